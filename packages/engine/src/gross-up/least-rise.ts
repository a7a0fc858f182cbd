import type { Circumstances } from '../circumstances/circumstances.ts'
import { partOfFirstMonth } from '../circumstances/part-month.ts'
import type { Law } from '../law/law.ts'
import { timesIn } from '../money/rounding.ts'
import type { TermsWithoutSalary } from './sought-salary.ts'

/** How far roundings to the kopeck can carry a month's pay from proportion to the salary, at most. */
const ROUNDING_OF_PAY = 6

/**
 * By how much the salary has to rise at least before the net of the counted months can be higher
 * by a shortfall.
 *
 * Tax does not fall when a salary rises, so the net can not rise by more than the pay does; and a
 * kopeck of salary adds the same to the pay everywhere, but for roundings. The proof is in
 * docs/gross-up.md.
 */
export class LeastRise {
  private readonly slack: number
  /** The pay that `salaryShare` hundredths of a month's kopecks of salary add to the months. */
  private readonly payShare: number
  private readonly salaryShare: number

  /**
   * @param month the first of the counted months, 1 is January
   * @param months how many months are counted, 1 or more
   * @throws {RangeError} for a part month that the year's calendar does not have
   */
  constructor(terms: TermsWithoutSalary, law: Law, month: number, months: number) {
    const { circumstances = {}, districtCoefficient, northernAllowance } = terms
    const { partFirstMonth } = circumstances
    const part =
      partFirstMonth !== undefined && month === terms.firstMonth
        ? partOfFirstMonth(law, month, partFirstMonth)
        : { paid: 1, of: 1 }
    this.payShare = (districtCoefficient + northernAllowance) * ((months - 1) * part.of + part.paid)
    this.salaryShare = 100 * part.of
    this.slack = months * (ROUNDING_OF_PAY + fallOfTax(circumstances))
  }

  /**
   * @param shortfall of the net, kopecks, more than 0
   * @returns kopecks of salary, 1 or more: no smaller rise makes up for the shortfall
   */
  for(shortfall: number): number {
    const beyondRounding = Math.max(shortfall - this.slack, 0)
    if (this.payShare === 0) return Number.POSITIVE_INFINITY
    return Math.max(timesIn(beyondRounding * this.salaryShare, this.payShare), 1)
  }
}

/**
 * How much less tax a month can take when the salary rises, kopecks: nothing, but for two
 * roundings. The registration deduction of the self-employed is rounded to the kopeck before the
 * month's tax is rounded to the rouble; and where the tax withheld before is not in whole roubles,
 * a month that can not pay all of its tax pays whole roubles instead.
 */
export function fallOfTax(circumstances: Circumstances): number {
  if (circumstances.engagement === 'selfEmployment') {
    return circumstances.hasRegistrationDeduction ? 101 : 0
  }
  const withheldBefore = circumstances.incomeBefore?.taxWithheld ?? 0
  return withheldBefore % 100 === 0 ? 0 : 99
}
