import type { StepKind } from '../breakdown/names.ts'
import type { Operation } from '../breakdown/recompute.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Period } from '../breakdown/step.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { taxDueOn } from '../withholding/tax-due.ts'
import type { YearFigures } from '../year-figures.ts'
import { familyPaymentOf } from './family-payment.ts'
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
  /** This year and later years together, if each has this year's income and no other expenses. */
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

/** The tax of the year with a deduction, kopecks, and its step. */
interface Taxed {
  readonly tax: number
  readonly due: Source
}

/**
 * Computes the tax refunded for the expenses of a year: the tax on the bases without the expenses less
 * the tax with them, at most the tax withheld. Social expenses come first because they do not carry over.
 *
 * The recorder's latest steps of `base_pay_so_far`, `allowances_so_far` and `deductions_so_far` must be
 * those of the year; so must `tax_withheld_everywhere` with other employers, else `tax_withheld_here`.
 * @param year the months with their standard deductions
 * @param settled the year of all employers together
 * @source Tax Code, articles 218 to 220
 */
export function refundsOf(
  terms: CompleteTerms,
  law: Law,
  { months, monthlyDeduction }: YearFigures,
  { scales, income, withheld }: SettledYear,
  recorder?: Recorder,
): DeductionResult {
  const { expenseLimits, childDeductions, ownDeductions, savingsLimit, gtoDeduction } = law.figures
  const limits = expenseLimits.value
  const granted = income.deduction
  const grantedStep = recorder?.latest('deductions_so_far')
  const withheldStep = recorder?.has('tax_withheld_everywhere')
    ? 'tax_withheld_everywhere'
    : 'tax_withheld_here'
  /** Records a figure and returns it. */
  const step = (kind: StepKind, value: number, operation: Operation, ...sources: Source[]) => {
    recorder?.step(kind, value, operation, sources, expenseLimits.citation)
    return value
  }
  const limited = (
    kind: StepKind,
    expense: number,
    limit: number,
    citation = expenseLimits.citation,
  ) => {
    const sum = Math.min(expense, limit)
    if (recorder === undefined) return sum
    const parts = [given('expense', expense), given('expense_limit', limit)]
    recorder.step(kind, sum, 'smallest', parts, citation)
    return sum
  }
  /** Computes the tax of the year with a deduction, and records its step. */
  const { baseIncome, allowancesIncome } = income
  const taxWith = (period: Period, deduction: number, ...parts: Source[]): Taxed => {
    recorder?.at(period)
    if (parts.length > 0) {
      recorder?.step('deductions_so_far', deduction, 'sum', parts, rules.taxBase)
    }
    const tax = taxDueOn(scales, baseIncome, allowancesIncome, deduction, recorder).onAll
    recorder?.at('year')
    return { tax, due: recorder?.latest('tax_due') }
  }
  /** Returns one tax less another, at most the rest of the tax withheld. */
  const saved = (kind: StepKind, from: Taxed, to: Taxed, left: number, ...used: StepKind[]) => {
    const parts = [from.due, to.due, withheldStep as StepKind, ...used]
    return step(kind, Math.min(from.tax - to.tax, left), 'difference_within', ...parts)
  }

  let childrenMonths = 0
  let own = 0
  for (const { childDeduction, ownDeduction } of months) {
    if (childDeduction > 0) childrenMonths++
    own += ownDeduction
  }
  const monthSteps = recorder?.monthsOf('child_deduction') ?? []
  recorder?.step('children_months', childrenMonths, 'count', monthSteps, childDeductions.citation)
  const without = taxWith('without_deductions', 0)
  let withOwn = without
  if (terms.ownDeduction !== 'none') {
    const { citation } = ownDeductions
    const ownSteps = recorder?.monthsOf('own_deduction') ?? []
    const ownStep = recorder?.step('own_deduction', own, 'sum', ownSteps, citation)
    withOwn = taxWith('with_own', own, ownStep)
    const dues = [without.due, withOwn.due]
    recorder?.step('own_return', without.tax - withOwn.tax, 'difference', dues, citation)
  }
  const before = taxWith('with_children', granted, grantedStep)
  const childrenReturn = withOwn.tax - before.tax
  const dues = [withOwn.due, before.due]
  recorder?.step('children_return', childrenReturn, 'difference', dues, childDeductions.citation)

  const grossParts = ['base_pay_so_far', 'allowances_so_far'] as const
  const gross = step('gross_so_far', baseIncome + allowancesIncome, 'sum', ...grossParts)
  const taxable = Math.max(gross - granted, 0)
  step('taxable_income', taxable, 'difference_not_below_zero', 'gross_so_far', grantedStep)
  const taxedYear = {
    taxable,
    tax: before.tax,
    withheld,
    steps: [before.due, withheldStep],
  } as const
  const familyPayment = familyPaymentOf(terms, law, taxedYear, recorder)
  const leftToReturn = withheld - familyPayment

  // A student may be too old for the monthly deduction, so the limit is at least that of one child.
  const educationLimit = limits.childEducation * Math.max(terms.children, 1)
  const { expensiveTreatment: treatment, longTermSavings, hasGtoBadge } = terms
  const gto = hasGtoBadge ? (gtoDeduction.value ?? 0) : 0
  const gtoInputs = [given('gto_badge', gto)]
  recorder?.step('gto_deduction', gto, 'given', gtoInputs, gtoDeduction.citation)
  const savingsMost = savingsLimit.value ?? 0
  const social =
    limited('social_expenses', terms.socialExpense, limits.social) +
    limited('child_education', terms.childEducationExpense, educationLimit) +
    step('expensive_treatment', treatment, 'given', given('expense', treatment)) +
    limited('long_term_savings', longTermSavings, savingsMost, savingsLimit.citation) +
    gto
  step('social_deduction', social, 'sum', ...SOCIAL_PARTS)
  const property =
    limited('housing', terms.housingExpense, limits.housing) +
    limited('mortgage_interest', terms.mortgageInterest, limits.mortgageInterest)
  step('property_deduction', property, 'sum', 'housing', 'mortgage_interest')

  const afterSocial = taxWith('with_social', granted + social, grantedStep, 'social_deduction')
  const socialReturn = saved('social_return', before, afterSocial, leftToReturn, 'family_payment')
  const both = ['social_deduction', 'property_deduction'] as const
  const afterBoth = taxWith('with_property', granted + social + property, grantedStep, ...both)
  const left = leftToReturn - socialReturn
  const returned = ['social_return', 'family_payment'] as const
  const propertyReturn = saved('property_return', afterSocial, afterBoth, left, ...returned)

  const room = Math.max(taxable - social, 0)
  step('property_room', room, 'difference_not_below_zero', 'taxable_income', 'social_deduction')
  const used = Math.min(property, room)
  step('property_used', used, 'smallest', 'property_deduction', 'property_room')
  const unused = property - used
  step('property_left', unused, 'difference', 'property_deduction', 'property_used')
  // A year whose whole income is deducted refunds all of its tax; the last year refunds a part.
  const years = taxable === 0 ? 0 : timesIn(unused, taxable)
  step('property_full_years', years, 'whole_times', 'property_left', 'taxable_income')
  const rest = taxable === 0 ? 0 : unused - years * taxable
  step('property_rest', rest, 'rest', 'property_left', 'property_full_years', 'taxable_income')
  const aYear = Math.min(before.tax, withheld)
  step('full_year_return', aYear, 'smallest', before.due, withheldStep)
  step('full_years_return', years * aYear, 'product', 'property_full_years', 'full_year_return')
  const afterRest = taxWith('last_property_year', granted + rest, grantedStep, 'property_rest')
  const lastReturn = saved('last_year_return', before, afterRest, withheld)
  const propertyTotal = propertyReturn + years * aYear + lastReturn
  const yearsParts = ['property_return', 'full_years_return', 'last_year_return'] as const
  step('property_return_total', propertyTotal, 'sum', ...yearsParts)
  const ownReturn = without.tax - withOwn.tax
  const total = childrenReturn + ownReturn + propertyReturn + socialReturn
  step('total_return', total, 'sum', ...TOTAL_PARTS)

  return {
    childrenMonthlyDeduction: monthlyDeduction as Kopecks,
    childrenMonths,
    childrenReturn: childrenReturn as Kopecks,
    ownReturn: ownReturn as Kopecks,
    propertyReturnThisYear: propertyReturn as Kopecks,
    propertyReturnTotal: propertyTotal as Kopecks,
    socialReturn: socialReturn as Kopecks,
    totalReturn: total as Kopecks,
    familyPayment: familyPayment as Kopecks,
  }
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
export function recordNoDeductions(recorder: Recorder, citation: Citation): void {
  for (const kind of ['children_monthly_deduction', 'children_months', ...RETURNS] as const) {
    recorder.step(kind, 0, 'nothing', [], citation)
  }
}

/** Records that there is nothing to refund: no children and no expenses. */
export function recordNothingToRefund(recorder: Recorder, { figures }: Law): void {
  const { childDeductions, expenseLimits } = figures
  const months = recorder.monthsOf('child_deduction')
  recorder.step('children_months', 0, 'count', months, childDeductions.citation)
  for (const kind of RETURNS) {
    const { citation } = kind === 'children_return' ? childDeductions : expenseLimits
    recorder.step(kind, 0, 'sum', [], citation)
  }
}
