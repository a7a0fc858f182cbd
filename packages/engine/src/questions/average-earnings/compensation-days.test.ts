import { expect, it } from 'vitest'
import { compensationDays } from './compensation-days.ts'

it.each([
  // Five months are 5 × 2.33.
  ['2026-01-12', '2026-06-11', 0, 1_165],
  // 15 further days are a month, 14 are none.
  ['2026-01-12', '2026-06-26', 0, 1_398],
  ['2026-01-12', '2026-06-25', 0, 1_165],
  // Eleven months of a working year are the whole year.
  ['2025-03-01', '2026-01-31', 0, 2_800],
  ['2024-03-01', '2026-04-30', 2_800, 3_266],
  ['2026-01-31', '2026-02-28', 0, 233],
  ['2026-06-01', '2026-06-14', 0, 0],
  ['2026-01-12', '2026-06-11', 2_800, 0],
])('from %s to %s, with %i hundredths of a day used, are %i', (hired, dismissed, used, days) => {
  expect(compensationDays(hired, dismissed, used)).toBe(days)
})
