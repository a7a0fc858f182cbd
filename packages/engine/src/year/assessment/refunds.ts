import type { Citation, Law } from '@oklad/law'
import type { Figure } from '../../breakdown/figures.ts'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import { monthlyDeduction } from '../../deductions/children.ts'
import { claimsRefund, deductions } from '../../deductions/deductions.ts'
import {
  type DeductionName,
  deductionNames,
  deductionSteps,
  newDeductions,
  noDeductions,
} from '../../deductions/names.ts'
import { type Kopecks, minus, ZERO } from '../../money/kopecks.ts'
import { sumOfDeduction } from '../../year-figures.ts'
import { DeductedYear, taxSaved } from './deducted-year.ts'
import { propertyDeductionOf, socialDeductionOf } from './expenses.ts'
import { familyPaymentOf } from './family-payment.ts'
import { propertyRefundOf } from './property-refund.ts'
import type { SettledYear } from './settlement.ts'

/** The deductions of a year and the tax refunded for them, kopecks. */
export interface DeductionResult {
  /** The deduction for all children of one month. */
  readonly childrenMonthlyDeduction: Kopecks
  /** The months that had it. */
  readonly childrenMonths: number
  /** The tax that each deduction of the employer saved. The tax withheld in the months is already reduced by it. */
  readonly saved: Readonly<Record<DeductionName, Kopecks>>
  readonly propertyReturnThisYear: Kopecks
  /** This year and later years together, if each has this year's income, no other expenses and no family payment. */
  readonly propertyReturnTotal: Kopecks
  readonly socialReturn: Kopecks
  readonly totalReturn: Kopecks
  /** The yearly family payment, which is no part of `totalReturn`. */
  readonly familyPayment: Kopecks
}

/** The result for a person without deductions. */
export const NO_DEDUCTIONS: DeductionResult = {
  childrenMonthlyDeduction: ZERO,
  childrenMonths: 0,
  saved: noDeductions,
  propertyReturnThisYear: ZERO,
  propertyReturnTotal: ZERO,
  socialReturn: ZERO,
  totalReturn: ZERO,
  familyPayment: ZERO,
}

/**
 * Computes the tax refunded for the expenses of a year: the tax on the bases without the expenses less
 * the tax with them, at most the tax withheld. Social expenses come first because they do not carry over.
 * @param calculation has the months with their standard deductions; for its recorder see `DeductedYear`
 * @param settled the year of all employers together
 * @source Tax Code, articles 218 to 220
 */
export function refundsOf(calculation: Calculation, settled: SettledYear): DeductionResult {
  const { terms, law, recorder } = calculation
  const { socialLimits, propertyLimits } = law.figures
  const year = new DeductedYear(settled, recorder)
  const { granted, withheld } = year
  const { childrenMonths, counted, saved, without, before } = deductionsOfEmployer(
    calculation,
    year,
  )
  const childrenMonthlyDeduction = monthlyDeduction(law, terms)
  // A breakdown also shows that nothing is refunded.
  if (recorder === undefined && !claimsRefund(terms)) {
    const totalReturn = minus(without.value, before.value)
    return { ...NO_DEDUCTIONS, childrenMonthlyDeduction, childrenMonths, saved, totalReturn }
  }
  const make = year.citing(ruleCitations.taxBase)
  const { baseIncome, allowancesIncome } = settled.income
  const base = year.latest('base_pay_so_far', baseIncome)
  const gross = make(
    'gross_so_far',
    'sum',
    base,
    year.latest('allowances_so_far', allowancesIncome),
  )
  const taxable = make('taxable_income', 'difference_not_below_zero', gross, granted)
  const familyPayment = familyPaymentOf(terms, law, year, gross, without)

  const ofSocial = year.citing(socialLimits.citation)
  const social = socialDeductionOf(terms, law, year, ofSocial)
  const afterSocial = year.taxWith('with_social', [granted, social])
  const taxes = [before, afterSocial] as const
  const returned = [...taxes, withheld, familyPayment]
  const socialReturn = taxSaved(ofSocial, 'social_return', social, returned)

  const ofProperty = year.citing(propertyLimits.citation)
  const property = propertyDeductionOf(terms, law, ofProperty)
  const sums = { taxable, social, property }
  const refund = propertyRefundOf(year, ofProperty, sums, taxes, [socialReturn, familyPayment])
  const ofEmployer = counted
    .toReversed()
    .map((name) => year.latest(deductionSteps[name].saved, saved[name]))
  const parts = [...ofEmployer, refund.thisYear, socialReturn]
  const totalReturn = make('total_return', 'sum', ...parts)

  return {
    childrenMonthlyDeduction,
    childrenMonths,
    saved,
    propertyReturnThisYear: refund.thisYear.value,
    propertyReturnTotal: refund.total.value,
    socialReturn: socialReturn.value,
    totalReturn: totalReturn.value,
    familyPayment: familyPayment?.value ?? ZERO,
  }
}

