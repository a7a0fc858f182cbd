import { childDeductionLimits, childDeductions } from './child-deductions.ts'
import { civilContractSocialInsurance } from './civil-contract.ts'
import {
  contributionLimits,
  contributionRates,
  socialContributionLimits,
} from './contribution-tariffs.ts'
import { expenseLimits } from './expense-deductions.ts'
import { figureIn } from './figure.ts'
import { allowanceScales, mainScales, privilegeScales } from './income-tax-scales.ts'
import type { Law } from './law.ts'
import { minimumWages } from './minimum-wage.ts'
import { nonResidentRates } from './non-resident.ts'
import { productionCalendars } from './production-calendar.ts'
import { reducedTariffs } from './reduced-tariffs.ts'
import { selfEmployments } from './self-employment.ts'

/** The first tax year whose law is known. */
export const EARLIEST_TAX_YEAR = 2017

/** The newest tax year whose law is known. Raise it when every yearly figure has its new line. */
export const NEWEST_TAX_YEAR = 2026

const prepared = new Map<number, Law>()

/**
 * The law of a tax year, prepared once and shared.
 * A year after the newest known one is computed on the newest law and marked provisional: a
 * calculation is never refused because the calendar turned.
 * @param year a whole number, 2017 or later
 * @throws {RangeError} for an earlier year or a fraction
 */
export function lawOf(year: number): Law {
  return prepared.get(year) ?? prepare(year)
}

function prepare(year: number): Law {
  if (!Number.isInteger(year) || year < EARLIEST_TAX_YEAR || year > 9999) {
    throw new RangeError(`The law is known from ${EARLIEST_TAX_YEAR} on, not of ${year}`)
  }
  const figuresOf = Math.min(year, NEWEST_TAX_YEAR)
  const law: Law = {
    year,
    figuresOf,
    provisional: year > NEWEST_TAX_YEAR,
    figures: {
      mainScale: figureIn(mainScales, figuresOf),
      allowanceScale: figureIn(allowanceScales, figuresOf),
      privilegeScale: figureIn(privilegeScales, figuresOf),
      contributionRates: figureIn(contributionRates, figuresOf),
      contributionLimit: figureIn(contributionLimits, figuresOf),
      socialContributionLimit: figureIn(socialContributionLimits, figuresOf),
      nonResidentRate: figureIn(nonResidentRates, figuresOf),
      childDeductions: figureIn(childDeductions, figuresOf),
      childDeductionLimit: figureIn(childDeductionLimits, figuresOf),
      expenseLimits: figureIn(expenseLimits, figuresOf),
      civilContractSocialInsurance: figureIn(civilContractSocialInsurance, figuresOf),
      selfEmployment: figureIn(selfEmployments, figuresOf),
      reducedTariffs: figureIn(reducedTariffs, figuresOf),
      minimumWage: figureIn(minimumWages, figuresOf),
      productionCalendar: figureIn(productionCalendars, figuresOf),
    },
  }
  prepared.set(year, law)
  return law
}
