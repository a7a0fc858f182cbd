import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Scale } from '../law/scale.ts'

/** The part of a sum that falls into one bracket of a scale or of a tariff. */
export interface BracketPart {
  /** Kopecks a year, exclusive. */
  readonly above: number
  /** Kopecks a year, inclusive; `Infinity` for the last bracket. */
  readonly upTo: number
  /** Percent in `progressive_tax`, tenths of a percent in `tariff_to_kopeck`. */
  readonly rate: number
  /** Kopecks. */
  readonly amount: number
  /** `amount` × `rate`: hundredths of a kopeck, or thousandths for a tariff. */
  readonly tax: number
}

/**
 * The brackets of a scale that a base reaches into; the first one for a base of nothing.
 * @param base kopecks since the start of the year, 0 or more
 */
export function bracketsOfScale({ brackets }: Scale, base: number): readonly BracketPart[] {
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

/**
 * The parts of a tariff that pay reaches into: up to the year's limit, and above it.
 * A limit that changes nothing leaves one part.
 * @param pay kopecks since the start of the year, 0 or more
 */
export function bracketsOfTariff(
  { withinLimit, aboveLimit }: ContributionRate,
  limit: number,
  pay: number,
): readonly BracketPart[] {
  const part = (above: number, upTo: number, rate: number): BracketPart => {
    const amount = Math.min(pay, upTo) - above
    return { above, upTo, rate, amount, tax: amount * rate }
  }
  if (withinLimit === aboveLimit) return [part(0, Number.POSITIVE_INFINITY, withinLimit)]
  const within = part(0, limit, withinLimit)
  return pay <= limit ? [within] : [within, part(limit, Number.POSITIVE_INFINITY, aboveLimit)]
}
