import { parseTimestamp } from '@oklad/keys'

const SECOND = 1000

const milliseconds = {
  s: SECOND,
  m: 60 * SECOND,
  h: 3600 * SECOND,
  d: 86_400 * SECOND,
} as const

/**
 * Reads a duration: a whole number of seconds, minutes, hours or days, or zero without a unit.
 * @param text such as `90m`, `24h`, `7d` or `0`
 * @returns milliseconds, or `undefined` if the text is not a duration
 */
export function readDuration(text: string): number | undefined {
  const [, count, unit] = /^(?:(\d{1,9})([smhd])|0)$/.exec(text) ?? []
  if (count !== undefined && unit !== undefined) {
    return Number(count) * milliseconds[unit as keyof typeof milliseconds]
  }
  return text === '0' ? 0 : undefined
}

/** The keys file has years of four digits; a time zone can move a timestamp beyond them. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Reads a time of expiry: a date, which means the start of that day in UTC, or an ISO 8601
 * timestamp with its time zone.
 * @returns milliseconds since 1970-01-01T00:00:00Z, or `undefined` if the text is neither
 */
export function readExpiry(text: string): number | undefined {
  const moment = parseTimestamp(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
  return moment !== undefined && moment <= LAST_MOMENT ? moment : undefined
}
