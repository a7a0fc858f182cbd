import type { ContributionRate } from '../law/contribution-tariffs.ts'
import type { Scale } from '../scale.ts'
import type { BracketPart } from './step.ts'

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
 * @param pay kopecks since the start of the year, 0 or more
 */
export function bracketsOfTariff(
  { withinLimit, aboveLimit }: ContributionRate,
  limit: number,
  pay: number,
): readonly BracketPart[] {
  const upTo = Number.POSITIVE_INFINITY
  // Where the limit changes nothing there is one part.
  if (withinLimit === aboveLimit) {
    return [{ above: 0, upTo, rate: withinLimit, amount: pay, tax: pay * withinLimit }]
  }
  const within = Math.min(pay, limit)
  const upToLimit = {
    above: 0,
    upTo: limit,
    rate: withinLimit,
    amount: within,
    tax: within * withinLimit,
  }
  if (pay <= limit) return [upToLimit]
  const amount = pay - limit
  return [upToLimit, { above: limit, upTo, rate: aboveLimit, amount, tax: amount * aboveLimit }]
}
