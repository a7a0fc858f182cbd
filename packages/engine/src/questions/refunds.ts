import type { StepKind } from '../breakdown/names.ts'
import type { Operation } from '../breakdown/operations.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Period } from '../breakdown/step.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { type TaxedIncome, type TaxScales, taxOfYear } from '../year/tax-due.ts'

/** The deductions of a year and the tax that they give back, kopecks. */
export interface DeductionResult {
  /** The deduction for all children of one month. */
  readonly childrenMonthlyDeduction: Kopecks
  /** The months that had it. */
  readonly childrenMonths: number
  /** The tax that it saved; the tax of the months is already lower by it. */
  readonly childrenReturn: Kopecks
  readonly propertyReturnThisYear: Kopecks
  /** With the years that follow, if each has this year's income and no other expenses. */
  readonly propertyReturnTotal: Kopecks
  readonly socialReturn: Kopecks
  readonly totalReturn: Kopecks
}

/** The deductions of a person who has none, or no right to any. */
export const NO_DEDUCTIONS: DeductionResult = {
  childrenMonthlyDeduction: ZERO,
  childrenMonths: 0,
  childrenReturn: ZERO,
  propertyReturnThisYear: ZERO,
  propertyReturnTotal: ZERO,
  socialReturn: ZERO,
  totalReturn: ZERO,
}

/** The year to which refunds are computed. */
export interface RefundYear {
  readonly law: Law
  readonly scales: TaxScales
  /** Income of the year, with the deductions for children that were granted. */
  readonly income: TaxedIncome
  /** Tax withheld in the year, kopecks. */
  readonly withheld: number
  readonly children: { readonly monthly: Kopecks; readonly months: number }
}

/**
 * The tax that the expenses of a year give back: tax before less tax after over the brackets,
 * social expenses first because they do not carry over, and never more than was withheld.
 *
 * The recorder's latest steps of `base_pay_so_far`, `allowances_so_far`, `deductions_so_far` and
 * `tax_withheld_here` are those of the year.
 * @source Tax Code, articles 218 to 220
 */
