import type { Operation } from './recompute.ts'
import type { Input, Step } from './step.ts'

/**
 * Returns the steps that lead to the shown ones, without those that repeat a value: sums of one number,
 * limits that are not reached, and computations that an earlier step has already done. The value of
 * every step is unchanged, and `recompute` checks each of them as before.
 * @param steps in their order: each after the steps that it uses
 * @param isShown whether a step must stay because it is a figure of the answer
 */
export function simplify(
  steps: readonly Step[],
  isShown: (id: string) => boolean,
): readonly Step[] {
  const known = new Map<string, Step>()
  /** The input whose value a step repeats, by the step's id. */
  const repeated = new Map<string, Input>()
  const computed = new Map<string, string>()

  const follow = (input: Input, isEnd: (id: string) => boolean): Input => {
    const same =
      input.from === undefined || isEnd(input.from) ? undefined : repeated.get(input.from)
    return same === undefined ? input : follow(same, isEnd)
  }
  const originOf = (input: Input) => follow(input, () => false)
  const linked = (input: Input): Input => {
    const origin = follow(input, isShown)
    return origin.from === undefined ? origin : { ...input, from: origin.from }
  }
  /** Equal for two steps that do the same. A month keeps its own steps, so that it can be read alone. */
  const keyOf = ({ month, operation, inputs, brackets = [] }: Step) => {
    const sources = inputs.map(originOf).map(({ name, value, from }) => from ?? `${name}=${value}`)
    const rates = brackets.map(({ rate, upTo }) => `${rate}<${upTo}`)
    return [month, operation, ...sources, ...rates].join()
  }

  for (const step of steps) {
    const simple = withoutIdleInputs({ ...step, inputs: step.inputs.map(linked) })
    known.set(step.id, simple)
    const key = keyOf(simple)
    const equal = computed.get(key)
    const same = repeatedBy(simple, known) ?? (equal && { ...inputFrom(simple), from: equal })
    if (same) repeated.set(step.id, same)
    if (equal === undefined) computed.set(key, step.id)
  }
  const join = (all: readonly Step[]) => leadingTo(all.map(withInnerStep(all, isShown)), isShown)
  // A step may begin with a joined one.
  return join(join(leadingTo([...known.values()], isShown)))
}

const inputFrom = ({ kind, value, id }: Step): Input => ({ name: kind, value, from: id })

/** Returns the steps that are shown or that a shown step is computed from. */
function leadingTo(steps: readonly Step[], isShown: (id: string) => boolean): readonly Step[] {
  const needed = new Set<string>()
  for (const { id, inputs } of steps.toReversed()) {
    if (!needed.has(id) && !isShown(id)) continue
    needed.add(id)
    for (const { from } of inputs) if (from !== undefined) needed.add(from)
  }
  return steps.filter(({ id }) => needed.has(id))
}

/** Returns the input that a step repeats unchanged, if it does. */
function repeatedBy({ operation, inputs }: Step, known: Map<string, Step>): Input | undefined {
  const [first, second] = inputs
  if (inputs.length === 1 && unchanging.has(operation)) return first
  if (operation !== 'sum' || inputs.length !== 2 || second?.from === undefined) return undefined
  // The amount withheld or charged before and the rest still due add up to the amount due.
  const rest = known.get(second.from)
  const [due, before] = rest?.operation === 'difference' ? rest.inputs : []
  return rest?.inputs.length === 2 && before?.from === first?.from ? due : undefined
}

/** The operations that leave a single number as it is. */
const unchanging: ReadonlySet<Operation> = new Set(['given', 'sum', 'difference'])

/** Returns a step without the inputs that do not change its value. */
function withoutIdleInputs(step: Step): Step {
  const { operation, inputs, value } = step
  const [first, second, ...others] = inputs
  const as = (simpler: Operation, ...rest: (Input | undefined)[]): Step => ({
    ...step,
    operation: simpler,
    inputs: rest.filter((input) => input !== undefined),
  })
  const isDifference = first !== undefined && value === first.value - (second?.value ?? 0)
  switch (operation) {
    case 'sum':
      return as('sum', ...inputs.filter(isNotZero))
    case 'count':
      return value === 0 ? as('count') : step
    case 'sum_of_products':
      return as('sum_of_products', ...inputs.filter((_, at) => isPairWorth(inputs, at)))
    case 'difference':
    case 'difference_within':
    case 'difference_not_below_zero': {
      if (operation !== 'difference' && !isDifference) return step
      const subtracted = operation === 'difference' ? [second, ...others] : [second]
      const isNothing = first?.from !== undefined && first.from === second?.from && value === 0
      return isNothing
        ? as('sum')
        : as('difference', first, ...subtracted.filter((input) => input && isNotZero(input)))
    }
    case 'smallest':
    case 'within_pay':
      return first?.from !== undefined && first.value === value ? as('given', first) : step
    case 'percent_to_whole_roubles':
      return as(operation, first, second, ...others.filter(isNotZero))
    case 'rate_less_points':
      return first?.value === value ? as('given', first) : step
    default:
      return step
  }
}

const isNotZero = ({ value }: Input) => value !== 0

const isPairWorth = (inputs: readonly Input[], at: number) =>
  inputs[at]?.value !== 0 && inputs[at % 2 === 0 ? at + 1 : at - 1]?.value !== 0

/**
 * Joins a step with the one that it begins with, if no other step uses that one: a step that repeats its
 * value, and a difference of a difference.
 */
function withInnerStep(
  steps: readonly Step[],
  isShown: (id: string) => boolean,
): (step: Step) => Step {
  const byId = new Map(steps.map((step) => [step.id, step]))
  const uses = new Map<string, number>()
  for (const { from } of steps.flatMap(({ inputs }) => inputs)) {
    if (from !== undefined) uses.set(from, (uses.get(from) ?? 0) + 1)
  }
  return (step) => {
    const [first, ...others] = step.inputs
    const inner = first?.from === undefined ? undefined : byId.get(first.from)
    if (inner === undefined || uses.get(inner.id) !== 1 || isShown(inner.id)) return step
    const { operation, inputs, brackets, citation } = inner
    if (others.length === 0 && unchanging.has(step.operation)) {
      return { ...step, operation, inputs, brackets, citation }
    }
    return operation === 'difference' && step.operation === 'difference'
      ? { ...step, inputs: [...inputs, ...others] }
      : step
  }
}
