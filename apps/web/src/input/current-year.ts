import { currentTaxYear } from '@oklad/answers/calculation'

/** The calendar year in Moscow when the page is opened: the tax year of an input without `start_date`. */
export const currentYear = currentTaxYear(Date.now())

/** The month when the page is opened, 1 is January. */
export const currentMonth = new Date().getMonth() + 1
