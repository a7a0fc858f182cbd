import type { HundredthsOfKopeck } from './kopecks.ts'

/**
 * One bracket of a progressive scale.
 * A sum equal to `upTo` is still taxed at this bracket's rate (the law says «включительно»).
 */
export interface Bracket {
  /** The top of the bracket, kopecks a year, inclusive; `Infinity` for the last one. */
  readonly upTo: number
  /** Whole percent. */
  readonly rate: number
}

/** A bracket with its lower bound and the total tax of the brackets below it. */
export interface SummedBracket extends Bracket {
  /** Kopecks a year, exclusive. */
  readonly above: number
  readonly taxBelow: HundredthsOfKopeck
}

/** A progressive scale. */
export class Scale {
  readonly brackets: readonly Bracket[]
  private readonly summed: readonly SummedBracket[]

  /**
   * @param brackets from the lowest to the highest; the last one has no top
   * @throws {RangeError} if the brackets do not rise or the last one has a top
   */
  constructor(brackets: readonly Bracket[]) {
    if (brackets.at(-1)?.upTo !== Number.POSITIVE_INFINITY) {
      throw new RangeError('The last bracket of a scale must have no top')
    }
    let above = 0
    let taxBelow = 0
    this.brackets = brackets
    this.summed = brackets.map(({ upTo, rate }) => {
      if (upTo <= above) throw new RangeError('The brackets of a scale must rise')
      const bracket = { upTo, rate, above, taxBelow }
      taxBelow += (upTo - above) * rate
      above = upTo
      return bracket
    })
  }

  /**
   * Returns the exact tax on a base, before any rounding.
   * @param base kopecks since the start of the year, 0 or more
   */
  taxOn(base: number): HundredthsOfKopeck {
    return taxIn(this.bracketOf(base), base)
  }

  /**
   * Returns the bracket that contains the top of a base.
   * @param base kopecks since the start of the year, 0 or more
   */
  bracketOf(base: number): SummedBracket {
    let index = 0
    while (base > (this.summed[index] as SummedBracket).upTo) index++
    return this.summed[index] as SummedBracket
  }
}

/** Returns the exact tax on a base whose top is in a bracket. */
export const taxIn = (bracket: SummedBracket, base: number): HundredthsOfKopeck =>
  bracket.taxBelow + (base - bracket.above) * bracket.rate
