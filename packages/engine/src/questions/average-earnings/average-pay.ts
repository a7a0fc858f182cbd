import {
  averageEarningsIn,
  isPublicHoliday,
  isWorkingDay,
  lawOf,
  minimumWageIn,
  workingDayFrom,
} from '@oklad/law'
import { DAY, dateOf, daysAfter, lawOn, memoised, monthIn, yearIn } from '@oklad/law/internal'
import { dividedBy, type Fraction, fraction, plus, rounded, times } from '../../money/fraction.ts'
import { type Kopecks, kopecks, larger, minus, total, ZERO } from '../../money/kopecks.ts'
import { percentOf, timesIn } from '../../money/rounding.ts'
import { refuse } from '../../terms/problem.ts'
import { dismissalDate } from '../payments/paydays.ts'
import { averagePayProblems } from './average-pay-problems.ts'
import {
  type CountedEarnings,
  type CountedSum,
  countedEarnings,
  monthOf,
  sharesOn,
  totalDays,
  totalOn,
} from './counted-earnings.ts'
import type { AveragePayTerms, SalaryRaise } from './terms.ts'

/** A fact about a sum that its reader needs to know: a point on which practice differs, or a missing term. */
export type AveragePayWarning =
  /** The law of the year is not known yet. */
  | 'provisional_law'
  /** A bonus counts whole though the period is not worked in full: the working days are not given. */
  | 'bonus_not_prorated'
  /** With days rounded to two decimals the daily average would differ. */
  | 'days_not_rounded'
  /** A raise after the period indexes only a part of the average. */
  | 'raise_indexes_part'
  /** The minimum wage of the floor has no district coefficient. */
  | 'floor_without_coefficient'
  /** The minimum wage holds though the period is not worked in full, because its time of point 5 is excluded. */
  | 'floor_with_excluded_time'
  /** Months without pay count with their days, because no time of point 5 is excluded. */
  | 'months_without_pay'
  /** Months with pay are outside the period. */
  | 'months_not_counted'
  /** Bonuses are outside the period, or another one for the same indicator counts in their place. */
  | 'bonuses_not_counted'
  /** Raises change nothing: by their day, or because the new salary is not higher. */
  | 'raises_not_counted'
  /** A vacation is paid later than three days before it, or compensation after the last day (Labour Code, articles 136, 140). */
  | 'paid_late'
  /** The law of the year of payment splits the sum, that of the year of the event does not. */
  | 'split_by_payment_date'

/** Pay by average earnings. Kopecks. */
export interface AveragePay {
  /** On the first paid day, which is not a public holiday; not below the minimum. */
  readonly dailyAverage: Kopecks
  /** The days that the earnings are divided by, in hundred-thousandths of a day. */
  readonly daysCounted: number
  readonly pay: Kopecks
  /** The part in the main tax base. */
  readonly basePay: Kopecks
  /** The part in the tax base of the allowances. */
  readonly northernPay: Kopecks
  /** Whether the minimum replaced the daily average of any day. */
  readonly floorApplied: boolean
  /** The last day, `YYYY-MM-DD`: public holidays lengthen a vacation. */
  readonly lastDay: string
  readonly paidOn: string
  readonly warnings: readonly AveragePayWarning[]
}

/** Days with the same daily average. */
export interface PaidPart {
  readonly from: string
  readonly dayHundredths: number
  /** Before the minimum. Kopecks. */
  readonly average: number
  /** The minimum, kopecks; `null` if there is none. */
  readonly minimum: number | null
  readonly daily: Kopecks
}

/**
 * Computes vacation pay, compensation for unused vacation, or pay for working days by average earnings.
 * Arithmetic is exact; the daily average and the pay are rounded to the kopeck, half a kopeck up.
 * @param terms see `AveragePayTerms`; from 2017 on
 * @throws {NoEarningsError} without earnings and salary
 * @throws {RangeError} naming every term that is wrong; for a year before 2017
 * @source Labour Code, articles 120, 127, 136, 139; Government decrees № 540 of 24.04.2025 (events from
 *   01.09.2025 on) and № 922 of 24.12.2007; Tax Code, article 210, paragraph 6.2
 */
export function averagePayOf(terms: AveragePayTerms): AveragePay {
  refuse(averagePayProblems(terms))
  return computeAveragePay(terms).pay
}

/** Everything that a breakdown of pay by average earnings shows. */
export type ComputedAveragePay = ReturnType<typeof computeAveragePay>

