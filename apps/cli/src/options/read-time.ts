import { LAST_TIMESTAMP, parseTimestamp } from '@oklad/keys'

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Reads a duration: a whole number of seconds, minutes, hours or days, or zero without a unit.
 * @param text such as `90m`, `24h`, `7d` or `0`
 * @returns milliseconds, or `undefined` if the text is not a duration
 */
export function readDuration(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,9})([smhd])$/.exec(text === '0' ? '0s' : text) ?? []
  return count === undefined ? undefined : Number(count) * (units[unit] ?? 0)
}

/**
 * Reads a time of expiry: a date, which means the start of that day in UTC, or an ISO 8601
 * timestamp with its time zone.
 * @returns milliseconds since 1970-01-01T00:00:00Z, or `undefined` if the text is neither
 */
export function readExpiry(text: string): number | undefined {
  const moment = parseTimestamp(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
  // A time zone can move a timestamp beyond the years of four digits.
  return moment !== undefined && moment <= LAST_TIMESTAMP ? moment : undefined
}
