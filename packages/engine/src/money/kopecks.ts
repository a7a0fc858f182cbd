declare const kopecksBrand: unique symbol

/**
 * An amount of money in kopecks: a safe integer, never a fraction.
 * A hundred kopecks are one rouble. The brand keeps roubles, percents and counts from being
 * passed for money by mistake; `kopecks()` and `roubles()` are the ways in.
 */
export type Kopecks = number & { readonly [kopecksBrand]: 'kopecks' }

/**
 * The largest monthly salary the engine accepts: a billion roubles.
 * It keeps every product of the calculation below 2^53 (a property test holds that), so that
 * ordinary numbers stay exact.
 */
export const LARGEST_SALARY = 100_000_000_000 as Kopecks

/**
 * The most that one month may pay: the largest salary with as large a bonus, the highest district
 * coefficient and the highest northern allowance.
 */
export const LARGEST_MONTHLY_PAY = (6 * LARGEST_SALARY) as Kopecks

/** No money. */
export const ZERO = 0 as Kopecks

/**
 * Marks an integer as kopecks.
 * @param value a whole number of kopecks, at most 2^53 - 1 in magnitude
 * @throws {RangeError} when the value is not a safe integer
 */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Kopecks must be a whole number below 2^53, got ${value}`)
  }
  return value as Kopecks
}

/**
 * An amount given in whole roubles, as statutes give it.
 * @param value a whole number of roubles
 * @throws {RangeError} when the value is not a whole number
 */
export function roubles(value: number): Kopecks {
  return kopecks(value * 100)
}
