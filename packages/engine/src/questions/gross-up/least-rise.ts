import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { timesIn } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms.ts'
import { partOfFirstMonth } from '../../year/part-month.ts'
import { taxOfYear, taxScalesOf } from '../../year/tax-due.ts'
import type { YearFigures } from '../../year/year-figures.ts'

// docs/gross-up.md has the proofs of these functions.

/** The most by which roundings to the kopeck change the rise of a month's pay. */
const ROUNDING_OF_PAY = 6
/** The most by which the tax withheld in several months is below the tax due, kopecks. */
const LEFT_FOR_LATER = 500

/** The months whose net pay is compared with the target. */
export interface CountedMonths {
  /** The first one, 1 is January. */
  readonly month: number
  /** How many there are, 1 or more. */
  readonly months: number
  /** Whether a search allows for falls of the tax, which are rare: an exact one does. */
  readonly effort: 'exact' | 'quick'
}

/**
 * Returns a function: by how much the salary must rise at least to raise the net pay of the counted
 * months by a shortfall. Kopecks; the shortfall is above 0, the rise 1 or more.
 *
 * Tax does not fall when a salary rises, so net pay rises by at most as much as pay does. A kopeck
 * of salary adds the same to pay at every salary, except for roundings.
 * @throws {RangeError} for a part month that the year's calendar does not have
 */
export function leastRiseOf(
  terms: CompleteTerms,
  law: Law,
  { month, months, effort }: CountedMonths,
): (shortfall: number) => number {
  const part = (month === terms.firstMonth && partOfFirstMonth(law, terms)) || { paid: 1, of: 1 }
  // `salaryShare` hundredths of a kopeck of salary add `payShare` of them to the pay of the months.
  const payShare =
    (terms.districtCoefficient + terms.northernAllowance) * ((months - 1) * part.of + part.paid)
  const salaryShare = 100 * part.of
  const fall = effort === 'exact' ? contractTypes[terms.contractType].fallOfTax(terms) : 0
  const slack = months * (ROUNDING_OF_PAY + fall)
  return (shortfall) => {
    if (payShare === 0) return Number.POSITIVE_INFINITY
    return Math.max(timesIn(Math.max(shortfall - slack, 0) * salaryShare, payShare), 1)
  }
}

/**
 * Returns a function: the tax, kopecks, that the counted months withhold at least at any higher
 * salary that reaches its target. Tax owed on income before the first month is withheld first, so
 * there is little net pay until it is paid. The function returns 0 where no such tax can be owed.
 */
export function taxOwedOf(
  terms: CompleteTerms,
  law: Law,
  { month, months }: CountedMonths,
): (year: YearFigures) => number {
  const { firstMonth, incomeBefore: before } = terms
  const isTaxedByMonth = contractTypes[terms.contractType].deductionsExcludedBy(terms, law) !== null
  const hasIncomeBefore = before.baseIncome + before.allowancesIncome > 0
  if (isTaxedByMonth || !hasIncomeBefore || month > firstMonth) return () => 0
  const scales = taxScalesOf(law, terms.hasTaxPrivilege)
  const leftForLater = months === 1 ? 0 : LEFT_FOR_LATER
  return (year) => {
    let baseIncome: number = before.baseIncome
    let allowancesIncome: number = before.allowancesIncome
    let deduction: number = before.deductionGranted
    for (let index = firstMonth - 1; index < firstMonth - 1 + months; index++) {
      baseIncome += year.basePay[index] as number
      allowancesIncome += year.allowances[index] as number
      deduction += year.childDeduction[index] as number
    }
    const due = taxOfYear(scales, { baseIncome, allowancesIncome, deduction })
    return due - before.taxWithheld - leftForLater
  }
}
