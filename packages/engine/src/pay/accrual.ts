import type { Calculation } from '../contract-types/contract-type.ts'
import { percentOf, shareOf } from '../money/rounding.ts'
import { type CompleteTerms, inMonth, salaryOf } from '../terms/terms.ts'
import type { MonthDraft } from '../year-figures.ts'
import { payKinds } from './kinds.ts'
import type { Coefficients, MonthPay } from './month-pay.ts'
import { otherPayByMonth } from './other-pay.ts'
import { hasPartMonths, partOfMonth } from './part-month.ts'

/**
 * Accrues the pay of the months, before tax.
 *
 * Both allowances accrue on pay alone: neither is applied to the other one. Each is rounded to the
 * kopeck. The part of a district coefficient above the one of the law is taxed as base pay (Ministry
 * of Finance, 18.07.2025 № 03-04-05/70283).
 * @param others the other pay, by default that of a year in which all of it is paid
 * @source Act of the RSFSR Council of Ministers № 458 of 22.10.1990, paragraph 1 "д"
 */
export function accrue(calculation: Calculation, others = otherPayOf(calculation)): void {
  const { terms, law, year, recorder } = calculation
  const { monthlyBonuses, firstMonth } = terms
  // Most years have neither part months nor series. Looking for them once saves 5 % of a plain year's time.
  const hasParts = hasPartMonths(terms)
  const ofFirstMonth = coefficientsIn(terms, firstMonth)
  const vary = haveSeries(terms)
  for (const month of year.months) {
    const full = salaryOf(terms, month.month)
    const part = hasParts ? partOfMonth(law, terms, month.month) : null
    const coefficients = vary ? coefficientsIn(terms, month.month) : ofFirstMonth
    const salary = part === null ? full : shareOf(full, part.paid, part.of)
    const bonus = inMonth<number | null>(month.month, monthlyBonuses, null)
    if (recorder !== undefined) {
      const { recordSalary } = recorder.at(month.month).steps
      recordSalary(recorder, calculation, month, { full, part, salary })
    }
    const other = others?.[month.month - 1] ?? null
    accruePay(calculation, month, { salary, bonus, other }, coefficients)
  }
}

const otherPayOf = ({ terms, law }: Calculation) =>
  terms.otherPay.length === 0 ? null : otherPayByMonth(terms, () => law)

/**
 * Accrues the allowances on the pay of a month, and adds it up.
 * @param calculation the latest step of `accrual_salary` of its recorder is the salary
 * @param month gets the figures
 */
export function accruePay(
  calculation: Omit<Calculation, 'year' | 'claimed'>,
  month: MonthDraft,
  { salary, bonus, other }: MonthPay,
  coefficients: Coefficients,
): void {
  const { terms, recorder } = calculation
  const { paid, statutory, northern } = coefficients
  month.bonus = bonus ?? 0
  const attractingBonus = terms.bonusesAttractAllowances ? month.bonus : 0
  const attracting = salary + attractingBonus + (other?.attracting ?? 0)
  const districtPart = percentOf(attracting, statutory - 100)
  const paidDistrictPart = statutory < paid ? percentOf(attracting, paid - 100) : districtPart
  const northernPart = percentOf(attracting, northern)
  month.basePay = salary + month.bonus + paidDistrictPart - districtPart
  month.allowances = districtPart + northernPart
  month.otherPay = 0
  month.exemptIncome = 0
  let uninsured = 0
  if (other !== null) {
    month.otherPay = other.amount
    month.basePay += other.amount - other.northern
    month.allowances += other.northern
    month.exemptIncome = other.exempt
    uninsured = other.uninsured
  }
  month.grossIncome = month.basePay + month.allowances
  month.insuredPay = month.grossIncome - uninsured
  if (recorder !== undefined) {
    recorder.steps.recordPay(recorder, calculation, month, {
      ...{ bonus, other, attracting, districtPart, paidDistrictPart, northernPart },
      ...coefficients,
    })
  }
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
  return { paid, statutory: Math.min(ofLaw ?? paid, paid), northern }
}

/**
 * Returns what a month pays on each 100 that attract allowances, percent: 100 without allowances.
 */
export function percentPaid(terms: CompleteTerms, month: number): number {
  const { paid, northern } = coefficientsIn(terms, month)
  return paid + northern
}

/** Returns an upper bound of a month's pay, kopecks; 0 of one salary with bonuses alone, which the ranges of the terms bound. */
export function largestMonthlyPay(terms: CompleteTerms): number {
  const { monthlySalaries, monthlyBonuses, otherPay } = terms
  if (monthlySalaries === null && otherPay.length === 0) return 0
  let largest = 0
  for (let month = 1; month <= 12; month++) {
    let attracting = salaryOf(terms, month) + inMonth<number>(month, monthlyBonuses, 0)
    let rest = 0
    for (const { kind, amount, ...other } of otherPay) {
      if (other.month !== month) continue
      if (payKinds[kind].attractsAllowances) attracting += amount
      else rest += amount
    }
    largest = Math.max(largest, percentOf(attracting, percentPaid(terms, month)) + rest)
  }
  return largest
}
