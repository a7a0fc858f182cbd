import type { Recorder } from '../breakdown/recorder.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { ReducedTariff, ReducedTariffName } from '../law/reduced-tariffs.ts'
import type { ThousandthsOfKopeck } from '../money/rounding.ts'
import type { ContributionTariff } from '../terms.ts'
import type { MonthFigures } from '../year-figures.ts'

/** The figures of the reduced tariffs. */
export const tariffFigures = {
  it: 'itTariff',
  smallBusiness: 'smallBusinessTariff',
  smallBusinessManufacturing: 'manufacturingTariff',
} as const satisfies Record<Exclude<ContributionTariff, 'general'>, ReducedTariffName>

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

/**
 * Returns the exact contributions on a month's pay under a reduced tariff. Some tariffs apply the
 * general rate to pay up to a multiple of the minimum wage; the reduced rate applies to the rest.
 * @param payBefore since January, without the month, kopecks
 * @param fund the fund whose steps are recorded; `null` for the one sum of all funds
 * @source Tax Code, article 427
 */
export function reducedContribution(
  month: MonthFigures,
  payBefore: number,
  reduction: Reduction,
  fund: Fund | null,
  recorder: Recorder | undefined,
): ThousandthsOfKopeck {
  const { general, reduced, limit } = reduction
  const { contributionBase: pay } = month
  const room = Math.max(limit.value - payBefore, 0)
  const generalPart = Math.min(pay, generalUpTo(month, reduction))
  const generalWithin = Math.min(generalPart, room)
  const generalAbove = generalPart - generalWithin
  const reducedPart = pay - generalPart
  const reducedWithin = Math.min(reducedPart, room - generalWithin)
  const reducedAbove = reducedPart - reducedWithin
  const exact =
    generalWithin * general.withinLimit +
    generalAbove * general.aboveLimit +
    reducedWithin * reduced.withinLimit +
    reducedAbove * reduced.aboveLimit
  if (recorder !== undefined) {
    const ofGeneral = { generalPart, generalWithin, generalAbove }
    const parts = { room, ...ofGeneral, reducedPart, reducedWithin, reducedAbove }
    if (fund === null) recorder.steps.recordOneSum(recorder, month, reduction, parts, exact)
    else recorder.steps.recordFund(recorder, month, reduction, parts, exact, fund)
  }
  return exact
}

export type Fund = 'pension' | 'medical' | 'social'

/** Returns the most of a month's pay that has the general tariff: all before the tariff's first month. */
export function generalUpTo(
  { month, contributionBase }: MonthFigures,
  { tariff: { generalUpTo, fromMonth }, monthsBefore }: Reduction,
): number {
  const months = month === 0 ? monthsBefore : 1
  const last = month === 0 ? monthsBefore : month
  return last < fromMonth ? contributionBase : generalUpTo * months
}
