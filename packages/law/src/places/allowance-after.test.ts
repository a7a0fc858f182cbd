import { expect, it } from 'vitest'
import { allowanceAfter } from './allowance-after.ts'
import { everyPlace } from './places.ts'

const after = (town: string, months: number) => {
  const place = everyPlace.find(({ name }) => name.ru === town)
  return place && allowanceAfter(place, months)
}

it.each([
  // The Far North: 10 % each half-year to 60, then each year to 80.
  ['Норильск', [0, 5, 6, 35, 36, 47, 48, 60, 400], [0, 0, 10, 50, 60, 60, 70, 80, 80]],
  // Chukotka: 10 % each half-year to 100.
  ['Анадырь', [36, 42, 60], [60, 70, 100]],
  // Equated areas: 10 % each year to 50.
  ['Сургут', [11, 12, 60, 72], [0, 10, 50, 50]],
  // The south of the Far East: 10 % after a year, then each two years to 30.
  ['Владивосток', [11, 12, 35, 36, 60, 90], [0, 10, 10, 20, 30, 30]],
  ['Екатеринбург', [120], [0]],
])('%s: the allowance after %j months is %j percent', (town, months, percent) => {
  expect(months.map((number) => after(town, number))).toEqual(percent)
})
