import type { Citation } from '@oklad/law'
import { cites } from '@oklad/law/internal'
import type { StepKind } from '../../breakdown/names.ts'
import type { Input, Period, Step } from '../../breakdown/step.ts'
import { given, StepRecorder } from '../../breakdown/step-recorder.ts'
import type { Month } from '../../terms/terms.ts'
import {
  type AfterTaxDeduction,
  type DeductedPayment,
  type DeductionRecorder,
  type Due,
  deductAfterTax,
  FIRST_PERCENT,
  OTHERS_PERCENT,
  type PaidNumber,
  type PaymentsAfterTax,
  sumOf,
  type Taken,
} from './deduct-after-tax.ts'

const cite = cites('Федеральный закон № 229-ФЗ', '2007-10-02')
const rule = cite('ст. 98, ст. 99 ч. 1')
const firstLimit = cite('ст. 99 ч. 3')
const writsLimit = cite('ст. 99 ч. 2')
const byPriority = cite('ст. 111 ч. 2')
const inProportion = cite('ст. 111 ч. 3')
const livingMinimum = cite('ст. 69 ч. 5.1')

/** A payment by its place, or a month. */
type PaidPeriod = Month | `payment_${number}`

/**
 * Deducts from payments with the steps that lead to every sum.
 * @param of months, that are one payment each and have the sums of the year too, or payments
 */
export function explainDeductions(
  payments: PaymentsAfterTax,
  writs: readonly AfterTaxDeduction[],
  of: 'months' | 'payments',
) {
  const recorder = new WritSteps(writs, of === 'months')
  return { ...deductAfterTax(payments, writs, recorder), steps: recorder.steps as readonly Step[] }
}

/** A sum that shares a room, and what it is in proportion to. */
interface Shared {
  readonly period: Period
  readonly kind: StepKind
  readonly value: number
  readonly part: Step
}

/** A room that is shared, and the step of the parts together. */
interface Sharing {
  readonly at: Period
  readonly together: StepKind
  readonly room: Step
  readonly citation: Citation
}

/** Records the steps of deductions, each after those that it uses. */
class WritSteps implements DeductionRecorder {
  readonly steps: Step[] = []
  /** Of all writs, by payment, and of each writ. */
  private readonly withheld: Step[] = []
  private readonly ofWrits: Step[][]
  /** What the payments of each month pay out. */
  private readonly paid = new Map<number, Step[]>()
  private readonly recorder = new StepRecorder()
  private readonly writs: readonly AfterTaxDeduction[]
  /** Of the steps that follow. */
  private month: Month | undefined

  private readonly areMonths: boolean

  constructor(writs: readonly AfterTaxDeduction[], areMonths: boolean) {
    this.writs = writs
    this.areMonths = areMonths
    this.ofWrits = writs.map(() => [])
  }

  /** Records the limits of a payment, the sum of each writ, and what is paid out. */
  payment(
    { month, number, netIncome, withheld }: PaidNumber,
    { due, first, others }: Due,
    taken: readonly Taken[],
  ): void {
    const period = this.areMonths ? (month as Month) : (`payment_${number}` as const)
    this.month = typeof period === 'number' ? period : undefined
    const net = netOf(period, netIncome)
    const limit = (kind: StepKind, value: number, percent: number, citation: Citation) => {
      const inputs = [net, given('limit_percent', percent)]
      return this.add(period, kind, value, 'percent_rounded_down', inputs, citation)
    }
    const limits = [
      limit('first_limit', first, FIRST_PERCENT, firstLimit),
      limit('writs_limit', others, OTHERS_PERCENT, writsLimit),
    ] as const
    const owed = this.writs.map(({ kind, share, debt = 0 }, writ) => {
      const sum = due[writ] ?? 0
      const inputs =
        kind === 'alimony_share' && share && debt === 0
          ? [net, given('share_part', share[0] ?? 0), given('share_whole', share[1] ?? 1)]
          : [given('writ_due_sum', sum)]
      const operation = inputs.length > 1 ? 'share_by_days' : 'given'
      return this.add(periodOfWrit(writ, period), 'writ_due', sum, operation, inputs, rule)
    })
    const paid = this.paid.get(month) ?? []
    this.paid.set(month, paid)
    const done: Step[] = []
    for (const { priority, writs, room, shares, minimums, aboveMinimum, amounts } of taken) {
      const at = periodOfPriority(priority, period)
      const earlier = [...done]
      const before = this.add(
        at,
        'writs_before',
        sumOf(earlier.map(({ value }) => value)),
        'sum',
        earlier,
        byPriority,
      )
      const within = [limits[priority === 1 ? 0 : 1], before]
      const ofRoom = this.add(
        at,
        'writs_room',
        room,
        'difference_not_below_zero',
        within,
        byPriority,
      )
      const isFree = minimums.map((minimum) => minimum === 0)
      const sharing = { at, together: 'writs_due', room: ofRoom, citation: inProportion } as const
      const ofShares = this.divided(
        sharing,
        shares.map((value, index) => {
          const kind = isFree[index] ? 'writ_amount' : 'writ_share'
          const writ = writs[index] ?? 0
          return { kind, value, period: periodOfWrit(writ, period), part: owed[writ] as Step }
        }),
      )
      const free = ofShares.filter((_, index) => isFree[index])
      done.push(...free)
      if (free.length < writs.length) {
        const minimum = Math.max(...minimums)
        const pay = sumOf([netIncome, ...paid.map(({ value }) => value)])
        const ofMonth = this.add(at, 'month_pay', pay, 'sum', [net, ...paid], livingMinimum)
        const left = pay - sumOf(done.map(({ value }) => value))
        const ofLeft = this.add(
          at,
          'pay_left',
          left,
          'difference',
          [ofMonth, ...done],
          livingMinimum,
        )
        const parts = [ofLeft, given('living_minimum', minimum)]
        const above = this.add(
          at,
          'above_minimum',
          aboveMinimum,
          'difference_not_below_zero',
          parts,
          livingMinimum,
        )
        const keeping = {
          at,
          together: 'writs_shares',
          room: above,
          citation: livingMinimum,
        } as const
        done.push(
          ...this.divided(
            keeping,
            writs.flatMap((writ, index) => {
              const sum = { kind: 'writ_amount', value: amounts[index] ?? 0 } as const
              const part = { period: periodOfWrit(writ, period), part: ofShares[index] as Step }
              return isFree[index] ? [] : [{ ...sum, ...part }]
            }),
          ),
        )
      }
    }
    for (const [writ, ofWrit] of this.ofWrits.entries()) {
      const step = done.find((one) => one.period === periodOfWrit(writ, period))
      if (step) ofWrit.push(step)
    }
    const steps = this.paidOut(period, netIncome, withheld, done)
    this.withheld.push(steps.withheld)
    paid.push(steps.paidOut)
  }

