/** @module @oklad/engine */
export {
  type AverageEarningsFigures,
  averageEarningsIn,
  type Bracket,
  type Citation,
  type ContributionRate,
  type ContributionRates,
  EARLIEST_TAX_YEAR,
  type Figure,
  type FundRates,
  type Law,
  type LawFigures,
  lawOf,
  lawVersion,
  NEWEST_TAX_YEAR,
  type ReducedTariff,
  type Scale,
  type Unit,
} from '@oklad/law'
export type { BracketPart } from './breakdown/brackets.ts'
export type { FigureName, StepKind } from './breakdown/names.ts'
export { type Operation, recompute } from './breakdown/recompute.ts'
export type { Input, Period, Step } from './breakdown/step.ts'
export {
  type Kopecks,
  kopecks,
  LARGEST_SALARY,
  roubles,
  SMALLEST_TARGET_NET,
} from './money/kopecks.ts'
export type { Absence } from './questions/absences/absence.ts'
export type { AbsenceWarning } from './questions/absences/absence-warning.ts'
export {
  type AbsencesOptions,
  type AbsentYear,
  type PaidAbsence,
  yearWithAbsences,
} from './questions/absences/year-with-absences.ts'
export {
  type AveragePay,
  type AveragePayWarning,
  averagePayOf,
} from './questions/average-earnings/average-pay.ts'
export { compensationDays } from './questions/average-earnings/compensation-days.ts'
export { NoEarningsError } from './questions/average-earnings/counted-earnings.ts'
export {
  type AveragePayBreakdown,
  explainAveragePay,
} from './questions/average-earnings/explain-average-pay.ts'
export {
  explainSickPay,
  type SickPay,
  type SickPayBreakdown,
  type SickPayWarning,
  sickPayOf,
} from './questions/average-earnings/sick-pay.ts'
export type { SickLeaveTerms } from './questions/average-earnings/sick-pay-terms.ts'
export type { AveragePayTerms } from './questions/average-earnings/terms.ts'
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
  type GrossUpOptions,
  grossUp,
  type MonthlySalariesForNet,
  type SalaryForNet,
  type TermsWithoutSalary,
  UnreachableTargetError,
} from './questions/gross-up/gross-up.ts'
export {
  type SalaryForCost,
  type SalaryForCostOptions,
  salaryForCost,
  UnreachableCostError,
} from './questions/gross-up/salary-for-cost.ts'
export { salaryForEveryMonth } from './questions/gross-up/salary-for-every-month.ts'
export type { PaidSums } from './questions/payments/paid-sums.ts'
export { type Paydays, usualPaydays } from './questions/payments/paydays.ts'
export {
  explainPayments,
  type PaidYear,
  type Payment,
  type PaymentsBreakdown,
  type PaymentsOfYear,
  type PaymentsOptions,
  paymentsOf,
} from './questions/payments/payments.ts'
export type { Remittance } from './questions/payments/remittances.ts'
export { type Raise, type RaiseOptions, raiseOf } from './questions/raise.ts'
export type { Debt, Repayment } from './questions/recalculation/debt.ts'
export {
  type ExcessTax,
  type MonthDifference,
  type Recalculation,
  recalculate,
} from './questions/recalculation/recalculation.ts'
export type {
  PaymentDifference,
  RecalculationOptions,
  SettlingPayment,
} from './questions/recalculation/settle.ts'
export type { AfterTaxDeduction } from './questions/writs/after-tax-deduction.ts'
export {
  type DeductedPayment,
  type DeductedSum,
  deductAfterTax,
} from './questions/writs/deduct-after-tax.ts'
export { explainDeductions } from './questions/writs/explain-deductions.ts'
export { type Breakdown, explain } from './readings/breakdown.ts'
export { calculate, type PayslipYear } from './readings/payslips.ts'
export {
  type AmountName,
  type Amounts,
  amountNames,
  type Statement,
  type StatementMonth,
  statementOf,
} from './readings/statement.ts'
export { type Problem, WrongArgumentsError } from './terms/problem.ts'
export type {
  ContractTypeName,
  ContributionTariff,
  EmployerIncome,
  IncomeBefore,
  Month,
  NonResidentCategory,
  NoticeDeduction,
  OtherEmployer,
  OtherPay,
  Terms,
  WorkingConditions,
} from './terms/terms.ts'
export type { DeductionResult } from './year/assessment/refunds.ts'
export type { Settlement } from './year/assessment/settlement.ts'
export type { YearWarning } from './year/year-warnings.ts'
export type { PayslipMonth } from './year-figures.ts'
