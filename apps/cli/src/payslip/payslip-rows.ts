import type { PayslipMonth, PayslipYear } from '@oklad/engine'

/** A month as a row of the table. Sums are kopecks. */
export interface PayslipRow extends PayslipMonth {
  /** What the month pays beside the salary. */
  readonly bonus: number
  /** Contributions to all the funds. */
  readonly contributions: number
  /** What the months up to this one pay on hand. */
  readonly netIncomeSoFar: number
}

/** The months of a year as rows of a table. */
export function payslipRows(year: PayslipYear): readonly PayslipRow[] {
  let netIncomeSoFar = 0
  const circumstances = year.circumstances?.months
  return year.months.map((month, index) => {
    netIncomeSoFar += month.netIncome
    const { bonus = 0 } = circumstances?.[index]?.accrual ?? {}
    return { ...month, bonus, contributions: contributionsOf(month), netIncomeSoFar }
  })
}

/** Contributions to all the funds, of a month or of the year. */
export function contributionsOf(
  sums: Pick<PayslipYear, 'pensionContribution' | 'medicalContribution' | 'socialContribution'>,
): number {
  return sums.pensionContribution + sums.medicalContribution + sums.socialContribution
}
