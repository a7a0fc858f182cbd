import { premiumToKopecks } from '../money/rounding.ts'
import { rules } from './rule-citations.ts'
import type { Period, Step } from './step.ts'
import { from, outside, type Steps } from './steps.ts'

/** Insurance against accidents at work: see `AccidentInsurance`. */
export class ExplainedAccidents {
  private readonly steps: Steps
  private readonly rate: number | undefined
  private due: Step | undefined

  /** @param rate hundredths of a percent, where the employer is insured */
  constructor(steps: Steps, rate: number | undefined) {
    this.steps = steps
    this.rate = rate
  }

  /** @param charged what the calculation has; the premium due, where it is the first one */
  explain(period: Period, paySoFar: Step, charged?: number): Step {
    const { steps, rate, due: before } = this
    if (rate === undefined) {
      return steps.add('accident_contribution', period, 'nothing', 0, [], rules.accidents)
    }
    const due = steps.add(
      'accident_due',
      period,
      'premium_to_kopeck',
      premiumToKopecks(paySoFar.value * rate),
      [from(paySoFar), outside('accident_rate', rate)],
      rules.accidents,
    )
    this.due = due
    return steps.add(
      'accident_contribution',
      period,
      'difference',
      charged ?? due.value,
      before === undefined ? [from(due)] : [from(due), from(before)],
      rules.accidents,
    )
  }
}
