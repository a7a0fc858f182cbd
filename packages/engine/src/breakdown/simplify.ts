import { absenceOf } from './absence.ts'
import { withoutIdleInputs } from './idle-inputs.ts'
import { joinedSteps, unchanging } from './joined-steps.ts'
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
  /** The steps without what they repeat, by their ids. */
  private readonly known = new Map<string, Step>()
  /** The ids of the zeros of what is not there. */
  private readonly absent = new Set<string>()
  /** The input whose value a step repeats, by the step's id. */
  private readonly repeated = new Map<string, Input>()
  /** Different computations, by the step or the figure that they begin with. */
  private readonly computed = new Map<string, Computation[]>()

  constructor(isFigure: (id: string) => boolean) {
    this.isFigure = isFigure
  }

  /** Adds the next step. */
  add(step: Step): void {
    const reason = absenceOf(step, this.absent, this.known)
    if (reason !== undefined) this.absent.add(step.id)
    const simple =
      reason === undefined
        ? withoutIdleInputs(withInputs(step, this.linked(this.present(step))))
        : { ...step, operation: reason, inputs: [] }
    this.known.set(step.id, simple)
    const earlier = this.earlierComputation(simple)
    const same = this.repeatedBy(simple) ?? (earlier && { ...inputOf(earlier), name: step.kind })
    if (same !== undefined) this.repeated.set(step.id, same)
  }

  /** Returns the steps that lead to the shown ones. */
  joined(): readonly Step[] {
    for (const { id, kind, month, operation } of this.known.values()) {
      // The law requires accident insurance, so its rate should be known.
      const hasReason = operation === 'nothing' || kind === 'accident_contribution'
      if (hasReason && month === undefined) this.absent.delete(id)
    }
    return joinedSteps([...this.known.values()], this.isShown)
  }

  private readonly isShown = (id: string): boolean => this.isFigure(id) && !this.absent.has(id)

  private readonly isPresent = ({ from }: Input): boolean =>
    from === undefined || !this.absent.has(from)

  private readonly isRepeated = ({ from }: Input): boolean =>
    from !== undefined && this.repeated.has(from)

  /** Returns the inputs of a step; those of a sum without the absent ones. */
  private present({ operation, inputs }: Step): readonly Input[] {
    const isWhole = operation !== 'sum' || inputs.every(this.isPresent)
    return isWhole ? inputs : inputs.filter(this.isPresent)
  }

  /** Returns the input that is the first to have the value of another one, as far as a step that ends the way. */
  private originOf(input: Input, isEnd?: (id: string) => boolean): Input {
    let origin = input
    while (origin.from !== undefined) {
      const same = this.repeated.get(origin.from)
      if (same === undefined || isEnd?.(origin.from)) break
      origin = same
    }
    return origin
  }

  /** Returns inputs by their origins; those that would have the same name and period keep their own ones. */
  private linked(inputs: readonly Input[]): readonly Input[] {
    if (!inputs.some(this.isRepeated)) return inputs
    const origins = inputs.map((input) => {
      const origin = this.originOf(input, this.isShown)
      const { from, period } = origin
      return from === undefined || origin === input ? origin : { ...input, from, period }
    })
    return inputs.map((own, index) => {
      const origin = origins[index] as Input
      const { name, from, period } = origin
      const alike = origins.filter((other) => other.name === name && other.period === period)
      if (alike.length === 1) return origin
      if (from === undefined) return own
      return this.known.get(from)?.kind === name ? origin : { ...origin, period: own.period }
    })
  }

  /** Returns the input that a step repeats unchanged, if it does. */
  private repeatedBy({ operation, inputs }: Step): Input | undefined {
    const [first, second] = inputs
    if (inputs.length === 1 && unchanging.has(operation)) return first
    if (operation !== 'sum' || inputs.length !== 2) return undefined
    if (first?.from === undefined || second?.from === undefined) return undefined
    // The amount withheld or charged before and the rest still due add up to the amount due.
    const rest = this.known.get(second.from)
    const [due, before] = rest?.operation === 'difference' ? rest.inputs : []
    return rest?.inputs.length === 2 && before?.from === first.from ? due : undefined
  }

  /** Returns the step that has done the same before; a month keeps its own steps, so that it can be read alone. */
  private earlierComputation(step: Step): Step | undefined {
    const { inputs } = step
    if (inputs.length === 0) return undefined
    const origins = inputs.some(this.isRepeated)
      ? inputs.map((input) => this.originOf(input))
      : inputs
    const [first] = origins as [Input]
    const beginning = first.from ?? first.name
    const others = this.computed.get(beginning)
    const computation = { step, origins }
    if (others === undefined) this.computed.set(beginning, [computation])
    else {
      const equal = others.find((other) => isSame(other, computation))
      if (equal !== undefined) return equal.step
      others.push(computation)
    }
    return undefined
  }
}

/** Returns a step with other inputs: the step itself where they are its own. */
const withInputs = (step: Step, inputs: readonly Input[]): Step =>
  inputs === step.inputs ? step : { ...step, inputs }

const isSame = (one: Computation, other: Computation): boolean =>
  one.step.month === other.step.month &&
  one.step.operation === other.step.operation &&
  one.origins.length === other.origins.length &&
  one.origins.every((origin, index) => isSameOrigin(origin, other.origins[index] as Input)) &&
  hasSameBrackets(one.step, other.step)

const isSameOrigin = (one: Input, other: Input): boolean =>
  one.from === other.from &&
  (one.from !== undefined || (one.name === other.name && one.value === other.value))

const hasSameBrackets = ({ brackets: some = [] }: Step, { brackets: others = [] }: Step): boolean =>
  some.length === others.length &&
  some.every(
    ({ rate, upTo }, index) => rate === others[index]?.rate && upTo === others[index]?.upTo,
  )
