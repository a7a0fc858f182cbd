import { isDeepStrictEqual } from 'node:util'
import { type Law, lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Kopecks, LARGEST_SALARY, roubles } from '../money/kopecks.ts'
import { completeTermsWithLaw } from '../terms/complete-terms.ts'
import type { Terms } from '../terms/terms.ts'
import { anyCase, anyYear, rightTogether, sumUpTo } from '../testing/arbitraries.ts'
import { runs } from '../testing/runs.ts'
import { calculate } from './payslips.ts'
import { plainYears } from './plain-year.ts'

/** Returns the plain year of terms; `undefined` where it declines. */
const plainYearOf = (terms: Terms, law: Law) =>
  plainYears(Object.keys(terms) as (keyof Terms)[])?.(completeTermsWithLaw(terms, law), law)

/** Returns whether the plain year of terms is that of `calculate` without its months, to the sign of a zero. */
const isExact = (terms: Terms, law: Law) =>
  isDeepStrictEqual(plainYearOf(terms, law), { ...calculate(terms, law), months: [] })

const otherTerms: fc.Arbitrary<Omit<Terms, 'grossSalary'>> = fc
  .record(
    {
      districtCoefficient: fc.constantFrom(100, 115, 150, 200),
      northernAllowance: fc.constantFrom(0, 10, 30, 100),
      children: fc.constantFrom(0, 0, 1, 2, 3, 5, 30),
      disabledChildren: fc.constantFrom(0, 0, 0, 1, 2),
      elderChildren: fc.nat(3),
      isSingleParent: fc.boolean(),
      accidentRate: fc.constantFrom(0, 8, 20, 1190),
      firstDay: fc.constantFrom(1, 15),
      lastDay: fc.constantFrom(null, 31),
    },
    { requiredKeys: [] },
  )
  .map(rightTogether)

/** The sums of a law by which something changes in a year. */
function edgesOf({ figures }: Law): readonly number[] {
  const { mainScale, allowanceScale, contributionLimit, socialContributionLimit } = figures
  const { childDeductionLimit, minimumWage, minimumWageRaise } = figures
  const scales = [mainScale.value, allowanceScale.value ?? mainScale.value]
  const tops = scales.flatMap(({ brackets }) => brackets.map(({ upTo }) => upTo))
  const wages = [minimumWage.value, minimumWageRaise.value?.wage ?? minimumWage.value]
  const limits = [contributionLimit.value, socialContributionLimit.value]
  return [...tops, ...limits, childDeductionLimit.value.income, ...wages].filter(Number.isFinite)
}

/** Terms whose pay reaches an edge of the law in a month, or a few kopecks beside it. */
const edgeTerms = (law: Law) =>
  fc
    .record({
      other: otherTerms,
      edge: fc.constantFrom(...edgesOf(law)),
      month: fc.integer({ min: 1, max: 12 }),
      deductions: fc.nat(12),
      beside: fc.integer({ min: -3, max: 3 }),
      isOfAllPay: fc.boolean(),
    })
    .map(({ other, edge, month, deductions, beside, isOfAllPay }): Terms => {
      const { childrenMonthlyDeduction } = calculate(
        { ...other, grossSalary: roubles(1_000) },
        law,
      ).deductions
      const { districtCoefficient = 100, northernAllowance = 0 } = other
      const sum = edge + deductions * childrenMonthlyDeduction
      const percent = isOfAllPay ? districtCoefficient + northernAllowance : 100
      const salary = Math.floor((sum * 100) / (month * percent)) + beside
      return { ...other, grossSalary: Math.max(salary, 10_000) as Kopecks }
    })

/** Any plain terms. */
const sumTerms = fc
  .tuple(sumUpTo(LARGEST_SALARY), otherTerms)
  .map(([salary, other]): Terms => ({ ...other, grossSalary: Math.max(salary, 10_000) as Kopecks }))

/** A law in which the deduction for children ends where thresholds are: no year has such a limit. */
const withHighLimit = (law: Law): Law => {
  const { value, ...figure } = law.figures.childDeductionLimit
  const childDeductionLimit = { ...figure, value: { ...value, income: roubles(4_500_000) } }
  return { ...law, figures: { ...law.figures, childDeductionLimit } }
}

const anyLaw = fc
  .tuple(anyYear, fc.integer({ min: 1, max: 10 }))
  .map(([year, part]) => (part === 1 ? withHighLimit(lawOf(year)) : lawOf(year)))

const plainCase = anyLaw.chain((law) =>
  fc.record({
    law: fc.constant(law),
    terms: fc.oneof({ weight: 2, arbitrary: edgeTerms(law) }, sumTerms),
  }),
)

it('has the sums and the warnings of every plain year', () => {
  const differ: unknown[] = []
  for (const { law, terms } of fc.sample(plainCase, { seed: 1, numRuns: runs(300_000) })) {
    if (!isExact(terms, law)) differ.push({ year: law.year, terms })
  }
  expect(differ.slice(0, 3)).toEqual([])
}, 600_000)

it('is exact or declines, whatever the terms are', () => {
  fc.assert(
    fc.property(anyCase, ({ year, terms }) => {
      const law = lawOf(year)
      return plainYearOf(terms, law) === undefined || isExact(terms, law)
    }),
    { numRuns: runs(20_000) },
  )
}, 600_000)

it('declines a part of a year and pay that may not bear its tax', () => {
  const law = lawOf(2026)
  const salary = roubles(100_000)
  expect(plainYearOf({ grossSalary: salary, firstMonth: 2 }, law)).toBeUndefined()
  expect(plainYearOf({ grossSalary: salary, lastMonth: 11 }, law)).toBeUndefined()
  expect(plainYearOf({ grossSalary: roubles(99) }, law)).toBeUndefined()
  expect(plainYearOf({ grossSalary: salary, hasTaxPrivilege: true }, law)).toBeUndefined()
})

it('has a year worked by hand', () => {
  // 250,000 a month with one child in 2026: 1,400 are deducted in January alone, since 2 × 250,000 > 450,000.
  // The base of nine months is 2,248,600, that of ten 2,498,600, above the threshold of 2,400,000.
  // Tax of the year: 13 % of 2,400,000 is 312,000, and 15 % of 598,600 are 89,790. The deduction saves 15 % of 1,400 = 210.
  // Tax to September: 292,318; to October: 312,000 + 14,790 = 326,790. October withholds 34,472, September 32,500.
  const year = plainYearOf({ grossSalary: roubles(250_000), children: 1 }, lawOf(2026))
  expect(year?.incomeTax).toBe(40_179_000)
  expect(year?.deductions).toMatchObject({ childrenMonths: 1, totalReturn: 21_000 })
  expect(year?.warnings).toEqual([
    { code: 'child_deduction_limit_passed', month: 2, limit: 45_000_000 },
    { code: 'threshold_passed', month: 10, from: 13, to: 15, netChange: -197_200 },
    { code: 'contribution_limit_passed', month: 12, limit: 297_900_000 },
  ])
})
