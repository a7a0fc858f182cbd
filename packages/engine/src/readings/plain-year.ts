import type { Law } from '@oklad/law'
import { children, monthlyDeduction } from '../deductions/children.ts'
import { type Kopecks, kopecks, minus, ZERO } from '../money/kopecks.ts'
import { percentOf, premiumOf, timesIn } from '../money/rounding.ts'
import { completeTerms } from '../terms/complete-terms.ts'
import type { CompleteTerms, Month, Terms } from '../terms/terms.ts'
import { type TaxDue, taxDueOn } from '../withholding/tax-due.ts'
import { taxScalesOf } from '../withholding/tax-scales.ts'
import { NO_DEDUCTIONS } from '../year/assessment/refunds.ts'
import { generalContributionsOn } from '../year/contributions.ts'
import { inOrder, warnOfMinimumWage, type YearWarning } from '../year/year-warnings.ts'
import { newYear } from '../year-figures.ts'
import type { PayslipYear } from './payslips.ts'

/** The sums and warnings of a year, without its months. */
export type PlainYear = PayslipYear & { readonly months: readonly [] }

/** The terms of a plain year. */
const ofPlainYears: ReadonlySet<keyof Terms> = new Set([
  'grossSalary',
  'districtCoefficient',
  'northernAllowance',
  'children',
  'disabledChildren',
  'elderChildren',
  'isSingleParent',
  'firstMonth',
  'firstDay',
  'lastMonth',
  'lastDay',
  'accidentRate',
])

/** Below this salary, kopecks, a month may not pay its tax in whole roubles, or a fund its kopeck. */
const SMALLEST_SALARY = 10_000

/**
 * Makes the reading of a plain year: a resident employee with one salary from January to December. All its months pay the
 * same, so its figures to date follow from the number of months, and no month is computed: the tax due, the months in
 * which a limit or a threshold is passed. It has the sums and warnings of `calculate` in a fifth of the time.
 * @param given the terms that may have another value than their default
 * @returns `undefined` if one of them is no term of a plain year; the reading returns it of a year that is not plain
 */
export function plainYears(given: readonly (keyof Terms)[]) {
  return given.every((name) => ofPlainYears.has(name)) ? plainYearOf : undefined
}

function plainYearOf(terms: CompleteTerms, law: Law): PlainYear | undefined {
  const { grossSalary, firstMonth, lastMonth, accidentRate } = terms
  if (firstMonth !== 1 || lastMonth !== 12 || grossSalary < SMALLEST_SALARY) return undefined
  const district = percentOf(grossSalary, terms.districtCoefficient - 100)
  const allowances = district + percentOf(grossSalary, terms.northernAllowance)
  const pay = { base: grossSalary, allowances, all: grossSalary + allowances }
  const deduction = deductionOf(terms, law, pay)
  const dueTo = taxToDate(law, pay, deduction)
  const grossIncome = kopecks(12 * pay.all)
  const incomeTax = dueTo(12).onAll
  const { pension, medical, social } = generalContributionsOn(grossIncome, law)
  const accident = accidentRate > 0 ? premiumOf(grossIncome, accidentRate) : ZERO
  return {
    year: law.year,
    provisional: law.provisional,
    months: [],
    grossIncome,
    incomeTax,
    netIncome: minus(grossIncome, incomeTax),
    pensionContribution: pension,
    medicalContribution: medical,
    socialContribution: social,
    accidentContribution: accident,
    additionalContribution: ZERO,
    employerCost: kopecks(grossIncome + pension + medical + social + accident),
    registrationDeductionUsed: ZERO,
    deductions: deductionResult(law, pay, deduction, incomeTax),
    settlement: null,
    warnings: warningsOf(terms, law, pay, deduction, dueTo),
  }
}

/** What each month pays, kopecks. */
type Pay = Readonly<Record<'base' | 'allowances' | 'all', number>>

/** The deduction for children: that of a month, kopecks, and the number of its months, from January. */
interface Deduction {
  readonly monthly: Kopecks
  readonly months: number
}

const NONE: Deduction = { monthly: ZERO, months: 0 }

