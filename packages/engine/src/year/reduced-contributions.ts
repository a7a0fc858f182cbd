import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { ReducedTariff } from '../law/reduced-tariffs.ts'
import type { ThousandthsOfKopeck } from '../money/rounding.ts'

/** A reduced tariff, and the general tariff that applies to a part of the pay. */
export interface Reduction {
  readonly tariff: ReducedTariff
  readonly general: ContributionRate
  readonly limit: Figure<number>
  readonly citation: Citation
}

/**
 * Returns the exact contributions on a month's pay under a reduced tariff. Some tariffs apply the
 * general rate to pay up to one and a half minimum wages; the reduced rate applies to the rest.
 * @param pay of the month, kopecks
 * @param payBefore since January, without the month, kopecks
 * @source Tax Code, article 427
 */
export function reducedContribution(
  pay: number,
  payBefore: number,
  reduction: Reduction,
  recorder: Recorder | undefined,
): ThousandthsOfKopeck {
  const { tariff, general, limit } = reduction
  const room = Math.max(limit.value - payBefore, 0)
  const generalPart = Math.min(pay, tariff.generalUpTo)
  const generalWithin = Math.min(generalPart, room)
  const generalAbove = generalPart - generalWithin
  const reducedPart = pay - generalPart
  const reducedWithin = Math.min(reducedPart, room - generalWithin)
  const reducedAbove = reducedPart - reducedWithin
  const exact =
    generalWithin * general.withinLimit +
    generalAbove * general.aboveLimit +
    reducedWithin * tariff.withinLimit +
    reducedAbove * tariff.aboveLimit
  if (recorder !== undefined) {
    const ofGeneral = { generalPart, generalWithin, generalAbove }
    const ofReduced = { reducedPart, reducedWithin, reducedAbove }
    recordParts(recorder, reduction, room, { ...ofGeneral, ...ofReduced })
    recordExact(recorder, reduction, exact)
  }
  return exact
}

type Parts = Record<`${'general' | 'reduced'}${'Part' | 'Within' | 'Above'}`, number>

function recordParts(
  recorder: Recorder,
  { tariff, limit, citation }: Reduction,
  room: number,
  parts: Parts,
): void {
  const isFirst = !recorder.has('limit_room')
  const paid: Source = isFirst ? given('nothing_so_far', 0) : { earlier: 'pay_so_far' }
  const roomParts = [given('contribution_limit', limit.value), paid] as const
  recorder.step('limit_room', room, 'difference_not_below_zero', roomParts, limit.citation)
  const smallest = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'smallest', [one, other], citation)
  const difference = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'difference', [one, other], citation)
  const upTo = given('general_up_to', tariff.generalUpTo)
  smallest('general_part', parts.generalPart, 'gross_income', upTo)
  smallest('general_within', parts.generalWithin, 'general_part', 'limit_room')
  difference('general_above', parts.generalAbove, 'general_part', 'general_within')
  difference('reduced_part', parts.reducedPart, 'gross_income', 'general_part')
  difference('reduced_room', room - parts.generalWithin, 'limit_room', 'general_within')
  smallest('reduced_within', parts.reducedWithin, 'reduced_part', 'reduced_room')
  difference('reduced_above', parts.reducedAbove, 'reduced_part', 'reduced_within')
}

function recordExact(
  recorder: Recorder,
  { tariff, general, citation }: Reduction,
  exact: ThousandthsOfKopeck,
): void {
  const product = (part: StepKind, name: FigureName, rate: number) =>
    [part, given(name, rate)] as const
  const products = [
    ...product('general_within', 'general_rate_within', general.withinLimit),
    ...product('general_above', 'general_rate_above', general.aboveLimit),
    ...product('reduced_within', 'reduced_rate_within', tariff.withinLimit),
    ...product('reduced_above', 'reduced_rate_above', tariff.aboveLimit),
  ]
  recorder.step('reduced_exact', exact, 'sum_of_products', products, citation)
}
