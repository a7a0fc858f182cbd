import type { Citation } from '../law/figure.ts'
import type { BracketPart } from './brackets.ts'
import type { FigureName, StepKind } from './names.ts'
import type { Operation } from './recompute.ts'
import type { Input, Period, Step } from './step.ts'

/**
 * An input of a step: a kind stands for its step of the same month, or else for its latest one;
 * `{ earlier: kind }` for the step of the month before. A kind without such a step is left out: in
 * the first month nothing is earlier.
 */
export type Source = StepKind | { readonly earlier: StepKind } | Step | Input | undefined

/** The place of the steps before the first month, in which months are 1 to 12. */
const BEFORE = 0
/** The place of the steps about the year; among the steps of a kind, the place of the latest one. */
const AFTER = 13

/**
 * Records the steps of a calculation while it runs. The calculation passes every value as it has
 * it; the recorder computes nothing.
 */
export class Recorder {
  private readonly byPlace: readonly Step[][] = Array.from({ length: AFTER + 1 }, () => [])
  /** The steps of each kind by place. */
  private readonly byKind = new Map<StepKind, (Step | undefined)[]>()
  private period: Period = 'start'
  private place = BEFORE
  /** What the steps of the period add to their kind in the id. */
  private suffix = ''

  /**
   * Sets what the next steps are about.
   * @param period a month may be 0: the pay before the first month, as in `monthsAndBefore`
   * @param isBefore whether months depend on them
   */
  at(period: Period | number, isBefore = period === 'start' || period === 'before'): this {
    this.period = period === 0 ? 'before' : (period as Period)
    this.place = typeof period === 'number' ? period : isBefore ? BEFORE : AFTER
    this.suffix = `.${this.period}`
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
    const { period, place } = this
    const inputs: Input[] = []
    for (let index = 0; index < sources.length; index++) {
      const input = this.inputOf(sources[index])
      if (input !== undefined) inputs.push(input)
    }
    const month = typeof period === 'number' ? period : undefined
    const id = kind + this.suffix
    const step = { id, kind, period, month, value, operation, inputs, brackets, citation }
    ;(this.byPlace[place] as Step[]).push(step)
    let known = this.byKind.get(kind)
    if (known === undefined) {
      known = []
      this.byKind.set(kind, known)
    }
    known[place] = step
    known[AFTER] = step
    return step
  }

  /** Whether a step of a kind is recorded. */
  has(kind: StepKind): boolean {
    return this.byKind.has(kind)
  }

  /**
   * The latest step of a kind.
   * @throws {RangeError} where none is recorded
   */
  latest(kind: StepKind): Step {
    const step = this.byKind.get(kind)?.[AFTER]
    if (step === undefined) throw new RangeError(`No step of the kind ${kind} is recorded`)
    return step
  }

  /** The step of a kind about a period. */
  find(kind: StepKind, period: Period): Step | undefined {
    return this.byPlace.flat().find((step) => step.kind === kind && step.period === period)
  }

  /** The steps of a kind that are about a month, January first. */
  monthsOf(kind: StepKind): readonly Step[] {
    const steps = this.byKind.get(kind)?.slice(BEFORE + 1, AFTER) ?? []
    return steps.filter((step) => step !== undefined)
  }

  /**
   * All steps, each after those that it is computed from: the months one after another, then the
   * year.
   */
  steps(): readonly Step[] {
    return this.byPlace.flat()
  }

  private inputOf(source: Source): Input | undefined {
    if (source === undefined) return undefined
    if (typeof source === 'string') return inputFrom(this.stepFor(source))
    if ('earlier' in source) {
      const steps = this.byKind.get(source.earlier)
      return this.place === BEFORE
        ? undefined
        : inputFrom(steps?.[this.place - 1] ?? steps?.[BEFORE])
    }
    return 'kind' in source ? inputFrom(source) : source
  }

  private stepFor(kind: StepKind): Step | undefined {
    const steps = this.byKind.get(kind)
    return steps === undefined ? undefined : (steps[this.place] ?? steps[AFTER])
  }
}

const inputFrom = (step: Step | undefined): Input | undefined =>
  step && { name: step.kind, value: step.value, from: step.id }

/** A term of the calculation or a figure of the law as an input. */
export function given(name: FigureName, value: number): Input {
  return { name, value, from: undefined }
}
