import { contributionBases, contributionTariffs } from './contribution-tariffs.ts'
import { deductionSeries } from './deductions.ts'
import type { Figure } from './figure.ts'
import { incomeTaxSeries, nonResidentSeries } from './income-tax.ts'
import { exemptionSeries } from './pay-exemptions.ts'
import { type ReducedTariff, type ReducedTariffName, reducedTariffs } from './reduced-tariffs.ts'
import { transferDays } from './remittance-days.ts'
import { selfEmployment } from './self-employment.ts'
import {
  contributionLimits,
  minimumWageRaises,
  minimumWages,
  productionCalendars,
  socialContributionLimits,
} from './yearly-figures.ts'

/** The law of one tax year: every figure the calculation needs, with its source. */
export interface Law {
  /** The requested tax year. */
  readonly year: number
  /** The newest tax year with all figures: `year`, or an earlier one when provisional. */
  readonly figuresOf: number
  /** Whether the year's own figures are not known yet and the newest known ones replace them. */
  readonly provisional: boolean
  readonly figures: LawFigures
  /**
   * The working days of each month under the five-day week, January first; `null` if the production
   * calendar is not known.
   */
  readonly workingDays: readonly (readonly number[])[] | null
}

/** Whether an argument of callers without types is the law of a tax year. */
export const isLaw = (value: unknown): value is Law =>
  (value as Law | null | undefined)?.figures !== undefined

/** The figures by name. */
export type LawFigures = {
  readonly [Name in Exclude<keyof typeof lawSeries, ReducedTariffName>]: FigureOf<Name>
} & { readonly [Name in ReducedTariffName]: Figure<ReducedTariff | null> }

type FigureOf<Name extends keyof typeof lawSeries> = (typeof lawSeries)[Name][number]

/** The series of all figures, in the order in which they are listed. Reduced tariffs need the minimum wage of the year too. */
export const lawSeries = {
  ...incomeTaxSeries,
  ...contributionTariffs,
  contributionLimit: contributionLimits,
  socialContributionLimit: socialContributionLimits,
  ...nonResidentSeries,
  ...deductionSeries,
  ...exemptionSeries,
  ...contributionBases,
  selfEmployment,
  ...reducedTariffs,
  minimumWage: minimumWages,
  minimumWageRaise: minimumWageRaises,
  productionCalendar: productionCalendars,
  transferDays,
}
