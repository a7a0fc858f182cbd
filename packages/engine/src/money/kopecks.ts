import type { Kopecks } from '@oklad/law'

export { type Kopecks, kopecks, roubles } from '@oklad/law'

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

/** The smallest net pay that is asked for, a month: tax is withheld in whole roubles. */
export const SMALLEST_TARGET_NET = 100 as Kopecks

export const ZERO = 0 as Kopecks

/**
 * The sums of an object to the rules that go through the months of a year. They compute with ordinary numbers: a call for
 * each sum takes a plain year from 1.1 µs to 1.9.
 */
export type Draft<Of> = { [Name in keyof Of]: Of[Name] extends number ? number : Of[Name] }

/*
 * Sums, differences and multiples of kopecks are kopecks. The largest sum of a year is below 2^53, so they are exact.
 */

/** Adds two sums. */
export const plus = (one: Kopecks, other: Kopecks): Kopecks => (one + other) as Kopecks

/** Subtracts a sum; below 0 if it is the larger one. */
export const minus = (from: Kopecks, sum: Kopecks): Kopecks => (from - sum) as Kopecks

/** Multiplies a sum by a whole number. */
export const times = (sum: Kopecks, count: number): Kopecks => (sum * count) as Kopecks

/** Returns the smaller one of two sums. */
export const smaller = (one: Kopecks, other: Kopecks): Kopecks => (one < other ? one : other)

/** Returns the larger one of two sums. */
export const larger = (one: Kopecks, other: Kopecks): Kopecks => (one > other ? one : other)

/** Adds up sums. */
export const total = (sums: readonly Kopecks[]): Kopecks => sums.reduce(plus, ZERO)
