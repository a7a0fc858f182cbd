import type { Citation } from '@oklad/law'
import { cites } from '@oklad/law/internal'
import type { StepKind } from '../../breakdown/names.ts'
import type { Input, Period, Step } from '../../breakdown/step.ts'
import { given, StepRecorder } from '../../breakdown/step-recorder.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import { partWithin, percentWithin, shareOf } from '../../money/rounding.ts'
import type { Month } from '../../terms/terms.ts'

/** A writ or an agreement by which an employer deducts from pay after tax. Sums are kopecks. */
export interface AfterTaxDeduction {
  /** Alimony as a share of pay, alimony as a sum of a month, or another writ with a debt. */
  readonly kind: 'alimony_share' | 'alimony_sum' | 'writ'
  /** Of `alimony_share`: numerator and denominator, such as 1 and 4. */
  readonly share?: readonly number[]
  /** Of `alimony_sum`, for a month. */
  readonly sum?: number
  /** What is owed in all; of alimony the arrears. */
  readonly debt?: number
  /** 1 … 4 of 229-ФЗ, article 111; 1 for alimony and 4 for a writ by default. The first one has the limit of 70 %. */
  readonly priority?: number
  /** The living minimum that the debtor keeps in a month; 0 if none. Not of the first priority. */
  readonly keepsMinimum?: number
}

/** What one writ takes from a payment. Kopecks. */
export interface DeductedSum {
  readonly amount: Kopecks
  /** The debt after the payment; `null` for a writ without a debt. */
  readonly debtLeft: Kopecks | null
}

/** What all writs take from a payment. */
export interface DeductedPayment {
  /** In the order of the writs. */
  readonly deductions: readonly DeductedSum[]
  readonly withheld: Kopecks
  /** Net pay less `withheld`. */
  readonly paidOut: Kopecks
}

/** The largest part of a payment after tax, percent: of the first priority, and of all together with the others. */
const FIRST_PERCENT = 70
const OTHERS_PERCENT = 50

const cite = cites('Федеральный закон № 229-ФЗ', '2007-10-02')
const rule = cite('ст. 98, ст. 99 ч. 1')
const firstLimit = cite('ст. 99 ч. 3')
const writsLimit = cite('ст. 99 ч. 2')
const inProportion = cite('ст. 99, ст. 111')

const priorityOf = ({ kind, priority }: AfterTaxDeduction) => priority ?? (kind === 'writ' ? 4 : 1)

/** What is due from a payment and what it can give. Kopecks. */
interface Due {
  /** By writ: the alimony of the payment or of the rest of its month, with the debt. */
  readonly due: readonly number[]
  readonly first: number
  readonly others: number
  /** What the month has paid to date after all deductions, this payment included. */
  readonly kept: number
}

/** A payment by its place, or a month. */
type PaidPeriod = Month | `payment_${number}`

/**
 * Deducts from payments after tax: at most 70 % of a payment for the first priority, and 50 % with the others. Priorities go in
 * their order; within one the sums are in proportion to what is due, rounded down to the kopeck, and the last one takes the rest.
 * @param payments by date, or the months of a year; a monthly sum and a living minimum count by the month whose pay it is
 * @param recorded which steps are needed: those of payments, or of months that are one payment each, with the sums of the year
 * @returns the deductions of each payment and of all together, and the steps that lead to them
 * @source 229-ФЗ, articles 69, 98, 99 and 111; Family Code, articles 81, 109
 */
export function deductAfterTax(
  payments: readonly { readonly month: number; readonly netIncome: number }[],
  writs: readonly AfterTaxDeduction[],
  recorded?: 'payments' | 'months',
): {
  readonly payments: readonly DeductedPayment[]
  readonly total: DeductedPayment
  readonly steps: readonly Step[]
} {
  const recorder = recorded && new WritSteps(writs)
  const areMonths = recorded === 'months'
  const debts = writs.map(({ debt = 0 }) => debt)
  const ofMonths = new Map<number, { kept: number; readonly taken: number[] }>()
  const deducted = payments.map(({ month, netIncome }, index): DeductedPayment => {
    const ofMonth = ofMonths.get(month) ?? { kept: 0, taken: writs.map(() => 0) }
    ofMonths.set(month, ofMonth)
    ofMonth.kept += netIncome
    const current = writs.map(({ kind, share: [part = 0, whole = 1] = [], sum = 0 }, writ) =>
      kind === 'alimony_share'
        ? shareOf(netIncome, part, whole)
        : Math.max(sum - (ofMonth.taken[writ] ?? 0), 0),
    )
    const due = {
      due: current.map((sum, writ) => sum + (debts[writ] ?? 0)),
      first: percentWithin(netIncome, FIRST_PERCENT),
      others: percentWithin(netIncome, OTHERS_PERCENT),
      kept: ofMonth.kept,
    }
    const amounts = amountsOf(writs, due)
    const deductions = amounts.map((amount, writ): DeductedSum => {
      const ofCurrent = Math.min(amount, current[writ] ?? 0)
      ofMonth.taken[writ] = (ofMonth.taken[writ] ?? 0) + ofCurrent
      const debt = (debts[writ] ?? 0) - (amount - ofCurrent)
      debts[writ] = debt
      const isOwed = writs[writ]?.debt !== undefined
      return { amount: amount as Kopecks, debtLeft: isOwed ? (debt as Kopecks) : null }
    })
    const withheld = sumOf(amounts)
    ofMonth.kept -= withheld
    recorder?.payment(
      areMonths ? (month as Month) : `payment_${index + 1}`,
      netIncome,
      due,
      amounts,
    )
    return { deductions, withheld: withheld as Kopecks, paidOut: (netIncome - withheld) as Kopecks }
  })
  const netIncome = sumOf(payments.map((payment) => payment.netIncome))
  const withheld = sumOf(deducted.map((payment) => payment.withheld))
  const total = {
    deductions: writs.map((_, writ): DeductedSum => {
      const ofWrit = deducted.flatMap(({ deductions }) => deductions[writ] ?? [])
      const amount = sumOf(ofWrit.map((taken) => taken.amount)) as Kopecks
      return { amount, debtLeft: ofWrit.at(-1)?.debtLeft ?? null }
    }),
    withheld: withheld as Kopecks,
    paidOut: (netIncome - withheld) as Kopecks,
  }
  if (areMonths) recorder?.year(netIncome, total)
  return { payments: deducted, total, steps: recorder?.steps ?? [] }
}

