declare const kopecksBrand: unique symbol

/**
 * An amount of money in kopecks: a safe integer, never a fraction.
 * A hundred kopecks are one rouble. The brand prevents passing roubles, percents or counts as money
 * by mistake; `kopecks()` and `roubles()` make values of this type.
 */
export type Kopecks = number & { readonly [kopecksBrand]: 'kopecks' }

/**
 * The largest monthly salary the engine accepts: a billion roubles.
 * It keeps every product of the calculation below 2^53 (a property test checks this), so ordinary
 * numbers are exact.
 */
export const LARGEST_SALARY = 100_000_000_000 as Kopecks

/**
 * The most that one month may pay: the largest salary with as large a bonus, the highest district
 * coefficient and the highest northern allowance.
 */
export const LARGEST_MONTHLY_PAY = (6 * LARGEST_SALARY) as Kopecks

export const ZERO = 0 as Kopecks

/**
 * Marks an integer as kopecks.
 * @param value a whole number of kopecks, at most 2^53 - 1 in magnitude
 * @throws {RangeError} if the value is not a safe integer
 */
export function kopecks(value: number): Kopecks {
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`Kopecks must be a whole number below 2^53, got ${value}`)
  }
  return value as Kopecks
}

/**
 * Converts whole roubles, the usual unit of laws, to kopecks.
 * @param value a whole number of roubles
 * @throws {RangeError} if the value is not a whole number
 */
export function roubles(value: number): Kopecks {
  return kopecks(value * 100)
}
