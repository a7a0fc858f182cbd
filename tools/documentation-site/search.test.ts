import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import search, { termsOf } from './search.ts'

it.each([
  ['сколько', []],
  ['The', []],
  ['НДФЛ', ['ндфл']],
  ['отпускных', ['отпускных', 'отпускн']],
  ['зарплаты', ['зарплаты', 'зарплат']],
  ['deductions', ['deductions', 'deduction']],
  ['оклад', ['оклад']],
  ['дни', ['дни']],
])('%s is looked for as %j', (word, terms) => {
  expect(termsOf(word)).toEqual(terms)
})

interface Section {
  readonly id: string
  readonly title: string
  readonly text: string
}

const sections: readonly Section[] = [
  { id: '/docs/ru/fields', title: 'Поля', text: 'сколько дней, когда их платят' },
  { id: '/docs/ru/fields#absences', title: 'Отпускные', text: 'отпускные' },
  { id: '/docs/ru/employee#q1', title: 'Сколько отпускных', text: 'отпускные за три дня' },
  { id: '/docs/ru/law/pay', title: 'Оклад', text: 'дни и для них' },
]

it('finds another form of a word, guides first, and no page by a word that all have', () => {
  const options = { fields: ['title', 'text'], searchOptions: { prefix: true } }
  const index = new MiniSearch<Section>(options)
  index.addAll(sections)
  const found = search
    .loadJSON<Section>(JSON.stringify(index), options)
    .search('как для отпускного')
  expect(found.map(({ id }) => id)).toEqual(['/docs/ru/employee#q1', '/docs/ru/fields#absences'])
})