  /** Records sums that are in proportion to their parts where the room is too small; the last one takes the rest. */
  private divided(
    { at, together, room, citation }: Sharing,
    sums: readonly Shared[],
  ): readonly Step[] {
    const parts = sums.map(({ part }) => part)
    const total = sumOf(parts.map(({ value }) => value))
    const last = parts.findLastIndex(({ value }) => value > 0)
    const all =
      total > room.value && sums.length > 1 && this.add(at, together, total, 'sum', parts, citation)
    const stepOf = ({ period, kind, value, part }: Shared, others?: readonly Step[]) => {
      const [operation, inputs] =
        total <= room.value
          ? (['sum', [part]] as const)
          : !all
            ? (['smallest', [part, room]] as const)
            : others
              ? (['difference', [room, ...others]] as const)
              : (['share_rounded_down', [room, part, all]] as const)
      return this.add(period, kind, value, operation, inputs, citation)
    }
    const others = sums.map((sum, index) => (index === last ? undefined : stepOf(sum)))
    const rest = others.filter((step) => step !== undefined)
    return others.map((step, index) => step ?? stepOf(sums[index] as Shared, rest))
  }

  /** Records the sums of a year of months. */
  year(netIncome: number, { deductions, withheld }: DeductedPayment): void {
    if (!this.areMonths) return
    this.month = undefined
    for (const [index, { amount }] of deductions.entries()) {
      const period = periodOfWrit(index, 'year')
      this.add(period, 'writ_amount', amount, 'sum', this.ofWrits[index] ?? [], rule)
    }
    this.paidOut('year', netIncome, withheld, this.withheld)
  }

  private paidOut(
    period: PaidPeriod | 'year',
    netIncome: number,
    amount: number,
    parts: readonly Step[],
  ) {
    const withheld = this.add(period, 'withheld_after_tax', amount, 'sum', parts, rule)
    const sources = [netOf(period, netIncome), withheld]
    const paidOut = this.add(period, 'paid_out', netIncome - amount, 'difference', sources, rule)
    return { withheld, paidOut }
  }

  private add(period: Period, ...step: Parameters<StepRecorder['step']>): Step {
    const recorded = { ...this.recorder.at(period).step(...step), month: this.month }
    this.steps.push(recorded)
    return recorded
  }
}

const netOf = (period: PaidPeriod | 'year', value: number): Input => ({
  ...{ name: 'net_income', value, from: `net_income.${period}`, period },
})

/** The period of what the writs of a priority take from a payment or a month. */
export const periodOfPriority = (priority: number, period: PaidPeriod | 'year') =>
  `priority_${priority}_${typeof period === 'number' ? (`month_${period}` as const) : period}` as const

/** The period of what a writ takes from a payment, a month or a year. */
export const periodOfWrit = (index: number, period: PaidPeriod | 'year') =>
  `writ_${index + 1}_${typeof period === 'number' ? (`month_${period}` as const) : period}` as const
