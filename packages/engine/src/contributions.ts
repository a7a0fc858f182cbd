import type { ContributionRate } from './law/contribution-tariffs.ts'
import type { Law } from './law/law.ts'
import { type Kopecks, ZERO } from './money/kopecks.ts'
import { toKopecks } from './money/rounding.ts'

const NO_RATE: ContributionRate = { withinLimit: 0, aboveLimit: 0 }

/**
 * An employer's contributions month after month, cumulatively from the start of the year, in
 * roubles and kopecks: a month owes the contribution on all pay so far less the earlier months.
 *
 * `pension`, `medical` and `social` hold what the last month owes.
 * @source Tax Code, articles 425, 426, 431
 */
export class Contributions {
  pension: Kopecks = ZERO
  medical: Kopecks = ZERO
  social: Kopecks = ZERO

  private paySoFar = 0
  private pensionSoFar = 0
  private medicalSoFar = 0
  private socialSoFar = 0
  private readonly pensionRate: ContributionRate
  private readonly medicalRate: ContributionRate
  private readonly socialRate: ContributionRate
  private readonly unifiedRate: ContributionRate | null
  private readonly limit: number
  private readonly socialLimit: number

  /**
   * @param law of the tax year: the general tariff
   * @param hasSocial whether social insurance is due: a civil contract had none before 2023
   */
  constructor({ figures }: Law, hasSocial = true) {
    const { pension, medical, social, unified } = figures.contributionRates.value
    this.pensionRate = pension
    this.medicalRate = medical
    this.socialRate = hasSocial ? social : NO_RATE
    this.unifiedRate = unified
    this.limit = figures.contributionLimit.value
    this.socialLimit = figures.socialContributionLimit.value
  }

  /**
   * Charges one month's pay.
   * @param pay gross pay with allowances, kopecks, 0 or more
   */
  charge(pay: number): void {
    this.paySoFar += pay
    let medical = this.due(this.medicalRate, this.limit) - this.medicalSoFar
    let social = this.due(this.socialRate, this.socialLimit) - this.socialSoFar
    let pension: number
    if (this.unifiedRate === null) {
      pension = this.due(this.pensionRate, this.limit) - this.pensionSoFar
    } else {
      // Since 2023 the law sets one sum. The funds are shown as its components, so that together
      // they are that sum to the kopeck: the sum first, medical and social within it, pension the rest.
      const chargedSoFar = this.pensionSoFar + this.medicalSoFar + this.socialSoFar
      const sum = this.due(this.unifiedRate, this.limit) - chargedSoFar
      medical = Math.min(medical, sum)
      social = Math.min(social, sum - medical)
      pension = sum - medical - social
    }
    this.pension = pension as Kopecks
    this.medical = medical as Kopecks
    this.social = social as Kopecks
    this.pensionSoFar += pension
    this.medicalSoFar += medical
    this.socialSoFar += social
  }

  /** The contribution on all pay so far. */
  private due({ withinLimit, aboveLimit }: ContributionRate, limit: number): Kopecks {
    const within = Math.min(this.paySoFar, limit)
    return toKopecks(within * withinLimit + (this.paySoFar - within) * aboveLimit)
  }
}
