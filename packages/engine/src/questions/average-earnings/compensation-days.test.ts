import { expect, it } from 'vitest'
import { compensationDays } from './compensation-days.ts'

it.each([
  // Five months are 5 × 2.33.
  ['2026-01-12', '2026-06-11', 1_165],
  // 15 further days are a month, 14 are none.
  ['2026-01-12', '2026-06-26', 1_398],
  ['2026-01-12', '2026-06-25', 1_165],
  // Eleven months of a working year are the whole year.
  ['2025-03-01', '2026-01-31', 2_800],
  // Two years, and two months.
  ['2024-03-01', '2026-04-30', 6_066],
  ['2026-01-31', '2026-02-28', 233],
  ['2026-06-01', '2026-06-14', 0],
])('from %s to %s are %i hundredths of a day', (hired, dismissed, days) => {
  expect(compensationDays(hired, dismissed)).toBe(days)
})