/**
 * Makes the tax that each deduction of the employer saved, from the last one of the table to the first. With it
 * comes the tax `without` any deduction, and `before` the expenses. Deductions of the year before the first month count as
 * those for children.
 */
function deductionsOfEmployer(
  { terms, law, year: { months }, claimed }: Calculation,
  year: DeductedYear,
) {
  const { recorder } = year
  let childrenMonths = 0
  for (const month of months) if (month.deductions.children > 0) childrenMonths += 1
  if (recorder !== undefined) recordChildrenMonths(recorder, law, childrenMonths)
  const without = year.taxWith('without_deductions', [])
  const saved = newDeductions()
  const earlier = terms.incomeBefore.deductionGranted
  // The steps of some deductions are never left out.
  const counted = fromLast.filter(
    (name) => claimed.includes(name) || deductions[name].isAlwaysRecorded,
  )
  const last = counted.at(-1)
  const parts: Figure[] = []
  let before = without
  for (const name of counted) {
    const steps = deductionSteps[name]
    const citation = deductions[name].citation(law)
    const ofBefore = name === 'children' ? earlier : ZERO
    if (name !== last) {
      const ofMonths = sumOfDeduction(months, name)
      if (recorder !== undefined) {
        recorder.step(steps.granted, ofMonths, 'sum', recorder.monthsOf(steps.granted), citation)
      }
      parts.push(year.latest(steps.granted, ofMonths))
      if (ofBefore > 0) parts.push(given('deductions_before', ofBefore))
    }
    const after = year.taxWith(`with_${name}`, name === last ? [year.granted] : parts)
    saved[name] = minus(before.value, after.value)
    if (recorder !== undefined) {
      const isGranted = claimed.includes(name) || ofBefore > 0
      const taxes = isGranted ? [before, after] : []
      recorder.step(steps.saved, saved[name], isGranted ? 'difference' : 'sum', taxes, citation)
    }
    before = after
  }
  return { childrenMonths, counted, saved, without, before }
}

function recordChildrenMonths(recorder: Recorder, { figures }: Law, count: number): void {
  const { citation } = figures.childDeductions
  recorder.step('children_months', count, 'count', recorder.monthsOf('child_deduction'), citation)
}

/** The deductions in the order in which the tax that they save is found. */
const fromLast = deductionNames.toReversed()

const SAVED: readonly StepKind[] = deductionNames.map((name) => deductionSteps[name].saved)

const RETURNS: readonly StepKind[] = [
  ...SAVED,
  'social_return',
  'property_return',
  'property_return_total',
  'total_return',
  'family_payment',
]

/** Records that a person has no right to deductions. */
export function recordNoDeductions(recorder: Recorder, { figures }: Law, citation: Citation): void {
  for (const kind of ['children_monthly_deduction', 'children_months', ...RETURNS] as const) {
    const cited = kind === 'family_payment' ? figures.familyPaymentRate.citation : citation
    recorder.step(kind, 0, 'nothing', [], cited)
  }
}

/** Records that there is nothing to refund: no children and no expenses. */
export function recordNothingToRefund(recorder: Recorder, law: Law): void {
  recordChildrenMonths(recorder, law, 0)
  const { citation } = law.figures.childDeductions
  for (const kind of RETURNS) recorder.step(kind, 0, 'sum', [], citation)
}
