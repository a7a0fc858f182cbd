import { NEWEST_TAX_YEAR } from '@oklad/engine'

/** The calendar year in Moscow: the year of a calculation without a start date. */
export const currentTaxYear = () =>
  Number(new Intl.DateTimeFormat('en', { timeZone: 'Europe/Moscow', year: 'numeric' }).format())

/** The warnings of an answer about the law of its year: none if the law is known. */
export const warningsFor = (year: number) =>
  year > NEWEST_TAX_YEAR
    ? {
        warnings: [
          {
            code: 'provisional_law',
            detail: `The law of ${year} is not known yet. The figures of ${NEWEST_TAX_YEAR} were used, so the result is provisional.`,
          },
        ],
      }
    : {}

/** The months of a year as an answer writes them, from the given one to December. */
export const monthsOf = (year: number, first = 1) =>
  Array.from(
    { length: 13 - first },
    (_, index) => `${year}-${String(first + index).padStart(2, '0')}-01T00:00:00Z`,
  )
