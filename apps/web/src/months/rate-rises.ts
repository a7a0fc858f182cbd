import type { YearWarning } from '@oklad/engine'
import { scalesOf } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'

/** A rise of the tax rate: its month, and the rates before and after it. */
export type RateRise = Extract<YearWarning, { code: 'threshold_passed' }>

/** The months in which the tax rate rises, in their order. */
export const rateRises = ({ year }: Solved): readonly RateRise[] =>
  year.warnings.filter((warning) => warning.code === 'threshold_passed')

/** The income of the year, kopecks, above which the rate is the one after a rise. */
export function thresholdOf({ to }: RateRise, { calculation }: Solved): number {
  const scales = scalesOf(calculation.law, calculation.terms)
  return scales?.main.brackets.findLast(({ rate }) => rate < to)?.upTo ?? 0
}
