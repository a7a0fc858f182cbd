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
export { compareEngagements } from './compare/compare-engagements.ts'
export type {
  AbsenceReason,
  Ahead,
  BreakEvens,
  Comparison,
  EngagementComparison,
  EngagementFigures,
} from './compare/comparison.ts'
export { explain } from './explanation/explain.ts'
export { type Operation, operations } from './explanation/operation.ts'
export { recompute } from './explanation/recompute.ts'
export type { BracketPart, Explanation, Input, Period, Step } from './explanation/step.ts'
export {
  type OutsideName,
  outsideNames,
  type StepKind,
  type StepUnit,
  stepKinds,
  unitOf,
} from './explanation/step-kinds.ts'
export { grossUp, SMALLEST_TARGET_NET } from './gross-up/gross-up.ts'
export { type SalaryForCost, salaryForCost } from './gross-up/salary-for-cost.ts'
export type {
  GrossUp,
  GrossUpBasis,
  MonthlySalariesForNet,
  SalaryForNet,
  TermsWithoutSalary,
} from './gross-up/sought-salary.ts'
export { UnreachableCostError } from './gross-up/unreachable-cost-error.ts'
export { UnreachableTargetError } from './gross-up/unreachable-target-error.ts'
export type { ContributionRate, ContributionRates } from './law/contribution-tariffs.ts'
export type { Citation, Figure, Unit } from './law/figure.ts'
export type { Law, LawFigures } from './law/law.ts'
export { EARLIEST_TAX_YEAR, lawOf, NEWEST_TAX_YEAR } from './law/law-of.ts'
export { type Kopecks, kopecks, LARGEST_SALARY, roubles, ZERO } from './money/kopecks.ts'
export type { PayslipMonth, PayslipYear } from './payslip.ts'
export { isRaisable, type Raise, raiseLadder, raiseOf } from './raise.ts'
export { type Bracket, Scale } from './scale.ts'
export {
  type AmountName,
  type Amounts,
  amountNames,
  differenceOf,
  excessOf,
  type Statement,
  type StatementMonth,
  statementOf,
} from './statement.ts'
export type { Month, Terms } from './terms.ts'
