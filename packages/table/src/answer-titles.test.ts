import { languages, requestFields } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { answerColumns, answerTitles } from './answer-columns.ts'
import { columnsByName, exactReader } from './request-columns.ts'

const questions = ['calc', 'gross-up', 'payments'] as const
const everyField = new Set(Object.keys(requestFields))

describe('a column of answers', () => {
  it('has a title, unless it is a term of the request under its own name', () => {
    const untitled = [...answerTitles].filter(([, titles]) => titles === undefined)
    const isTerm = ([name]: (typeof untitled)[number]) =>
      questions.some((question) => columnsByName(question).has(name))
    expect(untitled.filter((column) => !isTerm(column))).toEqual([])
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

    // A bonus that is given and one that was accrued have titles of their own. Titles are of lists with salaries: a table of
    // net pay has the names of the API.
    const titled = question === 'gross-up' ? [] : (['months', 'long'] as const)
    it.each(titled)('has no title of a term: %s', (detail) => {
      const titles = columnsOf(detail).flatMap(({ titles }) => Object.values(titles ?? {}))
      expect(titles.length).toBeGreaterThan(20)
      expect(titles.filter(exactReader(question))).toEqual([])
    })
  })
})
