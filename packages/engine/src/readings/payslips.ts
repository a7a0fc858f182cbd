import type { StepKind } from '../breakdown/names.ts'
import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import { contractTypes } from '../contract-types/contract-types.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import {
  NO_DEDUCTIONS,
  recordNoDeductions,
  recordNothingToRefund,
  refundsOf,
} from '../questions/refunds.ts'
import { settle } from '../questions/settlement.ts'
import {
  type CompleteTerms,
  claimsDeductions,
  completeTerms,
  type Month,
  type Terms,
} from '../terms.ts'
import { noticesOf } from '../year/notices.ts'
import { type TaxedIncome, taxScalesOf } from '../year/tax-due.ts'
import { walkYear } from '../year/walk.ts'
import { YearFigures } from '../year/year-figures.ts'
import type { PayslipMonth, PayslipYear, YearSums } from './payslip.ts'

/**
 * Computes a tax year: the pay, the tax and the employer's cost of each month.
 *
 * @example
 * calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome // kopecks
 *
 * @param terms see `Terms` for units, ranges and defaults
 * @param law of the tax year, from `lawOf`
 * @param recorder where every figure is to be recorded as a step
 * @returns the months from `terms.firstMonth` to December and their sums, integer kopecks
 * @throws {RangeError} naming every term that is out of its range; for a contract type, a tariff
 *   or a calendar that the year does not have
 */
export function calculate(terms: Terms, law: Law, recorder?: Recorder): PayslipYear {
  const complete = completeTerms(terms)
  walkYear(complete, law, figures, recorder)
  const months = payslipsOf(figures, complete.firstMonth)
  const sums = sumsOf(months)
  if (recorder !== undefined) recordSums(recorder.at('year'), sums)
  const { deductions, settlement } = assessYear(complete, law, months, sums, recorder)
  return {
    year: law.year,
    months,
    grossIncome: sums.grossIncome,
    incomeTax: sums.incomeTax,
    netIncome: sums.netIncome,
    pensionContribution: sums.pensionContribution,
    medicalContribution: sums.medicalContribution,
    socialContribution: sums.socialContribution,
    accidentContribution: sums.accidentContribution,
    employerCost: sums.employerCost,
    registrationDeductionUsed: figures.registrationDeductionUsed as Kopecks,
    deductions,
    settlement,
    notices: noticesOf(complete, law, months, figures),
  }
}

// Every calculation copies its figures before the next one begins, so that all can share them.
const figures = new YearFigures()

function payslipsOf(year: YearFigures, firstMonth: Month): readonly PayslipMonth[] {
  const { bonus, basePay, allowances, grossIncome, childDeduction, isOutsideRegime } = year
  const { baseTax, allowancesTax, taxRate } = year
  const { pensionContribution, medicalContribution, socialContribution } = year
  const { accidentContribution } = year
  const months: PayslipMonth[] = []
  for (let index = firstMonth - 1; index < 12; index++) {
    const gross = grossIncome[index] as number
    const tax = (baseTax[index] as number) + (allowancesTax[index] as number)
    months.push({
      month: (index + 1) as Month,
      bonus: bonus[index] as Kopecks,
      basePay: basePay[index] as Kopecks,
      allowances: allowances[index] as Kopecks,
      grossIncome: gross as Kopecks,
      childDeduction: childDeduction[index] as Kopecks,
      baseTax: baseTax[index] as Kopecks,
      allowancesTax: allowancesTax[index] as Kopecks,
      incomeTax: tax as Kopecks,
      netIncome: (gross - tax) as Kopecks,
      taxRate: taxRate[index] as number,
      pensionContribution: pensionContribution[index] as Kopecks,
      medicalContribution: medicalContribution[index] as Kopecks,
      socialContribution: socialContribution[index] as Kopecks,
      accidentContribution: accidentContribution[index] as Kopecks,
      isOutsideRegime: isOutsideRegime[index] === 1,
    })
  }
  return months
}

