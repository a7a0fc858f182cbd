import { absenceOf } from './absence.ts'
import { withoutIdleInputs } from './idle-inputs.ts'
import { joinedSteps, unchanging } from './joined-steps.ts'
import { isShown, type KnownStep, type Sources } from './known-step.ts'
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
  const simplification = new Simplification(isFigure)
  for (const step of steps) simplification.add(step)
  return simplification.joined()
}

/** A step with the origins of its inputs. */
interface Computation {
  readonly step: Step
  readonly origins: readonly Input[]
}

class Simplification {
  private readonly isFigure: (id: string) => boolean
  /** The steps so far, by their ids. */
  private readonly known = new Map<string, KnownStep>()
  /** Different computations, by the step or the figure that they begin with. */
  private readonly computed = new Map<string, Computation[]>()

  constructor(isFigure: (id: string) => boolean) {
    this.isFigure = isFigure
  }

  /** Adds the next step. */
  add(step: Step): void {
    const sources = step.inputs.map(this.sourceOf)
    const reason = absenceOf(step, sources)
    const simple =
      reason === undefined
        ? withoutIdleInputs(withInputs(step, this.inputsOf(step, sources)))
        : { ...step, operation: reason, inputs: [] }
    const known: KnownStep = {
      step: simple,
      sources: simple.inputs === step.inputs ? sources : simple.inputs.map(this.sourceOf),
      isFigure: this.isFigure(step.id),
      isAbsent: reason !== undefined,
      repeats: undefined,
      uses: 0,
    }
    this.known.set(step.id, known)
    const earlier = this.earlierComputation(known)
    known.repeats = this.repeatedBy(known) ?? (earlier && { ...inputOf(earlier), name: step.kind })
  }

  /** Returns the steps that lead to the shown ones. */
  joined(): readonly Step[] {
    const steps = [...this.known.values()]
    for (const known of steps) {
      const { kind, month, operation } = known.step
      // The law requires accident insurance, so its rate should be known.
      const hasReason = operation === 'nothing' || kind === 'accident_contribution'
      if (hasReason && month === undefined) known.isAbsent = false
    }
    return joinedSteps(steps)
  }

  private readonly sourceOf = ({ from }: Input): KnownStep | undefined =>
    from === undefined ? undefined : this.known.get(from)
  /** Returns the inputs of a step by their origins; those of a sum without the absent ones. */
  private inputsOf({ operation, inputs }: Step, sources: Sources): readonly Input[] {
    const present =
      operation === 'sum' && sources.some(isAbsent)
        ? inputs.filter((_, index) => !isAbsent(sources[index]))
        : inputs
    return sources.some(isRepeated) ? this.linked(present) : present
  }

  /** Returns the input that is the first to have the value of another one, as far as a step that ends the way. */
  private originOf(input: Input, isEnd?: (known: KnownStep) => boolean): Input {
    const source = this.sourceOf(input)
    if (source?.repeats === undefined || isEnd?.(source)) return input
    return this.originOf(source.repeats, isEnd)
  }

  /** Returns inputs by their origins; those that would have the same name and period keep their own ones. */
  private linked(inputs: readonly Input[]): readonly Input[] {
    const origins = inputs.map(this.shownOrigin)
    return origins.map((origin, index) => {
      if (isAlone(origin, origins)) return origin
      const own = inputs[index] as Input
      if (origin.from === undefined) return own
      const isOwnName = this.sourceOf(origin)?.step.kind === origin.name
      return isOwnName ? origin : { ...origin, period: own.period }
    })
  }

  /** Returns an input with the origin of its value, or with the shown step on the way. */
  private readonly shownOrigin = (input: Input): Input => {
    const origin = this.originOf(input, isShown)
    const { from, period } = origin
    return from === undefined || origin === input ? origin : { ...input, from, period }
  }

  /** Returns the input that a step repeats unchanged, if it does. */
  private repeatedBy({ step: { operation, inputs }, sources }: KnownStep): Input | undefined {
    const [first] = inputs
    if (inputs.length === 1 && unchanging.has(operation)) return first
    if (operation !== 'sum' || inputs.length !== 2) return undefined
    // The amount withheld or charged before and the rest still due add up to the amount due.
    const [before, rest] = sources
    if (before === undefined || rest?.step.operation !== 'difference') return undefined
    return rest.sources.length === 2 && rest.sources[1] === before ? rest.step.inputs[0] : undefined
  }

  /** Returns the step that has done the same before; a month keeps its own steps, so that it can be read alone. */
  private earlierComputation({ step, sources }: KnownStep): Step | undefined {
    const { inputs } = step
    const origins = sources.some(isRepeated) ? inputs.map((input) => this.originOf(input)) : inputs
    const [first] = origins
    if (first === undefined) return undefined
    const beginning = first.from ?? first.name
    const others = this.computed.get(beginning)
    if (others === undefined) {
      this.computed.set(beginning, [{ step, origins }])
      return undefined
    }
    for (const other of others) if (isSame(other, step, origins)) return other.step
    others.push({ step, origins })
    return undefined
  }
}

const isAbsent = (source: KnownStep | undefined): boolean => source?.isAbsent === true

const isRepeated = (source: KnownStep | undefined): boolean => source?.repeats !== undefined

/** Returns a step with other inputs: the step itself where they are its own. */
const withInputs = (step: Step, inputs: readonly Input[]): Step =>
  inputs === step.inputs ? step : { ...step, inputs }

/** Whether an input is the only one with its name and period. */
function isAlone({ name, period }: Input, inputs: readonly Input[]): boolean {
  let alike = 0
  for (const other of inputs) if (other.name === name && other.period === period) alike++
  return alike === 1
}

/** Whether a computation of the same month has the same operation, origins and brackets. */
function isSame({ step, origins }: Computation, other: Step, others: readonly Input[]): boolean {
  if (step.month !== other.month || step.operation !== other.operation) return false
  if (origins.length !== others.length) return false
  for (let index = 0; index < origins.length; index++) {
    if (!isSameOrigin(origins[index] as Input, others[index] as Input)) return false
  }
  return hasSameBrackets(step, other)
}

const isSameOrigin = (one: Input, other: Input): boolean =>
  one.from === other.from &&
  (one.from !== undefined || (one.name === other.name && one.value === other.value))

const hasSameBrackets = ({ brackets: some = [] }: Step, { brackets: others = [] }: Step): boolean =>
  some.length === others.length &&
  some.every(
    ({ rate, upTo }, index) => rate === others[index]?.rate && upTo === others[index]?.upTo,
  )
