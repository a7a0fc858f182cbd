/** Moscow keeps UTC+3 all year round. */
const MOSCOW_OFFSET = 3 * 60 * 60 * 1000

/**
 * The calendar year in Moscow: the tax year of a request that names none.
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function currentTaxYear(now: number): number {
  return new Date(now + MOSCOW_OFFSET).getUTCFullYear()
}

/**
 * The day in Moscow, `YYYY-MM-DD`.
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export const dayInMoscow = (now: number): string =>
  new Date(now + MOSCOW_OFFSET).toISOString().slice(0, 10)
