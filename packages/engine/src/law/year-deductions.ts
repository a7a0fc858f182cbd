import { type Kopecks, roubles } from '../money/kopecks.ts'
import { taxCode } from './citations.ts'
import { series } from './figure.ts'

const unit = 'kopecks a year'
const checked = '2026-11-22'

/** The most by which long-term savings of a year reduce the tax bases; `null` before the deduction began. */
export const savingsLimits = series<Kopecks | null>(
  unit,
  checked,
  [2017, null, taxCode('ст. 219.2', '58-ФЗ', '2024-03-23')],
  [2024, roubles(400_000), taxCode('ст. 219.2', '58-ФЗ', '2024-03-23')],
)

/** The deduction for the GTO badge and the health check of the year; `null` before it began. */
export const gtoDeductions = series<Kopecks | null>(
  unit,
  checked,
  [2017, null, taxCode('ст. 218 п. 1', '176-ФЗ', '2024-07-12')],
  [2025, roubles(18_000), taxCode('ст. 218 п. 1', '176-ФЗ', '2024-07-12')],
)
