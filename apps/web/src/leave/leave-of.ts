import { absenceProblems, withAbsences } from '@oklad/answers/absences'
import { type Calculation, termsOf } from '@oklad/answers/calculation'
import type { PrivateCalculationRequest } from '@oklad/contract/fields'
import {
  calculate,
  type Kopecks,
  type Month,
  type PaidAbsence,
  type Payment,
  paymentsOf,
  WrongArgumentsError,
} from '@oklad/engine'
import { monthIn, yearIn } from '@oklad/engine/internal'
import type { Details } from '../input/details.ts'
import type { LeaveFields, leaveKinds } from '../input/input.ts'
import { fundIn, type Solved } from '../input/outcome.ts'
import { withRaise } from '../input/raise.ts'

type Absence = NonNullable<PrivateCalculationRequest['absences']>[number]

/** A vacation, or an illness of one's own. */
export interface Leave extends LeaveFields, Pick<Absence, 'cause'> {
  readonly kind: (typeof leaveKinds)[number]
}

/** A sum that comes for a leave or beside it. Kopecks. */
interface LeavePayment extends Pick<Payment, 'month' | 'grossIncome' | 'incomeTax' | 'netIncome'> {
  /** `YYYY-MM-DD`; `null` for the Social Fund, which pays after the employer has reported. */
  readonly date: string | null
  readonly kind: Payment['kind'] | 'fund'
}

/** The net pay of a year, with that of the Social Fund. */
function netIn(calculation: Calculation): number {
  const { grossIncome, incomeTax } = fundIn(calculation)
  const { months } = calculate(calculation.terms, calculation.law)
  return months.reduce((sum, { netIncome }) => sum + netIncome, grossIncome - incomeTax)
}

const isPaidInYear = ({ notes = [] }: Calculation) =>
  notes.every(({ code }) => code !== 'paid_outside_year')

/** A leave that is paid in another year: its tax is one of that year. */
interface PaidElsewhere extends Pick<PaidAbsence, 'paidOn'> {
  /** The year with the leave. */
  readonly calculation: Calculation
  /** Before tax, kopecks. */
  readonly pay: number
}

/**
 * Computes what comes for a leave under an employment contract, and when, beside the absences that the year has already.
 * Sums are kopecks.
 * @returns `undefined` where there is no answer: before 2023, outside the months of the terms, on days of another absence, or
 *   above the largest pay
 */
export function leaveOf(
  { calculation, statement, salary }: Solved,
  leave: Leave,
  details: Details = {},
) {
  const { law } = calculation
  const request = calculation.request as PrivateCalculationRequest
  const known = request.absences ?? []
  /** The year with one absence more; `undefined` if it cannot be. */
  function yearWith(absence: Leave) {
    const raised = withRaise(absence, details, salary)
    const asked = { ...request, absences: [...known, raised] }
    if (absenceProblems(asked, law).length > 0) return undefined
    try {
      const year = { request: asked, law, ...withAbsences(asked, termsOf(asked), law) }
      const own = year.paidAbsences?.at(-1)
      return own && { year, own }
    } catch (error) {
      // The pay is above the largest one.
      if (error instanceof WrongArgumentsError) return undefined
      throw error
    }
  }
  const found = law.figures.transferDays.value === null ? undefined : yearWith(leave)
  if (found === undefined) return undefined
  const { year, own } = found
  const usual = netIn(calculation)
  const { lastDay } = own
  const endsInYear = yearIn(lastDay) === law.year
  const [first, last] = [monthIn(leave.from), endsInYear ? monthIn(lastDay) : 12]
  const all = paymentsOf(year.terms, { law }).payments
  const kind = leave.kind === 'vacation' ? 'vacation_pay' : 'sick_pay'
  const isOwn = (payment: Payment) =>
    payment.kind === kind &&
    payment.grossIncome === own.pay &&
    (own.paidOn === null ? payment.date > lastDay : payment.date === own.paidOn)
  const ofLeave: LeavePayment[] = all.filter(isOwn).slice(0, 1)
  // The note may be about another absence.
  if (ofLeave.length === 0 && !isPaidInYear(year)) {
    const { pay, fundPay, paidOn } = own
    const elsewhere: PaidElsewhere = { calculation: year, pay: pay + fundPay, paidOn }
    return elsewhere
  }
  const [withIt, before] = [fundIn(year), fundIn(calculation)]
  if (own.fundPay > 0) {
    const grossIncome = (withIt.grossIncome - before.grossIncome) as Kopecks
    const incomeTax = (withIt.incomeTax - before.incomeTax) as Kopecks
    const netIncome = (grossIncome - incomeTax) as Kopecks
    ofLeave.push({
      date: null,
      kind: 'fund',
      month: last as Month,
      grossIncome,
      incomeTax,
      netIncome,
    })
  }
  const isSalary = ({ kind, month }: Payment) =>
    (kind === 'advance' || kind === 'final') && month >= first && month <= last
  const sum = (name: 'grossIncome' | 'netIncome') =>
    ofLeave.reduce((total, payment) => total + payment[name], 0)
  const day = leave.from.slice('YYYY-MM-'.length)
  /** A vacation from the same day of each month on within the year, the most favourable first. */
  const others = (leave.kind === 'vacation' && endsInYear ? statement.months : [])
    .flatMap(({ month }) => {
      const from = `${law.year}-${`${month}`.padStart(2, '0')}-${day > '28' ? '28' : day}`
      const other = yearWith({ ...leave, from })
      const isWhole =
        other !== undefined &&
        yearIn(other.own.lastDay) === law.year &&
        isPaidInYear(other.year) === isPaidInYear(calculation)
      return isWhole ? [{ month, change: netIn(other.year) - usual }] : []
    })
    .sort((one, other) => other.change - one.change)
  const payments: LeavePayment[] = [...all.filter(isSalary), ...ofLeave]
  return {
    /** The year with the leave. */
    calculation: year,
    ...{ lastDay, days: own.days, pay: sum('grossIncome'), net: sum('netIncome') },
    payments: payments.sort((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9')),
    // The salary of days in the next year is not in this one.
    ...(endsInYear && { change: netIn(year) - usual, best: others[0] }),
  }
}

/** The payments of a leave in its year. */
export type LeaveAnswer = Exclude<ReturnType<typeof leaveOf>, PaidElsewhere | undefined>

/** The leave with which its page opens: 14 days from 6 July, or an illness of 10 days. */
export const exampleLeave = (kind: Leave['kind'], year: number): Leave =>
  kind === 'vacation'
    ? { kind, from: `${year}-07-06`, days: 14 }
    : { kind, from: `${year}-07-06`, to: `${year}-07-15`, cause: 'own', insurance_months: 96 }
