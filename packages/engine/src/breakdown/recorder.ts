import type { Citation } from '../law/figure.ts'
import type { FigureName, StepKind } from './names.ts'
import type { Operation } from './operations.ts'
import type { BracketPart, Input, Period, Step } from './step.ts'

/**
 * An input of a step: a kind stands for its step of the same period, or else for its latest one;
 * `{ earlier: kind }` for the step before that one. A kind without such a step is left out: in the
 * first month nothing is earlier.
 */
export type Source = StepKind | { readonly earlier: StepKind } | Step | Input | undefined

/**
 * Records the steps of a calculation while it runs. The calculation passes every value as it has
 * it; the recorder computes nothing.
 */
export class Recorder {
  /** Steps on which months depend. */
  private readonly before: Step[] = []
  private readonly months: Step[] = []
  private readonly after: Step[] = []
  private readonly byKind: Partial<Record<StepKind, Step[]>> = {}
  private period: Period = 'start'

  private present = this.before

  /**
   * Sets what the next steps are about.
   * @param isBefore whether months depend on them
   */
  at(period: Period | number, isBefore = period === 'start' || period === 'before'): this {
    this.period = period as Period
    if (isBefore) this.present = this.before
    else this.present = typeof period === 'number' ? this.months : this.after
    return this
  }

  /** Records one step about the present period. */
  step(
    kind: StepKind,
    value: number,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
    brackets?: readonly BracketPart[],
  ): Step {
    const { period } = this
    const inputs: Input[] = []
    for (let index = 0; index < sources.length; index++) {
      const input = this.inputOf(sources[index])
      if (input !== undefined) inputs.push(input)
    }
    const month = typeof period === 'number' ? period : undefined
    const id = `${kind}.${period}`
    const step = { id, kind, period, month, value, operation, inputs, brackets, citation }
    this.present.push(step)
    const known = this.byKind[kind]
    if (known === undefined) this.byKind[kind] = [step]
    else known.push(step)
    return step
  }

  /** Whether a step of a kind is recorded. */
  has(kind: StepKind): boolean {
    return this.byKind[kind] !== undefined
  }

  /**
   * The latest step of a kind.
   * @throws {RangeError} where none is recorded
   */
  latest(kind: StepKind): Step {
    const step = this.byKind[kind]?.at(-1)
    if (step === undefined) throw new RangeError(`No step of the kind ${kind} is recorded`)
    return step
  }

  /** The step of a kind about a period. */
  find(kind: StepKind, period: Period): Step | undefined {
    return this.byKind[kind]?.find((step) => step.period === period)
  }

  /** The steps of a kind that are about a month, January first. */
  monthsOf(kind: StepKind): readonly Step[] {
    return (this.byKind[kind] ?? []).filter(({ month }) => month !== undefined)
  }

  /**
   * All steps, each after those that it is computed from: the months one after another, then the
   * year.
   */
  steps(): readonly Step[] {
    const months = Array.from({ length: 13 }, (): Step[] => [])
    for (const step of this.months) months[step.month as number]?.push(step)
    return [...this.before, ...months.flat(), ...this.after]
  }

  private inputOf(source: Source): Input | undefined {
    if (source === undefined) return undefined
    if (typeof source === 'string') return this.inputAt(source, 0)
    if ('earlier' in source) return this.inputAt(source.earlier, 1)
    return 'kind' in source ? inputFrom(source) : source
  }

  /** The step of a kind for the present period, or one that is so many steps earlier. */
  private inputAt(kind: StepKind, earlier: number): Input | undefined {
    const steps = this.byKind[kind]
    if (steps === undefined) return undefined
    const step = steps[placeOf(this.period, steps) - earlier]
    return step === undefined ? undefined : inputFrom(step)
  }
}

/** The place of the step about a period among the steps of a kind, or else of the latest one. */
function placeOf(period: Period, steps: readonly Step[]): number {
  const latest = steps.length - 1
  const { month } = steps[latest] as Step
  if (typeof period === 'number' && month !== undefined) {
    // The months of a kind are recorded one after another.
    return month <= period ? latest : latest - (month - period)
  }
  const place = steps.findIndex((step) => step.period === period)
  return place === -1 ? latest : place
}

const inputFrom = ({ kind, value, id }: Step): Input => ({ name: kind, value, from: id })

/** A term of the calculation or a figure of the law as an input. */
export function given(name: FigureName, value: number): Input {
  return { name, value, from: undefined }
}
