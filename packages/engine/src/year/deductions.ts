import type { Citation, Law } from '@oklad/law'
import { given, type Step } from '../breakdown/step.ts'
import type { Source, StepRecorder } from '../breakdown/step-recorder.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { absentIn, partOfMonth } from '../pay/part-month.ts'
import { type CompleteTerms, payBefore, salaryOf } from '../terms/terms.ts'
import type { MonthFigures } from '../year-figures.ts'

/** Grants the standard deductions, for children and own, to those who have a right to them. */
export function grantDeductions(calculation: Calculation): void {
  const excludedBy = calculation.contractType.deductionsExcludedBy(calculation.terms)
  if (excludedBy !== null) {
    grantNoDeduction(calculation, excludedBy)
    return
  }
  grantChildDeduction(calculation)
  grantOwnDeduction(calculation)
}

/**
 * Grants the standard deduction for children through the last month in which the income since
 * January is within the limit. The month that passes the limit has no deduction. Income at previous
 * employers of the year counts too; pay of the special operation, which has its own scale, does not count
 * (Ministry of Finance, 29.04.2025 № 03-04-05/43684). A month without pay has a deduction only
 * between months with pay (Ministry of Finance, 12.11.2024 № 03-04-05/111707).
 * @source Tax Code, article 218, paragraph 1, item 4; paragraph 3
 */
function grantChildDeduction(calculation: Calculation): void {
  const { terms, law, year, recorder } = calculation
  const { childDeductions, childDeductionLimit } = law.figures
  const { income: limit, countsAllowances } = childDeductionLimit.value
  const isCounted = !(terms.hasTaxPrivilege && law.figures.privilegeScale.value !== null)
  const { baseIncome, allowancesIncome } = isCounted ? terms.incomeBefore : NOTHING
  const usual = usualDeduction(law, terms)
  const monthly = terms.isSingleParent ? 2 * usual : usual
  if (recorder !== undefined) recordMonthlyDeduction(recorder, law, terms)
  if (monthly === 0) {
    grantNoDeduction(calculation, childDeductions.citation, ['children_monthly_deduction'])
    return
  }
  year.monthlyDeduction = monthly
  const elsewhere = terms.incomeBeforeElsewhere ?? 0
  let income = baseIncome + (countsAllowances ? allowancesIncome : 0) + elsewhere
  if (recorder !== undefined && income > 0) {
    const base = given('base_income_before', baseIncome)
    const allowances = given('allowances_income_before', allowancesIncome)
    const parts = countsAllowances ? [base, allowances] : [base]
    if (elsewhere > 0) parts.push(given('income_before_elsewhere', elsewhere))
    recorder.at('before').step('income_so_far', income, 'sum', parts, childDeductionLimit.citation)
  }
  const [firstPaid, lastPaid] = firstAndLastPaid(calculation)
  for (const month of year.months) {
    if (month.month < firstPaid || month.month > lastPaid) {
      month.childDeduction = 0
      recorder?.at(month.month).step('child_deduction', 0, 'nothing', [], childDeductions.citation)
      continue
    }
    if (isCounted)
      income += (countsAllowances ? month.grossIncome : month.basePay) - month.exemptIncome
    month.childDeduction = income <= limit ? monthly : 0
    if (recorder === undefined) continue
    recorder.at(month.month)
    const parts: Source[] = ['income_so_far']
    if (isCounted) parts.push(recorder.hereOr('taxed_base', 'accrual_base'))
    if (isCounted && countsAllowances) parts.push('accrual_allowances')
    const step = recorder.citing(childDeductionLimit.citation)
    step('income_so_far', income, 'sum', ...parts)
    const inputs = ['children_monthly_deduction', 'income_so_far'] as const
    const ofLaw = given('child_deduction_limit', limit)
    step('child_deduction', month.childDeduction, 'while_within', ...inputs, ofLaw)
  }
}

/** Income before the first month that does not count. */
const NOTHING = { baseIncome: 0, allowancesIncome: 0 }

