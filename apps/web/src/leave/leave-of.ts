import { absenceProblems, withAbsences } from '@oklad/answers/absences'
import { type Calculation, termsOf } from '@oklad/answers/calculation'
import type { PrivateCalculationRequest } from '@oklad/contract/fields'
import {
  type Kopecks,
  type Month,
  type OtherPay,
  type PaidAbsence,
  type Payment,
  paymentsOf,
  WrongArgumentsError,
} from '@oklad/engine'
import { dayIn, daysAfter, minus, monthIn, yearIn } from '@oklad/engine/internal'
import type { Absence } from '../input/details.ts'
import { earningsBefore, requestAbsence } from '../input/earnings.ts'
import type { LeaveFields, leaveKinds } from '../input/input.ts'
import { fundIn, type Solved } from '../input/outcome.ts'
import { withRaise } from '../input/raise.ts'
import { netIn, type Years } from './years.ts'

/** A vacation, or a sick leave. */
export interface Leave extends LeaveFields {
  readonly kind: (typeof leaveKinds)[number]
}

/** A sum that comes for a leave or beside it. Kopecks. */
interface LeavePayment extends Pick<Payment, 'month' | 'grossIncome' | 'incomeTax' | 'netIncome'> {
  /** `YYYY-MM-DD`; `null` for the Social Fund, which pays after the employer has reported. */
  readonly date: string | null
  readonly kind: Payment['kind'] | 'fund'
}

const isPaidInYear = ({ notes = [] }: Calculation) =>
  notes.every(({ code }) => code !== 'paid_outside_year')

/** A leave whose net pay is not known: it is paid in a year that the input says nothing about. */
interface PaidElsewhere extends Pick<PaidAbsence, 'paidOn'> {
  /** The year with the leave. */
  readonly calculation: Calculation
  /** Before tax, kopecks. */
  readonly pay: number
}

/** A year with a leave. */
interface Found {
  readonly year: Calculation
  readonly own: PaidAbsence
  readonly solved: Solved
}

/** The year with an absence beside those that it has already; `undefined` if it cannot be. */
function yearWith(years: Years, absence: Leave | Absence): Found | undefined {
  const solved = years.of(yearIn(absence.from))
  if (solved?.calculation.law.figures.transferDays.value == null) return undefined
  const { law, request } = solved.calculation
  const { absences = [] } = request as PrivateCalculationRequest
  const { details } = years.input
  const { earned_before } = details
  const earnings = earningsBefore({ ...request, ...(earned_before && { earned_before }) })
  // The next year is assumed to have the salary after a raise in the months before it, too.
  const isIndexed = solved === years.first || 'earnings_before' in earnings
  const raised = isIndexed ? withRaise(absence, details, years.first.salary) : absence
  const asked = {
    ...(request as PrivateCalculationRequest),
    absences: [...absences, requestAbsence(raised, request)],
    ...earnings,
  }
  if (absenceProblems(asked, law).length > 0) return undefined
  try {
    const year = { request: asked, law, ...withAbsences(asked, termsOf(asked), law) }
    const own = year.paidAbsences?.at(-1)
    return own && { year, own, solved }
  } catch (error) {
    // The pay is above the largest one.
    if (error instanceof WrongArgumentsError) return undefined
    throw error
  }
}

/** What a leave that is paid in the year before adds to its net pay, kopecks; `undefined` where that is not known. */
function netInYearBefore(years: Years, { own }: Found): Kopecks | undefined {
  const before = own.paidOn === null ? undefined : years.of(yearIn(own.paidOn))
  // The northern part of the pay has a scale of its own there.
  if (before === undefined || before.statement.total.allowances > 0) return undefined
  const { calculation } = before
  const pay: OtherPay = { kind: 'vacation_pay', month: 12, amount: own.pay }
  const otherPay = [...(calculation.terms.otherPay ?? []), pay]
  const withIt = { ...calculation, terms: { ...calculation.terms, otherPay } }
  return minus(netIn(withIt), years.usualNetOf(before))
}

/** How the net pay changes against working these days, kopecks; `undefined` where a year is not known. */
function changeOf(years: Years, found: Found): number | undefined {
  const { year, own, solved } = found
  const taxYear = solved.year.year
  const change = netIn(year) - years.usualNetOf(solved)
  const early = isPaidIn(found) ? 0 : netInYearBefore(years, found)
  if (early === undefined) return undefined
  if (yearIn(own.lastDay) === taxYear) return change + early
  // The salary of days in the next year is not paid there.
  const after = years.of(taxYear + 1)
  const from = `${taxYear + 1}-01-01`
  const rest = after && yearWith(years, { kind: 'unpaid', from, to: own.lastDay })
  return rest && change + early + netIn(rest.year) - years.usualNetOf(rest.solved)
}

