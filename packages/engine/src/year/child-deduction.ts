import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from './month.ts'

/**
 * Grants the standard deduction for children through the last month in which the income since
 * January is within the limit. The month that passes the limit has no deduction.
 * @source Tax Code, article 218, paragraph 1, item 4
 */
export function grantChildDeduction(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const { childDeductions, childDeductionLimit } = law.figures
  const { income: limit, countsAllowances } = childDeductionLimit.value
  const { baseIncome, allowancesIncome } = terms.incomeBefore
  const monthly = monthlyDeduction(law, terms)
  if (recorder !== undefined) recordMonthlyDeduction(recorder, law, terms, monthly)
  if (monthly === 0) {
    const none = ['children_monthly_deduction'] as const
    grantNoDeduction(year, childDeductions.citation, recorder, none)
    return
  }
  year.monthlyDeduction = monthly
  let income = countsAllowances ? baseIncome + allowancesIncome : baseIncome
  if (recorder !== undefined && income > 0) {
    const base = given('base_income_before', baseIncome)
    const allowances = given('allowances_income_before', allowancesIncome)
    const parts = countsAllowances ? [base, allowances] : [base]
    recorder.at('before').step('income_so_far', income, 'sum', parts, childDeductionLimit.citation)
  }
  for (const month of year.months) {
    income += countsAllowances ? month.grossIncome : month.basePay
    month.childDeduction = income <= limit ? monthly : 0
    if (recorder === undefined) continue
    const parts: Source[] = ['income_so_far', 'accrual_base']
    if (countsAllowances) parts.push('accrual_allowances')
    const { citation } = childDeductionLimit
    recorder.at(month.month).step('income_so_far', income, 'sum', parts, citation)
    const inputs = [
      'children_monthly_deduction',
      'income_so_far',
      given('child_deduction_limit', limit),
    ] as const
    recorder.step('child_deduction', month.childDeduction, 'while_within', inputs, citation)
  }
}

/**
 * Grants no deduction.
 * @param citation the rule by which there is no deduction
 * @param sources the steps that show it; none if there is no right to deductions
 */
export function grantNoDeduction(
  year: YearFigures,
  citation: Citation,
  recorder?: Recorder,
  sources: readonly Source[] = [],
): void {
  year.monthlyDeduction = 0
  const operation = sources.length === 0 ? 'nothing' : 'given'
  for (const month of year.months) {
    month.childDeduction = 0
    recorder?.at(month.month).step('child_deduction', 0, operation, sources, citation)
  }
}

/**
 * Returns one month's deduction for all children, kopecks. Disabled children also count in the order of
 * all children; a single parent gets twice the deduction.
 */
function monthlyDeduction(
  { figures }: Law,
  { children, disabledChildren, isSingleParent }: CompleteTerms,
): number {
  const { first, second, third, disabled } = figures.childDeductions.value
  const sum =
    (children >= 1 ? first : 0) +
    (children >= 2 ? second : 0) +
    Math.max(children - 2, 0) * third +
    disabledChildren * disabled
  return isSingleParent ? 2 * sum : sum
}

function recordMonthlyDeduction(
  recorder: Recorder,
  { figures }: Law,
  { children, disabledChildren, isSingleParent }: CompleteTerms,
  monthly: number,
): void {
  const { value, citation } = figures.childDeductions
  const times = isSingleParent ? 2 : 1
  const products = [
    [given('first_child', value.first), Math.min(children, 1)],
    [given('second_child', value.second), Math.min(Math.max(children - 1, 0), 1)],
    [given('further_child', value.third), Math.max(children - 2, 0)],
    [given('disabled_child', value.disabled), disabledChildren],
  ] as const
  const inputs = products.flatMap(([sum, count]) => [sum, given('children', count * times)])
  const kind = 'children_monthly_deduction'
  recorder.at('year', true).step(kind, monthly, 'sum_of_products', inputs, citation)
}
