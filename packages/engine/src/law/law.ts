import type { Kopecks } from '../money/kopecks.ts'
import type { ChildDeductionLimit, ChildDeductions } from './child-deductions.ts'
import type { ContributionRates } from './contribution-tariffs.ts'
import type { ExpenseLimits } from './expense-deductions.ts'
import type { Figure } from './figure.ts'
import type { ReducedTariffs } from './reduced-tariffs.ts'
import type { Scale } from './scale.ts'
import type { SelfEmployment } from './self-employment.ts'
import type { ProductionCalendar } from './yearly-figures.ts'

/** The law of one tax year: every figure the calculation needs, with its source. */
export interface Law {
  /** The tax year the law is asked for. */
  readonly year: number
  /** The newest tax year whose figures are used: `year`, or an earlier one when provisional. */
  readonly figuresOf: number
  /** Whether the year's own figures are not known yet, so that the newest ones stand in. */
  readonly provisional: boolean
  readonly figures: LawFigures
  /**
   * The days that are worked in each month under the five-day week, January first; `null` where
   * the production calendar is not known.
   */
  readonly workingDays: readonly (readonly number[])[] | null
}

/** The figures by name. */
export interface LawFigures {
  readonly mainScale: Figure<Scale>
  readonly allowanceScale: Figure<Scale | null>
  readonly privilegeScale: Figure<Scale | null>
  readonly contributionRates: Figure<ContributionRates>
  readonly contributionLimit: Figure<Kopecks>
  readonly socialContributionLimit: Figure<Kopecks>
  readonly nonResidentRate: Figure<number>
  readonly childDeductions: Figure<ChildDeductions>
  readonly childDeductionLimit: Figure<ChildDeductionLimit>
  readonly expenseLimits: Figure<ExpenseLimits>
  readonly civilContractSocialInsurance: Figure<boolean>
  readonly selfEmployment: Figure<SelfEmployment | null>
  readonly reducedTariffs: Figure<ReducedTariffs | null>
  readonly minimumWage: Figure<Kopecks | null>
  readonly productionCalendar: Figure<ProductionCalendar | null>
}
