const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/** The last moment of the year 9999, in milliseconds since 1970-01-01T00:00:00Z. */
export const LAST_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Reads an ISO 8601 timestamp that names its time zone, such as `2026-01-31T09:00:00Z` or
 * `2026-01-31T12:00:00.500+03:00`. `Date.parse` alone also accepts a timestamp without a zone as local
 * time, and JavaScript engines disagree about 30 February.
 * @returns milliseconds since 1970-01-01T00:00:00Z, or `undefined` if the text is not such a timestamp
 *   or its date does not exist
 */
export function parseTimestamp(text: string): number | undefined {
  const [, wall] = TIMESTAMP.exec(text) ?? []
  const time = Date.parse(`${wall}Z`)
  if (wall === undefined || Number.isNaN(time)) return undefined
  return new Date(time).toISOString().startsWith(wall) ? Date.parse(text) : undefined
}
