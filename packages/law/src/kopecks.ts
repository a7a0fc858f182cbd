declare const kopecksBrand: unique symbol

/**
 * An amount of money in kopecks: a safe integer, never a fraction.
 * A hundred kopecks are one rouble. The brand prevents passing roubles, percents or counts as money
 * by mistake; `kopecks()` and `roubles()` make values of this type.
 */
export type Kopecks = number & { readonly [kopecksBrand]: 'kopecks' }

/** Hundredths of a kopeck: the unit of kopecks × whole percent. */
export type HundredthsOfKopeck = number

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
