/** The number of points that a caller may spend in a window of time. A plain calculation costs one point. */
export interface RateLimit {
  /** At least 1. */
  readonly points: number
  /** The length of the window, seconds, 1 to 86,400. */
  readonly seconds: number
}

const FORM = /^([1-9]\d{0,8})\/([1-9]\d{0,4})([smh])$/
const SECONDS = { s: 1, m: 60, h: 3600 } as const

/** A description of valid rate limits that follows `must be` in a message. */
export const WANTED_RATE_LIMIT =
  'points per time, such as 600/60s, 100/1m or 10000/24h, with at most a day'

/**
 * Reads a rate limit such as `600/60s`: points, a slash, and a time in seconds, minutes or hours.
 * @returns `undefined` if the text is not a rate limit, or if the window is longer than a day
 */
export function parseRateLimit(text: string): RateLimit | undefined {
  const [, points, count, unit] = FORM.exec(text) ?? []
  if (points === undefined || count === undefined) return undefined
  const seconds = Number(count) * SECONDS[unit as keyof typeof SECONDS]
  return seconds > 86_400 ? undefined : { points: Number(points), seconds }
}
