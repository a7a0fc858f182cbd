import type { Citation, Law } from '@oklad/law'
import { given } from '../breakdown/step.ts'
import type { Source } from '../breakdown/step-recorder.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { partOfMonth } from '../pay/part-month.ts'
import {
  type CompleteTerms,
  expenseNames,
  payBefore,
  salaryOf,
  type Terms,
} from '../terms/terms.ts'
import type { MonthFigures } from '../year-figures.ts'
import { children } from './children.ts'
import type { Deduction, IncomeLimit } from './deduction.ts'
import {
  type DeductionName,
  type Deductions,
  deductionNames,
  deductionSteps,
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

/** Returns whether the terms have children, expenses or earlier deductions for which a deduction is possible. */
export const claimsDeductions = (terms: CompleteTerms): boolean =>
  terms.hasGtoBadge ||
  terms.hasFamilyPayment ||
  terms.incomeBefore.deductionGranted > 0 ||
  deductionNames.some((name) => deductions[name].isClaimed(terms)) ||
  expenseNames.some((name) => terms[name] !== 0)

/** Returns the terms without those by which deductions are granted. */
export const withoutDeductions = (terms: Terms): Terms =>
  Object.fromEntries(
    Object.entries(terms).filter(([name]) => !deductionTerms.includes(name as keyof Terms)),
  ) as unknown as Terms

/** Returns the deductions that a month has at most, kopecks. */
export function mostDeductionIn(law: Law, terms: CompleteTerms, month: number): number {
  let most = 0
  for (const name of deductionNames) most += deductions[name].inMonth(law, terms)(month)
  return most
}

/** Grants the deductions of the table to those who have a right to them. */
export function grantDeductions(calculation: Calculation): void {
  const { terms, contractType, year } = calculation
  for (const month of year.months) month.deductions = noDeductions
  const excludedBy = contractType.deductionsExcludedBy(terms)
  for (const name of deductionNames) {
    if (excludedBy !== null) recordNone(calculation, name, 'nothing', [], excludedBy)
    else if (deductions[name].isClaimed(terms)) grant(calculation, name)
    else recordUnclaimed(calculation, name)
  }
}

/** Grants a deduction in the months that have it. */
function grant(calculation: Calculation, name: DeductionName): void {
  const { terms, law, year, recorder } = calculation
  const deduction = deductions[name]
  const kind = deductionSteps[name].granted
  const citation = deduction.citation(law)
  const monthly = recorder && deduction.monthly?.(law, terms, recorder)
  const limit = deduction.limit?.(law) ?? null
  const inMonth = deduction.inMonth(law, terms)
  const incomeTo = limit && incomeTowards(limit, calculation)
  const [firstPaid, lastPaid] = deduction.needsPay ? firstAndLastPaid(calculation) : [1, 12]
  const withDeduction = adding(name)
  for (const month of year.months) {
    recorder?.at(month.month)
    if (month.month < firstPaid || month.month > lastPaid) {
      recorder?.step(kind, 0, 'nothing', [], citation)
      continue
    }
    const isWithin = limit === null || (incomeTo?.(month) ?? 0) <= limit.income
    const granted = isWithin ? inMonth(month.month) : 0
    if (granted > 0) month.deductions = withDeduction(month.deductions, granted)
    if (recorder === undefined) continue
    if (limit === null) {
      const source = monthly ?? (granted > 0 ? given('notice_sum', granted) : undefined)
      recorder.step(kind, granted, source ? 'given' : 'nothing', [source], citation)
    } else {
      const inputs = [monthly, 'income_so_far', given(limit.figure, limit.income)] as const
      recorder.step(kind, granted, 'while_within', inputs, limit.citation)
    }
  }
}

/** Returns a function that adds a deduction to those of a month. Equal months in a row share what it returns. */
function adding(name: DeductionName): (deductions: Deductions, granted: number) => Deductions {
  let before: Deductions = noDeductions
  let after: Deductions = noDeductions
  return (deductions, granted) => {
    if (deductions !== before || after[name] !== granted) {
      before = deductions
      after = { ...deductions, [name]: granted }
    }
    return after
  }
}

/**
 * Returns a function that adds the months, in their order, to the income since January that counts towards a limit, kopecks.
 * Income at previous employers of the year counts too; pay of the special operation, which has its own scale, does not
 * (Ministry of Finance, 29.04.2025 № 03-04-05/43684).
 */
function incomeTowards(
  { countsAllowances, citation }: IncomeLimit,
  { terms, law, recorder }: Calculation,
): (month: MonthFigures) => number {
  const isCounted = !(terms.hasTaxPrivilege && law.figures.privilegeScale.value !== null)
  const { baseIncome, allowancesIncome } = isCounted ? terms.incomeBefore : NOTHING
  const elsewhere = terms.incomeBeforeElsewhere ?? 0
  let income = baseIncome + (countsAllowances ? allowancesIncome : 0) + elsewhere
  if (recorder !== undefined && income > 0) {
    const parts = [given('base_income_before', baseIncome)]
    if (countsAllowances) parts.push(given('allowances_income_before', allowancesIncome))
    if (elsewhere > 0) parts.push(given('income_before_elsewhere', elsewhere))
    recorder.at('before').step('income_so_far', income, 'sum', parts, citation)
  }
  return (month) => {
    if (isCounted) {
      income += (countsAllowances ? month.grossIncome : month.basePay) - month.exemptIncome
    }
    if (recorder !== undefined) {
      const parts: Source[] = ['income_so_far']
      if (isCounted) parts.push(recorder.hereOr('taxed_base', 'accrual_base'))
      if (isCounted && countsAllowances) parts.push('accrual_allowances')
      recorder.step('income_so_far', income, 'sum', parts, citation)
    }
    return income
  }
}

/** Income before the first month that does not count. */
const NOTHING = { baseIncome: 0, allowancesIncome: 0 }

/** Returns the first and the last month with pay. */
function firstAndLastPaid({ terms, law, year }: Calculation): [number, number] {
  // Payments by date may pay a month that is absent in part only in the next one.
  const isUnpaid = (month: number) => partOfMonth(law, terms, month)?.paid === 0
  const hasPay = ({ month, grossIncome }: MonthFigures) =>
    grossIncome > 0 || (salaryOf(terms, month) > 0 && !isUnpaid(month))
  const first = payBefore(terms) > 0 ? 1 : (year.months.find(hasPay)?.month ?? 13)
  return [first, year.months.findLast(hasPay)?.month ?? 0]
}

/** Records that a person does not claim a deduction, if a breakdown has it. */
function recordUnclaimed(calculation: Calculation, name: DeductionName): void {
  const { terms, law, recorder } = calculation
  const { citation, isAlwaysRecorded, monthly } = deductions[name]
  if (recorder === undefined || !isAlwaysRecorded) return
  recordNone(calculation, name, 'given', [monthly?.(law, terms, recorder)], citation(law))
}

/** Records why no month has a deduction. */
function recordNone(
  { year, recorder }: Calculation,
  name: DeductionName,
  operation: 'nothing' | 'given',
  sources: readonly Source[],
  citation: Citation,
): void {
  const { granted } = deductionSteps[name]
  for (const { month } of year.months) {
    recorder?.at(month).step(granted, 0, operation, sources, citation)
  }
}
