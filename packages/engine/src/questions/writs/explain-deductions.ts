import { writLaw, writPercents } from '@oklad/law/internal'
import type { Operation } from '../../breakdown/recompute.ts'
import { given, type Input, type Period, type Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { total } from '../../money/kopecks.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import { checkTerm, choice } from '../../terms/term.ts'
import type { Month } from '../../terms/terms.ts'
import type { AfterTaxDeduction, PaymentsAfterTax } from './after-tax-deduction.ts'
import { computeDeductions, type Due, type Taken } from './deduct-after-tax.ts'
import { checkPayments, checkWrits } from './writ-problems.ts'

const rule = writLaw('ст. 98, ст. 99 ч. 1')
const byPriority = writLaw('ст. 111 ч. 2')
const inProportion = writLaw('ст. 111 ч. 3')
const livingMinimum = writLaw('ст. 69 ч. 5.1')

/** The operation and the article of each kind of step that always has the same. */
const rules = {
  first_limit: ['percent_rounded_down', writLaw('ст. 99 ч. 3')],
  writs_limit: ['percent_rounded_down', writLaw('ст. 99 ч. 2')],
  writs_before: ['sum', byPriority],
  writs_room: ['difference_not_below_zero', byPriority],
  writs_due: ['sum', inProportion],
  month_pay_to_date: ['sum', livingMinimum],
  pay_left: ['difference', livingMinimum],
  above_minimum: ['difference_not_below_zero', livingMinimum],
  writs_shares: ['sum', livingMinimum],
  withheld_after_tax: ['sum', rule],
  paid_out: ['difference', rule],
} as const

type RuleKind = keyof typeof rules

/** A payment by its place, or a month. */
type PaidPeriod = Month | `payment_${number}`

/**
 * Deducts from payments with the steps that lead to every sum.
 * @param of months, that are one payment each and have the sums of the year too, or payments
 * @throws {RangeError} naming every payment and every part of a writ that is wrong
 */
export function explainDeductions(
  payments: PaymentsAfterTax,
  writs: readonly AfterTaxDeduction[],
  of: 'months' | 'payments',
) {
  const problems: Problem[] = []
  checkPayments(problems, payments)
  checkWrits(problems, writs, 'writs')
  checkTerm(problems, 'of', of, choice('months', 'payments'))
  refuse(problems)
  const { parts, ...deducted } = computeDeductions(payments, writs)
  const recorder = new WritRecorder()
  const withheld: Step[] = []
  const ofWrits = writs.map((): Step[] => [])
  const paidInMonths = new Map<number, Step[]>()
  for (const [index, { month, netIncome }] of payments.entries()) {
    const period = of === 'months' ? (month as Month) : (`payment_${index + 1}` as const)
    recorder.month = of === 'months' ? (month as Month) : undefined
    const paid = paidInMonths.get(month) ?? []
    paidInMonths.set(month, paid)
    const { due, taken } = parts[index] as (typeof parts)[number]
    const done = recordTaken(recorder, { period, netIncome, paid, due, taken, writs })
    for (const [writ, ofWrit] of ofWrits.entries()) {
      const step = done.find((one) => one.period === periodOfWrit(writ, period))
      if (step) ofWrit.push(step)
    }
    const steps = recorder.paidOut(period, netIncome, done)
    withheld.push(steps.withheld)
    paid.push(steps.paidOut)
  }
  if (of === 'months') {
    recorder.month = undefined
    for (const [index, { amount }] of deducted.total.deductions.entries()) {
      const period = periodOfWrit(index, 'year')
      recorder.step(period, 'writ_amount', amount, 'sum', ofWrits[index] ?? [], rule)
    }
    recorder.paidOut('year', total(payments.map(({ netIncome }) => netIncome)), withheld)
  }
  return { ...deducted, steps: recorder.steps as readonly Step[] }
}

/** What the writs take from one payment, and what its month paid before it. */
interface TakenFromPayment {
  readonly period: PaidPeriod
  readonly netIncome: number
  readonly paid: readonly Step[]
  readonly due: Due
  readonly taken: readonly Taken[]
  readonly writs: readonly AfterTaxDeduction[]
}

/** Records the limits of a payment and the sum of each writ, which it returns. */
function recordTaken(
  recorder: WritRecorder,
  { period, netIncome, paid, due: { due, first, others }, taken, writs }: TakenFromPayment,
): readonly Step[] {
  const net = netOf(period, netIncome)
  const percent = (value: number) => [net, given('limit_percent', value)]
  const ofFirst = recorder.add(period, 'first_limit', first, percent(writPercents.first))
  const ofOthers = recorder.add(period, 'writs_limit', others, percent(writPercents.others))
  const owed = writs.map(({ kind, share, debt = 0 }, writ) => {
    const sum = due[writ] ?? 0
    const at = periodOfWrit(writ, period)
    if (kind !== 'alimony_share' || !share || debt > 0) {
      return recorder.step(at, 'writ_due', sum, 'given', [given('writ_due_sum', sum)], rule)
    }
    const parts = [given('share_part', share[0] ?? 0), given('share_whole', share[1] ?? 1)]
    return recorder.step(at, 'writ_due', sum, 'share_by_days', [net, ...parts], rule)
  })
  const done: Step[] = []
  for (const { priority, writs, room, shares, minimums, aboveMinimum, amounts } of taken) {
    const at = periodOfPriority(priority, period)
    const before = recorder.add(at, 'writs_before', totalOf(done), [...done])
    const within = [priority === 1 ? ofFirst : ofOthers, before]
    const ofShares = recorder.divided(
      'writs_due',
      recorder.add(at, 'writs_room', room, within),
      writs.map((writ, index) => ({
        period: periodOfWrit(writ, period),
        kind: minimums[index] === 0 ? 'writ_amount' : 'writ_share',
        value: shares[index] ?? 0,
        part: owed[writ] as Step,
      })),
    )
    done.push(...ofShares.filter(({ kind }) => kind === 'writ_amount'))
    const keeping = ofShares.flatMap((part, index): Shared[] => {
      const { period } = part
      const sum = { period, kind: 'writ_amount', value: amounts[index] ?? 0 } as const
      return part.kind === 'writ_amount' ? [] : [{ ...sum, part }]
    })
    if (keeping.length === 0) continue
    const pay = netIncome + totalOf(paid)
    const ofMonth = recorder.add(at, 'month_pay_to_date', pay, [net, ...paid])
    const left = recorder.add(at, 'pay_left', pay - totalOf(done), [ofMonth, ...done])
    const parts = [left, given('living_minimum', Math.max(...minimums))]
    const above = recorder.add(at, 'above_minimum', aboveMinimum, parts)
    done.push(...recorder.divided('writs_shares', above, keeping))
  }
  return done
}

/** A sum that shares a room, and what it is in proportion to. */
interface Shared {
  readonly period: Period
  readonly kind: 'writ_amount' | 'writ_share'
  readonly value: number
  readonly part: Step
}

/** Records the steps of deductions, each after those that it uses. */
class WritRecorder {
  readonly steps: Step[] = []
  /** The month of the steps that follow. */
  month: Month | undefined
  private readonly recorder = new StepRecorder()

  /**
   * Records sums that are in proportion to their parts where the room is too small; the last one takes the rest.
   * @param together the step of the parts together
   */
  divided(together: RuleKind, room: Step, sums: readonly Shared[]): readonly Step[] {
    const parts = sums.map(({ part }) => part)
    const total = totalOf(parts)
    const isShort = total > room.value
    // The sums after the last short one are paid whole.
    const last = sums.findLastIndex(
      ({ value, part }) => value < part.value || (!isShort && value > 0),
    )
    const all = isShort && sums.length > 1 && this.add(room.period, together, total, parts)
    const stepOf = ({ period, kind, value, part }: Shared, others?: readonly Step[]) => {
      const step = (operation: Operation, inputs: readonly Step[]) =>
        this.step(period, kind, value, operation, inputs, rules[together][1])
      if (!isShort || (value > 0 && value === part.value)) return step('sum', [part])
      if (!all) return step('smallest', [part, room])
      return others
        ? step('difference', [room, ...others])
        : step('share_rounded_down', [room, part, all])
    }
    const others = sums.map((sum, index) => (index === last ? undefined : stepOf(sum)))
    const rest = others.filter((step) => step !== undefined)
    return others.map((step, index) => step ?? stepOf(sums[index] as Shared, rest))
  }

  /** Records what is withheld of a net pay, and what is paid out. */
  paidOut(period: PaidPeriod | 'year', netIncome: number, parts: readonly Step[]) {
    const amount = totalOf(parts)
    const withheld = this.add(period, 'withheld_after_tax', amount, parts)
    const sources = [netOf(period, netIncome), withheld]
    return { withheld, paidOut: this.add(period, 'paid_out', netIncome - amount, sources) }
  }

  add(period: Period, kind: RuleKind, value: number, sources: readonly Source[]): Step {
    const [operation, citation] = rules[kind]
    return this.step(period, kind, value, operation, sources, citation)
  }

  step(period: Period, ...step: Parameters<StepRecorder['step']>): Step {
    const recorded = { ...this.recorder.at(period).step(...step), month: this.month }
    this.steps.push(recorded)
    return recorded
  }
}

const totalOf = (steps: readonly Step[]) => steps.reduce((sum, { value }) => sum + value, 0)

const netOf = (period: PaidPeriod | 'year', value: number): Input => ({
  ...{ name: 'net_income', value, from: `net_income.${period}`, period },
})

/** The period of what the writs of a priority take from a payment or a month. */
export const periodOfPriority = (priority: number, period: PaidPeriod | 'year') =>
  `priority_${priority}_${named(period)}` as const

/** The period of what a writ takes from a payment, a month or a year. */
export const periodOfWrit = (index: number, period: PaidPeriod | 'year') =>
  `writ_${index + 1}_${named(period)}` as const

const named = (period: PaidPeriod | 'year') =>
  typeof period === 'number' ? (`month_${period}` as const) : period
