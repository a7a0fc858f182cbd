import type { Citation } from '@oklad/law'
import { type Fraction, reduced, rounded } from '../money/fraction.ts'
import { MOST_PAYMENTS } from '../terms/limits.ts'
import type { Month } from '../terms/terms.ts'
import type { BracketPart } from './brackets.ts'
import type { StepKind } from './names.ts'
import type { Operation } from './recompute.ts'
import { type Input, idOf, inputOf, type Period, type Step } from './step.ts'

/**
 * An input of a step. A kind means its step of the same month or, if there is none, its latest step.
 * `{ earlier: kind }` means its step of the month before. An input is omitted if there is no such step,
 * for example an earlier one in the first month.
 */
export type Source = StepKind | { readonly earlier: StepKind } | Step | Input | undefined

/** Records a step with its sources. */
export type RecordStep = (
  kind: StepKind,
  value: number,
  operation: Operation,
  ...sources: readonly Source[]
) => Step

/** The index of the steps about earlier pay; months have the indexes 1 to 12, payments the next ones. */
const BEFORE = 0
const DECEMBER = 12
/** The index of the steps about the year. */
const AFTER = DECEMBER + MOST_PAYMENTS + 1

/** Returns the index of a payment, which `StepRecorder.at` takes in place of a month. */
export const placeOfPayment = (number: number): number => DECEMBER + number

/** Returns the period of an index. */
function periodOf(index: number): Period {
  if (index === BEFORE) return 'before'
  return index > DECEMBER ? `payment_${index - DECEMBER}` : (index as Month)
}

/** The steps of one kind. */
interface StepsOfKind {
  latest: Step
  /** Those about months and payments by index, and that about earlier pay. */
  readonly at: (Step | undefined)[]
}

/**
 * Records the steps of a calculation while it runs. The calculation passes every value; the recorder
 * computes none.
 */
export class StepRecorder {
  private readonly byPlace: Step[][] = []
  private readonly byKind = new Map<StepKind, StepsOfKind>()
  private period: Period = 'start'
  private place = BEFORE
  /** The period that stands for the year and for the pay before it, if it is not this year. */
  readonly whole: Period | undefined

  constructor(whole?: Period) {
    this.whole = whole
  }

  /**
   * Sets the period of the next steps.
   * @param period a month may be 0: the pay before the first month, as in `monthsAndBefore`; or it is
   *   the place of a payment
   * @param isBefore whether months depend on these steps
   */
  at(period: Period | number, isBefore = period === 'start' || period === 'before'): this {
    const own = typeof period === 'number' ? periodOf(period) : period
    this.period = own === 'year' || own === 'before' ? (this.whole ?? own) : own
    this.place = typeof period === 'number' ? period : isBefore ? BEFORE : AFTER
    return this
  }

  /** Records one step of the current period. */
  step(
    kind: StepKind,
    value: number,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
    brackets?: readonly BracketPart[],
    exact?: string,
  ): Step {
    const { period, place } = this
    const inputs: Input[] = []
    for (let index = 0; index < sources.length; index++) {
      const input = this.inputOf(sources[index])
      if (input !== undefined) inputs.push(input)
    }
    const month = typeof period === 'number' ? period : undefined
    const id = idOf(kind, period)
    const step = { id, kind, period, month, value, exact, operation, inputs, brackets, citation }
    const here = this.byPlace[place]
    if (here === undefined) this.byPlace[place] = [step]
    else here.push(step)
    let known = this.byKind.get(kind)
    if (known === undefined) {
      known = { latest: step, at: [] }
      this.byKind.set(kind, known)
    }
    known.latest = step
    if (place < AFTER) known.at[place] = step
    return step
  }

  /** Records a step whose exact value later steps use. */
  exact(
    kind: StepKind,
    value: Fraction,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
  ): Step {
    const { numerator, denominator } = reduced(value)
    const kept = denominator === 1n ? undefined : `${numerator}/${denominator}`
    return this.step(kind, rounded(value), operation, sources, citation, undefined, kept)
  }

  /** Returns a function that records steps of the current period by one rule. */
  citing(citation: Citation): RecordStep {
    return (kind, value, operation, ...sources) =>
      this.step(kind, value, operation, sources, citation)
  }

  /** Returns whether a step of a kind is recorded. */
  has(kind: StepKind): boolean {
    return this.byKind.has(kind)
  }

  /** Returns the first of two kinds if the current month has a step of it, otherwise the second. */
  hereOr(kind: StepKind, otherwise: StepKind): StepKind {
    return this.byKind.get(kind)?.at[this.place] === undefined ? otherwise : kind
  }

  /**
   * Returns the latest step of a kind.
   * @throws {RangeError} if none is recorded
   */
  latest(kind: StepKind): Step {
    const step = this.byKind.get(kind)?.latest
    if (step === undefined) throw new RangeError(`No step of the kind ${kind} is recorded`)
    return step
  }

  /** Returns the step of a kind about a month or a payment. */
  findAt(kind: StepKind, index: number): Step | undefined {
    return this.byKind.get(kind)?.at[index]
  }

  /** Returns the steps of a kind about months, January first. */
  monthsOf(kind: StepKind): readonly Step[] {
    const steps = this.byKind.get(kind)?.at.slice(BEFORE + 1, DECEMBER + 1) ?? []
    return steps.filter((step) => step !== undefined)
  }

  /**
   * Returns all steps, month by month and then the year. Each step comes after the steps that it uses.
   */
  all(): readonly Step[] {
    return this.byPlace.flat()
  }

  private inputOf(source: Source): Input | undefined {
    if (source === undefined) return undefined
    if (typeof source === 'string') return inputFrom(this.stepFor(source))
    if ('earlier' in source) {
      const earlier = this.byKind.get(source.earlier)?.at
      return this.place === BEFORE
        ? undefined
        : inputFrom(earlier?.[this.place - 1] ?? earlier?.[BEFORE])
    }
    return 'kind' in source ? inputFrom(source) : source
  }

  private stepFor(kind: StepKind): Step | undefined {
    const known = this.byKind.get(kind)
    return known === undefined ? undefined : (known.at[this.place] ?? known.latest)
  }
}

const inputFrom = (step: Step | undefined): Input | undefined => step && inputOf(step)
