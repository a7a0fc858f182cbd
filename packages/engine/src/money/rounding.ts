import type { Kopecks } from './kopecks.ts'

/**
 * The only place where money is divided or rounded, every rule under the name of its article.
 *
 * `Math.floor(a / b)` is exact here: for integers `0 <= a < 2^53` and `b >= 1` the quotient can
 * not round up to the next integer, because it lies at least `1 / b` below it and half a unit in
 * the last place is less than `1 / b`. It is also several times faster than `%`.
 */

/** Hundredths of a kopeck: what kopecks times a whole percent give. */
export type HundredthsOfKopeck = number

/** Thousandths of a kopeck: what kopecks times tenths of a percent give. */
export type ThousandthsOfKopeck = number

/**
 * Tax in whole roubles: less than 50 kopecks dropped, 50 and more up to a rouble.
 * @param tax exact tax, 0 ... 2^52, in hundredths of a kopeck
 * @returns kopecks, a multiple of 100
 * @source Tax Code, article 52, paragraph 6
 */
export function toWholeRoubles(tax: HundredthsOfKopeck): Kopecks {
  return (Math.floor((tax + 5000) / 10_000) * 100) as Kopecks
}

/**
 * A contribution in roubles and kopecks: half a kopeck and more goes up.
 * @param contribution exact contribution, 0 ... 2^52, in thousandths of a kopeck
 * @returns kopecks
 * @source Tax Code, article 431, paragraph 5
 */
export function toKopecks(contribution: ThousandthsOfKopeck): Kopecks {
  return Math.floor((contribution + 500) / 1000) as Kopecks
}

/**
 * A percentage of pay, to the kopeck, half a kopeck up: how an allowance accrues.
 * @param pay kopecks, 0 or more
 * @param percent a whole percent, 0 or more
 * @returns kopecks
 */
export function percentOf(pay: number, percent: number): Kopecks {
  // Most pay has no allowances: without the divisions a plain year takes 17 % less time.
  return (percent === 0 ? 0 : Math.floor((pay * percent + 50) / 100)) as Kopecks
}

/**
 * The whole roubles in an amount: what can be withheld from it when tax is in whole roubles.
 * @param amount kopecks, 0 or more
 * @returns kopecks, a multiple of 100, not above the amount
 */
export function wholeRoublesIn(amount: number): Kopecks {
  return (Math.floor(amount / 100) * 100) as Kopecks
}

/**
 * A part of a sum, to the kopeck, half a kopeck up: the paid days of a month, a component of a rate.
 * @param sum kopecks, 0 or more
 * @param part so many of `whole`, 0 or more
 * @param whole 1 or more
 */
export function shareOf(sum: number, part: number, whole: number): Kopecks {
  return Math.floor((2 * sum * part + whole) / (2 * whole)) as Kopecks
}

/** Ten-thousandths of a kopeck: what kopecks times hundredths of a percent give. */
export type TenThousandthsOfKopeck = number

/**
 * A premium in roubles and kopecks: half a kopeck and more goes up.
 * @param premium exact premium, 0 ... 2^52, in ten-thousandths of a kopeck
 * @returns kopecks
 */
export function premiumToKopecks(premium: TenThousandthsOfKopeck): Kopecks {
  return Math.floor((premium + 5000) / 10_000) as Kopecks
}

/**
 * How many whole times one sum is in another.
 * @param sum kopecks, 0 or more
 * @param part kopecks, more than 0
 */
export function timesIn(sum: number, part: number): number {
  return Math.floor(sum / part)
}

/**
 * The middle of a search interval, kept below its end.
 * @param low whole, 0 or more
 * @param high whole, at least `low`, `low + high` at most 2^53
 * @returns the whole number halfway, the lower one of two: `low` when they are neighbours
 */
export function midpoint(low: number, high: number): number {
  return Math.floor((low + high) / 2)
}
