const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/

/** The last moment that a four-digit year can write. */
export const LAST_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/**
 * Reads an ISO 8601 timestamp that names its time zone, such as `2026-01-31T09:00:00Z` or
 * `2026-01-31T12:00:00.500+03:00`. `Date.parse` alone would not do: it takes a timestamp without
 * a zone for the local time of whichever machine reads it, and the engines disagree about a 30th
 * of February.
 * @param text any text
 * @returns milliseconds since 1970-01-01T00:00:00Z, or `undefined` when the text is not such a
 *   timestamp or names no real moment
 */
export function parseTimestamp(text: string): number | undefined {
  const [, wall, fraction = '', sign, hours = '00', minutes = '00'] = TIMESTAMP.exec(text) ?? []
  if (wall === undefined || hours > '23' || minutes > '59') return undefined
  const time = Date.parse(`${wall}Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(wall)) return undefined
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3))
  return time + milliseconds + (sign === '-' ? offset : -offset)
}

/**
 * Writes a moment as a keys file does.
 * @param time milliseconds since 1970-01-01T00:00:00Z, up to the end of the year 9999
 * @returns an ISO 8601 timestamp in UTC, such as `2026-01-31T09:00:00.000Z`
 */
export function formatTimestamp(time: number): string {
  return new Date(time).toISOString()
}
