import type { FigureName } from './names.ts'
import type { Operation } from './recompute.ts'
import { type Input, inputOf, type Step } from './step.ts'

/**
 * Returns the steps that lead to the shown ones, without those that repeat a value: sums of one number,
 * limits that are not reached, and computations that an earlier step has already done. Nor do they have
 * the zeros of what is not there, such as allowances without a coefficient: only in the year, where the law
 * gives the reason. The value of every step is unchanged, and `recompute` checks each of them as before.
 * @param steps in their order: each after the steps that it uses
 * @param isFigure whether a step is a figure of the answer
 */
export function simplify(
  steps: readonly Step[],
  isFigure: (id: string) => boolean,
): readonly Step[] {
  const absent = new Set<string>()
  const isShown = (id: string) => isFigure(id) && !absent.has(id)
  const known = new Map<string, Step>()
  /** The input whose value a step repeats, by the step's id. */
  const repeated = new Map<string, Input>()
  const computed = new Map<string, Step>()

  const follow = (input: Input, isEnd: (id: string) => boolean): Input => {
    const { from } = input
    const same = from === undefined ? undefined : repeated.get(from)
    return same === undefined || isEnd(from as string) ? input : follow(same, isEnd)
  }
  const originOf = (input: Input) => follow(input, () => false)
  const linked = (input: Input): Input => {
    const origin = follow(input, isShown)
    return origin === input || origin.from === undefined
      ? origin
      : { ...input, from: origin.from, period: origin.period }
  }
  /** The inputs by their origins; those that would have the same name and period keep their own ones. */
  const linkedAll = (inputs: readonly Input[]): readonly Input[] => {
    const origins = inputs.map(linked)
    if (origins.every((origin, index) => origin === inputs[index])) return inputs
    return inputs.map((own, index) => {
      const origin = origins[index] as Input
      const { name, from, period } = origin
      const alike = origins.filter((other) => other.name === name && other.period === period)
      if (alike.length === 1) return origin
      if (from === undefined) return own
      return known.get(from)?.kind === name ? origin : { ...origin, period: own.period }
    })
  }
  for (const step of steps) {
    const reason = absenceOf(step, absent, known)
    if (reason !== undefined) absent.add(step.id)
    const isThere = ({ from }: Input) => from === undefined || !absent.has(from)
    const isWhole = step.operation !== 'sum' || step.inputs.every(isThere)
    const inputs = isWhole ? step.inputs : step.inputs.filter(isThere)
    const simple =
      reason === undefined
        ? withoutIdleInputs(withInputs(step, linkedAll(inputs)))
        : { ...step, operation: reason, inputs: [] }
    known.set(step.id, simple)
    let same = repeatedBy(simple, known)
    if (simple.inputs.length > 0) {
      const key = keyOf(simple, originOf)
      const equal = computed.get(key)
      if (equal === undefined) computed.set(key, step)
      else same ??= { ...inputOf(equal), name: step.kind }
    }
    if (same !== undefined) repeated.set(step.id, same)
  }
  for (const { id, kind, month, operation } of known.values()) {
    // The law requires accident insurance, so its rate should be known.
    const hasReason = operation === 'nothing' || kind === 'accident_contribution'
    if (hasReason && month === undefined) absent.delete(id)
  }
  const join = (all: readonly Step[]) => leadingTo(all.map(withInnerStep(all, isShown)), isShown)
  // A step may begin with a joined one.
  return join(join(leadingTo([...known.values()], isShown)))
}

/** Returns a text that two steps share if they do the same. A month keeps its own steps, so that it can be read alone. */
function keyOf(
  { month, operation, inputs, brackets = [] }: Step,
  originOf: (input: Input) => Input,
): string {
  let key = `${month},${operation}`
  for (const input of inputs) {
    const { name, value, from } = originOf(input)
    key += from === undefined ? `,${name}=${value}` : `,${from}`
  }
  for (const { rate, upTo } of brackets) key += `,${rate}<${upTo}`
  return key
}

/**
 * Returns the operation of a step whose value is zero because there is nothing that it could be computed
 * from: `nothing` where the law excludes it, `sum` where the terms have none; otherwise `undefined`.
 * @param absent the ids of such steps before it
 */
