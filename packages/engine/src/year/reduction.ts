import type { Citation, ContributionRate, Figure, ReducedTariff } from '@oklad/law'
import type { MonthFigures } from '../year-figures.ts'

/** A reduced tariff of one fund or of all, and the general tariff that applies to a part of the pay. */
export interface Reduction {
  readonly tariff: ReducedTariff
  readonly reduced: ContributionRate
  readonly general: ContributionRate
  readonly limit: Figure<number>
  readonly citation: Citation
  /** The number of months that month 0, the earlier pay, stands for. */
  readonly monthsBefore: number
}

/** The parts of a month's pay by rate, kopecks. */
export type Parts = Record<
  `${'general' | 'reduced'}${'Part' | 'Within' | 'Above'}` | 'room',
  number
>

export type Fund = 'pension' | 'medical' | 'social'

/** Returns the cap of the month's pay under the general tariff; no cap before the reduced tariff starts. */
export function generalUpTo(
  { month, contributionBase }: MonthFigures,
  { tariff: { generalUpTo, fromMonth }, monthsBefore }: Reduction,
): number {
  const months = month === 0 ? monthsBefore : 1
  const last = month === 0 ? monthsBefore : month
  return last < fromMonth ? contributionBase : generalUpTo * months
}