function sumsOf(months: readonly PayslipMonth[]): YearSums {
  let grossIncome = 0
  let incomeTax = 0
  let pensionContribution = 0
  let medicalContribution = 0
  let socialContribution = 0
  let accidentContribution = 0
  for (const month of months) {
    grossIncome += month.grossIncome
    incomeTax += month.incomeTax
    pensionContribution += month.pensionContribution
    medicalContribution += month.medicalContribution
    socialContribution += month.socialContribution
    accidentContribution += month.accidentContribution
  }
  const contributions =
    pensionContribution + medicalContribution + socialContribution + accidentContribution
  return {
    grossIncome: grossIncome as Kopecks,
    incomeTax: incomeTax as Kopecks,
    netIncome: (grossIncome - incomeTax) as Kopecks,
    pensionContribution: pensionContribution as Kopecks,
    medicalContribution: medicalContribution as Kopecks,
    socialContribution: socialContribution as Kopecks,
    accidentContribution: accidentContribution as Kopecks,
    employerCost: (grossIncome + contributions) as Kopecks,
  }
}

/** Refunds and settlement: what the tax service finds at the end of the year. */
function assessYear(
  terms: CompleteTerms,
  law: Law,
  months: readonly PayslipMonth[],
  sums: YearSums,
  recorder: Recorder | undefined,
): Pick<PayslipYear, 'deductions' | 'settlement'> {
  const excludedBy = contractTypes[terms.contractType].deductionsExcludedBy(terms, law)
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
  const scales = taxScalesOf(law, terms.hasTaxPrivilege)
  const income = incomeOfYear(terms, months)
  const withheld = incomeBefore.taxWithheld + sums.incomeTax
  if (recorder !== undefined) recordIncomeOfYear(recorder, terms, income, withheld)
  const children = {
    monthly: figures.monthlyDeduction,
    months: months.filter(({ childDeduction }) => childDeduction > 0).length,
  }
  const deductions = refundsOf(terms, { law, scales, income, withheld, children }, recorder)
  const settlement =
    otherEmployers.length === 0
      ? null
      : settle(law.year, scales, income, withheld, otherEmployers, recorder)
  return { deductions, settlement }
}

function incomeOfYear(
  { incomeBefore }: CompleteTerms,
  months: readonly PayslipMonth[],
): TaxedIncome {
  let baseIncome: number = incomeBefore.baseIncome
  let allowancesIncome: number = incomeBefore.allowancesIncome
  let deduction: number = incomeBefore.deductionGranted
  for (const month of months) {
    baseIncome += month.basePay
    allowancesIncome += month.allowances
    deduction += month.childDeduction
  }
  return { baseIncome, allowancesIncome, deduction }
}

function recordIncomeOfYear(
  recorder: Recorder,
  { incomeBefore }: CompleteTerms,
  income: TaxedIncome,
  withheld: number,
): void {
  const ofYear = (
    kind: StepKind,
    value: number,
    before: ReturnType<typeof given>,
    month: StepKind,
    citation = rules.taxBase,
  ) => {
    const parts = recorder.monthsOf(month)
    recorder.step(kind, value, 'sum', before.value > 0 ? [before, ...parts] : parts, citation)
  }
  const base = given('base_income_before', incomeBefore.baseIncome)
  ofYear('base_pay_so_far', income.baseIncome, base, 'accrual_base')
  const allowances = given('allowances_income_before', incomeBefore.allowancesIncome)
  ofYear('allowances_so_far', income.allowancesIncome, allowances, 'accrual_allowances')
  const deductions = given('deductions_before', incomeBefore.deductionGranted)
  ofYear('deductions_so_far', income.deduction, deductions, 'child_deduction')
  const before = given('tax_withheld_before', incomeBefore.taxWithheld)
  const parts = before.value > 0 ? ([before, 'income_tax'] as const) : (['income_tax'] as const)
  recorder.step('tax_withheld_here', withheld, 'sum', parts, rules.withholding)
}

/** The kinds of steps whose months are summed, with the sum that each gives. */
const summed: readonly (readonly [StepKind, Exclude<keyof YearSums, 'employerCost'>])[] = [
  ['gross_income', 'grossIncome'],
  ['income_tax', 'incomeTax'],
  ['net_income', 'netIncome'],
  ['pension_contribution', 'pensionContribution'],
  ['medical_contribution', 'medicalContribution'],
  ['social_contribution', 'socialContribution'],
  ['accident_contribution', 'accidentContribution'],
]

function recordSums(recorder: Recorder, sums: YearSums): void {
  for (const [kind, sum] of summed) {
    const months = recorder.monthsOf(kind)
    const [first] = months
    if (first !== undefined) recorder.step(kind, sums[sum], 'sum', months, first.citation)
  }
  const cost = [
    'gross_income',
    'pension_contribution',
    'medical_contribution',
    'social_contribution',
    'accident_contribution',
  ] as const
  recorder.step('employer_cost', sums.employerCost, 'sum', cost, rules.contributions)
}
