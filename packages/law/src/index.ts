/** @module @oklad/law */
export {
  type AverageEarningsFigures,
  averageEarningsIn,
  averageEarningsSeries,
  benefitLimitIn,
} from './average-earnings.ts'
export { type BudgetCodes, budgetCodesIn } from './budget-codes.ts'
export type {
  AdditionalContributionRates,
  ContributionRate,
  ContributionRates,
  FundRates,
} from './contribution-tariffs.ts'
export { type DeadlineDays, deadlineDays, type FilingDays, filingDays } from './deadline-days.ts'
export type { OwnDeductions } from './deductions.ts'
export {
  type Citation,
  type Figure,
  figureIn,
  type Series,
  type Unit,
} from './figure.ts'
export { type HundredthsOfKopeck, type Kopecks, kopecks, roubles } from './kopecks.ts'
export { type Law, type LawFigures, lawSeries } from './law.ts'
export { lawOf } from './law-of.ts'
export { minimumWageIn } from './minimum-wage.ts'
export type { PayExemptions } from './pay-exemptions.ts'
export type { ReducedTariff } from './reduced-tariffs.ts'
export type { RemittanceDays } from './remittance-days.ts'
export { type Bracket, Scale } from './scale.ts'
export { EARLIEST_TAX_YEAR } from './tax-years.ts'
export type { Text } from './text.ts'
export { lawVersion } from './version.ts'
export { isPublicHoliday, isWorkingDay, workingDayFrom, workingDaysOf } from './working-days.ts'
export { NEWEST_TAX_YEAR } from './yearly-figures.ts'
