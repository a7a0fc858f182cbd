import { describe, expect, it } from 'vitest'
import { answering } from './answer-rows.ts'
import { columnsInWords } from './columns-in-words.ts'

const asked = { question: 'calc', detail: 'year', language: 'en', currentYear: 2026 } as const
const said = /Rows of one person are not found/

describe('a table whose rows are not compared', () => {
  it('says so where a program wrote it and its columns name people', () => {
    const run = answering({
      ...asked,
      headers: ['ФИО', 'Оклад, руб.'],
      types: ['text', 'number'],
    })
    expect(columnsInWords(run, 'calc', 'en').assumed).toContainEqual(expect.stringMatching(said))
  })

  it.each([
    ['a list whose rows are compared', { headers: ['ФИО', 'Оклад, руб.'] }],
    ['a file without people', { headers: ['Оклад, руб.'], types: ['number'] as const }],
  ])('does not say so of %s', (_, table) => {
    const { assumed } = columnsInWords(answering({ ...asked, ...table }), 'calc', 'en')
    expect(assumed.filter((text) => said.test(text))).toEqual([])
  })
})
