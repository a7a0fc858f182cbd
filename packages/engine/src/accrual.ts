import type { Circumstances } from './circumstances/circumstances.ts'
import { partOfFirstMonth } from './circumstances/part-month.ts'
import type { Law } from './law/law.ts'
import { type Kopecks, ZERO } from './money/kopecks.ts'
import { percentOf, shareOf } from './money/rounding.ts'
import type { Terms } from './terms.ts'

/** What a month pays before tax. */
export interface Accrual {
  /** Pay of the main tax base, kopecks. */
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance together, kopecks. */
  readonly allowances: Kopecks
}

/** What a month pays, with the parts that base pay is made of. */
export interface DetailedAccrual extends Accrual {
  /** The salary of the month, or of the paid part of it. */
  readonly salary: Kopecks
  readonly bonus: Kopecks
  /** The sum that the allowances accrue on. */
  readonly allowanceBase: Kopecks
  readonly districtPart: Kopecks
  readonly northernPart: Kopecks
  /** What the employer pays above the district coefficient of the law: base pay for tax. */
  readonly districtExcess: Kopecks
}

/**
 * The pay of a full month.
 * Both allowances accrue on base pay alone and add up: the northern allowance is not applied to
 * the district coefficient's part, nor the other way round. Each is rounded to the kopeck.
 * @source Act of the RSFSR Council of Ministers № 458 of 22.10.1990, paragraph 1 "д"
 */
export function accrueMonth(terms: Terms): Accrual {
  const districtPart = percentOf(terms.grossSalary, terms.districtCoefficient - 100)
  const northernPart = percentOf(terms.grossSalary, terms.northernAllowance)
  return { basePay: terms.grossSalary, allowances: (districtPart + northernPart) as Kopecks }
}

/**
 * The pay of one month under its circumstances: a salary of its own, a part first month, a bonus,
 * and a district coefficient above the one of the law, whose excess is base pay for tax
 * (Ministry of Finance, 18.07.2025 № 03-04-05/70283).
 * @param month 1 is January
 */
export function accrueMonthIn(
  terms: Terms,
  circumstances: Circumstances,
  law: Law,
  month: number,
): DetailedAccrual {
  const { monthlySalaries, monthlyBonuses, partFirstMonth } = circumstances
  const full = monthlySalaries?.[month - 1] ?? terms.grossSalary
  const salary =
    partFirstMonth !== undefined && month === terms.firstMonth
      ? shareOf(full, partOfFirstMonth(law, month, partFirstMonth))
      : full
  const bonus = monthlyBonuses?.[month - 1] ?? ZERO
  const bonusAttracts = circumstances.bonusesAttractAllowances ?? true
  const allowanceBase = (bonusAttracts ? salary + bonus : salary) as Kopecks

  const paidCoefficient = terms.districtCoefficient
  const lawful = Math.min(
    circumstances.statutoryDistrictCoefficient ?? paidCoefficient,
    paidCoefficient,
  )
  const districtPart = percentOf(allowanceBase, lawful - 100)
  const districtExcess = (percentOf(allowanceBase, paidCoefficient - 100) - districtPart) as Kopecks
  const northernPart = percentOf(allowanceBase, terms.northernAllowance)
  return {
    salary,
    bonus,
    allowanceBase,
    districtPart,
    northernPart,
    districtExcess,
    basePay: (salary + bonus + districtExcess) as Kopecks,
    allowances: (districtPart + northernPart) as Kopecks,
  }
}
