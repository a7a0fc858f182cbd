import type { Sources } from './known-step.ts'
import type { FigureName } from './names.ts'
import type { Operation } from './recompute.ts'
import type { Input, Step } from './step.ts'

/**
 * Returns the operation of a step whose value is zero because there is nothing that it could be computed
 * from: `nothing` where the law excludes it, `sum` where the terms have none; otherwise `undefined`.
 * @param sources the steps that its inputs come from
 */
export function absenceOf(
  { value, operation, inputs }: Step,
  sources: Sources,
): 'nothing' | 'sum' | undefined {
  if (operation === 'nothing') return operation
  if (value !== 0) return undefined
  const isAbsent = ({ name, value, from }: Input, index: number) =>
    from === undefined ? value === 0 && !zerosThatTell.has(name) : sources[index]?.isAbsent === true
  if (!zeroWith[operation]?.(inputs.map(isAbsent))) return undefined
  const isByLaw =
    inputs.length > 0 && sources.every((source) => source?.step.operation === 'nothing')
  return isByLaw ? 'nothing' : 'sum'
}

/** Zeros of the terms that are an answer. */
const zerosThatTell: ReadonlySet<string> = new Set<FigureName>(['salary', 'withheld_elsewhere'])

const first: WhichAreAbsent = ([one = false]) => one
const all: WhichAreAbsent = (inputs) => inputs.every(Boolean)
/** Every second input of pairs, or every first. */
const ofEachPair: WhichAreAbsent = (inputs) =>
  inputs.every(
    (isAbsent, index) => isAbsent || (inputs[index % 2 === 0 ? index + 1 : index - 1] ?? false),
  )

type WhichAreAbsent = (inputs: readonly boolean[]) => boolean

/** Whether a zero has nothing behind it, by which of its inputs have nothing. */
const zeroWith: Readonly<Partial<Record<Operation, WhichAreAbsent>>> = {
  given: first,
  sum: all,
  count: all,
  smallest: (inputs) => inputs.some(Boolean),
  difference: first,
  difference_not_below_zero: first,
  product: first,
  sum_of_products: ofEachPair,
  while_within: first,
  whole_times: first,
  rest: first,
}
