import { dayInMoscow } from '@oklad/answers/calculation'
import { monthIn, yearIn } from '@oklad/engine/internal'

/** The day in Moscow, `YYYY-MM-DD`: tax years and deadlines go by it, wherever the page is opened. */
export const today = (): string => dayInMoscow(Date.now())

/** The calendar year when the page is opened: the tax year of an input without `start_date`. */
export const currentYear = yearIn(today())

/** The month when the page is opened, 1 is January. */
export const currentMonth = monthIn(today())
