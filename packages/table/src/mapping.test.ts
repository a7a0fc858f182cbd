import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readMapping, writeMapping } from './mapping.ts'
import { describeTableProblem, TableError } from './table-error.ts'

const entry = fc.oneof(
  fc.constant(null),
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 100 }),
)

describe('a file of what columns hold', () => {
  it('is read as it was written, whatever the headers are', () => {
    const headers = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'a"b\\'))
    const files = fc.uniqueArray(fc.tuple(headers, entry), { selector: ([header]) => header })
    fc.assert(
      fc.property(files, (entries) => {
        const said = entries.filter(([, one]) => typeof one === 'string')
        const read = readMapping(writeMapping(entries))
        expect(new Map(Object.entries(read))).toEqual(new Map(said as [string, string][]))
      }),
    )
  })

  it('says nothing of a question that is not answered, and of a column that passes by itself', () => {
    const text = '{"version":1,"columns":{"Премия":["monthly_bonuses_3_rub","keep"],"Отдел":null}}'
    expect(readMapping(text)).toEqual({})
  })

  it.each([
    ['', 'it is not JSON'],
    ['[]', 'it is not JSON'],
    ['{"version":1,"columns":{"Оклад":"keep","Оклад":"gross_salary_rub"}}', 'each header once'],
    ['{"version":2,"columns":{}}', 'it must have "version": 1'],
    ['{"columns":{}}', 'it must have "version": 1'],
    ['{"version":1,"colums":{}}', 'it has "colums", and only'],
    ['{"version":1}', '"columns" must be an object'],
    ['{"version":1,"columns":[]}', '"columns" must be an object'],
    ['{"version":1,"columns":{"Оклад":1}}', 'beside "Оклад" must stand'],
    ['{"version":1,"columns":{"Оклад":""}}', 'beside "Оклад" must stand'],
    ['{"version":1,"columns":{"Оклад":[1]}}', 'beside "Оклад" must stand'],
    [`{"version":1,"columns":{"Оклад":"${'x'.repeat(201)}"}}`, 'beside "Оклад" must stand'],
    [' '.repeat(262_145), 'more than 256 kB'],
    [writeMapping(Array.from({ length: 703 }, (_, at) => [`c${at}`, null])), 'at most 702 headers'],
  ])('is refused where it is wrong: %.60s', (text, reason) => {
    let problems: TableError['problems'] = []
    try {
      readMapping(text)
    } catch (error) {
      if (error instanceof TableError) problems = error.problems
    }
    expect(problems.map((problem) => describeTableProblem(problem, 'en'))).toEqual([
      expect.stringContaining(reason),
    ])
  })
})
