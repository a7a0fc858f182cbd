import type { Recorder } from '../breakdown/recorder.ts'
import type { ContractCitations } from '../contract-types/contract-type.ts'
import type { Law } from '../law/law.ts'
import { percentOf, shareOf } from '../money/rounding.ts'
import { type CompleteTerms, inMonth, salaryOf } from '../terms.ts'
import type { MonthFigures, YearFigures } from '../year-figures.ts'
import { type PartOfMonth, partOfMonth } from './part-month.ts'

/**
 * Accrues the pay of the months, before tax.
 *
 * Both allowances accrue on pay alone: neither is applied to the other one. Each is rounded to the
 * kopeck. The part of a district coefficient above the one of the law is taxed as base pay (Ministry
 * of Finance, 18.07.2025 № 03-04-05/70283).
 * @param citations of the contract type
 * @source Act of the RSFSR Council of Ministers № 458 of 22.10.1990, paragraph 1 "д"
 */
export function accrue(
  terms: CompleteTerms,
  law: Law,
  { months }: YearFigures,
  citations: ContractCitations,
  recorder?: Recorder,
): void {
  const { monthlyBonuses, firstMonth, firstMonthPaid, lastMonthPaid } = terms
  // Most years have neither part months nor series. Looking for them once saves 5 % of a plain year's time.
  const hasParts = firstMonthPaid !== 'full' || lastMonthPaid !== 'full'
  const ofFirstMonth = coefficientsIn(terms, firstMonth)
  const vary = haveSeries(terms)
  for (const month of months) {
    const full = salaryOf(terms, month.month)
    const part = hasParts ? partOfMonth(law, terms, month.month) : null
    const coefficients = vary ? coefficientsIn(terms, month.month) : ofFirstMonth
    const salary = part === null ? full : shareOf(full, part.paid, part.of)
    const bonus = inMonth<number | null>(month.month, monthlyBonuses, null)
    if (recorder !== undefined) {
      recorder.at(month.month)
      recorder.steps.recordSalary(recorder, terms, law, month, { full, part, salary }, citations)
    }
    accruePay(terms, month, salary, bonus, coefficients, citations, recorder)
  }
}

/**
 * Accrues the allowances on a salary and a bonus, and adds up the pay.
 * @param month gets the figures
 * @param salary kopecks
 * @param bonus kopecks; `null` if the year has none
 * @param recorder its latest step of `accrual_salary` is the salary
 */
export function accruePay(
  terms: CompleteTerms,
  month: MonthFigures,
  salary: number,
  bonus: number | null,
  coefficients: Coefficients,
  citations: ContractCitations,
  recorder?: Recorder,
): void {
  const { paid, lawful, northern } = coefficients
  month.bonus = bonus ?? 0
  const attracting = terms.bonusesAttractAllowances ? salary + month.bonus : salary
  const districtPart = percentOf(attracting, lawful - 100)
  const paidDistrictPart = lawful < paid ? percentOf(attracting, paid - 100) : districtPart
  const northernPart = percentOf(attracting, northern)
  month.basePay = salary + month.bonus + paidDistrictPart - districtPart
  month.allowances = districtPart + northernPart
  month.grossIncome = month.basePay + month.allowances
  if (recorder !== undefined) {
    const pay = { bonus, attracting, districtPart, paidDistrictPart, northernPart }
    recorder.steps.recordPay(recorder, terms, month, { ...pay, ...coefficients }, citations)
  }
}

/** The coefficients of a month's pay. */
interface Coefficients {
  /** The district coefficient that the employer pays, hundredths. */
  readonly paid: number
  /** The district coefficient of the law, at most the one paid, hundredths. */
  readonly lawful: number
  /** The northern allowance, percent. */
  readonly northern: number
}

const haveSeries = (terms: CompleteTerms): boolean =>
  terms.monthlyDistrictCoefficients !== null ||
  terms.monthlyStatutoryDistrictCoefficients !== null ||
  terms.monthlyNorthernAllowances !== null

/** Returns the coefficients of a month. */
export function coefficientsIn(terms: CompleteTerms, month: number): Coefficients {
  const { monthlyDistrictCoefficients, monthlyStatutoryDistrictCoefficients } = terms
  const { districtCoefficient, statutoryDistrictCoefficient } = terms
  const paid = inMonth(month, monthlyDistrictCoefficients, districtCoefficient)
  const ofLaw = inMonth(month, monthlyStatutoryDistrictCoefficients, statutoryDistrictCoefficient)
  const northern = inMonth(month, terms.monthlyNorthernAllowances, terms.northernAllowance)
  return { paid, lawful: Math.min(ofLaw ?? paid, paid), northern }
}

/** The intermediate sums of a month's pay, and its coefficients. */
export interface Pay extends Coefficients {
  readonly bonus: number | null
  /** The sum on which the allowances accrue. */
  readonly attracting: number
  readonly districtPart: number
  readonly paidDistrictPart: number
  readonly northernPart: number
}

export interface Salary {
  readonly full: number
  readonly part: PartOfMonth | null
  readonly salary: number
}
