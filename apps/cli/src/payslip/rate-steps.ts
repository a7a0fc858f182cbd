import type { Month, PayslipMonth } from '@oklad/engine'

/** A month in which the rate of the main base goes up. */
export interface RateStep {
  readonly month: Month
  /** The rate before the month, percent. */
  readonly before: number
  /** The rate after it, percent. */
  readonly rate: number
}

/**
 * The months in which the rate of the main base goes up.
 * @param months in their order
 * @param startingRate the rate at which the year begins: a large salary leaves it in the first month
 */
export function rateSteps(
  months: readonly PayslipMonth[],
  startingRate: number,
): readonly RateStep[] {
  const steps: RateStep[] = []
  let before = startingRate
  for (const { month, taxRate } of months) {
    if (taxRate > before) steps.push({ month, before, rate: taxRate })
    before = taxRate
  }
  return steps
}