function absenceOf(
  { value, operation, inputs }: Step,
  absent: ReadonlySet<string>,
  known: ReadonlyMap<string, Step>,
): 'nothing' | 'sum' | undefined {
  if (operation === 'nothing') return operation
  if (value !== 0) return undefined
  const isAbsent = ({ name, value, from }: Input) =>
    from === undefined ? value === 0 && !zerosThatTell.has(name) : absent.has(from)
  if (!zeroWith[operation]?.(inputs.map(isAbsent))) return undefined
  const isByLaw = ({ from = '' }: Input) => known.get(from)?.operation === 'nothing'
  return inputs.length > 0 && inputs.every(isByLaw) ? 'nothing' : 'sum'
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

/** Returns the steps that are shown or that a shown step is computed from. */
function leadingTo(steps: readonly Step[], isShown: (id: string) => boolean): readonly Step[] {
  const needed = new Set<string>()
  const leading: Step[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as Step
    if (!needed.has(step.id) && !isShown(step.id)) continue
    leading.push(step)
    for (const { from } of step.inputs) if (from !== undefined) needed.add(from)
  }
  return leading.reverse()
}

/** Returns the input that a step repeats unchanged, if it does. */
function repeatedBy({ operation, inputs }: Step, known: Map<string, Step>): Input | undefined {
  const [first, second] = inputs
  if (inputs.length === 1 && unchanging.has(operation)) return first
  if (operation !== 'sum' || inputs.length !== 2) return undefined
  if (first?.from === undefined || second?.from === undefined) return undefined
  // The amount withheld or charged before and the rest still due add up to the amount due.
  const rest = known.get(second.from)
  const [due, before] = rest?.operation === 'difference' ? rest.inputs : []
  return rest?.inputs.length === 2 && before?.from === first.from ? due : undefined
}

/** The operations that leave a single number as it is. */
const unchanging: ReadonlySet<Operation> = new Set(['given', 'sum', 'difference'])

/** Returns a step with other inputs: the step itself where they are its own. */
const withInputs = (step: Step, inputs: readonly Input[]): Step =>
  inputs === step.inputs ? step : { ...step, inputs }

/** Returns a step without the inputs that do not change its value. */
function withoutIdleInputs(step: Step): Step {
  const { operation, inputs, value } = step
  const [first, second] = inputs
  const as = (simpler: Operation, ...rest: (Input | undefined)[]): Step => {
    const kept = rest.filter((input) => input !== undefined)
    const isSame = simpler === operation && kept.length === inputs.length
    return isSame ? step : { ...step, operation: simpler, inputs: kept }
  }
  const isDifference = first !== undefined && value === first.value - (second?.value ?? 0)
  switch (operation) {
    case 'sum': {
      // A sum of zeros leads to the first of them.
      const parts = inputs.filter(isNotZero)
      return as('sum', ...(parts.length > 0 ? parts : inputs.slice(0, 1)))
    }
    case 'count':
      return value === 0 ? as('count') : step
    case 'sum_of_products':
      return as('sum_of_products', ...inputs.filter((_, at) => isPairWorth(inputs, at)))
    case 'difference':
    case 'difference_within':
    case 'difference_not_below_zero': {
      if (operation !== 'difference' && !isDifference) return step
      const subtracted = operation === 'difference' ? inputs.slice(1) : [second]
      // Tax of 0 that tax is compared with, such as that with a deduction.
      const counts = (input: Input) =>
        isNotZero(input) || (step.period === 'year' && input.name === first?.name)
      const isNothing = first?.from !== undefined && first.from === second?.from && value === 0
      return isNothing
        ? as('sum')
        : as('difference', first, ...subtracted.filter((input) => input && counts(input)))
    }
    case 'smallest':
    case 'within_pay':
      return first?.from !== undefined && first.value === value ? as('given', first) : step
    case 'percent_to_whole_roubles':
      return as(operation, first, second, ...inputs.slice(2).filter(isNotZero))
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
  for (const { inputs } of steps) {
    for (const { from } of inputs) {
      if (from !== undefined) uses.set(from, (uses.get(from) ?? 0) + 1)
    }
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
