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

/** The largest sum of other pay, such as vacation pay: a hundred million roubles. */
export const LARGEST_OTHER_PAY = 10_000_000_000 as Kopecks

/** The most sums of other pay in a calculation: two a month. */
export const MOST_OTHER_PAY = 24

/**
 * The most that one month may pay: the largest salary with as large a bonus, the highest district
 * coefficient and the highest northern allowance, and all other pay.
 */
export const LARGEST_MONTHLY_PAY = (6 * LARGEST_SALARY +
  MOST_OTHER_PAY * LARGEST_OTHER_PAY) as Kopecks

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
 * Converts roubles to kopecks, exactly: `roubles(1.1)` is 110.
 * @param value roubles with at most two decimals
 * @throws {RangeError} for a third decimal, and above 2^53 kopecks
 */
export function roubles(value: number): Kopecks {
  const nearest = Math.round(value * 100)
  if (nearest / 100 !== value) {
    throw new RangeError(`Roubles must have at most two decimals, got ${value}`)
  }
  return kopecks(nearest)
}
