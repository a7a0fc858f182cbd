import { type Kopecks, roubles } from '../money/kopecks.ts'
import { figureIn } from './figure.ts'
import { socialContributionLimits } from './yearly-figures.ts'

/** The average calendar days of a month, in hundred-thousandths of a day: 29.3. */
export const AVERAGE_DAYS_OF_MONTH = 2_930_000

/** Hundred-thousandths of a day in a day: the unit in which days are shown. */
export const DAY = 100_000

/** The first year whose earnings can count for a benefit. */
const FIRST_BENEFIT_YEAR = 2010

/** The limits of contributions of 2010 to 2016 by law № 212-ФЗ of 24.07.2009, article 8, thousand roubles. */
const EARLIER_LIMITS = [415, 463, 512, 568, 624, 670, 718]

/**
 * Returns the most earnings of a year that count for benefits, kopecks: the limit of social contributions.
 * @throws {RangeError} before 2010
 * @source law № 255-ФЗ, article 14, part 3.2
 */
export function benefitLimitOf(year: number): Kopecks {
  const earlier = EARLIER_LIMITS[year - FIRST_BENEFIT_YEAR]
  return earlier === undefined
    ? figureIn(socialContributionLimits, year).value
    : roubles(earlier * 1_000)
}

/** The days of own illness that the employer pays. */
export const EMPLOYER_DAYS = 3

/**
 * Returns the percent of average earnings by insurance.
 * @param months of insurance
 * @source law № 255-ФЗ, article 7, part 1
 */
export function percentByInsurance(months: number): number {
  if (months >= 8 * 12) return 100
  return months >= 5 * 12 ? 80 : 60
}
