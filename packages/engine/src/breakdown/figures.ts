import type { Citation } from '@oklad/law'
import { type Kopecks, larger, minus, smaller, times, total, ZERO } from '../money/kopecks.ts'
import { timesIn, toWholeRoubles } from '../money/rounding.ts'
import type { StepKind } from './names.ts'
import type { Recorder } from './recorder.ts'
import { type Input, inputOf, type Period } from './step.ts'

/** A value with its step, if steps are recorded: an input of later figures. */
export type Figure<Value extends number = Kopecks> = Input & { readonly value: Value }

/** Makes a figure of inputs by an operation. Inputs that are `undefined` are left out. */
export type MakeFigure = <Name extends Arithmetic>(
  kind: StepKind,
  operation: Name,
  ...inputs: readonly (Input | undefined)[]
) => Figure<Result<Name>>

type Arithmetic = keyof typeof arithmetic
type Result<Name extends Arithmetic> = ReturnType<(typeof arithmetic)[Name]>

/**
 * Makes the figures of rules that follow one another: each has its value and its step from the same inputs, so that they
 * cannot disagree.
 */
export class Figures {
  /** Records a step for each figure, if given. */
  readonly recorder: Recorder | undefined

  constructor(recorder: Recorder | undefined) {
    this.recorder = recorder
  }

  /** Sets the period of the next figures. */
  at(period: Period): this {
    if (this.recorder !== undefined) this.recorder.at(period)
    return this
  }

  /** Returns a function that makes figures of the current period by one rule. */
  citing(citation: Citation): MakeFigure {
    return <Name extends Arithmetic>(
      kind: StepKind,
      operation: Name,
      ...inputs: readonly (Input | undefined)[]
    ) => {
      const known = inputs.filter((input) => input !== undefined)
      const compute = arithmetic[operation] as (...values: number[]) => Result<Name>
      const value = compute(...known.map((input) => input.value))
      if (this.recorder !== undefined) this.recorder.step(kind, value, operation, known, citation)
      return this.latest(kind, value)
    }
  }

  /** Returns a value as a figure, with the latest step of its kind. */
  latest<Value extends number>(kind: StepKind, value: Value): Figure<Value> {
    return figureOf(this.recorder, kind, value)
  }
}

/** Returns a value as a figure, with the latest step of its kind, if steps are recorded. */
export const figureOf = <Value extends number>(
  recorder: Recorder | undefined,
  kind: StepKind,
  value: Value,
): Figure<Value> =>
  recorder === undefined
    ? { name: kind, value, from: undefined, period: undefined }
    : { ...inputOf(recorder.latest(kind)), value }

/** The operations on kopecks that rules compute by; `recompute` has its own. */
const arithmetic = {
  given: (value: Kopecks) => value,
  nothing: () => ZERO,
  sum: (...sums: Kopecks[]) => total(sums),
  difference: (from: Kopecks, ...sums: Kopecks[]) => minus(from, total(sums)),
  difference_not_below_zero: (from: Kopecks, sum: Kopecks) => larger(minus(from, sum), ZERO),
  difference_within: (from: Kopecks, sum: Kopecks, limit: Kopecks, ...used: Kopecks[]) =>
    smaller(larger(minus(from, sum), ZERO), minus(limit, total(used))),
  smallest: smaller,
  product: (count: number, sum: Kopecks) => times(sum, count),
  percent_to_whole_roubles: (sum: Kopecks, percent: number) => toWholeRoubles(sum * percent),
  whole_times: (sum: Kopecks, part: Kopecks) => (part === 0 ? 0 : timesIn(sum, part)),
  rest: (sum: Kopecks, count: number, part: Kopecks) =>
    part === 0 ? ZERO : minus(sum, times(part, count)),
} as const