export function refundsOf(
  terms: CompleteTerms,
  { law, scales, income, withheld, children }: RefundYear,
  recorder?: Recorder,
): DeductionResult {
  const { value: limits, citation } = law.figures.expenseLimits
  const childCitation = law.figures.childDeductions.citation
  const step = (
    kind: StepKind,
    value: number,
    operation: Operation,
    sources: readonly Source[],
    cited = citation,
  ) => recorder?.step(kind, value, operation, sources, cited)
  const grantedStep = recorder?.latest('deductions_so_far')
  /** The tax of the year with a deduction, and its step. */
  const taxWith = (period: Period, deduction: number, parts: readonly StepKind[]) => {
    recorder?.at(period)
    if (parts.length > 0) {
      step('deductions_so_far', deduction, 'sum', [grantedStep, ...parts], rules.taxBase)
    }
    const tax = taxOfYear(scales, { ...income, deduction }, recorder)
    recorder?.at('year')
    return { tax, due: recorder?.latest('tax_due') }
  }
  const limited = (kind: StepKind, expense: number, limit: number) => {
    const value = Math.min(expense, limit)
    step(kind, value, 'smallest', [given('expense', expense), given('expense_limit', limit)])
    return value
  }
  const granted = income.deduction

  const monthSteps = recorder?.monthsOf('child_deduction') ?? []
  step('children_months', children.months, 'count', monthSteps, childCitation)
  const without = taxWith('without_deductions', 0, [])
  const before = taxWith('with_children', granted, [])
  const childrenReturn = without.tax - before.tax
  const saved = [without.due, before.due]
  step('children_return', childrenReturn, 'difference', saved, childCitation)

  // A student may be past the age of the monthly deduction: the limit is for one child at least.
  const educationLimit = limits.childEducation * Math.max(terms.children, 1)
  const social =
    limited('social_expenses', terms.socialExpense, limits.social) +
    limited('child_education', terms.childEducationExpense, educationLimit)
  step('social_deduction', social, 'sum', ['social_expenses', 'child_education'])
  const property =
    limited('housing', terms.housingExpense, limits.housing) +
    limited('mortgage_interest', terms.mortgageInterest, limits.mortgageInterest)
  step('property_deduction', property, 'sum', ['housing', 'mortgage_interest'])

  const afterSocial = taxWith('with_social', granted + social, ['social_deduction'])
  const socialReturn = Math.min(before.tax - afterSocial.tax, withheld)
  const socialParts = [before.due, afterSocial.due, 'tax_withheld_here'] as const
  step('social_return', socialReturn, 'difference_within', socialParts)
  const both = ['social_deduction', 'property_deduction'] as const
  const afterProperty = taxWith('with_property', granted + social + property, both)
  const propertyReturn = Math.min(afterSocial.tax - afterProperty.tax, withheld - socialReturn)
  step('property_return', propertyReturn, 'difference_within', [
    afterSocial.due,
    afterProperty.due,
    'tax_withheld_here',
    'social_return',
  ])

  const grossIncome = income.baseIncome + income.allowancesIncome
  step('gross_so_far', grossIncome, 'sum', ['base_pay_so_far', 'allowances_so_far'])
  const taxable = Math.max(grossIncome - granted, 0)
  step('taxable_income', taxable, 'difference_not_below_zero', ['gross_so_far', grantedStep])
  const room = Math.max(taxable - social, 0)
  const roomParts = ['taxable_income', 'social_deduction'] as const
  step('property_room', room, 'difference_not_below_zero', roomParts)
  const used = Math.min(property, room)
  step('property_used', used, 'smallest', ['property_deduction', 'property_room'])
  const left = property - used
  step('property_left', left, 'difference', ['property_deduction', 'property_used'])
  // Years that use up all of their income give back all of their tax; the last one a part of it.
  const fullYears = taxable === 0 ? 0 : timesIn(left, taxable)
  step('property_full_years', fullYears, 'whole_times', ['property_left', 'taxable_income'])
  const rest = taxable === 0 ? 0 : left - fullYears * taxable
  const restParts = ['property_left', 'property_full_years', 'taxable_income'] as const
  step('property_rest', rest, 'rest', restParts)
  const fullYearReturn = Math.min(before.tax, withheld)
  step('full_year_return', fullYearReturn, 'smallest', [before.due, 'tax_withheld_here'])
  const fullYearsReturn = fullYears * fullYearReturn
  step('full_years_return', fullYearsReturn, 'product', ['property_full_years', 'full_year_return'])
  const afterRest = taxWith('last_property_year', granted + rest, ['property_rest'])
  const lastYearReturn = Math.min(before.tax - afterRest.tax, withheld)
  const lastParts = [before.due, afterRest.due, 'tax_withheld_here'] as const
  step('last_year_return', lastYearReturn, 'difference_within', lastParts)
  const propertyTotal = propertyReturn + fullYearsReturn + lastYearReturn
  const yearsParts = ['property_return', 'full_years_return', 'last_year_return'] as const
  step('property_return_total', propertyTotal, 'sum', yearsParts)
  const totalReturn = childrenReturn + propertyReturn + socialReturn
  const totalParts = ['children_return', 'property_return', 'social_return'] as const
  step('total_return', totalReturn, 'sum', totalParts)

  return {
    childrenMonthlyDeduction: children.monthly,
    childrenMonths: children.months,
    childrenReturn: childrenReturn as Kopecks,
    propertyReturnThisYear: propertyReturn as Kopecks,
    propertyReturnTotal: propertyTotal as Kopecks,
    socialReturn: socialReturn as Kopecks,
    totalReturn: totalReturn as Kopecks,
  }
}

const RETURNS: readonly StepKind[] = [
  'children_return',
  'social_return',
  'property_return',
  'property_return_total',
  'total_return',
]

/** Records that a person has no right to deductions. */
export function recordNoDeductions(recorder: Recorder, citation: Citation): void {
  recorder.step('children_monthly_deduction', 0, 'nothing', [], citation)
  recorder.step('children_months', 0, 'nothing', [], citation)
  for (const kind of RETURNS) recorder.step(kind, 0, 'nothing', [], citation)
}

/** Records that there is nothing to give back: no children and no expenses. */
export function recordNothingToRefund(recorder: Recorder, { figures }: Law): void {
  const { childDeductions, expenseLimits } = figures
  const months = recorder.monthsOf('child_deduction')
  recorder.step('children_months', 0, 'count', months, childDeductions.citation)
  for (const kind of RETURNS) {
    const { citation } = kind === 'children_return' ? childDeductions : expenseLimits
    recorder.step(kind, 0, 'sum', [], citation)
  }
}
