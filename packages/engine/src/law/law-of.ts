import { figureIn, type Series } from './figure.ts'
import { type Law, type LawFigures, lawSeries } from './law.ts'
import { withMinimumWage } from './reduced-tariffs.ts'
import { NEWEST_TAX_YEAR, type ProductionCalendar } from './yearly-figures.ts'

/** The first tax year whose law is known. */
export const EARLIEST_TAX_YEAR = 2017

const prepared = new Map<number, Law>()

/**
 * Returns the law of a tax year. Calls for the same year return the same object.
 * A year after the newest known one gets the newest law, marked provisional: calculations must not
 * fail because a new year begins.
 * @param year a whole number, 2017 or later
 * @throws {RangeError} for an earlier year or a fraction
 */
export function lawOf(year: number): Law {
  return prepared.get(year) ?? prepare(year)
}

function prepare(year: number): Law {
  if (!Number.isInteger(year) || year < EARLIEST_TAX_YEAR || year > 9999) {
    throw new RangeError(`The law is known from ${EARLIEST_TAX_YEAR} on, not of ${year}`)
  }
  const figuresOf = Math.min(year, NEWEST_TAX_YEAR)
  const provisional = year > NEWEST_TAX_YEAR
  const figures = figuresIn(figuresOf)
  const calendar = provisional ? null : figures.productionCalendar.value
  const workingDays = calendar === null ? null : workingDaysOf(year, calendar)
  const law: Law = { year, figuresOf, provisional, workingDays, figures }
  prepared.set(year, law)
  return law
}

function figuresIn(year: number): LawFigures {
  const all: Readonly<Record<string, Series<unknown>>> = lawSeries
  const figures = Object.entries(all).map(([name, series]) => [name, figureIn(series, year)])
  const rules = figureIn(lawSeries.reducedTariffs, year)
  const { value: minimumWage } = figureIn(lawSeries.minimumWage, year)
  const reducedTariffs = { ...rules, value: withMinimumWage(rules.value, minimumWage) }
  return { ...Object.fromEntries(figures), reducedTariffs }
}

/** Returns the working days of each month of the five-day week, January first. */
function workingDaysOf(year: number, { off, worked }: ProductionCalendar): number[][] {
  const months = Array.from({ length: 12 }, (): number[] => [])
  const date = new Date(Date.UTC(year, 0, 1))
  for (; date.getUTCFullYear() === year; date.setUTCDate(date.getUTCDate() + 1)) {
    const name = date.toISOString().slice('2026-'.length, '2026-01-31'.length)
    const isWeekend = date.getUTCDay() % 6 === 0
    const isWorked = isWeekend ? worked.includes(name) : !off.includes(name)
    if (isWorked) months[date.getUTCMonth()]?.push(date.getUTCDate())
  }
  return months
}
