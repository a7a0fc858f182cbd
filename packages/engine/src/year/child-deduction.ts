import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from './year-figures.ts'

/**
 * Grants the standard deduction for children through the last month in which the income since
 * January is within the limit. The month that passes the limit has none.
 * @source Tax Code, article 218, paragraph 1, item 4
 */
export function grantChildDeduction(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const { income: limit, countsAllowances } = law.figures.childDeductionLimit.value
  const { baseIncome, allowancesIncome } = terms.incomeBefore
  const monthly = monthlyDeduction(law, terms)
  year.monthlyDeduction = monthly
  let income = countsAllowances ? baseIncome + allowancesIncome : baseIncome
  if (recorder !== undefined) recordMonthly(recorder, law, terms, monthly, income)
  for (let index = terms.firstMonth - 1; index < 12; index++) {
    const counted = countsAllowances ? year.grossIncome[index] : year.basePay[index]
    income += counted as number
    const granted = income <= limit ? monthly : 0
    year.childDeduction[index] = granted
    if (recorder !== undefined) recordMonth(recorder.at(index + 1), law, monthly, income, granted)
  }
}

/** Grants nothing to people who have no right to deductions. */
export function grantNoDeduction(
  { firstMonth }: CompleteTerms,
  year: YearFigures,
  citation: Citation,
  recorder?: Recorder,
): void {
  year.monthlyDeduction = 0 as Kopecks
  year.childDeduction.fill(0)
  for (let month = firstMonth; recorder !== undefined && month <= 12; month++) {
    recorder.at(month).step('child_deduction', 0, 'nothing', [], citation)
  }
}

/**
 * The deduction for all children for one month, kopecks. Disabled children count in the ordinary
 * sequence too; a single parent has the deduction twice.
 */
function monthlyDeduction(
  law: Law,
  { children, disabledChildren, isSingleParent }: CompleteTerms,
): Kopecks {
  const { first, second, third, disabled } = law.figures.childDeductions.value
  const sum =
    (children >= 1 ? first : 0) +
    (children >= 2 ? second : 0) +
    Math.max(children - 2, 0) * third +
    disabledChildren * disabled
  return (isSingleParent ? 2 * sum : sum) as Kopecks
}

function recordMonthly(
  recorder: Recorder,
  law: Law,
  { children, disabledChildren, isSingleParent, incomeBefore }: CompleteTerms,
  monthly: number,
  income: number,
): void {
  const { childDeductions, childDeductionLimit } = law.figures
  const { first, second, third, disabled } = childDeductions.value
  const times = isSingleParent ? 2 : 1
  const products = [
    [given('first_child', first), Math.min(children, 1)],
    [given('second_child', second), Math.min(Math.max(children - 1, 0), 1)],
    [given('further_child', third), Math.max(children - 2, 0)],
    [given('disabled_child', disabled), disabledChildren],
  ] as const
  recorder.at('year', true).step(
    'children_monthly_deduction',
    monthly,
    'sum_of_products',
    products.flatMap(([sum, count]) => [sum, given('children', count * times)]),
    childDeductions.citation,
  )
  if (monthly === 0 || income === 0) return
  recorder.at('before')
  const parts = [given('base_income_before', incomeBefore.baseIncome)]
  if (childDeductionLimit.value.countsAllowances) {
    parts.push(given('allowances_income_before', incomeBefore.allowancesIncome))
  }
  recorder.step('income_so_far', income, 'sum', parts, childDeductionLimit.citation)
}

function recordMonth(
  recorder: Recorder,
  { figures }: Law,
  monthly: number,
  income: number,
  granted: number,
): void {
  if (monthly === 0) {
    const none = ['children_monthly_deduction'] as const
    recorder.step('child_deduction', 0, 'given', none, figures.childDeductions.citation)
    return
  }
  const { value, citation } = figures.childDeductionLimit
  const parts: Source[] = ['income_so_far', 'accrual_base']
  if (value.countsAllowances) parts.push('accrual_allowances')
  recorder.step('income_so_far', income, 'sum', parts, citation)
  const limit = given('child_deduction_limit', value.income)
  const inputs = ['children_monthly_deduction', 'income_so_far', limit] as const
  recorder.step('child_deduction', granted, 'while_within', inputs, citation)
}
