import { dateOf, dayIn, daysAfter, daysIn, monthIn, yearIn } from '@oklad/law/internal'
import { timesIn } from '../../money/rounding.ts'
import { LAST_DAY } from '../../terms/limits.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import { checkTerm, date } from '../../terms/term.ts'

/** The days of vacation of a working year, and of a month: 28 / 12 with two decimals. Hundredths of a day. */
const OF_YEAR = 2_800
const OF_MONTH = 233

/** Nobody works as long. */
const EARLIEST_HIRE = '1950-01-01'

/**
 * Returns the days of vacation earned up to a dismissal, in hundredths of a day: 28 for a working year or for 11
 * months of one, otherwise 2.33 for each month. 15 days or more are a month.
 * @param hired the first day of work, `YYYY-MM-DD`
 * @param dismissed the last day of work, `YYYY-MM-DD`
 * @throws {RangeError} naming each date that is none, before 1950, or in the wrong order
 * @source Rules of 30.04.1930 № 169, paragraphs 28, 29, 35
 */
export function compensationDays(hired: string, dismissed: string): number {
  const problems: Problem[] = []
  checkTerm(problems, 'hired', hired, date(EARLIEST_HIRE, LAST_DAY))
  const from = problems.length === 0 ? hired : EARLIEST_HIRE
  checkTerm(problems, 'dismissed', dismissed, date(from, LAST_DAY))
  refuse(problems)
  const end = daysAfter(dismissed, 1)
  let months = 0
  while (monthsAfter(hired, months + 1) <= end) months++
  if (daysAfter(monthsAfter(hired, months), 15) <= end) months++
  const ofLastYear = months % 12
  const days = timesIn(months, 12) * OF_YEAR
  return days + (ofLastYear === 11 ? OF_YEAR : ofLastYear * OF_MONTH)
}

/** The same day some months later; a month without it ends before the first of the next one. */
function monthsAfter(date: string, months: number): string {
  const first = dateOf(yearIn(date), monthIn(date) + months, 1)
  const length = daysIn(yearIn(first), monthIn(first))
  return daysAfter(first, Math.min(dayIn(date) - 1, length))
}
