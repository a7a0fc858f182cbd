import { FIRST_EARNINGS_YEAR } from '@oklad/law/internal'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import { LAST_DAY, LAST_YEAR, MOST_DAYS } from '../../terms/limits.ts'
import { date, optional, whole } from '../../terms/term.ts'

/** The first day of a sick leave whose pay is computed. */
export const FIRST_SICK_PAY_DAY = '2021-01-01'
/** The first month whose pay can count for an average. */
export const FIRST_MONTH = `${FIRST_EARNINGS_YEAR}-01`

/** The most days that are paid, in hundredths. */
export const MOST_HUNDREDTHS = 100 * MOST_DAYS
/** The most months of earnings, bonuses and raises that pay by average earnings takes. */
export const MOST_EARNINGS_MONTHS = 60
export const MOST_BONUSES = 60
export const MOST_RAISES = 12
/** The most months of earnings before a year with absences. */
export const MOST_MONTHS_BEFORE = 36
/** The years of earnings that sick pay takes. */
export const MOST_EARNINGS_YEARS = 2
/** The kinds of bonuses: for a month, for several, for a year. */
export const bonusKinds = ['monthly', 'period', 'annual'] as const
/** The months that a bonus for a period is for. */
export const bonusMonths = whole<number>(2, 120, 2)
/** The working days of a period. */
export const workingDays = whole<number>(1, 366, 1)
/** A monthly salary, and earnings of a year. Kopecks. */
export const monthlySalary = whole<Kopecks>(1, LARGEST_SALARY, 1)
export const yearlySum = whole<Kopecks>(0, 12 * LARGEST_SALARY, 0)

/** A day of payment, a raise or the hire: also one long before the event. */
export const earlyDate = date(`${FIRST_EARNINGS_YEAR}-01-01`, LAST_DAY)
export const earningsMonth = date(FIRST_MONTH, LAST_DAY.slice(0, 'YYYY-MM'.length))
export const earningsYear = whole<number>(FIRST_EARNINGS_YEAR, LAST_YEAR, LAST_YEAR)
export const paySum = whole<Kopecks>(0, LARGEST_SALARY, 0)
export const daysOfMonth = whole<number>(0, 31, 0)
/** The share of full working time, percent. */
export const fullTimeShare = optional(whole<number>(1, 100, 100))
