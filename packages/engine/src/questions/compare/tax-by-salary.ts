import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms.ts'
import type { MonthFigures, YearFigures } from '../../year/month.ts'
import type { PartOfMonth } from '../../year/part-month.ts'
import { walkPay } from '../../year/walk.ts'
import { sumOf } from '../gross-up/smallest-salary.ts'

/**
 * A rise of a month's pay, kopecks, that outweighs the rounding of its deduction to the kopeck: at
 * 3 % and more it adds at least a kopeck of tax.
 */
const RECOVERY = 34
/** A rise of the year's pay, kopecks, that adds about two roubles of tax. */
const LARGEST_RISE = 3_000
/** Net pay of the first month, kopecks, from which on it can pay all tax that is due. */
const ALL_WITHHELD = 300

/** The pay and the tax of a year, kopecks. */
export interface TaxedYear {
  /** Twelve sums, January first, 0 before the first paid month. */
  readonly monthlyPay: readonly Kopecks[]
  readonly grossIncome: number
  readonly tax: number
  readonly netOfFirstMonth: number
  /** The deductions for children. */
  readonly deduction: number
}

/**
 * Computes the pay and the tax of a year.
 * @param year is overwritten; one serves all salaries of a contract type
 */
export function taxedYear(terms: CompleteTerms, law: Law, year: YearFigures): TaxedYear {
  const { months } = walkPay(terms, law, year)
  const monthlyPay = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of months) monthlyPay[month - 1] = grossIncome as Kopecks
  return {
    monthlyPay,
    grossIncome: sumOf(months, 'grossIncome'),
    tax: sumOf(months, 'incomeTax'),
    netOfFirstMonth: (months[0] as MonthFigures).netIncome,
    deduction: sumOf(months, 'childDeduction'),
  }
}

/** See `taxBySalary`. */
export type TaxBySalary = ReturnType<typeof taxBySalary>

/**
 * The tax of a year, kopecks, as a function of the employment's salary, with its bounds. Between
 * two salaries it rises, but for the ends of deductions for children and small falls by rounding.
 *
 * Tax on the year to date falls once at most, and only while the first month cannot pay all tax
 * that is due. Tax by month falls by the rounding of each month's deduction; where every month pays
 * `RECOVERY` more, it does not.
 * @param yearAt computes the year of the contract type at a salary of the employment
 * @param largest the largest salary within the income limit of the self-employed
 * @param part of the employment's first month that is paid
 */
export function taxBySalary(
  terms: CompleteTerms,
  law: Law,
  yearAt: (salary: number) => TaxedYear,
  largest: number,
  part: PartOfMonth | null,
) {
  const { fallOfTax, deductionsExcludedBy } = contractTypes[terms.contractType]
  const months = 13 - terms.firstMonth
  const ofMonth = fallOfTax(terms)
  const isByMonth = deductionsExcludedBy(terms, law) !== null
  const wholeRise = part === null ? RECOVERY : timesIn((RECOVERY + 2) * part.of, part.paid)
  // A part month needs a larger rise. Where the other months make that too large, it is left out.
  const isPartLeftOut = wholeRise * months >= LARGEST_RISE
  const rise = isByMonth && ofMonth > 0 ? (isPartLeftOut ? RECOVERY : wholeRise) : 0
  const taxAt = (salary: number): number => yearAt(salary).tax
  /** The most by which the tax falls from a salary to one that is higher by `rise` or more. */
  const fallFrom = (salary: number) => {
    const canFall = isByMonth ? isPartLeftOut : yearAt(salary).netOfFirstMonth < ALL_WITHHELD
    return canFall ? ofMonth : 0
  }
  return {
    contractType: terms.contractType,
    yearAt,
    taxAt,
    /** An upper bound from `low` to `high`, between which no deduction ends. */
    mostTax: (low: number, high: number) =>
      high + rise > largest ? taxAt(high) + months * ofMonth : taxAt(high + rise) + fallFrom(low),
    /** A lower bound from `low` to the next salary at which a deduction ends. */
    leastTax: (low: number) =>
      low < rise ? taxAt(low) - months * ofMonth : taxAt(low - rise) - fallFrom(low),
    /**
     * The most by which roundings change it: each month to the rouble, its pay and its deduction to
     * the kopeck; or two bases to the rouble once, and up to 22 % of a month's pay below a rouble,
     * which cannot be withheld.
     */
    roundings: isByMonth ? 52 * months : 100 + 23 * months,
  }
}
