import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { premiumToKopecks } from '../money/rounding.ts'

/**
 * Insurance against accidents at work: a rate by class of risk on all pay, without limit,
 * cumulatively and in kopecks.
 * @source Federal Law № 125-ФЗ of 24.07.1998, articles 20.1, 21; № 179-ФЗ of 22.12.2005
 */
export class AccidentInsurance {
  /** The last month's contribution. */
  premium: Kopecks = ZERO
  private paySoFar = 0
  private premiumSoFar = 0
  private readonly rate: number

  /** @param rate hundredths of a percent */
  constructor(rate: number) {
    this.rate = rate
  }

  /** Charges one month's pay, kopecks. */
  charge(pay: number): void {
    this.paySoFar += pay
    const due = premiumToKopecks(this.paySoFar * this.rate)
    this.premium = (due - this.premiumSoFar) as Kopecks
    this.premiumSoFar = due
  }
}
