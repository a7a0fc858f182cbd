import { additionalContributionRates } from './additional-contributions.ts'
import { childDeductionLimits, childDeductions } from './child-deductions.ts'
import {
  civilContractSocialInsurance,
  contributionRates,
  minimumBaseOfHead,
} from './contribution-tariffs.ts'
import { propertyLimits, socialLimits } from './expense-deductions.ts'
import type { Figure } from './figure.ts'
import {
  allowanceScales,
  mainScales,
  nonResidentRates,
  nonResidentScales,
  privilegeScales,
  remoteEmployeeScales,
} from './income-tax.ts'
import { averagePaySplits, payExemptions } from './pay-exemptions.ts'
import { type ReducedTariff, type ReducedTariffName, reducedTariffs } from './reduced-tariffs.ts'
import { transferDays } from './remittance-days.ts'
import { selfEmployments } from './self-employment.ts'
import {
  familyPaymentRates,
  gtoDeductions,
  ownDeductions,
  savingsLimits,
} from './year-deductions.ts'
import { minimumWageRaises, yearlySeries } from './yearly-figures.ts'

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

/**
 * Checks an argument of callers without types.
 * @throws {TypeError} if it is not a law
 */
export function requireLaw(law: Law | undefined): void {
  if (law?.figures === undefined) {
    throw new TypeError('law must be the law of a tax year, such as lawOf(2026)')
  }
}

/** The figures by name. */
export type LawFigures = {
  readonly [Name in Exclude<keyof typeof lawSeries, ReducedTariffName>]: FigureOf<Name>
} & { readonly [Name in ReducedTariffName]: Figure<ReducedTariff | null> }

type FigureOf<Name extends keyof typeof lawSeries> = (typeof lawSeries)[Name][number]

/** The series of all figures. Reduced tariffs need the minimum wage of the year too. */
export const lawSeries = {
  mainScale: mainScales,
  allowanceScale: allowanceScales,
  privilegeScale: privilegeScales,
  contributionRates,
  additionalContributionRates,
  nonResidentRate: nonResidentRates,
  nonResidentScale: nonResidentScales,
  remoteEmployeeScale: remoteEmployeeScales,
  childDeductions,
  childDeductionLimit: childDeductionLimits,
  ownDeductions,
  socialLimits,
  propertyLimits,
  savingsLimit: savingsLimits,
  gtoDeduction: gtoDeductions,
  familyPaymentRate: familyPaymentRates,
  payExemptions,
  averagePaySplit: averagePaySplits,
  civilContractSocialInsurance,
  minimumBaseOfHead,
  selfEmployment: selfEmployments,
  ...reducedTariffs,
  ...yearlySeries,
  minimumWageRaise: minimumWageRaises,
  transferDays,
}
