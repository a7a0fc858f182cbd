import type { HundredthsOfKopeck } from './money/rounding.ts'

/**
 * One step of a progressive scale.
 * A sum exactly on `upTo` is still taxed at this step's rate ("включительно" in the statute).
 */
export interface Bracket {
  /** The top of the step, kopecks a year, inclusive; `Infinity` for the last step. */
  readonly upTo: number
  /** Whole percent. */
  readonly rate: number
}

/** A step of a scale that knows the tax of the full steps below it. */
export class Step implements Bracket {
  readonly upTo: number
  readonly rate: number
  /** The bottom of the step, kopecks a year, exclusive. */
  readonly above: number
  private readonly taxBelow: HundredthsOfKopeck

  constructor({ upTo, rate }: Bracket, above: number, taxBelow: HundredthsOfKopeck) {
    this.upTo = upTo
    this.rate = rate
    this.above = above
    this.taxBelow = taxBelow
  }

  /**
   * The exact tax on a base that ends in this step, before any rounding.
   * @param base kopecks since the start of the year
   */
  taxOn(base: number): HundredthsOfKopeck {
    return this.taxBelow + (base - this.above) * this.rate
  }
}

/** A progressive scale, with the tax of every full step summed once beforehand. */
export class Scale {
  readonly brackets: readonly Bracket[]
  private readonly steps: readonly Step[]

  /**
   * @param brackets steps from the lowest to the highest; the last one has no top
   * @throws {RangeError} when the steps do not rise or the last one has a top
   */
  constructor(brackets: readonly Bracket[]) {
    if (brackets.at(-1)?.upTo !== Number.POSITIVE_INFINITY) {
      throw new RangeError('The last bracket of a scale must have no top')
    }
    const steps: Step[] = []
    let above = 0
    let taxBelow = 0
    for (const bracket of brackets) {
      if (bracket.upTo <= above) throw new RangeError('The brackets of a scale must rise')
      steps.push(new Step(bracket, above, taxBelow))
      taxBelow += (bracket.upTo - above) * bracket.rate
      above = bracket.upTo
    }
    this.brackets = brackets
    this.steps = steps
  }

  /**
   * The exact tax on a base, before any rounding.
   * @param base kopecks since the start of the year, 0 or more
   */
  taxOn(base: number): HundredthsOfKopeck {
    return this.stepOf(base).taxOn(base)
  }

  /**
   * The step in which a base ends.
   * @param base kopecks since the start of the year, 0 or more
   * @param near a step of this scale: where the base ended a month before it mostly still ends
   */
  stepOf(base: number, near?: Step): Step {
    if (near !== undefined && base <= near.upTo && base > near.above) return near
    const { steps } = this
    let step = steps[0] as Step
    for (let index = 1; base > step.upTo; index++) step = steps[index] as Step
    return step
  }
}
