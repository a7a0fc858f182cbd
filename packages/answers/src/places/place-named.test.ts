import { expect, it } from 'vitest'
import { isRegionWithCoefficient, placeNamed, placesNamed } from './place-named.ts'

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

it.each([
  ['Мирный', undefined],
  ['Mirny', undefined],
  ['Мирный, Якутия', 'Мирный'],
  ['г. Мирный (Якутия)', 'Мирный'],
  ['Республика Саха (Якутия), Мирный', 'Мирный'],
  ['Мирный, Архангельская область', undefined],
  ['Киров', undefined],
  ['Киров, Кировская обл.', 'Киров'],
  ['Киров, Калужская область', undefined],
  ['Вятка', 'Киров'],
  ['Благовещенск', undefined],
  ['Амурская область, г. Благовещенск', 'Благовещенск'],
  ['Радужный, ХМАО', 'Радужный'],
  ['Урал', undefined],
  ['Урал, Екатеринбург', 'Екатеринбург'],
])('%s is the place %s where others have its name', (text, name) => {
  expect(placeNamed(text)?.name.ru).toBe(name)
})

it('finds every place of a name', () => {
  expect(placesNamed('Мирный, Архангельская область').map(({ region }) => region.ru)).toEqual([
    'Республика Саха (Якутия)',
  ])
})
