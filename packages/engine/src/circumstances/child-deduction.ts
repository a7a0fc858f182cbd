import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import type { Circumstances } from './circumstances.ts'

/**
 * The deduction for all children of an employee for one month.
 * Disabled children count in the ordinary sequence too; a single parent has the deduction twice.
 * @returns kopecks
 * @source Tax Code, article 218, paragraph 1, item 4
 */
export function monthlyChildDeduction(law: Law, circumstances: Circumstances): Kopecks {
  const { children = 0, disabledChildren = 0, isSingleParent = false } = circumstances
  const { first, second, third, disabled } = law.figures.childDeductions.value
  const sum =
    (children >= 1 ? first : 0) +
    (children >= 2 ? second : 0) +
    Math.max(children - 2, 0) * third +
    disabledChildren * disabled
  return (isSingleParent ? 2 * sum : sum) as Kopecks
}

/**
 * Grants the deduction month after month, through the last month in which the income since
 * January is within the limit: the month that passes it has none.
 */
export class ChildDeductionGrant {
  /** The months that had the deduction. */
  months = 0
  private incomeSoFar: number
  private readonly monthly: Kopecks
  private readonly limit: number
  private readonly countsAllowances: boolean

  constructor(law: Law, circumstances: Circumstances) {
    const limit = law.figures.childDeductionLimit.value
    this.limit = limit.income
    this.countsAllowances = limit.countsAllowances
    this.monthly = monthlyChildDeduction(law, circumstances)
    const before = circumstances.incomeBefore
    this.incomeSoFar =
      before === undefined
        ? 0
        : before.baseIncome + (limit.countsAllowances ? before.allowancesIncome : 0)
  }

  /** The deduction of a month that pays this much, kopecks. */
  grant(basePay: number, allowances: number): Kopecks {
    this.incomeSoFar += this.countsAllowances ? basePay + allowances : basePay
    if (this.incomeSoFar > this.limit || this.monthly === 0) return ZERO
    this.months++
    return this.monthly
  }
}
