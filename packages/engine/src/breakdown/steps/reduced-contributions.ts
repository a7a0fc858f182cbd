import type { ThousandthsOfKopeck } from '../../money/rounding.ts'
import { type Fund, generalUpTo, type Parts, type Reduction } from '../../year/reduction.ts'
import type { MonthDraft } from '../../year-figures.ts'
import type { FigureName, StepKind } from '../names.ts'
import { given } from '../step.ts'
import type { Source, StepRecorder } from '../step-recorder.ts'
import { baseKinds } from './contributions.ts'

/**
 * Records the contributions under a reduced tariff: one sum of all funds, or a fund whose reduced rate is the same below
 * and above the limit, which the medical one does not have (small business until 2022).
 */
export function recordReduced(
  recorder: StepRecorder,
  month: MonthDraft,
  reduction: Reduction,
  parts: Parts,
  exact: ThousandthsOfKopeck,
  fund: Fund | null,
): void {
  const { general, rate: reduced, citation } = reduction
  const step = recorder.citing(citation)
  const products: Source[] = []
  const addProduct = (part: StepKind, name: FigureName, rate: number) =>
    products.push(part, given(name, rate))
  if (fund === 'pension') recordPayParts(recorder, month, reduction, parts)
  if (fund === 'medical') addProduct('general_part', 'general_rate_within', general.withinLimit)
  else {
    const of = fund === null ? '' : (`${fund}_` as const)
    recordRoom(recorder, `${of}limit_room`, reduction, parts.room)
    if (fund === null) recordPayParts(recorder, month, reduction, parts)
    const [within, above] = [`${of}general_within`, `${of}general_above`] as const
    step(within, parts.generalWithin, 'smallest', 'general_part', `${of}limit_room`)
    step(above, parts.generalAbove, 'difference', 'general_part', within)
    addProduct(within, 'general_rate_within', general.withinLimit)
    addProduct(above, 'general_rate_above', general.aboveLimit)
  }
  if (fund === null) {
    const room = parts.room - parts.generalWithin
    step('reduced_room', room, 'difference', 'limit_room', 'general_within')
    step('reduced_within', parts.reducedWithin, 'smallest', 'reduced_part', 'reduced_room')
    step('reduced_above', parts.reducedAbove, 'difference', 'reduced_part', 'reduced_within')
    addProduct('reduced_within', 'reduced_rate_within', reduced.withinLimit)
    addProduct('reduced_above', 'reduced_rate_above', reduced.aboveLimit)
  } else addProduct('reduced_part', 'reduced_rate_within', reduced.withinLimit)
  const kind = fund === null ? 'reduced_exact' : (`${fund}_exact` as const)
  step(kind, exact, 'sum_of_products', ...products)
}

/** Records the parts of the pay under the general and under the reduced tariff. */
function recordPayParts(
  recorder: StepRecorder,
  month: MonthDraft,
  reduction: Reduction,
  { generalPart, reducedPart }: Parts,
): void {
  const step = recorder.citing(reduction.citation)
  const { base } = baseKinds(recorder)
  const upTo = given('general_up_to', generalUpTo(month, reduction))
  step('general_part', generalPart, 'smallest', base, upTo)
  step('reduced_part', reducedPart, 'difference', base, 'general_part')
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
