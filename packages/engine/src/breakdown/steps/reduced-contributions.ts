import type { ThousandthsOfKopeck } from '../../money/rounding.ts'
import { type Fund, generalUpTo, type Parts, type Reduction } from '../../year/reduction.ts'
import type { MonthFigures } from '../../year-figures.ts'
import type { FigureName, StepKind } from '../names.ts'
import { given, type Source, type StepRecorder } from '../step-recorder.ts'
import { baseKinds } from './contributions.ts'

export function recordOneSum(
  recorder: StepRecorder,
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
export function recordFund(
  recorder: StepRecorder,
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

/** Records the parts of the pay under the general and under the reduced tariff. */
function recordPayParts(
  recorder: StepRecorder,
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

function recordRoom(
  recorder: StepRecorder,
  kind: StepKind,
  { limit }: Reduction,
  room: number,
): void {
  const isFirst = !recorder.has(kind)
  const paid: Source = isFirst ? given('nothing_so_far', 0) : { earlier: baseKinds(recorder).soFar }
  const parts = [given('contribution_limit', limit.value), paid] as const
  recorder.step(kind, room, 'difference_not_below_zero', parts, limit.citation)
}

const product = (part: StepKind, name: FigureName, rate: number) => [part, given(name, rate)]
