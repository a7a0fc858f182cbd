import type { Law } from '../law/law.ts'
import type { SelfEmployment } from '../law/self-employment.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { percentOf, toWholeRoubles } from '../money/rounding.ts'
import type { Circumstances } from './circumstances.ts'

/**
 * The tax on professional income, each month by itself. The registration deduction takes a point
 * or two off the rate until it is used up. The payment that passes the year's limit is wholly
 * outside the regime, and so is all that follows.
 * @source Federal Law № 422-ФЗ, articles 4, 10, 12; Tax Code, article 52, paragraph 6
 */
export class SelfEmploymentTax {
  /** The last month's tax. */
  baseTax: Kopecks = ZERO
  readonly allowancesTax: Kopecks = ZERO
  /** The last month's rate, less the points taken off where they were taken off in full. */
  rate: number
  /** The part of the registration deduction that the last month used. */
  deductionUsed: Kopecks = ZERO
  /** Whether the last month's payment is outside the regime. */
  isOutside = false

  private incomeSoFar = 0
  private deductionLeft: number
  private readonly full: number
  private readonly pointsOff: number
  private readonly limit: number

  /** @throws {RangeError} for a year in which the regime does not exist */
  constructor(law: Law, circumstances: Circumstances) {
    const regime = regimeOf(law)
    const { rate, pointsOff } =
      circumstances.selfEmployedPaidBy === 'individuals' ? regime.fromIndividuals : regime.fromFirms
    this.full = rate
    this.rate = rate
    this.pointsOff = pointsOff
    this.limit = regime.incomeLimit
    this.deductionLeft = circumstances.hasRegistrationDeduction ? regime.deduction : 0
  }

  /** Taxes one month's income, kopecks. */
  withhold(income: number): void {
    this.incomeSoFar += income
    this.isOutside = this.incomeSoFar > this.limit
    if (this.isOutside) {
      this.baseTax = ZERO
      this.deductionUsed = ZERO
      this.rate = 0
      return
    }
    const wanted = percentOf(income, this.pointsOff)
    const used = Math.min(wanted, this.deductionLeft)
    this.deductionLeft -= used
    this.deductionUsed = used as Kopecks
    this.rate = used > 0 && used === wanted ? this.full - this.pointsOff : this.full
    this.baseTax = toWholeRoubles(income * this.full - used * 100)
  }
}

/** The regime of a year. */
function regimeOf(law: Law): SelfEmployment {
  const regime = law.figures.selfEmployment.value
  if (regime === null) {
    throw new RangeError(`The tax on professional income did not exist in ${law.year}`)
  }
  return regime
}
