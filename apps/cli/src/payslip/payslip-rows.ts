import type { PayslipMonth, PayslipYear } from '@oklad/engine'

/** A month as a row of the table. Sums are kopecks. */
export interface PayslipRow extends PayslipMonth {
  /** Contributions to all the funds. */
  readonly contributions: number
  /** What the months up to this one pay on hand. */
  readonly netIncomeSoFar: number
}

/** The months of a year as rows of a table. */
export function payslipRows(year: PayslipYear): readonly PayslipRow[] {
  let netIncomeSoFar = 0
  return year.months.map((month) => {
    netIncomeSoFar += month.netIncome
    return { ...month, contributions: contributionsOf(month), netIncomeSoFar }
  })
}

/** Contributions to all the funds, of a month or of the year. */
export function contributionsOf(
  sums: Pick<PayslipYear, 'pensionContribution' | 'medicalContribution' | 'socialContribution'>,
): number {
  return sums.pensionContribution + sums.medicalContribution + sums.socialContribution
}
