import { taxCode, taxCode176 } from './citations.ts'
import { series } from './figure.ts'
import { type Kopecks, roubles } from './kopecks.ts'

/** The monthly deductions for children (Tax Code, article 218, paragraph 1, item 4), kopecks. */
export interface ChildDeductions {
  readonly first: Kopecks
  readonly second: Kopecks
  /** For the third child and each further one. */
  readonly third: Kopecks
  /** In addition, for each disabled child. */
  readonly disabled: Kopecks
}

/** The income since January above which no deduction is granted. */
export interface ChildDeductionLimit {
  readonly income: Kopecks
  /** Whether allowances count towards the limit, or only the main base. */
  readonly countsAllowances: boolean
}

const since2017 = taxCode('ст. 218 п. 1 пп. 4', '317-ФЗ', '2015-11-23')
const since2025 = taxCode176('ст. 218 п. 1 пп. 4')

const deductions = (first: number, second: number, third: number): ChildDeductions => ({
  first: roubles(first),
  second: roubles(second),
  third: roubles(third),
  disabled: roubles(12_000),
})

export const childDeductions = series<ChildDeductions>('kopecks a month', '2026-11-20')(
  [2017, deductions(1_400, 1_400, 3_000), since2017],
  [2025, deductions(1_400, 2_800, 6_000), since2025],
)

export const childDeductionLimits = series<ChildDeductionLimit>('kopecks a year', '2026-11-20')(
  [2017, { income: roubles(350_000), countsAllowances: true }, since2017],
  [2025, { income: roubles(450_000), countsAllowances: false }, since2025],
)