/** Computes pay by average earnings, by terms that are right, with everything that a breakdown shows. */
export function computeAveragePay(terms: AveragePayTerms) {
  const earnings = countedEarnings(terms)
  const days = totalDays(earnings, unitOf(terms))
  const event = eventOf(terms)
  const { lastDay } = event
  const paidOn = terms.paidOn ?? payDateOf(terms, lastDay)
  const parts = partsOf(terms, earnings, days, event)
  const pay = total(parts.map(payOf))
  const northernPay = northernPartOf(earnings, parts, paidOn)
  const floorApplied = parts.some(({ average, daily }) => daily > average)
  const computed = {
    dailyAverage: parts[0]?.daily ?? ZERO,
    daysCounted: rounded(times(days, fraction(DAY))),
    pay,
    basePay: minus(pay, northernPay),
    northernPay,
    floorApplied,
    lastDay,
    paidOn,
    warnings: warningsOf(terms, { floorApplied, lastDay, paidOn }, earnings, parts),
  }
  return { pay: computed, earnings, days, parts }
}

/** Returns the pay of a part, kopecks. */
export const payOf = ({ daily, dayHundredths }: PaidPart) => percentOf(daily, dayHundredths)

/** Returns the exact part of it that relates to district coefficients and northern allowances, kopecks. */
export function northernPayOf(earnings: CountedEarnings, part: PaidPart): Fraction {
  const total = totalOn(earnings, part.from, 'amount')
  return times(fraction(payOf(part)), dividedBy(totalOn(earnings, part.from, 'northern'), total))
}

/** The days of a full month, or a working day. */
const unitOf = ({ kind, startDate }: AveragePayTerms): Fraction =>
  kind === 'workingDays' ? fraction(1) : fraction(hundredthsOfMonth(startDate), 100)

const hundredthsOfMonth = (date: string) => averageEarningsIn(yearIn(date)).averageMonthDays.value

/** The last day of an event, and how many hundredths of its paid days come before a date. */
interface Event {
  readonly lastDay: string
  readonly paidBefore: (date: string) => number
}

function eventOf({ kind, startDate, dayHundredths }: AveragePayTerms): Event {
  if (kind === 'compensation') return { lastDay: startDate, paidBefore: () => 0 }
  const count = timesIn(dayHundredths, 100)
  const paidIn = paidDatesOf[kind]
  const first = yearIn(startDate)
  const from = placeFrom(paidIn(first), startDate)
  let dates = paidIn(first).slice(from, from + count)
  for (let year = first + 1; dates.length < count; year++) {
    dates = [...dates, ...paidIn(year).slice(0, count - dates.length)]
  }
  return {
    lastDay: dates.at(-1) ?? startDate,
    paidBefore: (date) => placeFrom(dates, date) * 100,
  }
}

/** Returns the place of the first date on or after another one; the count of dates if all are before it. */
function placeFrom(dates: readonly string[], date: string): number {
  let from = 0
  let to = dates.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((dates[middle] as string) < date) from = middle + 1
    else to = middle
  }
  return from
}

const datesWhere = (isPaid: (date: string) => boolean) =>
  memoised((year: number) =>
    Array.from({ length: 366 }, (_, day) => dateOf(year, 1, day + 1))
      .filter((date) => date.startsWith(`${year}`))
      .filter(isPaid),
  )

/** The days of a year that are paid. */
const paidDatesOf = {
  vacation: datesWhere((date) => !isPublicHoliday(date)),
  workingDays: datesWhere(isWorkingDay),
}

/** The day on which pay is due: three days before a vacation, on the working day before a day off. */
function payDateOf({ kind, startDate }: AveragePayTerms, lastDay: string): string {
  if (kind === 'vacation') return workingDayFrom(daysAfter(startDate, -3), -1)
  return kind === 'compensation' ? dismissalDate(lastDay) : lastDay
}

/** Divides the days of an event by the dates on which a raise or a new minimum wage changes their average. */
function partsOf(
  terms: AveragePayTerms,
  earnings: CountedEarnings,
  days: Fraction,
  { lastDay, paidBefore }: Event,
): readonly PaidPart[] {
  const { startDate, dayHundredths } = terms
  const changes = [...earnings.raises.map(({ date }) => date), ...wageChanges(startDate, lastDay)]
    .filter((date) => date > startDate && date <= lastDay)
    .sort()
  const parts: PaidPart[] = []
  const dates = [startDate, ...changes]
  for (const [index, from] of dates.entries()) {
    const next = dates[index + 1]
    const end = next === undefined ? dayHundredths : paidBefore(next)
    const average = kopecks(rounded(dividedBy(totalOn(earnings, from, 'amount'), days)))
    const minimum = minimumOn(from, terms, earnings)
    const daily = larger(average, minimum ?? ZERO)
    const before = parts.at(-1)
    const paid = end - paidBefore(from)
    if (before !== undefined && before.average === average && before.daily === daily) {
      parts[parts.length - 1] = { ...before, dayHundredths: before.dayHundredths + paid }
    } else if (paid > 0 || dayHundredths === 0) {
      parts.push({ from, dayHundredths: paid, average, minimum, daily })
    }
  }
  return parts
}

/** The dates on which the minimum wage can change. */
function wageChanges(from: string, to: string): string[] {
  const dates: string[] = []
  for (let year = yearIn(from); year <= yearIn(to); year++) {
    const raise = lawOf(year).figures.minimumWageRaise.value
    dates.push(`${year}-01-01`)
    if (raise !== null) dates.push(dateOf(year, raise.fromMonth, 1))
  }
  return dates
}