const sumOf = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0)

/** Computes what each writ takes from a payment. */
function amountsOf(writs: readonly AfterTaxDeduction[], { due, first, others, kept }: Due) {
  const amounts = due.map(() => 0)
  for (const priority of [1, 2, 3, 4]) {
    const isOf = writs.map((writ) => priorityOf(writ) === priority)
    if (!isOf.includes(true)) continue
    const taken = sumOf(amounts)
    const room = Math.max((priority === 1 ? first : others) - taken, 0)
    const shares = divided(
      due.map((sum, writ) => (isOf[writ] ? sum : 0)),
      room,
    )
    const minimums = writs.map(({ keepsMinimum = 0 }, writ) => (isOf[writ] ? keepsMinimum : 0))
    const isKeeping = minimums.map((minimum) => priority > 1 && minimum > 0)
    const free = shares.map((sum, writ) => (isKeeping[writ] ? 0 : sum))
    const aboveMinimum = Math.max(kept - taken - sumOf(free) - Math.max(...minimums), 0)
    const above = divided(
      shares.map((sum, writ) => (isKeeping[writ] ? sum : 0)),
      aboveMinimum,
    )
    for (const writ of amounts.keys()) {
      amounts[writ] = (amounts[writ] ?? 0) + (free[writ] ?? 0) + (above[writ] ?? 0)
    }
  }
  return amounts
}

/** Divides a sum in proportion to what is due, if it is not enough; the last one takes the rest. */
function divided(due: readonly number[], room: number): readonly number[] {
  const total = sumOf(due)
  if (total <= room) return due
  const last = due.findLastIndex((sum) => sum > 0)
  const shares = due.map((sum, writ) => (writ === last ? 0 : partWithin(room, sum, total)))
  const rest = room - sumOf(shares)
  return shares.map((sum, writ) => (writ === last ? rest : sum))
}

/** Records the steps of deductions, each after those that it uses. */
class WritSteps {
  readonly steps: Step[] = []
  /** Of all writs, by payment, and of each writ. */
  private readonly withheld: Step[] = []
  private readonly ofWrits: Step[][]
  private readonly recorder = new StepRecorder()
  private readonly writs: readonly AfterTaxDeduction[]
  /** Of the steps that follow. */
  private month: Month | undefined

  constructor(writs: readonly AfterTaxDeduction[]) {
    this.writs = writs
    this.ofWrits = writs.map(() => [])
  }

  /** Records the limits of a payment, the sum of each writ, and what is paid out. */
  payment(
    period: PaidPeriod,
    netIncome: number,
    { due, first, others }: Due,
    amounts: readonly number[],
  ): void {
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
    const taken = this.writs.map((writ, index) => {
      const amount = amounts[index] ?? 0
      const sum = due[index] ?? 0
      const ofWrit = periodOfWrit(index, period)
      const { share, debt = 0 } = writ
      const inputs =
        writ.kind === 'alimony_share' && share && debt === 0
          ? [net, given('share_part', share[0] ?? 0), given('share_whole', share[1] ?? 1)]
          : [given('writ_due_sum', sum)]
      const operation = inputs.length > 1 ? 'share_by_days' : 'given'
      const owed = this.add(ofWrit, 'writ_due', sum, operation, inputs, rule)
      const room = [given('writ_room', amount), limits[priorityOf(writ) === 1 ? 0 : 1]]
      const [how, sources] =
        amount === sum ? (['sum', [owed]] as const) : (['smallest', [owed, ...room]] as const)
      const step = this.add(ofWrit, 'writ_amount', amount, how, sources, inProportion)
      this.ofWrits[index]?.push(step)
      return step
    })
    this.withheld.push(this.paidOut(period, netIncome, sumOf(amounts), taken))
  }

  /** Records the sums of a year. */
  year(netIncome: number, { deductions, withheld }: DeductedPayment): void {
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
  ): Step {
    const withheld = this.add(period, 'withheld_after_tax', amount, 'sum', parts, rule)
    const sources = [netOf(period, netIncome), withheld]
    this.add(period, 'paid_out', netIncome - amount, 'difference', sources, rule)
    return withheld
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

/** The period of what a writ takes from a payment, a month or a year. */
export const periodOfWrit = (index: number, period: PaidPeriod | 'year') =>
  `writ_${index + 1}_${typeof period === 'number' ? (`month_${period}` as const) : period}` as const
