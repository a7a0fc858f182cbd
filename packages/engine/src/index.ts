export type { BracketPart } from './breakdown/brackets.ts'
export type { FigureName, StepKind } from './breakdown/names.ts'
export { type Operation, operations, recompute } from './breakdown/recompute.ts'
export { simplify } from './breakdown/simplify.ts'
export type { Input, Period, Step } from './breakdown/step.ts'
export type { ContributionRate, ContributionRates, FundRates } from './law/contribution-tariffs.ts'
export type { Citation, Figure, Unit } from './law/figure.ts'
export type { Law, LawFigures } from './law/law.ts'
export { EARLIEST_TAX_YEAR, lawOf, lawVersion } from './law/law-of.ts'
export type { ReducedTariff } from './law/reduced-tariffs.ts'
export { type Bracket, Scale } from './law/scale.ts'
export { NEWEST_TAX_YEAR } from './law/yearly-figures.ts'
export { type Kopecks, kopecks, LARGEST_SALARY, roubles, ZERO } from './money/kopecks.ts'
export { shareOf } from './money/rounding.ts'
export type { Ahead, BreakEvens } from './questions/compare/break-evens.ts'
export {
  type AbsenceReason,
  type Comparison,
  type ContractTypeComparison,
  type ContractTypeFigures,
  compareContractTypes,
} from './questions/compare/compare-contract-types.ts'
export {
  type GrossUp,
  type GrossUpBasis,
  grossUp,
  type MonthlySalariesForNet,
  type SalaryForNet,
  SMALLEST_TARGET_NET,
  type TermsWithoutSalary,
  UnreachableTargetError,
} from './questions/gross-up/gross-up.ts'
export {
  type SalaryForCost,
  salaryForCost,
  UnreachableCostError,
} from './questions/gross-up/salary-for-cost.ts'
export {
  lowestNetOf,
  roundSalaryUp,
  salaryForEveryMonth,
} from './questions/gross-up/salary-for-every-month.ts'
export type { Paydays } from './questions/payments/paydays.ts'
export {
  explainPayments,
  type PaidSums,
  type PaidYear,
  type Payment,
  type PaymentsBreakdown,
  type PaymentsOfYear,
  paymentsOf,
  type Transfer,
} from './questions/payments/payments.ts'
export { isRaisable, type Raise, raiseOf } from './questions/raise.ts'
export type { DeductionResult } from './questions/refunds.ts'
export type { Settlement } from './questions/settlement.ts'
export { type Breakdown, explain } from './readings/breakdown.ts'
export { calculateColumns, type InputColumns, type OutputColumns } from './readings/columns.ts'
export { calculate, type PayslipYear } from './readings/payslips.ts'
export {
  type AmountName,
  type Amounts,
  amountNames,
  differenceOf,
  excessOf,
  type Statement,
  type StatementMonth,
  statementOf,
} from './readings/statement.ts'
export type {
  ContractTypeName,
  ContributionTariff,
  EmployerIncome,
  IncomeBefore,
  Month,
  OtherEmployer,
  Terms,
} from './terms.ts'
export { allowanceScaleOf, scalesOf } from './withholding/residency.ts'
export type { TaxScales } from './withholding/tax-due.ts'
export type { Notice } from './year/notices.ts'
export { type PayslipMonth, reusedYears } from './year-figures.ts'
