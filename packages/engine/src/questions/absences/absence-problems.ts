import { workingDayFrom } from '@oklad/law'
import { daysAfter, FIRST_CALENDAR_YEAR, yearIn } from '@oklad/law/internal'
import { LARGEST_OTHER_PAY, MOST_OTHER_PAY } from '../../money/kopecks.ts'
import {
  absentDays,
  FIRST_DAY,
  LAST_DAY,
  MOST_ABSENCES,
  MOST_ABSENT_DAYS,
} from '../../terms/limits.ts'
import {
  excluded,
  missing,
  outOfRange,
  type Problem,
  problemInside,
  repeatedIn,
  wrongLength,
  wrongValue,
} from '../../terms/problem.ts'
import {
  checkNames,
  checkTerm,
  choice,
  date,
  flag,
  type MembersOf,
  optional,
} from '../../terms/term.ts'
import {
  checkEarningsBefore,
  checkPaidOn,
  raisesTerm,
} from '../average-earnings/average-pay-problems.ts'
import { monthBefore, monthOf } from '../average-earnings/counted-earnings.ts'
import { earlyDate, fullTimeShare } from '../average-earnings/limits.ts'
import { checkSickLeave, sickLeaveMembers } from '../average-earnings/sick-pay-problems.ts'
import type { EarningsMonth } from '../average-earnings/terms.ts'
import {
  type Absence,
  isOfWorkingDays,
  type PaidWorkingDays,
  type SickLeave,
  type Vacation,
} from './absence.ts'
import { datesFrom, datesOf, lastDayOf, overlapsOf, vacationDays, workingDatesOf } from './dates.ts'

const kind = choice('vacation', 'sick', 'unpaid', 'business_trip', 'donor_day')
const day = date(FIRST_DAY, LAST_DAY)

/** The members of every absence. */
const common = {
  kind,
  from: day,
  to: optional(day),
  days: optional(absentDays),
}

const { cause, earnings, insuranceMonths, ...ofSickLeave } = sickLeaveMembers
const sick: Omit<MembersOf<SickLeave>, keyof typeof common> = {
  ...ofSickLeave,
  cause: optional(cause),
  earnings: optional(earnings),
  /** Required, which has a problem of its own. */
  insuranceMonths: optional(insuranceMonths),
}
const vacation: Omit<MembersOf<Vacation>, keyof typeof common> = {
  paidOn: optional(earlyDate),
  roundDays: optional(flag()),
  raises: optional(raisesTerm),
  fullTimeShare,
}

/** The members that only some kinds have. */
const ofWorkingDays = { raises: vacation.raises }
const membersOf = {
  ...{ vacation, sick, unpaid: {} },
  ...{ business_trip: ofWorkingDays, donor_day: ofWorkingDays },
}
const ofSomeKinds = { ...vacation, ...sick }

/** What the absences of a year must fit. */
export interface AbsentTime {
  /** The first and the last day that an absence can begin on, `YYYY-MM-DD`. */
  readonly first: string
  readonly last: string
  /** Whether the employment ends on the last day. */
  readonly hasEnd: boolean
  /** The number of sums of other pay in the year. */
  readonly otherPays: number
}

/** Adds a problem for each part of the absences of a year, and of the earnings before it, that is wrong. */
export function checkAbsences(
  problems: Problem[],
  absences: readonly Absence[],
  earningsBefore: readonly EarningsMonth[] | undefined,
  time: AbsentTime,
): void {
  const name = 'absences'
  const known = problems.length
  const room = Math.min(MOST_OTHER_PAY - time.otherPays, MOST_ABSENCES)
  if (!Array.isArray(absences)) problems.push(wrongValue(name, 'must be a list'))
  else if (absences.length > MOST_ABSENCES) problems.push(wrongLength(name, 0, room))
  else {
    for (const [index, absence] of absences.entries()) {
      checkAbsence(problems, absence, `${name}[${index}]`, time)
    }
    if (absences.length > room) problems.push(wrongLength(name, 0, room))
  }
  const monthBefore = daysAfter(`${time.first.slice(0, 'YYYY-MM'.length)}-01`, -1)
  checkEarningsBefore(problems, earningsBefore, monthBefore)
  if (problems.length > known) return
  checkWorkedDays(problems, absences, earningsBefore)
  checkTogether(problems, absences, time)
}

