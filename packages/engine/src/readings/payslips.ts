import type { Citation, Law } from '@oklad/law'
import type { StepKind } from '../breakdown/names.ts'
import type { Recorder } from '../breakdown/recorder.ts'
import { calculationOf } from '../contract-types/contract-types.ts'
import { type Kopecks, kopecks } from '../money/kopecks.ts'
import { completeTermsWithLaw } from '../terms/complete-terms.ts'
import type { CompleteTerms, Terms } from '../terms/terms.ts'
import { type Assessment, assess } from '../year/assessment/assessment.ts'
import { walkPay, walkYear } from '../year/walk.ts'
import { type YearWarning, yearWarningsOf } from '../year/year-warnings.ts'
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
export interface PayslipYear extends SumsOfMonths, Assessment {
  readonly year: number
  /** Whether the law of the year is not known yet, and the newest known one replaces it. */
  readonly provisional: boolean
  readonly months: readonly PayslipMonth[]
  /** Gross income with all contributions. */
  readonly employerCost: Kopecks
  /** The part of the self-employed's registration deduction that was used. */
  readonly registrationDeductionUsed: Kopecks
  readonly warnings: readonly YearWarning[]
}

/**
 * Computes a tax year: the pay, the tax and the employer's cost of each month.
 *
 * @example
 * calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome // kopecks
 *
 * @param terms see `Terms` for units, ranges and defaults
 * @param law of the tax year, from `lawOf`
 * @returns the months from `terms.firstMonth` to `terms.lastMonth` and their sums, integer kopecks
 * @throws {RangeError} naming every term that is out of its range; for a contract type, a tariff
 *   or a calendar that the year does not have
 */
export const calculate = (terms: Terms, law: Law): PayslipYear => computeYear(terms, law, {})

/** What only Oklad's own packages tell a calculation. */
export interface YearOptions {
  /** Records every figure as a step. */
  readonly recorder?: Recorder
  /** Makes the year to fill; one of `reusedYears` saves a seventh of the time. */
  readonly yearOf?: (terms: CompleteTerms) => YearFigures
}

/** Computes a year as `calculate` does, with options that only Oklad's own packages give. */
export function computeYear(terms: Terms, law: Law, options: YearOptions): PayslipYear {
  return yearOfComplete(completeTermsWithLaw(terms, law), law, options)
}

/**
 * Computes the pay, the deductions and the tax of the months alone: without contributions, assessment and warnings it
 * takes a half of the time of `computeYear`.
 */
export function computePay(
  terms: Terms,
  law: Law,
  { yearOf = newYear }: Pick<YearOptions, 'yearOf'>,
): YearFigures {
  const complete = completeTermsWithLaw(terms, law)
  return walkPay(calculationOf(complete, law, yearOf(complete)))
}

/** Computes the year of terms that are complete and right. */
export function yearOfComplete(
  complete: CompleteTerms,
  law: Law,
  { recorder, yearOf = newYear }: YearOptions,
): PayslipYear {
  const year = yearOf(complete)
  const calculation = calculationOf(complete, law, year, recorder)
  walkYear(calculation)
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
    const { contributions } = calculation.contractType.citations
    recordSums(recorder, year, employerCost, contributions)
  }
  const { deductions, settlement } = assess(calculation, kopecks(incomeTax))
  return {
    year: law.year,
    provisional: law.provisional,
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
    warnings: yearWarningsOf(calculation),
  } as PayslipYear
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

const costParts = (Object.keys(sumsOfMonths) as (keyof typeof sumsOfMonths)[]).filter(
  (kind) => kind !== 'income_tax' && kind !== 'net_income',
)
