import type { HundredthsOfKopeck } from '@oklad/law'
import type { Kopecks } from './kopecks.ts'

/**
 * The only place where money is divided or rounded. Each rule cites its article.
 *
 * `Math.floor(a / b)` is exact here: for integers `0 <= a < 2^53` and `b >= 1` the quotient cannot
 * round up to the next integer, because it is at least `1 / b` below it and half a unit in the last
 * place is less than `1 / b`. It is also several times faster than `%`.
 */

/** Thousandths of a kopeck: the unit of kopecks × tenths of a percent. */
export type ThousandthsOfKopeck = number

/**
 * Rounds tax to whole roubles: less than 50 kopecks are dropped, 50 and more become a rouble.
 * @param tax exact tax, 0 ... 2^52, in hundredths of a kopeck
 * @returns kopecks, a multiple of 100
 * @source Tax Code, article 52, paragraph 6
 */
export function toWholeRoubles(tax: HundredthsOfKopeck): Kopecks {
  return (Math.floor((tax + 5000) / 10_000) * 100) as Kopecks
}

/**
 * Rounds a contribution to the kopeck: half a kopeck and more goes up.
 * @param contribution exact contribution, 0 ... 2^52, in thousandths of a kopeck
 * @returns kopecks
 * @source Tax Code, article 431, paragraph 5
 */
export function toKopecks(contribution: ThousandthsOfKopeck): Kopecks {
  return Math.floor((contribution + 500) / 1000) as Kopecks
}

/**
 * Computes a percentage of a sum, such as an allowance on pay, to the kopeck, half a kopeck up.
 * @param pay kopecks, 0 or more
 * @param percent a whole percent, 0 or more; `pay` × `percent` is at most 2^52
 */
export function percentOf(pay: number, percent: number): Kopecks {
  // Most pay has no allowances. Skipping the division saves 17 % of a plain year's time.
  return (percent === 0 ? 0 : Math.floor((pay * percent + 50) / 100)) as Kopecks
}

/**
 * Computes the most that may be deducted from pay: a percentage of it, rounded down to the kopeck.
 * @param pay kopecks, 0 or more
 * @param percent a whole percent, 0 ... 100
 */
export function percentWithin(pay: number, percent: number): Kopecks {
  return Math.floor((pay * percent) / 100) as Kopecks
}

/**
 * Computes a part of a sum in proportion, rounded down to the kopeck. The product may exceed 2^53.
 * @param sum kopecks, 0 or more
 * @param part the numerator, 0 or more
 * @param whole the denominator, 1 or more
 */
export function partWithin(sum: number, part: number, whole: number): Kopecks {
  return Number((BigInt(sum) * BigInt(part)) / BigInt(whole)) as Kopecks
}

/**
 * Rounds an amount down to whole roubles: the most tax that can be withheld from it.
 * @param amount kopecks, 0 or more
 * @returns kopecks, a multiple of 100, not above the amount
 */
export function wholeRoublesIn(amount: number): Kopecks {
  return (Math.floor(amount / 100) * 100) as Kopecks
}

/**
 * Returns the tax that is withheld from a payment: all that is due, at most the whole roubles of the payment.
 * @param due kopecks; below 0, more was withheld before than is due, and nothing is withheld
 * @param pay kopecks, 0 or more
 */
export function taxWithin(due: number, pay: number): Kopecks {
  return due <= pay ? (Math.max(due, 0) as Kopecks) : wholeRoublesIn(pay)
}

/**
 * Computes a part of a sum, such as the paid days of a month, to the kopeck, half a kopeck up.
 * @param sum kopecks, 0 or more
 * @param part the numerator, 0 or more
 * @param whole the denominator, 1 or more
 */
export function shareOf(sum: number, part: number, whole: number): Kopecks {
  return Math.floor((2 * sum * part + whole) / (2 * whole)) as Kopecks
}

/**
 * Computes an insurance premium, rounded to the kopeck, half a kopeck up. The product of the largest year
 * and the highest rate exceeds 2^53, so the pay is divided first.
 * @param pay kopecks, 0 or more
 * @param rate hundredths of a percent, 0 ... 10,000
 */
export function premiumOf(pay: number, rate: number): Kopecks {
  const units = Math.floor(pay / 10_000)
  const rest = pay - units * 10_000
  return (units * rate + Math.floor((rest * rate + 5000) / 10_000)) as Kopecks
}

/**
 * Returns how many whole times a sum contains another one.
 * @param sum kopecks, 0 or more
 * @param part kopecks, more than 0
 */
export function timesIn(sum: number, part: number): number {
  return Math.floor(sum / part)
}

/**
 * Returns the middle of a search interval, rounded down.
 * @param low whole, 0 or more
 * @param high whole, at least `low`, `low + high` at most 2^53
 * @returns the lower one of two middle numbers: `low` if `low` and `high` are neighbours
 */
export function midpoint(low: number, high: number): number {
  return Math.floor((low + high) / 2)
}
