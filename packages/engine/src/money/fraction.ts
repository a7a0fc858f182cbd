/** An exact quotient of whole numbers, for rules that round once at the end. */
export interface Fraction {
  readonly numerator: bigint
  /** 1 or more. */
  readonly denominator: bigint
}

/**
 * Makes a fraction.
 * @param numerator a whole number
 * @param denominator a whole number, 1 or more
 */
export const fraction = (numerator: number, denominator = 1): Fraction => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
})

/** Adds two fractions. Most have the same denominator. */
export const plus = (one: Fraction, other: Fraction): Fraction =>
  one.denominator === other.denominator
    ? { numerator: one.numerator + other.numerator, denominator: one.denominator }
    : {
        numerator: one.numerator * other.denominator + other.numerator * one.denominator,
        denominator: one.denominator * other.denominator,
      }

/** Multiplies two fractions. */
export const times = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})

/** Divides a fraction by another one above 0. */
export const dividedBy = (one: Fraction, other: Fraction): Fraction => ({
  numerator: one.numerator * other.denominator,
  denominator: one.denominator * other.numerator,
})

/** Returns the fraction in its lowest terms. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  let [larger, divisor] = [denominator, numerator]
  while (divisor > 0n) [larger, divisor] = [divisor, larger % divisor]
  return { numerator: numerator / larger, denominator: denominator / larger }
}

/**
 * Rounds a fraction to a whole number, a half up.
 * @param value 0 or more
 */
export const rounded = ({ numerator, denominator }: Fraction): number =>
  Number((2n * numerator + denominator) / (2n * denominator))
