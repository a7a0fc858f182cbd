import { EARLIEST_TAX_YEAR, NEWEST_TAX_YEAR } from '@oklad/law'
import { FIRST_EARNINGS_YEAR } from '@oklad/law/internal'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import { date, optional, whole } from '../../terms/term.ts'

/** The last year that is computed: the one after the newest known one, provisionally. */
export const LAST_YEAR = NEWEST_TAX_YEAR + 1
export const LAST_DAY = `${LAST_YEAR}-12-31`
export const FIRST_DAY = `${EARLIEST_TAX_YEAR}-01-01`
/** The first day of a sick leave whose pay is computed. */
export const FIRST_SICK_PAY_DAY = '2021-01-01'
/** The first month whose pay can count for an average. */
export const FIRST_MONTH = `${FIRST_EARNINGS_YEAR}-01`

/** The most days of an absence or an illness. */
export const MOST_ABSENT_DAYS = 366
/** The most days that are paid by average earnings, in hundredths. */
export const MOST_HUNDREDTHS = 100_000

/** A day of payment, a raise or the hire: also one long before the event. */
export const earlyDate = date(`${FIRST_EARNINGS_YEAR}-01-01`, LAST_DAY)
export const earningsMonth = date(FIRST_MONTH, LAST_DAY.slice(0, 'YYYY-MM'.length))
export const earningsYear = whole<number>(FIRST_EARNINGS_YEAR, LAST_YEAR, LAST_YEAR)
export const paySum = whole<Kopecks>(0, LARGEST_SALARY, 0)
export const daysOfMonth = whole<number>(0, 31, 0)
/** The share of full working time, percent. */
export const fullTimeShare = optional(whole<number>(1, 100, 100))
export const insuranceMonths = whole<number>(0, 1_200, 0)
