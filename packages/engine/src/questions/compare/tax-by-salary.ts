import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { type CompleteTerms, countMonths } from '../../terms.ts'
import type { PartOfMonth } from '../../year/part-month.ts'
import { walkPay } from '../../year/walk.ts'
import { sumOf, type YearFigures } from '../../year-figures.ts'

/**
 * A rise of a month's pay, kopecks, whose tax is at least a kopeck at rates from 3 %. It outweighs the
 * rounding of the month's deduction to the kopeck.
 */
const RECOVERY = 34
/** A rise of the year's pay, kopecks, that adds about two roubles of tax. */
const LARGEST_RISE = 3_000
/** The net pay of a month, kopecks, above which the month can pay all tax due. */
const ALL_WITHHELD = 300

/** The pay and the tax of a year, kopecks. */
export interface TaxedYear {
  /** Twelve sums, January first, 0 outside the paid months. */
  readonly monthlyPay: readonly Kopecks[]
  readonly grossIncome: number
  readonly tax: number
  readonly smallestNet: number
  /** The deductions for children. */
  readonly deduction: number
}

/**
 * Computes the pay and the tax of a year.
 * @param year is overwritten; reuse one for all salaries of a contract type
 */
export function taxedYear(terms: CompleteTerms, law: Law, year: YearFigures): TaxedYear {
  const { months } = walkPay(terms, law, year)
  const monthlyPay = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of months) monthlyPay[month - 1] = grossIncome as Kopecks
  return {
    monthlyPay,
    grossIncome: sumOf(months, 'grossIncome'),
    tax: sumOf(months, 'incomeTax'),
    smallestNet: Math.min(...months.map(({ netIncome }) => netIncome)),
    deduction: sumOf(months, 'childDeduction'),
  }
}

/** See `taxBySalary`. */
export type TaxBySalary = ReturnType<typeof taxBySalary>

/**
 * Returns the tax of a year, kopecks, as a function of the employment's salary, with its bounds. The tax
 * rises with the salary, except for jumps at the end of deductions for children and small falls by rounding.
 *
 * Tax on the year to date falls at most once, and only while a month cannot pay all tax due.
 * Tax by month can fall by the rounding of each month's deduction, but not if every month pays
 * `RECOVERY` more.
 * @param yearAt computes the year of the contract type at a salary of the employment
 * @param largest the largest salary within the income limit of the self-employed
 * @param parts the paid parts of the employment's first and last month
 */
export function taxBySalary(
  terms: CompleteTerms,
  yearAt: (salary: number) => TaxedYear,
  largest: number,
  parts: readonly PartOfMonth[],
) {
  const { fallOfTax, isTaxedByMonth } = contractTypes[terms.contractType]
  const months = countMonths(terms)
  const ofMonth = fallOfTax(terms)
  const isByMonth = isTaxedByMonth(terms)
  const rises = parts.map(({ paid, of }) => timesIn((RECOVERY + 2) * of, paid))
  const wholeRise = Math.max(RECOVERY, ...rises)
  // A part month needs a larger rise. It is left out if that is too large for the other months.
  const isPartLeftOut = wholeRise * months >= LARGEST_RISE
  const rise = isByMonth && ofMonth > 0 ? (isPartLeftOut ? RECOVERY : wholeRise) : 0
  const taxAt = (salary: number): number => yearAt(salary).tax
  /** Returns the most by which the tax falls if the salary rises by `rise` or more. */
  const fallFrom = (salary: number) => {
    const canFall = isByMonth ? isPartLeftOut : yearAt(salary).smallestNet < ALL_WITHHELD
    return canFall ? ofMonth : 0
  }
  return {
    contractType: terms.contractType,
    yearAt,
    taxAt,
    /** Returns an upper bound from `low` to `high`, if no deduction ends between them. */
    mostTax: (low: number, high: number) =>
      high + rise > largest ? taxAt(high) + months * ofMonth : taxAt(high + rise) + fallFrom(low),
    /** Returns a lower bound from `low` to the next salary at which a deduction ends. */
    leastTax: (low: number) =>
      low < rise ? taxAt(low) - months * ofMonth : taxAt(low - rise) - fallFrom(low),
    /**
     * The most by which rounding changes the tax. Tax by month: each month to the rouble, its pay and its
     * deduction to the kopeck. Tax on the year to date: two bases to the rouble once, and up to 22 % of
     * a month's pay below a rouble, which cannot be withheld.
     */
    roundings: isByMonth ? 52 * months : 100 + 23 * months,
  }
}
