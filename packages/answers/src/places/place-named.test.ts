import { expect, it } from 'vitest'
import { isRegionWithCoefficient, placeNamed } from './place-named.ts'

it.each([
  ['г. Норильск', 'Норильск'],
  ['NORILSK', 'Норильск'],
  ['Красноярский край, г Норильск', 'Норильск'],
  ['СПб', 'Санкт-Петербург'],
  ['Малые Вязники', undefined],
  ['', undefined],
])('%s is the place %s', (text, name) => {
  expect(placeNamed(text)?.name.ru).toBe(name)
})

it('regions with a coefficient are known', () => {
  expect(['Свердловская область', 'Москва', 'Отдел'].map(isRegionWithCoefficient)).toEqual([
    true,
    false,
    false,
  ])
})
