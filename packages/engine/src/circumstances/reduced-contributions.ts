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
  private readonly tariff: ReducedTariff

  /** @throws {RangeError} for a year whose reduced tariffs are not known */
  constructor(law: Law, name: Exclude<ContributionTariff, 'general'>) {
    const tariffs = law.figures.reducedTariffs.value
    if (tariffs === null) throw new RangeError(`The reduced tariffs of ${law.year} are not known`)
    this.law = law
    this.tariff = tariffs[name]
  }

  /** Charges one month's pay, kopecks. */
  charge(pay: number): void {
    const { figures } = this.law
    const { pension, medical, social, unified } = figures.contributionRates.value
    const general = unified ?? pension
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

    const sum = toKopecks(this.exactSoFar)
    const medicalSoFar = componentOf(sum, medical.withinLimit, general.withinLimit)
    const socialSoFar = componentOf(sum, social.withinLimit, general.withinLimit)
    this.medical = (medicalSoFar - this.medicalSoFar) as Kopecks
    this.social = (socialSoFar - this.socialSoFar) as Kopecks
    this.pension = (sum - this.sumSoFar - this.medical - this.social) as Kopecks
    this.sumSoFar = sum
    this.medicalSoFar = medicalSoFar
    this.socialSoFar = socialSoFar
  }
}