/** Adds a problem for each part of an absence that is wrong by itself, or with the rest of it. */
function checkAbsence(
  problems: Problem[],
  absence: Absence,
  path: string,
  { first, last }: AbsentTime,
): void {
  const known = problems.length
  if (typeof absence !== 'object' || absence === null) {
    problems.push(wrongValue(path, 'must be an object'))
    return
  }
  checkTerm(problems, `${path}.kind`, absence.kind, kind)
  if (problems.length > known) return
  const own: Readonly<Record<string, unknown>> = membersOf[absence.kind]
  checkNames(problems, `${path}.`, absence, { ...common, ...ofSomeKinds })
  const inside: Problem[] = []
  for (const [name, term] of Object.entries({ ...common, ...ofSomeKinds })) {
    const value = absence[name as keyof Absence]
    const isOfKind = Object.hasOwn(common, name) || Object.hasOwn(own, name)
    if (isOfKind) checkTerm(problems, `${path}.${name}`, value, term)
    else if (value !== undefined) inside.push(excluded(name, 'kind', 'notOfKind'))
  }
  if (problems.length > known) return
  checkDays(inside, absence, first, last)
  if (absence.kind === 'vacation') checkPaidOn(inside, absence.from, absence.paidOn)
  if ('raises' in absence) inside.push(...repeatedIn('raises', absence.raises, 'date'))
  problems.push(...inside.map((one) => problemInside(path, one)))
}

function checkDays(problems: Problem[], absence: Absence, first: string, last: string): void {
  const { kind, from, to, days } = absence
  const known = problems.length
  if (to !== undefined && days !== undefined) {
    problems.push(excluded('to', 'days', 'endOfAbsence'))
  }
  if (to === undefined && days === undefined) problems.push(missing('to'))
  if (from < first || from > last) problems.push(outOfRange('from', first, last))
  if (kind === 'sick') {
    if (absence.insuranceMonths === undefined) problems.push(missing('insuranceMonths'))
    const { cause = 'own', earnings = [] } = absence
    checkSickLeave(problems, { ...absence, cause, earnings, to: lastDayOf(absence) })
  } else if (to !== undefined) {
    const latest = daysAfter(from, MOST_ABSENT_DAYS - 1)
    if (to < from || to > latest) problems.push(outOfRange('to', from, latest))
    else if (kind === 'vacation' && vacationDays(absence) === 0) {
      problems.push(outOfRange('to', daysAfter(to, 1), latest))
    }
  }
  if (isOfWorkingDays(absence) && problems.length === known) checkWorkingDays(problems, absence)
}

/** Adds a problem for days off alone: they have no pay by average earnings. */
function checkWorkingDays(problems: Problem[], absence: PaidWorkingDays): void {
  if (workingDatesOf(absence).length > 0) return
  const { from, to } = absence
  const first = workingDayFrom(from, 1)
  const latest = daysAfter(from, MOST_ABSENT_DAYS - 1)
  if (to !== undefined) problems.push(outOfRange('to', first, latest))
  else problems.push(outOfRange('days', datesFrom(from, first).length, MOST_ABSENT_DAYS))
}

/** Adds a problem for days paid by working days worked of which the number is not known. */
function checkWorkedDays(
  problems: Problem[],
  absences: readonly Absence[],
  earningsBefore: readonly EarningsMonth[] = [],
): void {
  for (const [index, absence] of absences.entries()) {
    if (!isOfWorkingDays(absence)) continue
    const first = monthBefore(monthOf(absence.from), 12)
    const isShort = earningsBefore.some(
      ({ month, excludedDays = 0 }) => month >= first && excludedDays > 0,
    )
    if (!isShort && yearIn(first) >= FIRST_CALENDAR_YEAR) continue
    problems.push(excluded(`absences[${index}]`, 'earningsBefore', 'workedDaysUnknown'))
  }
}

/** Adds a problem for absences that share a day, or end after the employment. */
function checkTogether(
  problems: Problem[],
  absences: readonly Absence[],
  { last, hasEnd, otherPays }: AbsentTime,
): void {
  const dates = datesOf(absences)
  // Working days have a sum in each of their months.
  const sums = absences.reduce(
    (sum, one) => sum + (isOfWorkingDays(one) ? new Set(workingDatesOf(one).map(monthOf)).size : 1),
    0,
  )
  if (sums > MOST_OTHER_PAY - otherPays) {
    problems.push(wrongLength('absences', 0, absences.length - 1))
  }
  for (const [one, other] of overlapsOf(dates)) {
    problems.push(excluded(`absences[${other}]`, `absences[${one}]`, 'sharedDay'))
  }
  if (!hasEnd) return
  for (const [index, { kind, from, days }] of absences.entries()) {
    if (kind === 'sick' || (dates[index]?.at(-1) ?? from) <= last) continue
    problems.push(
      outOfRange(`absences[${index}].${days === undefined ? 'to' : 'from'}`, from, last),
    )
  }
}

/** The largest salary of somebody whose pay for a vacation may be above the largest sum, kopecks. */
const LARGEST_WITH_ABSENCES = 1_000_000_000

/** Adds a problem for a salary with which the pay of an absence is above the largest sum. */
export function checkPays(problems: Problem[], pays: readonly { readonly amount: number }[]): void {
  if (pays.every(({ amount }) => amount <= LARGEST_OTHER_PAY)) return
  problems.push(outOfRange('grossSalary', 0, LARGEST_WITH_ABSENCES))
}
