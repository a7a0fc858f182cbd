import type { Citation, ContributionRate, Figure, ReducedTariff } from '@oklad/law'
import type { MonthDraft } from '../year-figures.ts'

/** The rates of one fund, or of all together, with the act that sets them. */
export interface Tariff {
  readonly rate: ContributionRate
  readonly limit: Figure<number>
  readonly citation: Citation
}

/** A reduced tariff, and the general rates that apply to a part of the pay. */
export interface Reduction extends Tariff {
  readonly tariff: ReducedTariff
  readonly general: ContributionRate
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
  { month, contributionBase }: MonthDraft,
  { tariff: { generalUpTo, fromMonth }, monthsBefore }: Reduction,
): number {
  const months = month === 0 ? monthsBefore : 1
  const last = month === 0 ? monthsBefore : month
  return last < fromMonth ? contributionBase : generalUpTo * months
}
