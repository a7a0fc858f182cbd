import type { PayslipMonth, PayslipYear } from '@oklad/engine'

/** A month as a row of the table. Sums are kopecks. */
export interface PayslipRow extends PayslipMonth {
  /** Base pay without the bonus, which is part of the same base. */
  readonly salary: number
  /** What the month pays beside the salary. */
  readonly bonus: number
  /** The deduction for children that the month had. */
  readonly deduction: number
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
    const { accrual, childDeduction: deduction = 0 } = circumstances?.[index] ?? {}
    const { bonus = 0 } = accrual ?? {}
    const salary = month.basePay - bonus
    const contributions = contributionsOf(month)
    return { ...month, salary, bonus, deduction, contributions, netIncomeSoFar }
  })
}

/** Contributions to all the funds. */
function contributionsOf(month: PayslipMonth): number {
  return month.pensionContribution + month.medicalContribution + month.socialContribution
}
