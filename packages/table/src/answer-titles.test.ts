import { languages, requestFields } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { answerColumns, answerTitles } from './answer-columns.ts'
import { NAMES_TAX } from './recognition/recognise.ts'
import { columnsByName, exactReader, isWhole, titleOf } from './request-columns.ts'

const questions = ['calc', 'gross-up', 'payments'] as const
const everyField = new Set(Object.keys(requestFields))

it.each(questions)(
  'a value of a request has a title, unless a cell holds it whole: %s',
  (question) => {
    const untitled = [...columnsByName(question).values()].filter(
      (column) => titleOf(column, question).ru === column.value.name && !isWhole(column.value),
    )
    expect(untitled).toEqual([])
  },
)

describe('a column of answers', () => {
  it('has a title, unless it is a term of the request under its own name', () => {
    const untitled = [...answerTitles()].filter(([, titles]) => titles === undefined)
    const isTerm = ([name]: (typeof untitled)[number]) =>
      questions.some((question) => columnsByName(question).has(name))
    expect(untitled.filter((column) => !isTerm(column))).toEqual([])
  })

  it('of the tax names it: without one a table is none of ours', () => {
    const ofTax = [...answerTitles()].filter(([name]) => name.includes('_tax_amount'))
    const headers = ofTax.flatMap(([name, titles]) => [name, ...Object.values(titles ?? {})])
    expect(headers.length).toBeGreaterThan(0)
    expect(headers.filter((header) => !NAMES_TAX.test(header))).toEqual([])
  })

  describe.each(questions)('%s', (question) => {
    const columnsOf = (detail: 'months' | 'long') =>
      answerColumns(everyField, [], { question, detail })

    it.each(['months', 'long'] as const)('has a title of its own: %s', (detail) => {
      for (const language of languages) {
        const titles = columnsOf(detail).flatMap(({ titles }) => titles?.[language] ?? [])
        expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
      }
    })

    // A bonus that is given and one that was accrued have titles of their own. What the net pay is of is read again.
    it.each(['months', 'long'] as const)('has no title of another term: %s', (detail) => {
      const read = exactReader(question)
      const titled = columnsOf(detail).flatMap(({ name, titles }) =>
        Object.values(titles ?? {}).map((title) => ({ name, title })),
      )
      expect(titled.length).toBeGreaterThan(20)
      const isOther = ({ name, title }: (typeof titled)[number]) =>
        ![undefined, ...(name === 'basis' ? ['basis'] : [])].includes(read(title)?.value.name)
      expect(titled.filter(isOther)).toEqual([])
    })
  })
})
