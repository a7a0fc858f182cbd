import {
  dateWithin,
  deadlineDays,
  figureIn,
  filingDays,
  workingDayFrom,
} from '@oklad/engine/internal'
import { type Quarter, quarterOf } from './year-sums.ts'

/** A document that an agent files by a date. */
export interface Duty {
  readonly document: 'notice' | 'ndfl6' | 'personal-data'
  /** The year of its period, and the last month that it covers, 1 is January. */
  readonly year: number
  readonly month: number
  /** Of a notice: whether it is of the days from 23 to the end of the month. */
  readonly isLate?: boolean
  /** The last day, `YYYY-MM-DD`: a day off moves to the next working day, at the end of December to the one before. */
  readonly date: string
}

/**
 * Returns what an agent files in a quarter, by date. Personal data of the last month of a quarter are in another report, РСВ.
 * @source Tax Code, article 58, paragraph 9; article 230, paragraph 2; article 431, paragraph 7; article 6.1, paragraph 7
 */
export function dutiesOf(year: number, quarter: Quarter): readonly Duty[] {
  const months = [year - 1, year].flatMap((of) =>
    Array.from({ length: 12 }, (_, index) => ({ year: of, month: index + 1 })),
  )
  const duties = months.flatMap(({ year, month }): Duty[] => {
    const { noticeDay, laterNoticeDay } = figureIn(deadlineDays, year).value
    const day = (months: number, day: number) =>
      workingDayFrom(dateWithin(year, month + months, day), 1)
    // Before 2024 the documents had other periods.
    if (noticeDay === null || laterNoticeDay === null) return []
    const { ndfl6, personalData } = figureIn(filingDays, year).value
    const lateNotice = month === 12 ? workingDayFrom(`${year}-12-31`, -1) : day(1, laterNoticeDay)
    return [
      { document: 'notice', year, month, date: day(0, noticeDay) },
      { document: 'notice', year, month, isLate: true, date: lateNotice },
      month % 3 === 0
        ? { document: 'ndfl6', year, month, date: day(month === 12 ? 2 : 1, ndfl6) }
        : { document: 'personal-data', year, month, date: day(1, personalData) },
    ]
  })
  return duties
    .filter(({ date }) => date.startsWith(`${year}`) && quarterOf(date) === quarter)
    .sort((one, other) => one.date.localeCompare(other.date))
}
