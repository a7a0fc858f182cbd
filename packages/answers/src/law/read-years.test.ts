import { describeInputProblem, startYears } from '@oklad/contract/internal'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { readDifferenceQuery, readLawYear } from './read-years.ts'

const { minimum, maximum } = startYears

describe('a year', () => {
  it.each([minimum, NEWEST_TAX_YEAR, maximum].map(String))('%s is read', (text) => {
    expect(readLawYear('year', text)).toEqual({ ok: true, year: Number(text) })
  })

  it.each([
    [String(minimum - 1), 'out_of_range'],
    [String(maximum + 1), 'out_of_range'],
    ['0', 'out_of_range'],
    ['02026', 'out_of_range'],
    ['99999999999999999999', 'out_of_range'],
    ['', 'not_an_integer'],
    ['2026.0', 'not_an_integer'],
    ['-2026', 'not_an_integer'],
    [' 2026', 'not_an_integer'],
    ['2e3', 'not_an_integer'],
    ['２０２６', 'not_an_integer'],
  ])('%j is refused: %s', (text, code) => {
    expect(readLawYear('year', text)).toEqual({
      ok: false,
      problem: { code, pointer: '/year', minimum, maximum },
    })
  })
})

describe('the query of a comparison', () => {
  const problemsIn = (query: string) => {
    const reading = readDifferenceQuery(query)
    return reading.ok ? [] : reading.problems.map(({ code, pointer }) => `${code} ${pointer}`)
  }

  it('reports at most 100 problems', () => {
    const query = Array.from({ length: 500 }, (_, index) => `x${index}=1`).join('&')
    expect(problemsIn(query)).toHaveLength(100)
  })

  it('is refused with words about years', () => {
    const reading = readDifferenceQuery('to=x')
    const problems = reading.ok ? [] : reading.problems
    expect(problems.map((problem) => describeInputProblem(problem, 'en').detail)).toEqual([
      `"from" is required and missing: it must be from ${minimum} to ${maximum}.`,
      `"to" must be a whole number from ${minimum} to ${maximum}.`,
    ])
    expect(problems.map((problem) => describeInputProblem(problem, 'ru').detail)).toEqual([
      `Нет обязательного «from»: нужно от ${minimum} до ${maximum}.`,
      `«to» — целое число от ${minimum} до ${maximum}.`,
    ])
  })
})
