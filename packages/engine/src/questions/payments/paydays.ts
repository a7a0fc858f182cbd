import {
  deadlineDays,
  figureIn,
  type Law,
  lawOf,
  type RemittanceDays,
  workingDayFrom,
} from '@oklad/law'
import { dateOf, dateWithin, dayIn, daysIn, memoised, monthIn, yearIn } from '@oklad/law/internal'
import { paydayTerms } from '../../terms/payday-terms.ts'
import { type Problem, refuseInYear } from '../../terms/problem.ts'
import { checkRecord, record } from '../../terms/term.ts'

/** When and how an employer pays. The comment of every member starts with its default. */
export interface Paydays {
  /** 20. The day of the month on which the advance is paid, 15 … 31. */
  readonly advanceDay?: number
  /** 5. The day of the final pay, 1 … 31: of the same month if it is later than `advanceDay`, otherwise of the next. */
  readonly finalDay?: number
  /** `null`: pay for the days worked to the 15th. Otherwise a whole percent of the month's salary, 0 … 100. */
  readonly advancePercent?: number | null
}

/** Paydays with all defaults filled in. */
export type CompletePaydays = Required<Paydays>

/** The paydays of an employer who names none. */
export const usualPaydays = record<CompletePaydays>(paydayTerms).default

/** Fills in the defaults and adds a problem for every member that is not known or out of its range. */
export function checkedPaydays(problems: Problem[], paydays: Paydays = {}): CompletePaydays {
  const isObject = typeof paydays === 'object' && paydays !== null
  const complete = isObject ? { ...usualPaydays, ...paydays } : paydays
  checkRecord(problems, 'paydays', complete, paydayTerms, '')
  return complete
}

/**
 * Returns the date on which a month's advance is paid, `YYYY-MM-DD`. A month without the day pays on its last day;
 * a day off moves to the working day before.
 * @source Labour Code, article 136
 */
export const advanceDate = (year: number, month: number, { advanceDay }: CompletePaydays): string =>
  payday(year, month, advanceDay)

/** Returns the date on which the rest of a month's pay is paid, like `advanceDate`. */
export const finalDate = (
  year: number,
  month: number,
  { advanceDay, finalDay }: CompletePaydays,
): string => payday(year, finalDay > advanceDay ? month : month + 1, finalDay)

/** @param month above 12 it is one of the next year */
const payday = (year: number, month: number, day: number) =>
  workingDayFrom(dateWithin(year, month, day), -1)

/**
 * Returns the day on which everything is paid at a dismissal: a day off moves to the next working day, at the end of
 * December to the one before, so that the pay stays income of the year.
 * @source Labour Code, articles 14, 136, 140; letter of the Ministry of Labour, 25.10.2018 № 14-2/ООГ-8496
 */
export function dismissalDate(lastDay: string): string {
  const next = workingDayFrom(lastDay, 1)
  return yearIn(next) === yearIn(lastDay) ? next : workingDayFrom(lastDay, -1)
}

/** The days whose tax is remitted together, the day by which, and that of its notice. Dates are `YYYY-MM-DD`. */
export interface RemittancePeriod {
  readonly from: string
  readonly to: string
  readonly due: string
  readonly notice: string
  /**
   * Its place in the notice of a quarter and in 6-НДФЛ: 01, 02 and 03 for the first days of its months, 11, 12 and 13 for
   * the rest. In 2023 a month's period began with the last days of the one before, and 04 was the end of December.
   */
  readonly slot: string
}

/**
 * Returns the remittance period of tax that is withheld on a date. A due date that is a day off moves to the
 * next working day, except the last one of the year.
 * @throws {RangeError} before 2023, when the advance was not taxed by itself
 * @source Tax Code, article 58, paragraph 9; article 226, paragraph 6; article 6.1, paragraph 7
 */
export const remittancePeriodOf = memoised((date: string): RemittancePeriod => {
  const year = yearIn(date)
  const { lastDay, dueDay, laterDueDay } = remittanceDaysOf(lawOf(year))
  const [month, day] = [monthIn(date), dayIn(date)]
  const { noticeDay, laterNoticeDay } = figureIn(deadlineDays, year).value
  const on = (ofMonth: number, ofDay: number) => dateOf(year, ofMonth, ofDay)
  const dueIn = (month: number, ...days: (number | null)[]) => {
    const [due = '', notice = ''] = days.map((day) => workingDayFrom(on(month, day ?? 1), 1))
    return { due, notice }
  }
  const slotIn = (month: number, row: 0 | 1) => `${row}${((month - 1) % 3) + 1}`
  if (day > lastDay && month === 12) {
    const end = on(12, 31)
    const due = workingDayFrom(end, -1)
    const slot = laterDueDay === null ? '04' : '13'
    return { from: on(12, lastDay + 1), to: end, due, notice: due, slot }
  }
  if (laterDueDay !== null && day > lastDay) {
    const days = { from: on(month, lastDay + 1), to: on(month, daysIn(year, month)) }
    return { ...days, ...dueIn(month + 1, laterDueDay, laterNoticeDay), slot: slotIn(month, 1) }
  }
  const until = day > lastDay ? month + 1 : month
  const isWhole = laterDueDay !== null || until === 1
  const from = isWhole ? on(until, 1) : on(until - 1, lastDay + 1)
  const due = dueIn(until, dueDay, noticeDay)
  return { from, to: on(until, lastDay), ...due, slot: slotIn(until, 0) }
})

/**
 * Returns the days by which a year's tax is remitted.
 * @throws {RangeError} before 2023, when the advance was not taxed by itself
 */
export function remittanceDaysOf({ year, figures }: Law): RemittanceDays {
  const { value } = figures.transferDays
  if (value === null) refuseInYear('law.year', `in ${year} tax was not withheld from every payment`)
  return value
}
