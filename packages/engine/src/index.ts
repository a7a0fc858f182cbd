export { calculate } from './calculate.ts'
export type {
  Circumstances,
  ContributionTariff,
  EmployerIncome,
  Engagement,
  Expenses,
  IncomeBefore,
} from './circumstances/circumstances.ts'
export type { DeductionResult } from './circumstances/expense-deductions.ts'
export type { Notice } from './circumstances/notices.ts'
export type { CircumstancesMonth, CircumstancesResult } from './circumstances/result.ts'
export type { Settlement } from './circumstances/settlement.ts'
export type { ContributionRate, ContributionRates } from './law/contribution-tariffs.ts'
export type { Citation, Figure, Unit } from './law/figure.ts'
export type { Law, LawFigures } from './law/law.ts'
export { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from './law/law-of.ts'
export { type Kopecks, kopecks, LARGEST_SALARY, roubles } from './money/kopecks.ts'
export type { PayslipMonth, PayslipYear } from './payslip.ts'
export { type Bracket, Scale } from './scale.ts'
export type { Month, Terms } from './terms.ts'
