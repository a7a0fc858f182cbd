import { EARLIEST_TAX_YEAR, type LawFigures, lawOf, NEWEST_TAX_YEAR } from '@oklad/law'
import fc from 'fast-check'
import { type Kopecks, LARGEST_OTHER_PAY, LARGEST_SALARY, roubles, ZERO } from '../money/kopecks.ts'
import { payKinds } from '../pay/kinds.ts'
import { excludedTerms } from '../terms/complete-terms.ts'
import type { Term } from '../terms/term.ts'
import { type Month, type OtherPay, type Terms, termTable } from '../terms/terms.ts'
import { remoteScaleOf } from '../withholding/residency.ts'
import { tariffFigures } from '../year/reduced-contributions.ts'

/** Sums up to a limit, small ones as often as large ones. */
export const sumUpTo = (max: number) =>
  fc.oneof(
    ...[3_000, 100_000_000, 3_000_000_000, max].map((limit) =>
      fc.integer({ min: 0, max: Math.min(limit, max) }),
    ),
  ) as fc.Arbitrary<Kopecks>

/** Twelve values. */
export const twelve = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(value, { minLength: 12, maxLength: 12 })

/** Twelve sums up to a limit. */
export const twelveUpTo = (max: number) => twelve(sumUpTo(max))

/** Twelve sums, each up to the largest salary. */
export const yearOfSums = twelveUpTo(LARGEST_SALARY)

export const anyYear = fc.integer({ min: EARLIEST_TAX_YEAR, max: NEWEST_TAX_YEAR + 2 })

const plain = {
  grossSalary: sumUpTo(LARGEST_SALARY),
  districtCoefficient: fc.integer({ min: 100, max: 200 }),
  northernAllowance: fc.integer({ min: 0, max: 100 }),
  firstMonth: fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>,
  hasTaxPrivilege: fc.boolean(),
}

/** The terms of an ordinary employee, which every year has. */
export const plainTerms: fc.Arbitrary<Terms> = fc.record(plain)

/** All terms, with pay of one size: from a few roubles to the largest salary. */
const allTerms = fc
  .constantFrom(...[3_000, 3_000_000, 30_000_000, 1_000_000_000, LARGEST_SALARY])
  .chain(termsOfPay)

/** The terms whose random values are not those of their range. */
const chosen: { readonly [Name in keyof Terms]?: fc.Arbitrary<unknown> } = {
  contractType: fc.constantFrom('employment', 'employment', 'civilContract', 'selfEmployment'),
  // Every month has these days.
  firstDay: fc.integer({ min: 1, max: 28 }),
  lastDay: fc.integer({ min: 1, max: 28 }),
  children: fc.oneof(fc.nat(5), fc.nat(30)),
  disabledChildren: fc.oneof(fc.nat(2), fc.nat(30)),
  elderChildren: fc.nat(3),
}

/** Any terms by the table of terms, with pay of at most a sum. */
function termsOfPay(largest: number): fc.Arbitrary<Terms> {
  const entries = (Object.keys(termTable) as (keyof Terms)[]).map((name) => [
    name,
    chosen[name] ?? anyOf(termTable[name], largest),
  ])
  return fc
    .record(Object.fromEntries(entries) as { grossSalary: fc.Arbitrary<Kopecks> }, {
      requiredKeys: ['grossSalary'],
    })
    .map(rightTogether)
}

/** Returns terms of which each is as large as those that it bounds, or larger, without those that the contract type excludes. */
export const rightTogether = <Some extends Partial<Terms>>(terms: Some): Some => {
  const { children = 0, disabledChildren = 0, districtCoefficient: paid = 100 } = terms
  const ofLaw = terms.statutoryDistrictCoefficient ?? 100
  const all = {
    ...terms,
    ...(disabledChildren > children && { children: disabledChildren }),
    ...(ofLaw > paid && { districtCoefficient: ofLaw }),
  }
  const excluded = excludedTerms[terms.contractType ?? 'employment']
  const isNeutral = (name: string) => name === 'statutoryDistrictCoefficient' && excluded.length > 0
  const entries = Object.entries(all).filter(
    ([name]) => !excluded.includes(name as keyof Terms) && !isNeutral(name),
  )
  return Object.fromEntries(entries) as unknown as Some
}

/** Any value of a term; sums of a month and of a year are those of pay of at most `largest`. */
function anyOf({ range }: Term<unknown>, largest: number): fc.Arbitrary<unknown> {
  switch (range.kind) {
    case 'whole': {
      const { lowest: min, highest } = range
      if (highest < LARGEST_OTHER_PAY) return fc.integer({ min, max: highest })
      const sum = sumUpTo(
        highest === 12 * LARGEST_SALARY ? 12 * largest : Math.min(highest, largest),
      )
      return fc.oneof(fc.constant(0), { weight: 3, arbitrary: sum })
    }
    case 'choice':
      return fc.constantFrom(...range.values)
    case 'flag':
      return fc.boolean()
    case 'date':
      return fc.constantFrom(range.lowest, range.highest)
    case 'text':
      return fc.string({ minLength: 1, maxLength: range.most })
    case 'law':
      return anyYear.map(lawOf)
    case 'any':
      return fc.anything()
    case 'twelve':
      return twelve(anyOf(range.of, largest))
    case 'record': {
      const members = Object.entries(range.members)
      return fc.record(
        Object.fromEntries(members.map(([name, member]) => [name, anyOf(member, largest)])),
      )
    }
    case 'list':
      return fc.array(anyOf(range.of, largest), { minLength: range.least, maxLength: range.most })
  }
}

/** Other pay with a month of the calculation, and a northern part that its kind can have. */
const paidIn = (
  { kind, month, amount, northernAmount = ZERO }: OtherPay,
  first: Month,
  last: Month,
) => ({
  kind,
  month: Math.min(Math.max(month, first), last) as Month,
  amount,
  northernAmount: (payKinds[kind].hasNorthernPart ? northernAmount : 0) as Kopecks,
})

/** A tax year with terms that it has. */
export interface Case {
  readonly year: number
  readonly terms: Terms
}

const hasTariff = ({ contributionTariff: name = 'general' }: Terms, figures: LawFigures) =>
  name === 'general' || figures[tariffFigures[name]].value !== null

/** Any terms, with any year that has their contract type, tariff and calendar. */
export const anyCase: fc.Arbitrary<Case> = fc
  .tuple(anyYear, fc.oneof(plainTerms, { weight: 4, arbitrary: allTerms }))
  .map(([year, terms]) => {
    const { figures, workingDays } = lawOf(year)
    const { firstMonth = 1, otherPay = [] } = terms
    const lastMonth = Math.max(firstMonth, terms.lastMonth ?? 12) as Month
    const isEmployment = (terms.contractType ?? 'employment') === 'employment'
    return {
      year,
      terms: {
        ...terms,
        ...(figures.selfEmployment.value === null && { contractType: 'employment' as const }),
        ...(!hasTariff(terms, figures) && { contributionTariff: 'general' as const }),
        ...(workingDays === null && {
          firstMonthPaid: 'full' as const,
          lastMonthPaid: 'full' as const,
          absentDays: null,
        }),
        ...(remoteScaleOf(lawOf(year), terms.contractType ?? 'employment').value === null && {
          nonResidentCategory: 'listed' as const,
        }),
        lastMonth,
        ...(otherPay.length > 0 && {
          severanceAverageMonth: terms.severanceAverageMonth || roubles(1),
        }),
        otherPay: isEmployment ? otherPay.map((pay) => paidIn(pay, firstMonth, lastMonth)) : [],
      },
    }
  })
