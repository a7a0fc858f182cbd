import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Law } from '../law/law.ts'
import type { ReducedTariff } from '../law/reduced-tariffs.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { componentOf, toKopecks } from '../money/rounding.ts'
import type { ContributionTariff } from './circumstances.ts'

/**
 * Contributions under a reduced tariff: the part of each month's pay within one and a half minimum
 * wages (where the tariff has such a part) under the general rate, the rest under the reduced one;
 * cumulatively, the sum to the kopeck.
 *
 * The law does not split the sum. The funds are shown in the proportion of the general rates.
 * @source Tax Code, article 427
 */
export class ReducedContributions {
  pension: Kopecks = ZERO
  medical: Kopecks = ZERO
  social: Kopecks = ZERO

  private paySoFar = 0
  /** Thousandths of a kopeck. */
  private exactSoFar = 0
  private sumSoFar = 0
  private medicalSoFar = 0
  private socialSoFar = 0
  private readonly law: Law
  private readonly general: ContributionRate
  private readonly tariff: ReducedTariff

  /** @throws {RangeError} for a year whose reduced tariffs are not known */
  constructor(law: Law, name: Exclude<ContributionTariff, 'general'>) {
    const tariffs = law.figures.reducedTariffs.value
    const { unified } = law.figures.contributionRates.value
    if (tariffs === null || unified === null) {
      throw new RangeError(`The reduced tariffs of ${law.year} are not known`)
    }
    this.law = law
    this.general = unified
    this.tariff = tariffs[name]
  }

  /** Charges one month's pay, kopecks. */
  charge(pay: number): void {
    const { figures } = this.law
    const { medical, social } = figures.contributionRates.value
    const { general } = this
    const { generalUpTo, withinLimit, aboveLimit } = this.tariff

    const roomInLimit = Math.max(figures.contributionLimit.value - this.paySoFar, 0)
    const generalPart = Math.min(pay, generalUpTo)
    const generalWithin = Math.min(generalPart, roomInLimit)
    const reducedPart = pay - generalPart
    const reducedWithin = Math.min(reducedPart, roomInLimit - generalWithin)
    this.paySoFar += pay
    this.exactSoFar +=
      generalWithin * general.withinLimit +
      (generalPart - generalWithin) * general.aboveLimit +
      reducedWithin * withinLimit +
      (reducedPart - reducedWithin) * aboveLimit

    const sumSoFar = toKopecks(this.exactSoFar)
    const sum = sumSoFar - this.sumSoFar
    const share = ({ withinLimit }: ContributionRate, chargedSoFar: number) =>
      componentOf(sumSoFar, withinLimit, general.withinLimit) - chargedSoFar
    // Two shares can round up in a month whose sum is a single kopeck: none is more than is left.
    this.medical = Math.min(share(medical, this.medicalSoFar), sum) as Kopecks
    this.social = Math.min(share(social, this.socialSoFar), sum - this.medical) as Kopecks
    this.pension = (sum - this.medical - this.social) as Kopecks
    this.sumSoFar = sumSoFar
    this.medicalSoFar += this.medical
    this.socialSoFar += this.social
  }
}
