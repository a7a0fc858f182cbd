import type { Bracket, ContributionRate } from '@oklad/law'

/** The part of a sum that falls into one bracket of a scale or of a tariff. */
export interface BracketPart {
  /** Kopecks a year, exclusive. */
  readonly above: number
  /** Kopecks a year, inclusive; `Infinity` for the last bracket. */
  readonly upTo: number
  /** Percent in `progressive_tax_to_roubles`, tenths of a percent in `tariff_to_kopeck`. */
  readonly rate: number
  /** Kopecks. */
  readonly amount: number
  /** `amount` × `rate`: hundredths of a kopeck, or thousandths for a tariff. */
  readonly tax: number
}

/**
 * Returns the parts of a base in each bracket that it reaches. For a base of 0 it is the first bracket.
 * @param base kopecks since the start of the year, 0 or more
 */
export function bracketsOf(brackets: readonly Bracket[], base: number): readonly BracketPart[] {
  const parts: BracketPart[] = []
  let above = 0
  for (const { upTo, rate } of brackets) {
    const amount = Math.min(base, upTo) - above
    parts.push({ above, upTo, rate, amount, tax: amount * rate })
    if (base <= upTo) break
    above = upTo
  }
  return parts
}

/** Returns the brackets of a tariff: below and above the year's limit, or one if both rates are equal. */
export function bracketsOfTariff(
  { withinLimit, aboveLimit }: ContributionRate,
  limit: number,
): readonly Bracket[] {
  const above = { upTo: Number.POSITIVE_INFINITY, rate: aboveLimit }
  return withinLimit === aboveLimit ? [above] : [{ upTo: limit, rate: withinLimit }, above]
}
