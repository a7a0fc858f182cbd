import type { Citation, Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import { given } from '../breakdown/step.ts'
import type { Source } from '../breakdown/step-recorder.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { type Kopecks, total, ZERO } from '../money/kopecks.ts'
import { partOfMonth } from '../pay/part-month.ts'
import { type CompleteTerms, payBefore, salaryOf, type Terms } from '../terms/terms.ts'
import type { MonthDraft, MonthFigures } from '../year-figures.ts'
import { children } from './children.ts'
import type { Deduction, IncomeLimit } from './deduction.ts'
import {
  type DeductionName,
  type Deductions,
  deductionNames,
  deductionSteps,
  newDeductions,
  noDeductions,
} from './names.ts'
import { notice } from './notice.ts'
import { own } from './own.ts'

/** The deductions that the employer grants. Withholding, payments, settlement, refunds and documents loop over them. */
export const deductions: Readonly<Record<DeductionName, Deduction>> = {
  notice,
  children,
  own,
}

/** The terms by which deductions are granted. */
export const deductionTerms: readonly (keyof Terms)[] = deductionNames.flatMap(
  (name) => deductions[name].terms,
)

/** Returns the deductions of the table that the terms claim. */
export function claimedIn(terms: CompleteTerms): readonly DeductionName[] {
  const claimed: DeductionName[] = []
  for (const { name, isClaimed } of claims) if (isClaimed(terms)) claimed.push(name)
  return claimed
}

const claims = deductionNames.map((name) => ({ name, isClaimed: deductions[name].isClaimed }))

/** Returns whether the terms have children, expenses or earlier deductions for which a deduction is possible. */
export const claimsDeductions = ({ terms, claimed }: Calculation): boolean =>
  claimed.length > 0 || terms.incomeBefore.deductionGranted > 0 || claimsRefund(terms)

/** Returns whether the terms have anything for which the tax service refunds or pays after the year. */
export const claimsRefund = (terms: CompleteTerms): boolean =>
  terms.hasGtoBadge || terms.hasFamilyPayment || expensesOf(terms) > 0

/** Returns all expenses for which the tax service refunds tax, kopecks. Each by its name: a loop over names is slow. */
const expensesOf = (terms: CompleteTerms): number =>
  terms.housingExpense +
  terms.mortgageInterest +
  terms.socialExpense +
  terms.childEducationExpense +
  terms.expensiveTreatment +
  terms.longTermSavings

/** Returns the terms without those by which deductions are granted. */
export const withoutDeductions = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).filter(([name]) => !deductionTerms.includes(name as keyof Terms)),
  ) as unknown as Terms

/** Returns the deductions that a month has at most, kopecks. */
export function mostDeductionIn(law: Law, terms: CompleteTerms, month: number): Kopecks {
  return total(deductionNames.map((name) => deductions[name].inMonth(law, terms, month)))
}

/** Grants the deductions of the table to those who have a right to them. */
export function grantDeductions(calculation: Calculation): void {
  const { terms, contractType, year, recorder, claimed } = calculation
  const months: readonly MonthDraft[] = year.months
  for (const month of months) {
    month.deductions = noDeductions
    month.deduction = 0
  }
  if (recorder === undefined && claimed.length === 0) return
  const excludedBy = contractType.deductionsExcludedBy(terms)
  for (const name of deductionNames) {
    if (excludedBy === null && claimed.includes(name)) grant(calculation, name)
    else if (recorder !== undefined) recordNone(calculation, name, recorder, excludedBy)
  }
}

/** Grants a deduction in the months that have it. */
function grant(calculation: Calculation, name: DeductionName): void {
  const { terms, law, year, recorder } = calculation
  const { citation, inMonth, limit, monthly, needsPay } = deductions[name]
  const source = recorder && monthly?.(law, terms, recorder)
  const [firstPaid, lastPaid] = needsPay ? firstAndLastPaid(calculation) : WHOLE_YEAR
  const everyMonth = monthly === null ? null : inMonth(law, terms, 1)
  const most = limit === null ? null : limit.ofLaw(law).value.income
  const counted = limit === null ? null : countedIncome(limit, calculation)
  let income = limit === null ? 0 : countedIncomeBefore(limit, calculation)
  // Equal months in a row share one object.
  let before: Deductions = noDeductions
  let after: Deductions = noDeductions
  let added = 0
  const months: readonly MonthDraft[] = year.months
  for (const month of months) {
    if (recorder !== undefined) recorder.at(month.month)
    if (month.month < firstPaid || month.month > lastPaid) {
      if (recorder !== undefined) {
        recorder.step(deductionSteps[name].granted, 0, 'nothing', [], citation(law))
      }
      continue
    }
    if (counted !== null) income += month[counted] - month.exemptIncome
    const isWithin = most === null || income <= most
    const granted = isWithin ? (everyMonth ?? inMonth(law, terms, month.month)) : ZERO
    if (granted > 0) {
      if (month.deductions !== before || added !== granted) {
        before = month.deductions
        const changed = before === noDeductions ? newDeductions() : { ...before }
        changed[name] = granted
        after = changed
        added = granted
      }
      month.deductions = after
      month.deduction += granted
    }
    if (recorder !== undefined) recordGranted(calculation, recorder, name, granted, income, source)
  }
}

