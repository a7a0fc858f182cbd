import { answerRequest } from '@oklad/answers'
import type { Payment } from '@oklad/contract/wire'
import { noticeKindNames } from '@oklad/engine/internal'
import fc from 'fast-check'
import { exemptCodes } from '../certificate.ts'
import { PersonTax } from '../person-tax.ts'
import { type NotSettled, type Recalculated, settled } from '../settled.ts'
import type { Paid } from '../year-sums.ts'

/**
 * The payments of a request, as the service answers in 2026; none of a request that it refuses.
 * @throws {Error} for a field that the service does not know
 */
export function paymentsOf(request: object): readonly Payment[] {
  const answer = answerRequest.payments(JSON.stringify(request), 2026, () => 'en')
  if (answer.ok) return answer.body.payments
  const unknown = answer.problems.filter(({ code }) => code === 'unknown_field')
  if (unknown.length > 0) throw new Error(unknown.map(({ pointer }) => pointer).join())
  return []
}

const QUARTERS = [3, 6, 9, 12]

/** The payments of one person with their tax divided between the lines. */
export const divided = (payments: readonly Paid[], tax = new PersonTax()): readonly Paid[] =>
  tax.divide(payments, QUARTERS)

/** The payments of a recalculation with their tax divided between the lines, or why there are none. */
export function settledByLine(recalculated: Recalculated): readonly Paid[] | NotSettled {
  const paid = settled(recalculated, new PersonTax())
  return typeof paid === 'string' ? paid : divided(paid)
}

const day = (month: number, date: number) =>
  `2026-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

const residence = fc.oneof(
  { arbitrary: fc.constant({}), weight: 4 },
  { arbitrary: fc.constant({ has_tax_privilege: true }), weight: 1 },
  {
    arbitrary: fc
      .constantFrom('ordinary', 'eaeu_citizen', 'highly_qualified_specialist', 'patent_holder')
      .map((non_resident_category) => ({ is_not_resident: true, non_resident_category })),
    weight: 2,
  },
)

const otherPay = fc.array(
  fc.record({
    kind: fc.constantFrom(
      ...['vacation_pay', 'sick_pay', 'material_aid', 'gift', 'birth_aid', 'severance', 'other'],
    ),
    month: fc.integer({ min: 3, max: 6 }),
    amount: fc.integer({ min: 1, max: 50_000_000 }),
  }),
  { maxLength: 3 },
)

const noticeDeductions = fc.array(
  fc.record({
    kind: fc.constantFrom(...noticeKindNames),
    month: fc.integer({ min: 1, max: 12 }),
    amount: fc.integer({ min: 0, max: 100_000_000 }),
  }),
  { maxLength: 3 },
)

/** How a month is divided into payments. */
export const anyPaydays = fc.record(
  {
    advance_day: fc.integer({ min: 15, max: 30 }),
    final_day: fc.integer({ min: 1, max: 14 }),
    advance_percent: fc.integer({ min: 0, max: 100 }),
  },
  { requiredKeys: [] },
)

/** The terms of a person for the year: any base, deduction and kind of residence. */
export const anyTerms = fc
  .tuple(
    fc.record({
      gross_salary: fc.oneof(
        fc.integer({ min: 100, max: 2_000_000 }),
        fc.integer({ min: 2_000_000, max: 60_000_000 }),
        fc.integer({ min: 60_000_000, max: 2_000_000_000 }),
      ),
      territorial_multiplier: fc.constantFrom(100, 115, 150, 200),
      northern_coefficient: fc.constantFrom(100, 130, 180),
      monthly_bonuses: fc.array(fc.nat(100_000_000), { minLength: 12, maxLength: 12 }),
      other_pay: otherPay,
      severance_average_month: fc.constantFrom(100, 1_000_000, 10_000_000),
    }),
    residence,
    fc.oneof(
      fc.constant({}),
      fc.record({
        children_count: fc.integer({ min: 0, max: 4 }),
        single_parent: fc.boolean(),
        notice_deductions: noticeDeductions,
      }),
    ),
  )
  .map(([pay, ofResidence, family]) => ({
    ...pay,
    ...ofResidence,
    ...('is_not_resident' in ofResidence ? {} : family),
  }))

/** The payments of one person: in all of the year, or in one or two employments; maybe with the December before. */
export const anyPerson = fc
  .tuple(anyTerms, anyPaydays, fc.constantFrom('year', 'part', 'twice', 'december'))
  .map(([terms, paydays, kind]): readonly Payment[][] => {
    const request = { ...terms, ...paydays }
    const of = (more: object) => [...paymentsOf({ ...request, ...more })]
    if (kind === 'year') return [of({})]
    if (kind === 'part') return [of({ start_date: day(3, 10), end_date: day(10, 9) })]
    const { monthly_bonuses: _, other_pay: __, ...plain } = request
    const first =
      kind === 'twice'
        ? of({ end_date: day(4, 17) })
        : [...paymentsOf({ ...plain, start_date: '2025-12-01' })].filter(
            ({ tax_year }) => tax_year === 2026,
          )
    return [first, of({ start_date: day(kind === 'twice' ? 7 : 1, 1), ...before(first) })]
  })

/** What was paid in the year before, for the cumulative tax of a second employment: exempt pay is no part of the base. */
function before(payments: readonly Payment[]): object {
  if (payments.length === 0) return {}
  const sum = (read: (payment: Payment) => number) =>
    payments.reduce((total, payment) => total + read(payment), 0)
  const deducted = (areExempt: boolean) =>
    sum(({ deduction_codes }) =>
      deduction_codes
        .filter(({ code }) => exemptCodes.has(code) === areExempt)
        .reduce((total, { amount }) => total + amount, 0),
    )
  // Severance that is exempt has no code.
  const unnamed = sum(({ gross_income, income_codes }) =>
    income_codes.reduce((left, { amount }) => left - amount, gross_income),
  )
  return {
    income_before: {
      base_gross_income:
        sum(({ base_gross_income }) => base_gross_income) - unnamed - deducted(true),
      north_gross_income: sum(({ north_gross_income }) => north_gross_income),
      tax_withheld: sum(({ tax_amount }) => tax_amount),
      deduction_granted: deducted(false),
    },
  }
}
