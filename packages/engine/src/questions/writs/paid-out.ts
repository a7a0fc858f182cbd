import { kopecks, LARGEST_MONTHLY_PAY } from '../../money/kopecks.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { lastWhere } from '../last-where.ts'
import type { AfterTaxDeduction } from './after-tax-deduction.ts'
import { computeDeductions } from './deduct-after-tax.ts'

/** Computes what writs leave of the net pay of counted months. */
export class PaidOut {
  private readonly goal: number
  private readonly writs: readonly AfterTaxDeduction[]
  private last: { readonly nets: readonly number[]; readonly paidOut: number } | undefined

  /** @param earlier the months before, which pay a part of the debts */
  constructor(writs: readonly AfterTaxDeduction[], earlier: readonly MonthFigures[], goal: number) {
    this.goal = goal
    const { deductions } = computeDeductions(earlier, writs).total
    this.writs = writs.map((writ, index) => {
      const { debtLeft = null } = deductions[index] ?? {}
      return debtLeft === null ? writ : { ...writ, debt: debtLeft }
    })
  }

  /**
   * Returns what is left, or an upper bound below the goal. What is left rises by no more than the net pay of the months, so a
   * search that takes a step for each kopeck seldom deducts.
   * @param near the most by which the goal may be missed for a bound
   */
  of(counted: readonly MonthFigures[], near: number): number {
    const { last, goal } = this
    if (last !== undefined && goal - last.paidOut <= near) {
      const rise = (sum: number, { netIncome }: MonthFigures, month: number) =>
        sum + Math.max(netIncome - (last.nets[month] ?? 0), 0)
      const bound = counted.reduce(rise, last.paidOut)
      if (bound < goal) return bound
    }
    const { paidOut } = computeDeductions(counted, this.writs).total
    this.last = { nets: counted.map(({ netIncome }) => netIncome), paidOut }
    return paidOut
  }

  /**
   * Returns a lower bound of the net pay of a month that leaves the goal. While the debtor keeps
   * no more than a subsistence minimum, a higher net pay leaves no more: a search by the shortfall would take a step for each kopeck.
   */
  leastNet(month: number): number {
    const left = (netIncome: number) =>
      computeDeductions([{ month, netIncome: kopecks(netIncome) }], this.writs).total.paidOut
    const below = lastWhere((net) => left(net) < this.goal, 0, LARGEST_MONTHLY_PAY)
    // Each rounded share of alimony can take a kopeck back, and at least three tenths of more net pay are left.
    return Math.max(below - 4 * this.writs.length, this.goal)
  }
}
