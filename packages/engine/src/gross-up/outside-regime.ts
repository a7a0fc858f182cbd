import type { Law } from '../law/law.ts'
import type { PayslipYear } from '../payslip.ts'
import type { TermsWithoutSalary } from './sought-salary.ts'

/** Whether a self-employed is paid above the limit: what is above it is not taxed by the regime. */
export function isOutsideRegime(
  { circumstances }: TermsWithoutSalary,
  { grossIncome }: PayslipYear,
  law: Law,
): boolean {
  const limit = law.figures.selfEmployment.value?.incomeLimit
  return (
    circumstances?.engagement === 'selfEmployment' && limit !== undefined && grossIncome > limit
  )
}