/**
 * Returns the lowest daily average on a date, in part time the share of it: for somebody who worked the norm of the period. The
 * days that are excluded, such as those of an earlier vacation, count as worked: whether they do is disputed.
 * @source decrees № 540 and № 922, points 5 and 18; Labour Code, article 133
 */
function minimumOn(
  date: string,
  { kind, fullTime = true, fullTimeShare = 100, daysWorked, daysNorm }: AveragePayTerms,
  { excludedDays }: CountedEarnings,
): Kopecks | null {
  const isKnown = daysWorked !== undefined && daysNorm !== undefined
  const worksNorm = !isKnown || daysWorked + excludedDays >= daysNorm
  if (kind === 'workingDays' || !fullTime || !worksNorm) return null
  const wage = minimumWageIn(lawOn(date), monthIn(date))
  return kopecks(rounded(fraction(wage * fullTimeShare, hundredthsOfMonth(date))))
}

/** Whether a payment on a date is split between the tax bases. */
export const isSplitOn = (date: string) => lawOn(date).figures.averagePaySplit.value

/** Returns the part of the pay that relates to district coefficients and northern allowances, rounded once. */
function northernPartOf(
  earnings: CountedEarnings,
  parts: readonly PaidPart[],
  paidOn: string,
): Kopecks {
  if (!hasNorthern(earnings) || !isSplitOn(paidOn)) return ZERO
  const northern = parts.map((part) => northernPayOf(earnings, part))
  return kopecks(rounded(northern.reduce(plus, fraction(0))))
}

export const hasNorthern = ({ sums }: CountedEarnings) => sums.some(({ northern }) => northern > 0)

function warningsOf(
  terms: AveragePayTerms,
  { floorApplied, lastDay, paidOn }: Pick<AveragePay, 'floorApplied' | 'lastDay' | 'paidOn'>,
  earnings: CountedEarnings,
  parts: readonly PaidPart[],
): readonly AveragePayWarning[] {
  const { startDate, bonuses = [], daysWorked, daysNorm, roundDays = false } = terms
  const { sums, raises, isShort } = earnings
  const isWhole = ({ of }: CountedSum) =>
    typeof of === 'number' && bonuses[of - 1]?.forTimeWorked !== true
  const applies: Readonly<Record<AveragePayWarning, boolean>> = {
    provisional_law: [paidOn, lastDay].some((date) => lawOn(date).provisional),
    bonus_not_prorated:
      isShort && (daysWorked === undefined || daysNorm === undefined) && sums.some(isWhole),
    days_not_rounded:
      !roundDays &&
      sums.some(({ daysOf }) => daysOf > 1) &&
      roundedAverage(terms) !== parts[0]?.average,
    raise_indexes_part:
      sums.some(({ indexedAfter }) => indexedAfter === null) &&
      raises.some(({ date }) => date >= monthOf(startDate) && date <= lastDay),
    floor_without_coefficient: floorApplied,
    floor_with_excluded_time: floorApplied && earnings.excludedDays > 0,
    months_without_pay:
      terms.kind !== 'workingDays' &&
      sums.some(({ of, amount, days }) => typeof of === 'string' && amount === 0 && days > 0),
    months_not_counted:
      terms.months.filter(({ pay }) => pay > 0).length >
      sums.filter(({ of, amount }) => typeof of === 'string' && amount > 0).length,
    bonuses_not_counted: bonuses.length > sums.filter(({ of }) => typeof of === 'number').length,
    raises_not_counted: (terms.raises ?? []).some((raise) => !isUsed(raise, earnings, lastDay)),
    // By default the day of payment is the day on which it is due.
    paid_late:
      terms.paidOn !== undefined &&
      terms.kind !== 'workingDays' &&
      paidOn > workingDayFrom(terms.kind === 'vacation' ? payDateOf(terms, lastDay) : lastDay, 1),
    split_by_payment_date: hasNorthern(earnings) && isSplitOn(paidOn) !== isSplitOn(startDate),
  }
  return (Object.keys(applies) as AveragePayWarning[]).filter((warning) => applies[warning])
}

/** Whether a raise multiplies any sum on any day of an event. */
const isUsed = (raise: SalaryRaise, { sums, raises }: CountedEarnings, lastDay: string) =>
  raises.includes(raise) &&
  sums.some((sum) => sum.amount > 0 && sharesOn(sum, [raise], lastDay).length > sum.shares.length)

/** The daily average with the days of each short month rounded to two decimals. */
function roundedAverage(terms: AveragePayTerms): number {
  const earnings = countedEarnings({ ...terms, roundDays: true })
  const days = totalDays(earnings, unitOf(terms))
  return rounded(dividedBy(totalOn(earnings, terms.startDate, 'amount'), days))
}
