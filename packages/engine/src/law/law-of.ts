import { childDeductionLimits, childDeductions } from './child-deductions.ts'
import { civilContractSocialInsurance } from './civil-contract.ts'
import { contributionRates } from './contribution-tariffs.ts'
import { expenseLimits } from './expense-deductions.ts'
import { figureIn } from './figure.ts'
import { allowanceScales, mainScales, privilegeScales } from './income-tax-scales.ts'
import type { Law } from './law.ts'
import { nonResidentRates } from './non-resident.ts'
import { reducedTariffs, withMinimumWage } from './reduced-tariffs.ts'
import { selfEmployments } from './self-employment.ts'
import { NEWEST_TAX_YEAR, type ProductionCalendar, yearlySeries } from './yearly-figures.ts'

/** The first tax year whose law is known. */
export const EARLIEST_TAX_YEAR = 2017

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
  const minimumWage = figureIn(yearlySeries.minimumWage, figuresOf)
  const tariffs = figureIn(reducedTariffs, figuresOf)
  const productionCalendar = figureIn(yearlySeries.productionCalendar, figuresOf)
  const provisional = year > NEWEST_TAX_YEAR
  const calendar = provisional ? null : productionCalendar.value
  const law: Law = {
    year,
    figuresOf,
    provisional,
    workingDays: calendar === null ? null : workingDaysOf(year, calendar),
    figures: {
      mainScale: figureIn(mainScales, figuresOf),
      allowanceScale: figureIn(allowanceScales, figuresOf),
      privilegeScale: figureIn(privilegeScales, figuresOf),
      contributionRates: figureIn(contributionRates, figuresOf),
      contributionLimit: figureIn(yearlySeries.contributionLimit, figuresOf),
      socialContributionLimit: figureIn(yearlySeries.socialContributionLimit, figuresOf),
      nonResidentRate: figureIn(nonResidentRates, figuresOf),
      childDeductions: figureIn(childDeductions, figuresOf),
      childDeductionLimit: figureIn(childDeductionLimits, figuresOf),
      expenseLimits: figureIn(expenseLimits, figuresOf),
      civilContractSocialInsurance: figureIn(civilContractSocialInsurance, figuresOf),
      selfEmployment: figureIn(selfEmployments, figuresOf),
      reducedTariffs: { ...tariffs, value: withMinimumWage(tariffs.value, minimumWage.value) },
      minimumWage,
      productionCalendar,
    },
  }
  prepared.set(year, law)
  return law
}

/** The days of each month, January first, that the five-day week and the calendar leave to work. */
function workingDaysOf(year: number, { off, worked }: ProductionCalendar): number[][] {
  const months = Array.from({ length: 12 }, (): number[] => [])
  const date = new Date(Date.UTC(year, 0, 1))
  for (; date.getUTCFullYear() === year; date.setUTCDate(date.getUTCDate() + 1)) {
    const name = date.toISOString().slice('2026-'.length, '2026-01-31'.length)
    const isWeekend = date.getUTCDay() % 6 === 0
    const isWorked = isWeekend ? worked.includes(name) : !off.includes(name)
    if (isWorked) months[date.getUTCMonth()]?.push(date.getUTCDate())
  }
  return months
}
