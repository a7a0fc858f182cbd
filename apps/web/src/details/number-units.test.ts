import { expect, it } from 'vitest'
import { readNumber } from './number-units.ts'

it.each([
  ['1,15', 115],
  ['1.3', 130],
  ['2', 200],
  ['15 %', 115],
  ['15', 115],
  ['115%', 115],
  ['70 %', 170],
  ['100 %', undefined],
  ['5', undefined],
  ['0,15', undefined],
])('reads a district coefficient typed as %s', (text, hundredths) => {
  const limits = { type: 'integer', minimum: 100, maximum: 200 } as const
  expect(readNumber(text, 'hundredths', limits)).toBe(hundredths)
})

it('reads a rate of accident insurance in percent as it is', () => {
  const limits = { type: 'integer', minimum: 8, maximum: 1190 } as const
  expect(readNumber('10 %', 'hundredthsOfPercent', limits)).toBe(1000)
})
