import { writPercents } from '@oklad/law/internal'
import { type Kopecks, larger, minus, plus, smaller, total, ZERO } from '../../money/kopecks.ts'
import { partWithin, percentWithin, shareOf } from '../../money/rounding.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import type { AfterTaxDeduction, PaymentsAfterTax } from './after-tax-deduction.ts'
import { checkPayments, checkWrits } from './writ-problems.ts'

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

const priorityOf = ({ kind, priority = kind === 'writ' ? 4 : 1 }: AfterTaxDeduction) => priority

/** What is due from a payment and what it can give. Kopecks. */
export interface Due {
  /** By writ: the alimony of the payment or of the rest of its month, with the debt. */
  readonly due: readonly Kopecks[]
  readonly first: Kopecks
  readonly others: Kopecks
  /** What the month has paid to date after all deductions, this payment included. */
  readonly kept: Kopecks
}

/**
 * Deducts from payments after tax: at most 70 % of a payment for the first priority, and 50 % with the others. Priorities go in
 * their order; within one the sums are in proportion to what is due, rounded down to the kopeck, and the last one takes the rest.
 * @param payments by date, or the months of a year; a monthly sum and a subsistence minimum count by the month whose pay it is
 * @returns the deductions of each payment and of all together
 * @throws {RangeError} naming every payment and every part of a writ that is wrong
 * @source 229-ФЗ, articles 69, 98, 99 and 111; Family Code, articles 81, 109
 */
export function deductAfterTax(
  payments: PaymentsAfterTax,
  writs: readonly AfterTaxDeduction[],
): { readonly payments: readonly DeductedPayment[]; readonly total: DeductedPayment } {
  const problems: Problem[] = []
  checkPayments(problems, payments)
  checkWrits(problems, writs, 'writs')
  refuse(problems)
  const computed = computeDeductions(payments, writs)
  return { payments: computed.payments, total: computed.total }
}

/** Computes deductions with everything that a breakdown shows: what is due from each payment, and what it gives. */
export function computeDeductions(payments: PaymentsAfterTax, writs: readonly AfterTaxDeduction[]) {
  const debts = writs.map(({ debt = ZERO }) => debt)
  const groups = groupsOf(writs)
  const parts: { readonly due: Due; readonly taken: readonly Taken[] }[] = []
  const ofMonths = new Map<number, { kept: Kopecks; readonly taken: Kopecks[] }>()
  const deducted = payments.map(({ month, netIncome }): DeductedPayment => {
    const ofMonth = ofMonths.get(month) ?? { kept: ZERO, taken: writs.map(() => ZERO) }
    ofMonths.set(month, ofMonth)
    ofMonth.kept = plus(ofMonth.kept, netIncome)
    const current = writs.map(({ kind, share: [part = 0, whole = 1] = [], sum = ZERO }, writ) =>
      kind === 'alimony_share'
        ? shareOf(netIncome, part, whole)
        : larger(minus(sum, ofMonth.taken[writ] ?? ZERO), ZERO),
    )
    const due = {
      due: current.map((sum, writ) => plus(sum, debts[writ] ?? ZERO)),
      first: percentWithin(netIncome, writPercents.first),
      others: percentWithin(netIncome, writPercents.others),
      kept: ofMonth.kept,
    }
    const taken = takenFrom(groups, due)
    const amounts: Kopecks[] = []
    for (const { writs: own, amounts: ofOwn } of taken) {
      for (const [place, writ] of own.entries())
        amounts[writ] = ofOwn[place] as (typeof ofOwn)[number]
    }
    const deductions = amounts.map((amount, writ): DeductedSum => {
      const ofCurrent = smaller(amount, current[writ] ?? ZERO)
      ofMonth.taken[writ] = plus(ofMonth.taken[writ] ?? ZERO, ofCurrent)
      const debt = minus(debts[writ] ?? ZERO, minus(amount, ofCurrent))
      debts[writ] = debt
      const isOwed = writs[writ]?.debt !== undefined
      return { amount, debtLeft: isOwed ? debt : null }
    })
    const withheld = total(amounts)
    ofMonth.kept = minus(ofMonth.kept, withheld)
    parts.push({ due, taken })
    return { deductions, withheld, paidOut: minus(netIncome, withheld) }
  })
  const netIncome = total(payments.map((payment) => payment.netIncome))
  const withheld = total(deducted.map((payment) => payment.withheld))
  const ofAll: DeductedPayment = {
    deductions: writs.map((_, writ): DeductedSum => {
      const ofWrit = deducted.flatMap(({ deductions }) => deductions[writ] ?? [])
      const amount = total(ofWrit.map((taken) => taken.amount))
      return { amount, debtLeft: ofWrit.at(-1)?.debtLeft ?? null }
    }),
    withheld,
    paidOut: minus(netIncome, withheld),
  }
  return { payments: deducted, total: ofAll, parts }
}

/** The writs of one priority. */
interface Group {
  readonly priority: number
  /** By their places. */
  readonly writs: readonly number[]
  /** The subsistence minimum of each, 0 if none. Kopecks. */
  readonly minimums: readonly Kopecks[]
}

/** What the writs of one priority take from a payment. Kopecks, by writ of `writs`. */
export interface Taken extends Group {
  /** What is left of the limit. */
  readonly room: Kopecks
  /** What each takes within the limit. */
  readonly shares: readonly Kopecks[]
  /** The pay of the month above the highest subsistence minimum. */
  readonly aboveMinimum: Kopecks
  readonly amounts: readonly Kopecks[]
}

const groupsOf = (writs: readonly AfterTaxDeduction[]) =>
  [1, 2, 3, 4].flatMap((priority): Group[] => {
    const own = writs.flatMap((writ, place) => (priorityOf(writ) === priority ? place : []))
    const minimums = own.map((writ) => (priority > 1 ? (writs[writ]?.keepsMinimum ?? ZERO) : ZERO))
    return own.length === 0 ? [] : [{ priority, writs: own, minimums }]
  })

/** Computes what the writs of each priority take from a payment. */
function takenFrom(groups: readonly Group[], { due, first, others, kept }: Due) {
  let before = ZERO
  return groups.map((group): Taken => {
    const { priority, writs, minimums } = group
    const room = larger(minus(priority === 1 ? first : others, before), ZERO)
    const shares = divided(
      writs.map((writ) => due[writ] ?? ZERO),
      room,
    )
    const sharesOf = (keepers: boolean) =>
      shares.map((sum, index) => ((minimums[index] !== 0) === keepers ? sum : ZERO))
    const free = sharesOf(false)
    const taken = plus(before, total(free))
    const aboveMinimum = larger(minus(minus(kept, taken), minimums.reduce(larger)), ZERO)
    const above = divided(sharesOf(true), aboveMinimum)
    const amounts = free.map((sum, index) => plus(sum, above[index] ?? ZERO))
    before = plus(before, total(amounts))
    return { ...group, room, shares, aboveMinimum, amounts }
  })
}

/**
 * Divides a sum in proportion to what is due, if it is not enough; the last one takes the rest, up to what it is due, then the one
 * before it.
 */
function divided(due: readonly Kopecks[], room: Kopecks): readonly Kopecks[] {
  const whole = total(due)
  if (whole <= room) return due
  const shares = due.map((sum) => partWithin(room, sum, whole))
  let rest = minus(room, total(shares))
  for (const [writ, sum] of [...due.entries()].toReversed()) {
    const share = shares[writ] ?? ZERO
    const more = smaller(rest, minus(sum, share))
    shares[writ] = plus(share, more)
    rest = minus(rest, more)
  }
  return shares
}
