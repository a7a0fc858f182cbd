import type { Law } from '../law/law.ts'
import { type Kopecks, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import { taxOfYear, type YearIncome } from '../tax-of-year.ts'
import type { TaxBases } from '../withholding.ts'
import type { Circumstances } from './circumstances.ts'

/** What the year's deductions give back, kopecks. */
export interface DeductionResult {
  /** The deduction for the children of one month. */
  readonly childrenMonthlyDeduction: Kopecks
  /** The months that had it. */
  readonly childrenMonths: number
  /** The tax that it saved; the months' tax is already lower by it. */
  readonly childrenReturn: Kopecks
  readonly propertyReturnThisYear: Kopecks
  /** With the years that follow, if each has this year's income and no other expenses. */
  readonly propertyReturnTotal: Kopecks
  readonly socialReturn: Kopecks
  readonly totalReturn: Kopecks
}

/**
 * What the expenses of a year give back: tax before less tax after over the brackets, social
 * expenses first because they do not carry over, and never more than was withheld.
 * @param income of the year, with the deductions for children that were granted
 * @param withheld tax, kopecks
 * @source Tax Code, articles 218 to 220
 */
export function deductionResult(
  law: Law,
  bases: TaxBases,
  circumstances: Circumstances,
  income: YearIncome,
  withheld: number,
  children: { readonly monthly: Kopecks; readonly months: number },
): DeductionResult {
  const tax = (deduction: number) => taxOfYear(bases, { ...income, deduction })
  const granted = income.deduction
  const social = socialDeduction(law, circumstances)
  const property = propertyDeduction(law, circumstances)

  const taxBefore = tax(granted)
  const taxAfterSocial = tax(granted + social)
  const socialReturn = Math.min(taxBefore - taxAfterSocial, withheld)
  const propertyReturnThisYear = Math.min(
    taxAfterSocial - tax(granted + social + property),
    withheld - socialReturn,
  )

  const taxable = Math.max(income.baseIncome + income.allowancesIncome - granted, 0)
  const usedThisYear = Math.min(property, Math.max(taxable - social, 0))
  const left = property - usedThisYear
  // Years that use up all of their income give back all of their tax; the last one a part of it.
  const fullYears = taxable === 0 ? 0 : timesIn(left, taxable)
  const rest = taxable === 0 ? 0 : left - fullYears * taxable
  const laterReturns =
    fullYears * Math.min(taxBefore, withheld) + Math.min(taxBefore - tax(granted + rest), withheld)

  const childrenReturn = tax(0) - taxBefore
  return {
    childrenMonthlyDeduction: children.monthly,
    childrenMonths: children.months,
    childrenReturn: childrenReturn as Kopecks,
    propertyReturnThisYear: propertyReturnThisYear as Kopecks,
    propertyReturnTotal: (propertyReturnThisYear + laterReturns) as Kopecks,
    socialReturn: socialReturn as Kopecks,
    totalReturn: (childrenReturn + propertyReturnThisYear + socialReturn) as Kopecks,
  }
}

/** The deductions of someone who has a right to none: a non-resident, a self-employed. */
export const NO_DEDUCTIONS: DeductionResult = {
  childrenMonthlyDeduction: ZERO,
  childrenMonths: 0,
  childrenReturn: ZERO,
  propertyReturnThisYear: ZERO,
  propertyReturnTotal: ZERO,
  socialReturn: ZERO,
  totalReturn: ZERO,
}

function socialDeduction(law: Law, { expenses = {}, children = 0 }: Circumstances): number {
  const limits = law.figures.expenseLimits.value
  // A student may be past the age of the monthly deduction: the limit is for one child at least.
  const childEducationLimit = limits.childEducation * Math.max(children, 1)
  return (
    Math.min(expenses.social ?? 0, limits.social) +
    Math.min(expenses.childEducation ?? 0, childEducationLimit)
  )
}

function propertyDeduction(law: Law, { expenses = {} }: Circumstances): number {
  const limits = law.figures.expenseLimits.value
  return (
    Math.min(expenses.housing ?? 0, limits.housing) +
    Math.min(expenses.mortgageInterest ?? 0, limits.mortgageInterest)
  )
}
