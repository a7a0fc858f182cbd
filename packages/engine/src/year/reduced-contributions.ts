import type { FigureName, StepKind } from '../breakdown/names.ts'
import { given, type Recorder, type Source } from '../breakdown/recorder.ts'
import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Citation, Figure } from '../law/figure.ts'
import type { ReducedTariff, ReducedTariffName } from '../law/reduced-tariffs.ts'
import type { ThousandthsOfKopeck } from '../money/rounding.ts'
import type { ContributionTariff } from '../terms.ts'
import { baseKinds } from './contribution-base.ts'
import type { MonthFigures } from './month.ts'

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
type Parts = Record<`${'general' | 'reduced'}${'Part' | 'Within' | 'Above'}` | 'room', number>

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
    if (fund === null) recordOneSum(recorder, month, reduction, parts, exact)
    else recordFund(recorder, month, reduction, parts, exact, fund)
  }
  return exact
}

type Fund = 'pension' | 'medical' | 'social'

/** Returns the most of a month's pay that has the general tariff: all before the tariff's first month. */
function generalUpTo(
  { month, contributionBase }: MonthFigures,
  { tariff: { generalUpTo, fromMonth }, monthsBefore }: Reduction,
): number {
  const months = month === 0 ? monthsBefore : 1
  const last = month === 0 ? monthsBefore : month
  return last < fromMonth ? contributionBase : generalUpTo * months
}

/** Records the parts of the pay under the general and under the reduced tariff. */
function recordPayParts(
  recorder: Recorder,
  month: MonthFigures,
  reduction: Reduction,
  { generalPart, reducedPart }: Parts,
): void {
  const { citation } = reduction
  const { base } = baseKinds(recorder)
  const upTo = given('general_up_to', generalUpTo(month, reduction))
  recorder.step('general_part', generalPart, 'smallest', [base, upTo], citation)
  const rest = [base, 'general_part'] as const
  recorder.step('reduced_part', reducedPart, 'difference', rest, citation)
}

function recordRoom(recorder: Recorder, kind: StepKind, { limit }: Reduction, room: number): void {
  const isFirst = !recorder.has(kind)
  const paid: Source = isFirst ? given('nothing_so_far', 0) : { earlier: baseKinds(recorder).soFar }
  const parts = [given('contribution_limit', limit.value), paid] as const
  recorder.step(kind, room, 'difference_not_below_zero', parts, limit.citation)
}

const product = (part: StepKind, name: FigureName, rate: number) => [part, given(name, rate)]

function recordOneSum(
  recorder: Recorder,
  month: MonthFigures,
  reduction: Reduction,
  parts: Parts,
  exact: ThousandthsOfKopeck,
): void {
  const { general, reduced, citation } = reduction
  const smallest = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'smallest', [one, other], citation)
  const difference = (kind: StepKind, value: number, one: Source, other: Source) =>
    recorder.step(kind, value, 'difference', [one, other], citation)
  recordRoom(recorder, 'limit_room', reduction, parts.room)
  recordPayParts(recorder, month, reduction, parts)
  smallest('general_within', parts.generalWithin, 'general_part', 'limit_room')
  difference('general_above', parts.generalAbove, 'general_part', 'general_within')
  difference('reduced_room', parts.room - parts.generalWithin, 'limit_room', 'general_within')
  smallest('reduced_within', parts.reducedWithin, 'reduced_part', 'reduced_room')
  difference('reduced_above', parts.reducedAbove, 'reduced_part', 'reduced_within')
  const products = [
    ...product('general_within', 'general_rate_within', general.withinLimit),
    ...product('general_above', 'general_rate_above', general.aboveLimit),
    ...product('reduced_within', 'reduced_rate_within', reduced.withinLimit),
    ...product('reduced_above', 'reduced_rate_above', reduced.aboveLimit),
  ]
  recorder.step('reduced_exact', exact, 'sum_of_products', products, citation)
}

/** Records a fund whose reduced rate is the same below and above the limit: small business until 2022. */
function recordFund(
  recorder: Recorder,
  month: MonthFigures,
  reduction: Reduction,
  parts: Parts,
  exact: ThousandthsOfKopeck,
  fund: Fund,
): void {
  const { general, reduced, citation } = reduction
  if (fund === 'pension') recordPayParts(recorder, month, reduction, parts)
  const ofReduced = product('reduced_part', 'reduced_rate_within', reduced.withinLimit)
  if (fund === 'medical') {
    const ofGeneral = product('general_part', 'general_rate_within', general.withinLimit)
    const products = [...ofGeneral, ...ofReduced]
    recorder.step('medical_exact', exact, 'sum_of_products', products, citation)
    return
  }
  const [within, above] = [`${fund}_general_within`, `${fund}_general_above`] as const
  recordRoom(recorder, `${fund}_limit_room`, reduction, parts.room)
  const limited = ['general_part', `${fund}_limit_room`] as const
  recorder.step(within, parts.generalWithin, 'smallest', limited, citation)
  const rest = ['general_part', within] as const
  recorder.step(above, parts.generalAbove, 'difference', rest, citation)
  const products = [
    ...product(within, 'general_rate_within', general.withinLimit),
    ...product(above, 'general_rate_above', general.aboveLimit),
    ...ofReduced,
  ]
  recorder.step(`${fund}_exact`, exact, 'sum_of_products', products, citation)
}