const isPaidIn = ({ year, solved }: Found): boolean =>
  isPaidInYear(year) === isPaidInYear(solved.calculation)

/** A day on which a vacation may begin, with what it brings. */
export interface Gain {
  readonly from: string
  readonly lastDay: string
  /** Net pay against working these days, kopecks. */
  readonly change: number
  /** The working days that are free. */
  readonly workingDays: number
  /** Whether its first day is a working day. */
  readonly beginsAtWork: boolean
}

/** Computes what a leave changes, without its payments; `undefined` where it cannot be known. */
export function gainOf(years: Years, leave: Leave): Gain | undefined {
  const found = yearWith(years, leave)
  const change = found && changeOf(years, found)
  if (found === undefined || change === undefined) return undefined
  const { from, lastDay } = found.own
  const free = datesBetween(from, lastDay).filter((date) => isWorkingDay(years, date))
  return { from, lastDay, change, workingDays: free.length, beginsAtWork: free[0] === from }
}

function datesBetween(from: string, lastDay: string): string[] {
  const dates = []
  for (let date = from; date <= lastDay; date = daysAfter(date, 1)) dates.push(date)
  return dates
}

const isWorkingDay = (years: Years, date: string): boolean =>
  years
    .of(yearIn(date))
    ?.calculation.law.workingDays?.[monthIn(date) - 1]?.includes(dayIn(date)) === true

/**
 * Computes what comes for a leave under an employment contract, and when, beside the absences that its year has already.
 * Sums are kopecks.
 * @returns `undefined` where there is no answer: before 2023, outside the months of the terms, on days of another absence, or
 *   above the largest pay
 */
export function leaveOf(years: Years, leave: Leave) {
  const found = yearWith(years, leave)
  if (found === undefined) return undefined
  const { year, own, solved } = found
  const { law } = solved.calculation
  const { lastDay } = own
  const endsInYear = yearIn(lastDay) === law.year
  const [first, last] = [monthIn(leave.from), endsInYear ? monthIn(lastDay) : 12]
  const all = paymentsOf(year.terms, { law }).payments
  const ofLeave = paymentsOfLeave(years, found, all, last as Month)
  if (ofLeave === undefined) {
    const { pay, fundPay, paidOn } = own
    const elsewhere: PaidElsewhere = { calculation: year, pay: pay + fundPay, paidOn }
    return elsewhere
  }
  const isSalary = ({ kind, month }: Payment) =>
    (kind === 'advance' || kind === 'final') && month >= first && month <= last
  const sum = (name: 'grossIncome' | 'netIncome') =>
    ofLeave.reduce((total, payment) => total + payment[name], 0)
  const payments: LeavePayment[] = [...all.filter(isSalary), ...ofLeave]
  const change = changeOf(years, found)
  return {
    /** The year with the leave. */
    calculation: year,
    ...{ lastDay, days: own.days, pay: sum('grossIncome'), net: sum('netIncome') },
    /** Whether the employer and the Social Fund pay. */
    payers: { employer: own.pay > 0, fund: own.fundPay > 0 },
    payments: payments.sort((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9')),
    ...(change !== undefined && { change }),
  }
}

/** The payments of a leave itself; `undefined` where it is paid in a year that is not known. */
function paymentsOfLeave(
  years: Years,
  found: Found,
  all: readonly Payment[],
  month: Month,
): LeavePayment[] | undefined {
  const { year, own, solved } = found
  const kind = own.kind === 'vacation' ? 'vacation_pay' : 'sick_pay'
  const isOwn = (payment: Payment) =>
    payment.kind === kind &&
    payment.grossIncome === own.pay &&
    (own.paidOn === null ? payment.date > own.lastDay : payment.date === own.paidOn)
  const payments: LeavePayment[] = all.filter(isOwn).slice(0, 1)
  const gross = own.pay
  // The note may be about another absence.
  if (payments.length === 0 && !isPaidIn(found)) {
    const netIncome = netInYearBefore(years, found)
    if (netIncome === undefined) return undefined
    const sums = { grossIncome: gross, incomeTax: minus(gross, netIncome), netIncome }
    return [{ date: own.paidOn, kind, month, ...sums }]
  }
  if (own.fundPay > 0) {
    const [withIt, before] = [fundIn(year), fundIn(solved.calculation)]
    const grossIncome = minus(withIt.grossIncome, before.grossIncome)
    const incomeTax = minus(withIt.incomeTax, before.incomeTax)
    const netIncome = minus(grossIncome, incomeTax)
    payments.push({ date: null, kind: 'fund', month, grossIncome, incomeTax, netIncome })
  }
  return payments
}

/** The payments of a leave in its year. */
export type LeaveAnswer = Exclude<ReturnType<typeof leaveOf>, PaidElsewhere | undefined>
