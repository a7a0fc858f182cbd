import type { ReducedTariffName } from '@oklad/law/internal'
import type { Recorder } from '../breakdown/recorder.ts'
import type { ThousandthsOfKopeck } from '../money/rounding.ts'
import type { ContributionTariff } from '../terms/terms.ts'
import type { MonthDraft } from '../year-figures.ts'
import { type Fund, generalUpTo, type Reduction } from './reduction.ts'

/** The figures of the reduced tariffs. */
export const tariffFigures = {
  it: 'itTariff',
  smallBusiness: 'smallBusinessTariff',
  smallBusinessManufacturing: 'manufacturingTariff',
} as const satisfies Record<Exclude<ContributionTariff, 'general'>, ReducedTariffName>

/**
 * Returns the exact contributions on a month's pay under a reduced tariff. Some tariffs apply the
 * general rate to pay up to a multiple of the minimum wage; the reduced rate applies to the rest.
 * @param payBefore since January, without the month, kopecks
 * @param fund the fund whose steps are recorded; `null` for the one sum of all funds
 * @source Tax Code, article 427
 */
export function reducedContribution(
  month: MonthDraft,
  payBefore: number,
  reduction: Reduction,
  fund: Fund | null,
  recorder: Recorder | undefined,
): ThousandthsOfKopeck {
  const { general, rate: reduced, limit } = reduction
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
    recorder.steps.recordReduced(recorder, month, reduction, parts, exact, fund)
  }
  return exact
}
