import type { Citation, Law } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { DeductedYear } from './deducted-year.ts'
import { familyPaymentOf } from './family-payment.ts'
import { propertyRefundOf } from './property-refund.ts'
import type { SettledYear } from './settlement.ts'

/** The deductions of a year and the tax refunded for them, kopecks. */
export interface DeductionResult {
  /** The deduction for all children of one month. */
  readonly childrenMonthlyDeduction: Kopecks
  /** The months that had it. */
  readonly childrenMonths: number
  /** The tax that it saved. The tax withheld in the months is already reduced by it. */
  readonly childrenReturn: Kopecks
  /** The tax that the own deduction saved, in the same way. */
  readonly ownReturn: Kopecks
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
  childrenReturn: ZERO,
  ownReturn: ZERO,
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
  const { gross, granted, grantedStep } = year
  const standard = standardDeductionsOf(calculation, year)
  const { without, before } = standard

  year.step('gross_so_far', gross, 'sum', ['base_pay_so_far', 'allowances_so_far'])
  const taxable = Math.max(gross - granted, 0)
  year.step('taxable_income', taxable, 'difference_not_below_zero', ['gross_so_far', grantedStep])
  const familyPayment = familyPaymentOf(terms, law, year, without)
  const left = year.withheld - familyPayment

  year.citation = socialLimits.citation
  const social = socialDeductionOf(terms, law, year)
  const socialParts = [grantedStep, 'social_deduction'] as const
  const afterSocial = year.taxWith('with_social', granted + social, socialParts)
  const taxes = [before, afterSocial] as const
  const socialReturn = year.saved('social_return', social, taxes, left, ['family_payment'])
  year.citation = propertyLimits.citation
  const { housing, mortgageInterest } = propertyLimits.value
  const property =
    year.limited('housing', terms.housingExpense, housing) +
    year.limited('mortgage_interest', terms.mortgageInterest, mortgageInterest)
  year.step('property_deduction', property, 'sum', ['housing', 'mortgage_interest'])
  const sums = { taxable, social, property }
  const refund = propertyRefundOf(year, sums, before, afterSocial, left - socialReturn)
  const { childrenMonths, childrenReturn, ownReturn } = standard
  year.citation = ruleCitations.taxBase
  const total = childrenReturn + ownReturn + refund.thisYear + socialReturn
  year.step('total_return', total, 'sum', TOTAL_PARTS)

  return {
    childrenMonthlyDeduction: calculation.year.monthlyDeduction as Kopecks,
    childrenMonths,
    childrenReturn: childrenReturn as Kopecks,
    ownReturn: ownReturn as Kopecks,
    propertyReturnThisYear: refund.thisYear as Kopecks,
    propertyReturnTotal: refund.total as Kopecks,
    socialReturn: socialReturn as Kopecks,
    totalReturn: total as Kopecks,
    familyPayment: familyPayment as Kopecks,
  }
}

/**
 * Computes the tax that the standard deductions saved, kopecks: first the own one, then those for children. With it comes
 * the tax `without` any deduction, and `before` others.
 */
function standardDeductionsOf(
  { terms, law, year: { months, monthlyDeduction } }: Calculation,
  year: DeductedYear,
) {
  const { childDeductions, ownDeductions } = law.figures
  const { recorder, granted, grantedStep } = year
  let childrenMonths = 0
  let own = 0
  for (const { childDeduction, ownDeduction } of months) {
    if (childDeduction > 0) childrenMonths++
    own += ownDeduction
  }
  const monthSteps = recorder?.monthsOf('child_deduction') ?? []
  recorder?.step('children_months', childrenMonths, 'count', monthSteps, childDeductions.citation)
  const without = year.taxWith('without_deductions', 0, [])
  let withOwn = without
  let ownReturn = 0
  if (terms.ownDeduction !== 'none') {
    const { citation } = ownDeductions
    const ownSteps = recorder?.monthsOf('own_deduction') ?? []
    const ownStep = recorder?.step('own_deduction', own, 'sum', ownSteps, citation)
    withOwn = year.taxWith('with_own', own, [ownStep])
    ownReturn = without.tax - withOwn.tax
    recorder?.step('own_return', ownReturn, 'difference', [without.due, withOwn.due], citation)
  }
  const before = year.taxWith('with_children', granted, [grantedStep])
  const childrenReturn = withOwn.tax - before.tax
  const hasChildren = monthlyDeduction > 0 || granted > own
  const dues = hasChildren ? [withOwn.due, before.due] : []
  const operation = hasChildren ? 'difference' : 'sum'
  recorder?.step('children_return', childrenReturn, operation, dues, childDeductions.citation)
  return { childrenMonths, childrenReturn, ownReturn, without, before }
}

/**
 * Returns the social deduction of a year, kopecks.
 * @source Tax Code, articles 218, 219, 219.2
 */
function socialDeductionOf(terms: CompleteTerms, { figures }: Law, year: DeductedYear): number {
  const { socialLimits, savingsLimit, gtoDeduction } = figures
  const limits = socialLimits.value
  // A student may be too old for the monthly deduction, so the limit is at least that of one child.
  const educationLimit = limits.childEducation * Math.max(terms.children, 1)
  const { expensiveTreatment: treatment, longTermSavings, hasGtoBadge } = terms
  const gto = hasGtoBadge ? (gtoDeduction.value ?? 0) : 0
  const ofGto = year.recorder?.citing(gtoDeduction.citation)
  ofGto?.('gto_deduction', gto, 'given', given('gto_badge', gto))
  const savingsMost = savingsLimit.value ?? 0
  const social =
    year.limited('social_expenses', terms.socialExpense, limits.social) +
    year.limited('child_education', terms.childEducationExpense, educationLimit) +
    year.step('expensive_treatment', treatment, 'given', [given('expense', treatment)]) +
    year.limited('long_term_savings', longTermSavings, savingsMost, savingsLimit.citation) +
    gto
  return year.step('social_deduction', social, 'sum', SOCIAL_PARTS)
}

const TOTAL_PARTS = ['children_return', 'own_return', 'property_return', 'social_return'] as const

const SOCIAL_PARTS: readonly StepKind[] = [
  'social_expenses',
  'child_education',
  'expensive_treatment',
  'long_term_savings',
  'gto_deduction',
]

const RETURNS: readonly StepKind[] = [
  'children_return',
  'own_return',
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
export function recordNothingToRefund(recorder: Recorder, { figures }: Law): void {
  const { citation } = figures.childDeductions
  const months = recorder.monthsOf('child_deduction')
  recorder.step('children_months', 0, 'count', months, citation)
  for (const kind of RETURNS) recorder.step(kind, 0, 'sum', [], citation)
}
