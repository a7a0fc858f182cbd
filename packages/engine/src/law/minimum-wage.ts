import { type Kopecks, roubles } from '../money/kopecks.ts'
import type { Series } from './figure.ts'

const wage = (from: number, sum: number | null, amendedBy: string, date: string) =>
  ({
    from,
    value: sum === null ? null : roubles(sum),
    unit: 'kopecks a month',
    citation: {
      act: `Федеральный закон № 82-ФЗ (в редакции закона № ${amendedBy})`,
      article: 'ст. 1',
      date,
    },
    checked: '2026-11-20',
  }) as const

/** The federal minimum wage; `null` for years in which nothing here depends on it. */
export const minimumWages: Series<Kopecks | null> = [
  wage(2017, null, '82-ФЗ', '2000-06-19'),
  wage(2023, 16_242, '522-ФЗ', '2022-12-19'),
  wage(2024, 19_242, '548-ФЗ', '2023-11-27'),
  wage(2025, 22_440, '365-ФЗ', '2024-10-29'),
  wage(2026, 27_093, '429-ФЗ', '2025-11-28'),
]
