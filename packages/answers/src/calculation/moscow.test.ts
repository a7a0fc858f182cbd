import { expect, it } from 'vitest'
import { currentTaxYear, dayInMoscow } from './moscow.ts'

it.each([
  ['2026-12-31T20:59:59Z', 2026, '2026-12-31'],
  ['2026-12-31T21:00:00Z', 2027, '2027-01-01'],
])('the day of Moscow begins three hours before that of UTC: %s', (time, year, day) => {
  const now = Date.parse(time)
  expect(currentTaxYear(now)).toBe(year)
  expect(dayInMoscow(now)).toBe(day)
})
