import { expect, test } from 'vitest'
import { parseTimestamp } from './timestamp.ts'

test.each([
  ['1970-01-01T00:00:00Z', 0],
  ['2026-01-31T09:00:00Z', Date.UTC(2026, 0, 31, 9)],
  ['2026-01-31T12:00:00+03:00', Date.UTC(2026, 0, 31, 9)],
  ['2026-01-31T03:30:00-05:30', Date.UTC(2026, 0, 31, 9)],
  ['2024-02-29T23:59:59.123456Z', Date.UTC(2024, 1, 29, 23, 59, 59, 123)],
])('reads the timestamp %s', (text, time) => {
  expect(parseTimestamp(text)).toBe(time)
})

const noTimestamps = `,tomorrow,2026-01-31,2026-01-31T09:00:00,2026-01-31 09:00:00Z,2026-01-31T09:00Z,\
2026-02-30T09:00:00Z,2025-02-29T09:00:00Z,2026-13-01T09:00:00Z,2026-00-01T09:00:00Z,\
2026-01-31T24:00:00Z,2026-01-31T09:60:00Z,2026-01-31T23:59:60Z,2026-01-31T09:00:00+24:00,\
2026-01-31T09:00:00+03:60,2026-01-31T09:00:00.Z,2026-01-31T09:00:00Z\n,+010000-01-01T00:00:00Z`
test.each(noTimestamps.split(','))('refuses the timestamp %j', (text) => {
  expect(parseTimestamp(text)).toBeUndefined()
})
