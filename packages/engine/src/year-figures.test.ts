import { lawOf } from '@oklad/law'
import { expect, it } from 'vitest'
import { roubles } from './money/kopecks.ts'
import { yearOfComplete } from './readings/payslips.ts'
import { completeTerms } from './terms/complete-terms.ts'
import type { Terms } from './terms/terms.ts'
import { reusedYears } from './year-figures.ts'

const terms: Terms = { grossSalary: roubles(100_000), firstMonth: 2, lastMonth: 11 }

it('a year is filled again for another salary', () => {
  const yearOf = reusedYears()
  const year = yearOf(completeTerms(terms))
  expect(yearOf(completeTerms({ ...terms, grossSalary: roubles(1), children: 2 }))).toBe(year)
})

it('a year that is filled again has none of the deductions of the one before', () => {
  const yearOf = reusedYears()
  const law = lawOf(2026)
  const family = { children: 1, ownDeduction: 'item2' } as const
  yearOfComplete(completeTerms({ ...terms, ...family }), law, { yearOf })
  const { months } = yearOfComplete(completeTerms(terms), law, { yearOf })
  expect(months.map(({ deductions }) => deductions)).toEqual(
    Array(10).fill({ notice: 0, children: 0, own: 0 }),
  )
})

it.each([
  { firstMonth: 1 },
  { lastMonth: 12 },
  { contractType: 'civilContract' },
  { workingConditions: 'list2' },
] as const)('a year is new where %o would leave figures of the one before', (change) => {
  const yearOf = reusedYears()
  const year = yearOf(completeTerms(terms))
  expect(yearOf(completeTerms({ ...terms, ...change }))).not.toBe(year)
  expect(yearOf(completeTerms(terms))).not.toBe(year)
})
