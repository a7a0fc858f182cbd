import { type Citation, figureIn, type Law, minimumWageIn } from '@oklad/law'
import { smallBusinessActivities } from '@oklad/law/internal'
import type { Calculation } from '../contract-types/contract-type.ts'
import type { IncomeLimit } from '../deductions/deduction.ts'
import { claimsDeductions, deductions } from '../deductions/deductions.ts'
import { deductionNames } from '../deductions/names.ts'
import { type Kopecks, minus, ZERO } from '../money/kopecks.ts'
import { percentOf } from '../money/rounding.ts'
import { northernPartOf } from '../pay/other-pay.ts'
import { partOfMonth } from '../pay/part-month.ts'
import {
  type CompleteTerms,
  type ContributionTariff,
  type Month,
  payBefore,
  salaryOf,
} from '../terms/terms.ts'
import type { MonthFigures, YearFigures } from '../year-figures.ts'
import { tariffFigures } from './reduced-contributions.ts'

/** A fact about a year that a reader of its figures needs to know. */
export type YearWarning =
  | {
      readonly code: 'threshold_passed'
      readonly month: Month
      /** Rates before and after, whole percent. */
      readonly from: number
      readonly to: number
      /**
       * The change of net pay from the month before, kopecks; negative if it fell. `null` if the rate is
       * not all that changed: in the first month, or if pay, its allowances or exempt part, or a deduction differ.
       */
      readonly netChange: number | null
    }
  | { readonly code: LimitCode; readonly month: Month; readonly limit: Kopecks }
  | {
      readonly code: 'below_minimum_wage'
      /** The months with this minimum whose pay is below it, the first one first. */
      readonly months: readonly [Month, ...Month[]]
      /** The minimum wage; of part time its share. */
      readonly minimum: Kopecks
      /** The share of full time, percent, where it is below 100. */
      readonly share?: number
    }
  /** A start after January with children: income at previous employers may end their deduction. */
  | { readonly code: 'earlier_income_unknown' }
  | { readonly code: 'deductions_not_applied' }
  /**
   * Excess tax that no later month can absorb (Tax Code, article 231), or tax due that the pay was too low to withhold
   * (article 226, paragraph 5).
   */
  | { readonly code: 'excess_tax' | 'tax_not_withheld'; readonly excess: Kopecks }
  /** The tariff of small business, or of its manufacturing, needs a main activity on the list of an act. */
  | { readonly code: 'activity_must_be_listed'; readonly list: Citation; readonly of: ListedTariff }

type ListedTariff = Extract<ContributionTariff, `smallBusiness${string}`>

type LimitCode =
  | 'contribution_limit_passed'
  | IncomeLimit['passed']
  | 'self_employment_limit_passed'
  | 'registration_deduction_used'

/**
 * Finds the facts about a computed year that a reader of its figures needs to know: those of months in their order,
 * then those of the whole year.
 */
export function yearWarningsOf(calculation: Calculation): readonly YearWarning[] {
  const { terms, law, year, contractType } = calculation
  const warnings: YearWarning[] = []
  const { months } = year
  if (!contractType.isTaxedByMonth(terms)) warnOfThresholds(warnings, year)
  if (contractType.hasContributions) warnOfContributions(warnings, calculation)
  warnOfDeductions(warnings, calculation)
  const incomeLimit = contractType.incomeLimit(law)
  if (incomeLimit !== null) {
    const outside = months.find(({ taxRate }) => taxRate === 0)
    warnOfLimit(warnings, 'self_employment_limit_passed', outside, incomeLimit)
    if (terms.hasRegistrationDeduction) {
      // A month without pay uses none of the deduction.
      const full = months.find((month) => month.grossIncome > 0 && month.taxRate === year.firstRate)
      const used = year.registrationDeductionUsed
      warnOfLimit(warnings, 'registration_deduction_used', full, used)
    }
  }
  if (contractType.hasMinimumWage) warnOfMinimumWage(warnings, terms, law, months)
  warnOfTax(warnings, year.excessTax)
  return inOrder(warnings)
}

/** Finds the month that passed the limit of contributions, and the act that a tariff depends on. */
function warnOfContributions(warnings: YearWarning[], { terms, law, year }: Calculation): void {
  if (isContributionLimited(terms, law)) {
    const limit = law.figures.contributionLimit.value
    warnOfLimit(warnings, 'contribution_limit_passed', monthAbove(limit, terms, year.months), limit)
  }
  const { contributionTariff: of } = terms
  if (of === 'smallBusiness') {
    const { value: isListed, citation: list } = figureIn(smallBusinessActivities, law.year)
    if (isListed) warnings.push({ code: 'activity_must_be_listed', list, of })
  }
  if (of === 'smallBusinessManufacturing') {
    const { citation: list } = law.figures.manufacturingTariff
    warnings.push({ code: 'activity_must_be_listed', list, of })
  }
}

/** Puts the warnings of months in their order, then those of the whole year. */
export const inOrder = (warnings: YearWarning[]): readonly YearWarning[] =>
  warnings.length < 2 ? warnings : warnings.sort((one, other) => placeOf(one) - placeOf(other))