function deductionOf(terms: CompleteTerms, law: Law, pay: Pay): Deduction {
  if (!children.isClaimed(terms)) return NONE
  const { income, countsAllowances } = law.figures.childDeductionLimit.value
  const months = Math.min(timesIn(income, countsAllowances ? pay.all : pay.base), 12)
  return { monthly: monthlyDeduction(law, terms), months }
}

/** Makes the function that computes the tax due to the end of a month, 0 before January. */
function taxToDate(law: Law, { base, allowances }: Pay, { monthly, months }: Deduction) {
  const scales = taxScalesOf(law, false)
  return (month: number): TaxDue =>
    taxDueOn(scales, {
      baseIncome: base * month,
      allowancesIncome: allowances * month,
      deduction: monthly * Math.min(month, months),
    })
}

/** Returns the deductions of the year, and the tax that they save. */
function deductionResult(law: Law, pay: Pay, { monthly, months }: Deduction, incomeTax: Kopecks) {
  if (monthly === 0) return NO_DEDUCTIONS
  const saved = minus(taxToDate(law, pay, NONE)(12).onAll, incomeTax)
  return {
    ...NO_DEDUCTIONS,
    childrenMonthlyDeduction: monthly,
    childrenMonths: months,
    saved: { ...NO_DEDUCTIONS.saved, children: saved },
    totalReturn: saved,
  }
}

/** The months of a year without anything but a salary. */
const { months: ofSalary } = newYear(completeTerms({ grossSalary: ZERO }))

/** See `yearWarningsOf`. */
function warningsOf(
  terms: CompleteTerms,
  law: Law,
  pay: Pay,
  deduction: Deduction,
  dueTo: (month: number) => TaxDue,
): readonly YearWarning[] {
  const { contributionLimit, childDeductionLimit, minimumWage, minimumWageRaise } = law.figures
  const warnings: YearWarning[] = []
  warnOfThresholds(warnings, law, pay, deduction, dueTo)
  const limit = contributionLimit.value
  if (12 * pay.all > limit) {
    const month = (timesIn(limit, pay.all) + 1) as Month
    warnings.push({ code: 'contribution_limit_passed', month, limit })
  }
  if (deduction.monthly > 0 && deduction.months < 12) {
    const month = (deduction.months + 1) as Month
    const { income } = childDeductionLimit.value
    warnings.push({ code: 'child_deduction_limit_passed', month, limit: income })
  }
  const highest = minimumWageRaise.value?.wage ?? minimumWage.value
  if (pay.base < highest) warnOfMinimumWage(warnings, terms, law, ofSalary)
  return inOrder(warnings)
}

/** Finds the months in which the tax rate rose, as the months of a year show them. */
function warnOfThresholds(
  warnings: YearWarning[],
  law: Law,
  pay: Pay,
  deduction: Deduction,
  dueTo: (month: number) => TaxDue,
): void {
  const { mainScale, allowanceScale } = law.figures
  const { brackets } = mainScale.value
  const taxed = allowanceScale.value === null ? pay.all : pay.base
  let passed = 0
  for (const { upTo, rate: from } of brackets) {
    const month = monthAbove(upTo, taxed, deduction)
    if (month > 12) return
    // A month may pass several thresholds.
    if (month === passed) continue
    passed = month
    const { rate: to, onAll: due } = dueTo(month)
    // In the month after the last deduction the rate is not all that changed.
    const isOther = month === 1 || (deduction.monthly > 0 && month === deduction.months + 1)
    const netChange = isOther ? null : 2 * dueTo(month - 1).onAll - due - dueTo(month - 2).onAll
    warnings.push({ code: 'threshold_passed', month: month as Month, from, to, netChange })
  }
}

/** Returns the month in which the tax base passes a sum; one above 12 if no month of the year does. */
function monthAbove(sum: number, pay: number, { monthly, months }: Deduction): number {
  if (sum === Number.POSITIVE_INFINITY) return 13
  const month = pay > monthly ? timesIn(sum, pay - monthly) + 1 : 13
  if (month <= months) return month
  return Math.max(timesIn(sum + monthly * months, pay) + 1, months + 1)
}
