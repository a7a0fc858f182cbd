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

interface PreparedBracket extends Bracket {
  readonly above: number
  readonly taxBelow: HundredthsOfKopeck
}

/** A progressive scale, with the tax of every full step summed once beforehand. */
export class Scale {
  readonly brackets: readonly Bracket[]
  private readonly prepared: readonly PreparedBracket[]

  /**
   * @param brackets steps from the lowest to the highest; the last one has no top
   * @throws {RangeError} when the steps do not rise or the last one has a top
   */
  constructor(brackets: readonly Bracket[]) {
    if (brackets.at(-1)?.upTo !== Number.POSITIVE_INFINITY) {
      throw new RangeError('The last bracket of a scale must have no top')
    }
    const prepared: PreparedBracket[] = []
    let above = 0
    let taxBelow = 0
    for (const bracket of brackets) {
      if (bracket.upTo <= above) throw new RangeError('The brackets of a scale must rise')
      prepared.push({ ...bracket, above, taxBelow })
      taxBelow += (bracket.upTo - above) * bracket.rate
      above = bracket.upTo
    }
    this.brackets = brackets
    this.prepared = prepared
  }

  /**
   * The exact tax on a base, before any rounding.
   * @param base kopecks since the start of the year, 0 or more
   */
  taxOn(base: number): HundredthsOfKopeck {
    const bracket = this.bracketOf(base)
    return bracket.taxBelow + (base - bracket.above) * bracket.rate
  }

  /**
   * The rate at which a base ended: that of its highest taxed kopeck.
   * @param base kopecks since the start of the year, 0 or more
   * @returns whole percent
   */
  rateAt(base: number): number {
    return this.bracketOf(base).rate
  }

  private bracketOf(base: number): PreparedBracket {
    const brackets = this.prepared
    let bracket = brackets[0] as PreparedBracket
    for (let index = 1; base > bracket.upTo; index++) bracket = brackets[index] as PreparedBracket
    return bracket
  }
}
