import type { StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Input, Step } from '../breakdown/step.ts'
import { contractTypes } from '../contract-types/contract-types.ts'
import type { Law } from '../law/law.ts'
import {
  NO_DEDUCTIONS,
  recordNoDeductions,
  recordNothingToRefund,
  refundsOf,
} from '../questions/refunds.ts'
import { settle } from '../questions/settlement.ts'
import { type CompleteTerms, claimsDeductions, completeTerms, type Terms } from '../terms.ts'
import { newYear, type YearFigures } from '../year/month.ts'
import { noticesOf } from '../year/notices.ts'
import { type TaxedIncome, taxScalesOf } from '../year/tax-due.ts'
import { walkYear } from '../year/walk.ts'
import type { PayslipYear } from './payslip.ts'

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
    const hasAdditional = complete.workingConditions !== 'ordinary'
    recordSums(recorder.at('year'), {
      gross_income: grossIncome,
      income_tax: incomeTax,
      net_income: netIncome,
      pension_contribution: pensionContribution,
      medical_contribution: medicalContribution,
      social_contribution: socialContribution,
      accident_contribution: accidentContribution,
      ...(hasAdditional && { additional_contribution: additionalContribution }),
    })
    const parts = hasAdditional ? [...costParts, 'additional_contribution' as const] : costParts
    const { contributions } = contractTypes[complete.contractType].citations
    recorder.step('employer_cost', employerCost, 'sum', parts, contributions)
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

/** Records the sums of the year, each by the kind of the steps that it adds. */
function recordSums(recorder: Recorder, sums: Partial<Record<StepKind, number>>): void {
  for (const [kind, sum] of Object.entries(sums) as [StepKind, number][]) {
    const months = recorder.monthsOf(kind)
    recorder.step(kind, sum, 'sum', months, (months[0] as Step).citation)
  }
}

const costParts = [
  'gross_income',
  'pension_contribution',
  'medical_contribution',
  'social_contribution',
  'accident_contribution',
] as const
