import { figureIn, figuresIn } from './figure.ts'
import { type Law, type LawFigures, lawSeries } from './law.ts'
import { memoised } from './memoised.ts'
import { reducedTariffs, withMinimumWage } from './reduced-tariffs.ts'
import { EARLIEST_TAX_YEAR, requireTaxYear } from './tax-years.ts'
import { workingDaysOf, yearIn } from './working-days.ts'
import { NEWEST_TAX_YEAR } from './yearly-figures.ts'

/**
 * Returns the law of a tax year. Calls for the same year return the same object.
 * A year after the newest known one gets the newest figures, marked provisional: calculations must not
 * fail because a new year begins. It has its own figures that are known already, such as its production calendar.
 * @param year a whole number, 2017 or later
 * @throws {RangeError} for an earlier year or a fraction
 */
export const lawOf = memoised((year: number): Law => {
  requireTaxYear(year)
  const figuresOf = Math.min(year, NEWEST_TAX_YEAR)
  const provisional = year > NEWEST_TAX_YEAR
  const figures = allFiguresIn(year)
  const workingDays = figures.productionCalendar.from === year ? workingDaysOf(year) : null
  return { year, figuresOf, provisional, workingDays, figures }
})

/** Returns the law of the year of a date; of an earlier year that of the first known one. */
export const lawOn = (date: string): Law => lawOf(Math.max(yearIn(date), EARLIEST_TAX_YEAR))

function allFiguresIn(year: number) {
  const minimumWage = figureIn(lawSeries.minimumWage, year)
  const tariffs = Object.entries(reducedTariffs).map(([name, series]) => [
    name,
    withMinimumWage(figureIn(series, year), minimumWage),
  ])
  return { ...figuresIn(lawSeries, year), ...Object.fromEntries(tariffs) } as LawFigures
}
