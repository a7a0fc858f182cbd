import { figureOf } from '../../breakdown/figures.ts'
import type { FigureName } from '../../breakdown/names.ts'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { given } from '../../breakdown/step.ts'
import type { Calculation } from '../../contract-types/contract-type.ts'
import { claimsDeductions } from '../../deductions/deductions.ts'
import { deductionNames, deductionSteps } from '../../deductions/names.ts'
import { type Kopecks, plus } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { taxScalesOf } from '../../withholding/tax-scales.ts'
import { incomeTo, type TaxedIncome } from '../../withholding/taxed-income.ts'
import type { YearFigures } from '../../year-figures.ts'
import {
  type DeductionResult,
  NO_DEDUCTIONS,
  recordNoDeductions,
  recordNothingToRefund,
  refundsOf,
} from './refunds.ts'
import { type Settlement, settleEmployers } from './settlement.ts'

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
export function assess(calculation: Calculation, incomeTax: Kopecks): Assessment {
  const { terms, law, year, recorder } = calculation
  const excludedBy = calculation.contractType.deductionsExcludedBy(terms)
  if (excludedBy !== null) {
    if (recorder !== undefined) recordNoDeductions(recorder, law, excludedBy)
    return { deductions: NO_DEDUCTIONS, settlement: null }
  }
  const { otherEmployers, incomeBefore } = terms
  if (otherEmployers.length === 0 && !claimsDeductions(calculation)) {
    if (recorder !== undefined) recordNothingToRefund(recorder, law)
    return { deductions: NO_DEDUCTIONS, settlement: null }
  }
  const income = incomeTo(terms, year.months)
  const withheldHere = plus(incomeBefore.taxWithheld, incomeTax)
  if (recorder !== undefined) recordIncomeOfYear(recorder, terms, year, income, withheldHere)
  const withheld = figureOf(recorder, 'tax_withheld_here', withheldHere)
  const settled =
    otherEmployers.length === 0
      ? { settlement: null, scales: taxScalesOf(law, terms.hasTaxPrivilege), income, withheld }
      : settleEmployers(calculation, income, withheld)
  const deductions = refundsOf(calculation, settled)
  return { deductions, settlement: settled.settlement }
}

function recordIncomeOfYear(
  recorder: Recorder,
  { incomeBefore }: CompleteTerms,
  { months }: YearFigures,
  income: TaxedIncome,
  withheld: number,
): void {
  const { taxBase, withholding } = ruleCitations
  const before = (name: FigureName, value: number) => (value > 0 ? given(name, value) : undefined)
  const step = recorder.citing(taxBase)
  const base = before('base_income_before', incomeBefore.baseIncome)
  // The base pay of a month without its exempt part, if it has one.
  const taxed = months.map(
    ({ month }) => recorder.findAt('taxed_base', month) ?? recorder.findAt('accrual_base', month),
  )
  step('base_pay_so_far', income.baseIncome, 'sum', base, ...taxed)
  const allowances = before('allowances_income_before', incomeBefore.allowancesIncome)
  const ofMonths = recorder.monthsOf('accrual_allowances')
  step('allowances_so_far', income.allowancesIncome, 'sum', allowances, ...ofMonths)
  const deductions = before('deductions_before', incomeBefore.deductionGranted)
  const granted = deductionNames.flatMap((name) => recorder.monthsOf(deductionSteps[name].granted))
  step('deductions_so_far', income.deduction, 'sum', deductions, ...granted)
  const tax = [before('tax_withheld_before', incomeBefore.taxWithheld), 'income_tax'] as const
  recorder.step('tax_withheld_here', withheld, 'sum', tax, withholding)
}