/** Returns the first and the last month with pay. */
function firstAndLastPaid({ terms, law, year }: Calculation): [number, number] {
  // Only the first month has a deduction where the part of it that is employed has no working day.
  // Payments by date may pay a month that is absent in part only in the next one.
  const isUnpaid = (month: number) =>
    (month > terms.firstMonth || absentIn(terms, month).length > 0) &&
    partOfMonth(law, terms, month)?.paid === 0
  const hasPay = ({ month, grossIncome }: MonthFigures) =>
    grossIncome > 0 || (salaryOf(terms, month) > 0 && !isUnpaid(month))
  const first = payBefore(terms) > 0 ? 1 : (year.months.find(hasPay)?.month ?? 13)
  return [first, year.months.findLast(hasPay)?.month ?? 0]
}

/**
 * Grants no deduction.
 * @param citation the rule by which there is no deduction
 * @param sources the steps that show it; none if there is no right to deductions
 */
function grantNoDeduction(
  { year, recorder }: Calculation,
  citation: Citation,
  sources: readonly Source[] = [],
): void {
  year.monthlyDeduction = 0
  const operation = sources.length === 0 ? 'nothing' : 'given'
  for (const month of year.months) {
    month.childDeduction = 0
    recorder?.at(month.month).step('child_deduction', 0, operation, sources, citation)
    if (sources.length > 0) continue
    month.ownDeduction = 0
    recorder?.step('own_deduction', 0, 'nothing', [], citation)
  }
}

/**
 * Returns one month's deduction for all children, kopecks. Disabled children also count in the order of
 * all children. A single parent gets twice this deduction.
 */
function usualDeduction(law: Law, terms: CompleteTerms): number {
  if (terms.children + terms.disabledChildren === 0) return 0
  let sum = 0
  for (const { each, count } of deductionsByChild(law, terms)) sum += each * count
  return sum
}

/**
 * Returns the deduction of a month for the first, the second, a further and a disabled child, kopecks, and how many there
 * are. Elder children without a right to it count in the order of children.
 */
export function deductionsByChild({ figures }: Law, terms: CompleteTerms) {
  const { first, second, third, disabled } = figures.childDeductions.value
  const { children, elderChildren, disabledChildren } = terms
  const amongFirst = (places: number) =>
    Math.min(elderChildren + children, places) - Math.min(elderChildren, places)
  return [
    { which: 'first', each: first, count: amongFirst(1) },
    { which: 'second', each: second, count: amongFirst(2) - amongFirst(1) },
    { which: 'further', each: third, count: children - amongFirst(2) },
    { which: 'disabled', each: disabled, count: disabledChildren },
  ] as const
}

/** Records the deduction for all children of one month; that of a single parent is twice the usual one. */
export function recordMonthlyDeduction(
  recorder: StepRecorder,
  law: Law,
  terms: CompleteTerms,
): Step {
  const inputs = deductionsByChild(law, terms).flatMap(({ which, each, count }) => [
    given(`${which}_child`, each),
    given(`${which}_children`, count),
  ])
  const step = recorder.at('year', true).citing(law.figures.childDeductions.citation)
  const kind = 'children_monthly_deduction'
  const usual = usualDeduction(law, terms)
  if (!terms.isSingleParent) return step(kind, usual, 'sum_of_products', ...inputs)
  const ofUsual = step('children_usual_deduction', usual, 'sum_of_products', ...inputs)
  return step(kind, 2 * usual, 'product', ofUsual, given('single_parent_times', 2))
}

/**
 * Returns a month's own deduction, kopecks.
 * @source Tax Code, article 218, paragraph 1, items 1 and 2; paragraph 2
 */
export const ownDeductionOf = ({ figures }: Law, { ownDeduction: item }: CompleteTerms): number =>
  item === 'none' ? 0 : figures.ownDeductions.value[item]

/**
 * Grants the own deduction in each month, whatever the income; in the same months without pay as the
 * deduction for children.
 */
function grantOwnDeduction(calculation: Calculation): void {
  const { terms, law, year, recorder } = calculation
  // New months have none.
  if (terms.ownDeduction === 'none') return
  const monthly = ownDeductionOf(law, terms)
  const [firstPaid, lastPaid] = firstAndLastPaid(calculation)
  for (const month of year.months) {
    const isGranted = month.month >= firstPaid && month.month <= lastPaid
    month.ownDeduction = isGranted ? monthly : 0
    if (recorder === undefined) continue
    const { citation } = law.figures.ownDeductions
    const ofLaw = isGranted ? [given('own_deduction_by_law', monthly)] : []
    const operation = isGranted ? 'given' : 'nothing'
    recorder.at(month.month).step('own_deduction', month.ownDeduction, operation, ofLaw, citation)
  }
}