/** @param excess see `YearFigures.excessTax` */
export function warnOfTax(warnings: YearWarning[], excess: Kopecks): void {
  if (excess > 0) warnings.push({ code: 'excess_tax', excess })
  if (excess < 0) warnings.push({ code: 'tax_not_withheld', excess: minus(ZERO, excess) })
}

/** Finds what a reader needs to know of the standard deductions of a year. */
export function warnOfDeductions(warnings: YearWarning[], calculation: Calculation): void {
  const { terms, law, year, contractType, claimed } = calculation
  if (contractType.deductionsExcludedBy(terms) !== null) {
    if (claimsDeductions(calculation)) warnings.push({ code: 'deductions_not_applied' })
    return
  }
  if (year.months.length === 0) return
  let hasLimited = false
  for (const name of claimed) {
    const { limit } = deductions[name]
    if (limit === null) continue
    hasLimited = true
    // A month without pay may have no deduction for that reason.
    const lost = year.months.find((month) => month.deductions[name] === 0 && month.grossIncome > 0)
    warnOfLimit(warnings, limit.passed, lost, limit.ofLaw(law).value.income)
  }
  if (hasLimited && isEarlierIncomeUnknown(terms)) warnings.push({ code: 'earlier_income_unknown' })
}

function warnOfLimit(
  warnings: YearWarning[],
  code: LimitCode,
  passing: MonthFigures | undefined,
  limit: Kopecks,
): void {
  if (passing !== undefined) warnings.push({ code, month: passing.month as Month, limit })
}

/** The month of a warning; one of the whole year comes after December. */
const placeOf = (warning: YearWarning) => ('month' in warning ? warning.month : 13)

/** Returns whether the year has months before the first one, and nothing is known about their income. */
const isEarlierIncomeUnknown = (terms: CompleteTerms) =>
  terms.firstMonth > 1 && terms.incomeBeforeElsewhere === null && payBefore(terms) === 0

/** Finds the months in which the tax rate rose. */
function warnOfThresholds(warnings: YearWarning[], { months, firstRate }: YearFigures): void {
  let from = firstRate
  let previous: MonthFigures | undefined
  for (const month of months) {
    const { taxRate: to } = month
    if (to > from) {
      const netChange =
        previous && isPaidAs(previous, month) ? month.netIncome - previous.netIncome : null
      warnings.push({ code: 'threshold_passed', month: month.month as Month, from, to, netChange })
    }
    from = to
    previous = month
  }
}

/** Returns whether only the tax rate can change net pay between two months. */
const isPaidAs = (one: MonthFigures, other: MonthFigures) =>
  one.grossIncome === other.grossIncome &&
  one.allowances === other.allowances &&
  one.exemptIncome === other.exemptIncome &&
  (one.deductions === other.deductions ||
    deductionNames.every((name) => one.deductions[name] === other.deductions[name]))

/** Returns whether the contribution rate is lower above the year's limit. */
function isContributionLimited({ contributionTariff }: CompleteTerms, law: Law): boolean {
  if (contributionTariff === 'general') return true
  const tariff = law.figures[tariffFigures[contributionTariff]].value
  const rate = tariff?.unified ?? tariff?.funds?.pension
  if (tariff === null || rate === undefined) return false
  return tariff.generalUpTo > 0 || rate.aboveLimit < rate.withinLimit
}

/** Finds the month in which the pay since January passed a limit. */
function monthAbove(
  limit: number,
  terms: CompleteTerms,
  months: readonly MonthFigures[],
): MonthFigures | undefined {
  let pay: number = payBefore(terms)
  if (pay > limit) return undefined
  return months.find(({ insuredPay }) => {
    pay += insuredPay
    return pay > limit
  })
}

/**
 * Finds the full months with a salary whose pay without allowances is below the minimum wage, or its share of part time:
 * a warning for each minimum, which the law may raise within a year.
 * @source Labour Code, article 133, paragraph 3
 */
export function warnOfMinimumWage(
  warnings: YearWarning[],
  terms: CompleteTerms,
  law: Law,
  months: readonly MonthFigures[],
): void {
  const { fullTimeShare: share } = terms
  let latest: { readonly months: [Month, ...Month[]]; readonly minimum: Kopecks } | undefined
  for (const { month, bonus } of months) {
    const salary = salaryOf(terms, month)
    const wage = minimumWageIn(law, month)
    const missing = wage * share - (salary + bonus) * 100
    if (salary === 0 || missing <= 0 || performanceBonusesIn(law, terms, month) * 100 >= missing) {
      continue
    }
    const part = partOfMonth(law, terms, month)
    if (part !== null && part.paid < part.of) continue
    const minimum = percentOf(wage, share)
    if (latest?.minimum === minimum) latest.months.push(month as Month)
    else {
      latest = { months: [month as Month], minimum }
      warnings.push({ code: 'below_minimum_wage', ...latest, ...(share < 100 && { share }) })
    }
  }
}

/** Returns the bonuses by results that other pay has in a month, without their northern part. Kopecks. */
function performanceBonusesIn(law: Law, { otherPay }: CompleteTerms, month: number): number {
  let sum = 0
  for (const { kind, amount, northernAmount, ...other } of otherPay) {
    if (other.month !== month || kind !== 'performance_bonus') continue
    sum += amount - northernPartOf(law, kind, amount, northernAmount)
  }
  return sum
}
