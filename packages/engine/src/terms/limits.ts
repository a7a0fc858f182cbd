import { EARLIEST_TAX_YEAR, NEWEST_TAX_YEAR } from '@oklad/law'
import { type Kopecks, LARGEST_SALARY, MOST_OTHER_PAY } from '../money/kopecks.ts'
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

/** The most payments of a year: an advance and the rest of every month, and other pay by itself. */
export const MOST_PAYMENTS = 24 + MOST_OTHER_PAY

/** The kinds of writs and agreements by which an employer deducts from pay after tax. */
export const writKinds = ['alimony_share', 'alimony_sum', 'writ'] as const
/** The most writs of a person. */
export const MOST_WRITS = 10
/** A monthly sum, a debt or a subsistence minimum. Kopecks. */
export const writSum = whole<Kopecks>(1, LARGEST_SALARY, 1)
/** A number of the fraction of alimony. */
export const shareNumber = whole<number>(1, 100, 1)
/** By 229-ФЗ, article 111. */
export const writPriority = whole<number>(1, 4, 4)