/** The first and the last month of a year. */
const WHOLE_YEAR = [1, 12] as const

/** Records the deduction of a month, and the income since January towards its limit. */
function recordGranted(
  { terms, law }: Calculation,
  recorder: Recorder,
  name: DeductionName,
  granted: number,
  income: number,
  monthly: Source,
): void {
  const { citation, limit } = deductions[name]
  const { granted: kind } = deductionSteps[name]
  if (limit === null) {
    const source = monthly ?? (granted > 0 ? given('notice_sum', granted) : undefined)
    recorder.step(kind, granted, source ? 'given' : 'nothing', [source], citation(law))
    return
  }
  const { value, citation: ofLimit } = limit.ofLaw(law)
  const parts: Source[] = ['income_so_far']
  if (countsTowardsLimits(terms, law)) {
    parts.push(recorder.hereOr('taxed_base', 'accrual_base'))
    if (value.countsAllowances) parts.push('accrual_allowances')
  }
  recorder.step('income_so_far', income, 'sum', parts, ofLimit)
  const inputs = [monthly, 'income_so_far', given(limit.figure, value.income)] as const
  recorder.step(kind, granted, 'while_within', inputs, ofLimit)
}

/**
 * Returns whether pay counts towards the limits of deductions: pay of the special operation, which has its own scale, does
 * not (Ministry of Finance, 29.04.2025 № 03-04-05/43684).
 */
const countsTowardsLimits = (terms: CompleteTerms, { figures }: Law): boolean =>
  !(terms.hasTaxPrivilege && figures.privilegeScale.value !== null)

/**
 * Returns the income of the year before the months that counts towards a limit, kopecks. Income at previous employers of the
 * year counts too.
 */
function countedIncomeBefore(
  { ofLaw }: IncomeLimit,
  { terms, law, recorder }: Calculation,
): number {
  const { value, citation } = ofLaw(law)
  const { baseIncome, allowancesIncome } = countsTowardsLimits(terms, law)
    ? terms.incomeBefore
    : NOTHING
  const elsewhere = terms.incomeBeforeElsewhere ?? 0
  const income = baseIncome + (value.countsAllowances ? allowancesIncome : 0) + elsewhere
  if (recorder === undefined || income === 0) return income
  const parts = [given('base_income_before', baseIncome)]
  if (value.countsAllowances) parts.push(given('allowances_income_before', allowancesIncome))
  if (elsewhere > 0) parts.push(given('income_before_elsewhere', elsewhere))
  recorder.at('before').step('income_so_far', income, 'sum', parts, citation)
  return income
}

/** Returns the income of a month that counts towards a limit, less what is exempt; `null` if none counts. */
function countedIncome({ ofLaw }: IncomeLimit, { terms, law }: Calculation) {
  if (!countsTowardsLimits(terms, law)) return null
  return ofLaw(law).value.countsAllowances ? 'grossIncome' : 'basePay'
}

/** Income before the first month that does not count. */
const NOTHING = { baseIncome: 0, allowancesIncome: 0 }

/** Returns the first and the last month with pay. */
function firstAndLastPaid(calculation: Calculation): readonly [number, number] {
  const { months } = calculation.year
  const isPaid = (month: MonthFigures) => hasPay(month, calculation)
  const first = payBefore(calculation.terms) > 0 ? 1 : months.find(isPaid)?.month
  return [first ?? 13, months.findLast(isPaid)?.month ?? 0]
}

/** Returns whether a month has pay. Payments by date may pay a month that is absent in part only in the next one. */
const hasPay = ({ month, grossIncome }: MonthFigures, { terms, law }: Calculation): boolean =>
  grossIncome > 0 || (salaryOf(terms, month) > 0 && partOfMonth(law, terms, month)?.paid !== 0)

/**
 * Records that no month has a deduction: there is no right to any, or the person does not claim it.
 * @param excludedBy the rule by which there is no right
 */
function recordNone(
  { terms, law, year }: Calculation,
  name: DeductionName,
  recorder: Recorder,
  excludedBy: Citation | null,
): void {
  const { citation, isAlwaysRecorded, monthly } = deductions[name]
  if (excludedBy === null && !isAlwaysRecorded) return
  const sources = excludedBy === null ? [monthly?.(law, terms, recorder)] : []
  const operation = excludedBy === null ? 'given' : 'nothing'
  for (const { month } of year.months) {
    const step = recorder.at(month).citing(excludedBy ?? citation(law))
    step(deductionSteps[name].granted, 0, operation, ...sources)
  }
}
