const calendar = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Moscow', year: 'numeric' })

/**
 * The calendar year in Moscow: the tax year where none is given.
 * @param now milliseconds since 1970-01-01T00:00:00Z
 */
export function moscowYear(now: number): number {
  return Number(calendar.format(now))
}
