import { parseTimestamp } from '@oklad/keys'

/** The keys file writes years with four digits; a time zone can lead out of them. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Reads a moment of expiry: a date, meaning the start of that day in UTC, or an ISO 8601
 * timestamp with its time zone.
 * @returns milliseconds since 1970-01-01T00:00:00Z, or `undefined` when the text is neither
 */
export function readExpiry(text: string): number | undefined {
  const moment = parseTimestamp(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text)
  return moment !== undefined && moment <= LAST_MOMENT ? moment : undefined
}
