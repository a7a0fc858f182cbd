import type { Law } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import type { Input, Step } from '../../breakdown/step.ts'
import { given } from '../../breakdown/step-recorder.ts'
import { contractTypes } from '../../contract-types/contract-types.ts'
import { type CompleteTerms, claimsDeductions } from '../../terms/terms.ts'
import type { TaxedIncome } from '../../withholding/tax-due.ts'
import { taxScalesOf } from '../../withholding/tax-scales.ts'
import type { YearFigures } from '../../year-figures.ts'
import {
  type DeductionResult,
  NO_DEDUCTIONS,
  recordNoDeductions,
  recordNothingToRefund,
  refundsOf,
} from './refunds.ts'
import { type Settlement, settle } from './settlement.ts'

/** What the tax service determines after the year. */
export interface Assessment {
  /** The deductions of the year and the tax refunded for them. */
  readonly deductions: DeductionResult
  /** The settlement with other employers; `null` without them, for a non-resident, before 2021. */
  readonly settlement: Settlement | null
}

/**
 * Assesses a year whose tax is withheld: settles it with other employers and refunds the tax of its deductions.
 * @param incomeTax withheld in the months, kopecks
 */
export function assess(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  incomeTax: number,
  recorder: Recorder | undefined,
): Assessment {
  const excludedBy = contractTypes[terms.contractType].deductionsExcludedBy(terms)
  if (excludedBy !== null) {
    if (recorder !== undefined) recordNoDeductions(recorder, law, excludedBy)
    return { deductions: NO_DEDUCTIONS, settlement: null }
  }
  const { otherEmployers, incomeBefore } = terms
  const hasDeductions = claimsDeductions(terms) || incomeBefore.deductionGranted > 0
  if (otherEmployers.length === 0 && !hasDeductions) {
    if (recorder !== undefined) recordNothingToRefund(recorder, law)
    return { deductions: NO_DEDUCTIONS, settlement: null }
  }
  const income = incomeOfYear(terms, year)
  const withheld = incomeBefore.taxWithheld + incomeTax
  if (recorder !== undefined) recordIncomeOfYear(recorder, terms, income, withheld)
  const settled =
    otherEmployers.length === 0
      ? { settlement: null, scales: taxScalesOf(law, terms.hasTaxPrivilege), income, withheld }
      : settle(terms, law, income, withheld, recorder)
  const deductions = refundsOf(terms, law, year, settled, recorder)
  return { deductions, settlement: settled.settlement }
}

function incomeOfYear({ incomeBefore }: CompleteTerms, { months }: YearFigures): TaxedIncome {
  let baseIncome: number = incomeBefore.baseIncome
  let allowancesIncome: number = incomeBefore.allowancesIncome
  let deduction: number = incomeBefore.deductionGranted
  for (const month of months) {
    baseIncome += month.basePay - month.exemptIncome
    allowancesIncome += month.allowances
    deduction += month.childDeduction + month.ownDeduction
  }
  return { baseIncome, allowancesIncome, deduction }
}

/** Returns the step of a month's base pay without its exempt part, if it has one, in place of that of base pay. */
function taxedOf(recorder: Recorder, step: Step): Step {
  const { kind, month } = step
  if (kind !== 'accrual_base' || month === undefined) return step
  return recorder.findAt('taxed_base', month) ?? step
}

function recordIncomeOfYear(
  recorder: Recorder,
  { incomeBefore }: CompleteTerms,
  income: TaxedIncome,
  withheld: number,
): void {
  const { taxBase, withholding } = ruleCitations
  const sum = (kind: StepKind, value: number, before: Input, ...kinds: StepKind[]) => {
    const parts = kinds
      .flatMap((kind) => recorder.monthsOf(kind))
      .map((step) => taxedOf(recorder, step))
    recorder.step(kind, value, 'sum', before.value > 0 ? [before, ...parts] : parts, taxBase)
  }
  const base = given('base_income_before', incomeBefore.baseIncome)
  sum('base_pay_so_far', income.baseIncome, base, 'accrual_base')
  const allowances = given('allowances_income_before', incomeBefore.allowancesIncome)
  sum('allowances_so_far', income.allowancesIncome, allowances, 'accrual_allowances')
  const deductions = given('deductions_before', incomeBefore.deductionGranted)
  sum('deductions_so_far', income.deduction, deductions, 'child_deduction', 'own_deduction')
  const before = given('tax_withheld_before', incomeBefore.taxWithheld)
  const parts = before.value > 0 ? ([before, 'income_tax'] as const) : (['income_tax'] as const)
  recorder.step('tax_withheld_here', withheld, 'sum', parts, withholding)
}
