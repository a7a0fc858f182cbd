import type { StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Input } from '../breakdown/step.ts'
import { contractTypes } from '../contract-types/contract-types.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import {
  type DeductionResult,
  NO_DEDUCTIONS,
  recordNoDeductions,
  recordNothingToRefund,
  refundsOf,
} from '../questions/refunds.ts'
import { type Settlement, settle } from '../questions/settlement.ts'
import { type CompleteTerms, claimsDeductions, completeTerms, type Terms } from '../terms.ts'
import { type TaxedIncome, taxScalesOf } from '../withholding/tax-due.ts'
import { type Notice, noticesOf } from '../year/notices.ts'
import { walkYear } from '../year/walk.ts'
import { newYear, type PayslipMonth, sumOf, type YearFigures } from '../year-figures.ts'

/** The figures of a year that add up those of its months, by the kinds of their steps. */
const sumsOfMonths = {
  gross_income: 'grossIncome',
  income_tax: 'incomeTax',
  net_income: 'netIncome',
  pension_contribution: 'pensionContribution',
  medical_contribution: 'medicalContribution',
  social_contribution: 'socialContribution',
  accident_contribution: 'accidentContribution',
  additional_contribution: 'additionalContribution',
} as const satisfies Partial<Record<StepKind, keyof PayslipMonth>>

type SumsOfMonths = Pick<PayslipMonth, (typeof sumsOfMonths)[keyof typeof sumsOfMonths]>

/** A tax year from its first paid month to its last. Sums are kopecks. */
export interface PayslipYear extends SumsOfMonths {
  readonly year: number
  readonly months: readonly PayslipMonth[]
  /** Gross income with all contributions. */
  readonly employerCost: Kopecks
  /** The part of the self-employed's registration deduction that was used. */
  readonly registrationDeductionUsed: Kopecks
  /** The deductions of the year and the tax refunded for them. */
  readonly deductions: DeductionResult
  /** The settlement with other employers; `null` without them, for a non-resident, before 2021. */
  readonly settlement: Settlement | null
  readonly notices: readonly Notice[]
}

/**
 * Computes a tax year: the pay, the tax and the employer's cost of each month.
 *
 * @example
 * calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome // kopecks
 *
 * @param terms see `Terms` for units, ranges and defaults
 * @param law of the tax year, from `lawOf`
 * @param recorder records every figure as a step, if given
 * @param yearOf makes the year to fill; one of `reusedYears` saves a seventh of the time
 * @returns the months from `terms.firstMonth` to `terms.lastMonth` and their sums, integer kopecks
 * @throws {RangeError} naming every term that is out of its range; for a contract type, a tariff
 *   or a calendar that the year does not have
 */
export function calculate(
  terms: Terms,
  law: Law,
  recorder?: Recorder,
  yearOf: (terms: CompleteTerms) => YearFigures = newYear,
): PayslipYear {
  const complete = completeTerms(terms)
  const year = yearOf(complete)
  walkYear(complete, law, year, recorder)
  let grossIncome = 0
  let incomeTax = 0
  let pensionContribution = 0
  let medicalContribution = 0
  let socialContribution = 0
  let accidentContribution = 0
  let additionalContribution = 0
  for (const month of year.months) {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    pensionContribution += month.pensionContribution
    medicalContribution += month.medicalContribution
    socialContribution += month.socialContribution
    accidentContribution += month.accidentContribution
    additionalContribution += month.additionalContribution
  }
  const funds = pensionContribution + medicalContribution + socialContribution
  const employerCost = grossIncome + funds + accidentContribution + additionalContribution
  const netIncome = grossIncome - incomeTax
  if (recorder !== undefined) {
    const { contributions } = contractTypes[complete.contractType].citations
    recordSums(recorder, year, employerCost, contributions)
  }
  const { deductions, settlement } = assessYear(complete, law, year, incomeTax, recorder)
  return {
    year: law.year,
    months: year.months,
    grossIncome,
    incomeTax,
    netIncome,
    pensionContribution,
    medicalContribution,
    socialContribution,
    accidentContribution,
    additionalContribution,
    employerCost,
    registrationDeductionUsed: year.registrationDeductionUsed,
    deductions,
    settlement,
    notices: noticesOf(complete, law, year),
  } as Figures as PayslipYear
}

/** A computed year whose sums do not have the type `Kopecks` yet. */
type Figures = {
  [Name in keyof PayslipYear]: PayslipYear[Name] extends number ? number : unknown
}

/** Computes refunds and settlement, which the tax service determines after the year. */
function assessYear(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  incomeTax: number,
  recorder: Recorder | undefined,
): Pick<PayslipYear, 'deductions' | 'settlement'> {
  const excludedBy = contractTypes[terms.contractType].deductionsExcludedBy(terms)
  if (excludedBy !== null) {
    if (recorder !== undefined) recordNoDeductions(recorder, excludedBy)
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
    baseIncome += month.basePay
    allowancesIncome += month.allowances
    deduction += month.childDeduction + month.ownDeduction
  }
  return { baseIncome, allowancesIncome, deduction }
}

function recordIncomeOfYear(
  recorder: Recorder,
  { incomeBefore }: CompleteTerms,
  income: TaxedIncome,
  withheld: number,
): void {
  const { taxBase, withholding } = rules
  const sum = (kind: StepKind, value: number, before: Input, ...kinds: StepKind[]) => {
    const parts = kinds.flatMap((kind) => recorder.monthsOf(kind))
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

/** Records the sums of the year and the cost of pay. */
function recordSums(
  recorder: Recorder,
  { months }: YearFigures,
  employerCost: number,
  citation: Citation,
): void {
  recorder.at('year')
  for (const [kind, name] of Object.entries(sumsOfMonths)) {
    const steps = recorder.monthsOf(kind as StepKind)
    // Ordinary work has no steps of additional contributions.
    if (steps[0] === undefined) continue
    recorder.step(kind as StepKind, sumOf(months, name), 'sum', steps, steps[0].citation)
  }
  const parts = costParts.filter((kind) => recorder.has(kind))
  recorder.step('employer_cost', employerCost, 'sum', parts, citation)
}

const costParts = [
  'gross_income',
  'pension_contribution',
  'medical_contribution',
  'social_contribution',
  'accident_contribution',
  'additional_contribution',
] as const
