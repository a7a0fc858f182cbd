import type { Kopecks } from './money/kopecks.ts'
import { toWholeRoubles } from './money/rounding.ts'
import type { TaxBases } from './withholding.ts'

/** The income of a year by base, and what is deducted from it. Kopecks. */
export interface YearIncome {
  readonly baseIncome: number
  readonly allowancesIncome: number
  readonly deduction: number
}

/**
 * The tax that a year owes on its bases, whoever withheld it. Deductions reduce the main base
 * first, then the allowances; each base is rounded by itself.
 * @returns kopecks, whole roubles
 * @source Tax Code, article 210, paragraph 3; article 225; article 52, paragraph 6
 */
export function taxOfYear({ mainScale, allowanceScale }: TaxBases, income: YearIncome): Kopecks {
  const base = Math.max(income.baseIncome - income.deduction, 0)
  const spilled = Math.max(income.deduction - income.baseIncome, 0)
  const allowances = Math.max(income.allowancesIncome - spilled, 0)
  return (
    allowanceScale === null
      ? toWholeRoubles(mainScale.taxOn(base + allowances))
      : toWholeRoubles(mainScale.taxOn(base)) + toWholeRoubles(allowanceScale.taxOn(allowances))
  ) as Kopecks
}
