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
