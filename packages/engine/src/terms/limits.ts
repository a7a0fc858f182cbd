import { EARLIEST_TAX_YEAR, NEWEST_TAX_YEAR } from '@oklad/law'
import { whole } from './term.ts'

/** The last year that is computed: the one after the newest known one, provisionally. */
export const LAST_YEAR = NEWEST_TAX_YEAR + 1
export const FIRST_DAY = `${EARLIEST_TAX_YEAR}-01-01`
export const LAST_DAY = `${LAST_YEAR}-12-31`

/** The most absences of a year, and the calendar days of one; an illness has no more. */
export const MOST_ABSENCES = 12
export const MOST_ABSENT_DAYS = 366
export const absentDays = whole<number>(1, MOST_ABSENT_DAYS, 1)
/** The most days that are paid by average earnings. */
export const MOST_DAYS = 1_000
/** Full months of insurance. */
export const insuranceMonths = whole<number>(0, 1_200, 0)
