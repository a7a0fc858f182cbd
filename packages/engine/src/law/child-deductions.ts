import { type Kopecks, roubles } from '../money/kopecks.ts'
import { taxCode } from './citations.ts'
import type { Series } from './figure.ts'

/** The monthly deductions for children (Tax Code, article 218, paragraph 1, item 4), kopecks. */
export interface ChildDeductions {
  readonly first: Kopecks
  readonly second: Kopecks
  /** For the third child and each further one. */
  readonly third: Kopecks
  /** On top, for each disabled child. */
  readonly disabled: Kopecks
}

/** The income since January up to which the deductions are granted. */
export interface ChildDeductionLimit {
  readonly income: Kopecks
  /** Whether the allowances count to it, or the main base alone. */
  readonly countsAllowances: boolean
}

const checked = '2026-11-20'
const disabled = roubles(12_000)

export const childDeductions: Series<ChildDeductions> = [
  {
    from: 2017,
    value: { first: roubles(1_400), second: roubles(1_400), third: roubles(3_000), disabled },
    unit: 'kopecks a month',
    citation: taxCode('ст. 218 п. 1 пп. 4', '317-ФЗ', '2015-11-23'),
    checked,
  },
  {
    from: 2025,
    value: { first: roubles(1_400), second: roubles(2_800), third: roubles(6_000), disabled },
    unit: 'kopecks a month',
    citation: taxCode('ст. 218 п. 1 пп. 4', '176-ФЗ', '2024-07-12'),
    checked,
  },
]

export const childDeductionLimits: Series<ChildDeductionLimit> = [
  {
    from: 2017,
    value: { income: roubles(350_000), countsAllowances: true },
    unit: 'kopecks a year',
    citation: taxCode('ст. 218 п. 1 пп. 4', '317-ФЗ', '2015-11-23'),
    checked,
  },
  {
    from: 2025,
    value: { income: roubles(450_000), countsAllowances: false },
    unit: 'kopecks a year',
    citation: taxCode('ст. 218 п. 1 пп. 4', '176-ФЗ', '2024-07-12'),
    checked,
  },
]
