import {
  type Absence,
  calculate,
  type Kopecks,
  type Month,
  type Payment,
  paymentsOf,
  type Terms,
  yearWithAbsences,
} from '@oklad/engine'
import { datesOf, monthIn, ZERO } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'

/** A vacation, or an illness of one's own. */
export type Leave = Extract<Absence, { kind: 'vacation' | 'sick' }>

/** A sum that comes for a leave or beside it. Kopecks. */
interface LeavePayment extends Pick<Payment, 'month' | 'grossIncome' | 'incomeTax' | 'netIncome'> {
  /** `YYYY-MM-DD`; `null` for the Social Fund, which pays after the employer has reported. */
  readonly date: string | null
  readonly kind: Payment['kind'] | 'fund'
}

/**
 * Computes what comes for a leave under an employment contract, and when. Sums are kopecks.
 * @returns `undefined` where there is no answer: before 2023, outside the months of the terms, or paid in another year
 */
export function leaveOf({ calculation: { terms, law }, statement }: Solved, leave: Leave) {
  const netOf = (year: Terms) =>
    calculate(year, law).months.reduce((sum, { netIncome }) => sum + netIncome, 0)
  const usual = netOf(terms)
  /** The year with a leave, the sum of the Social Fund, and the change of the year's net pay. */
  const yearOf = (absence: Leave) => {
    const { terms: absent, warnings } = yearWithAbsences(terms, { absences: [absence], law })
    const known = terms.otherEmployers?.length ?? 0
    const { baseIncome = ZERO, taxWithheld = ZERO } = absent.otherEmployers?.[known] ?? {}
    const sums = { grossIncome: baseIncome, incomeTax: taxWithheld }
    const fund = { ...sums, netIncome: (baseIncome - taxWithheld) as Kopecks }
    const change = netOf(absent) + fund.netIncome - usual
    return { absent, fund, change, isPaid: !warnings.includes('paid_outside_year') }
  }
  try {
    const { absent, fund, change, isPaid } = yearOf(leave)
    if (!isPaid) return undefined
    const lastDay = datesOf([leave])[0]?.at(-1) ?? leave.from
    const [first, last] = [leave.from, lastDay].map(monthIn) as [Month, Month]
    const payments: LeavePayment[] = paymentsOf(absent, { law }).payments.filter(
      ({ month, kind }) => (month >= first && month <= last) || kind === 'vacation_pay',
    )
    if (fund.grossIncome > 0) payments.push({ date: null, kind: 'fund', month: last, ...fund })
    const ofLeave = payments.filter(({ kind }) => kind !== 'advance' && kind !== 'final')
    const sum = (name: 'grossIncome' | 'netIncome') =>
      ofLeave.reduce((total, payment) => total + payment[name], 0)
    const day = leave.from.slice('YYYY-MM-'.length)
    /** A vacation from the same day of each month on, the most favourable first. */
    const others = (leave.kind === 'vacation' ? statement.months : [])
      .map(({ month }) => {
        const from = `${law.year}-${`${month}`.padStart(2, '0')}-${day > '28' ? '28' : day}`
        return { month, ...yearOf({ ...leave, from }) }
      })
      .filter(({ isPaid }) => isPaid)
      .sort((one, other) => other.change - one.change)
    return {
      ...{ lastDay, payments, change, best: others[0] },
      ...{ pay: sum('grossIncome'), net: sum('netIncome') },
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** The payments of a leave. */
export type LeaveAnswer = NonNullable<ReturnType<typeof leaveOf>>

/** The leave with which its page opens: 14 days from 6 July, or an illness of 10 days. */
export const exampleLeave = (kind: Leave['kind'], year: number): Leave =>
  kind === 'vacation'
    ? { kind, from: `${year}-07-06`, days: 14 }
    : { kind, from: `${year}-07-06`, to: `${year}-07-15`, cause: 'own', insuranceMonths: 96 }
