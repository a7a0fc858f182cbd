import {
  type DeductionName,
  type Deductions,
  deductionNames,
  noDeductions,
} from './deductions/names.ts'
import type { Kopecks } from './money/kopecks.ts'
import { type CompleteTerms, type Month, payBefore } from './terms/terms.ts'

/** One month of a calculation. Sums are kopecks. */
export interface PayslipMonth {
  readonly month: Month
  readonly bonus: Kopecks
  /** The sum of other pay, see `Terms.otherPay`. */
  readonly otherPay: Kopecks
  /**
   * Salary, bonus, other pay without its northern part, and pay above the district coefficient of the law. Less
   * `exemptIncome` it is the main tax base.
   */
  readonly basePay: Kopecks
  /** The district coefficient's part, the northern allowance, and the northern part of other pay. */
  readonly allowances: Kopecks
  /** `basePay` + `allowances`. */
  readonly grossIncome: Kopecks
  /** The part of `basePay` that is exempt from tax. */
  readonly exemptIncome: Kopecks
  /** The pay on which contributions and work-accident insurance are due by its kind. */
  readonly insuredPay: Kopecks
  readonly deductions: Readonly<Record<DeductionName, Kopecks>>
  /** The sum of `deductions`. */
  readonly deduction: Kopecks
  /** Tax withheld on base pay. */
  readonly baseTax: Kopecks
  /** Tax withheld on the allowances. */
  readonly allowancesTax: Kopecks
  /** `baseTax` + `allowancesTax`. */
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`. */
  readonly netIncome: Kopecks
  /** The rate of the main base after the month, whole percent; 0 outside the regime of the self-employed. */
  readonly taxRate: number
  /** `insuredPay`, for the head of a company at least the minimum wage; 0 under self-employment. */
  readonly contributionBase: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** The additional pension contribution for harmful work. */
  readonly additionalContribution: Kopecks
}

/** A sum of a month. */
export type FigureOfMonth = Exclude<keyof PayslipMonth, 'deductions'>

/** The contributions of a month, a fund each. */
export const funds = [
  'pensionContribution',
  'medicalContribution',
  'socialContribution',
  'accidentContribution',
  'additionalContribution',
] as const satisfies readonly FigureOfMonth[]

/** The figures that the pay of a month accrues, and on which its tax depends. */
export const accruedFigures = ['basePay', 'allowances', 'grossIncome', 'exemptIncome'] as const

/** A payslip while the rules fill it. */
export type MonthFigures = { -readonly [Name in FigureOfMonth]: number } & {
  /** Replaced, never changed: months without deductions share one. */
  deductions: Deductions
}

/** A year while the rules fill it. */
export interface YearFigures {
  /** From the first paid month to the last one. */
  readonly months: readonly MonthFigures[]
  /** The terms that say which days the head of a company works; absent if the terms of the calculation say so. */
  readonly headed?: CompleteTerms
  /** The tax rate before the first paid month, whole percent. */
  firstRate: number
  /** The part of the self-employed's registration deduction used in the year, kopecks. */
  registrationDeductionUsed: number
  /** Tax withheld above the tax due for the year, kopecks; below 0 tax not withheld, 0 where each month is taxed by itself. */
  excessTax: number
}

/** Returns the sum of a figure over months. */
export function sumOf(months: readonly MonthFigures[], figure: FigureOfMonth): number {
  let sum = 0
  for (const month of months) sum += month[figure]
  return sum
}

/** Gives a month, or a payment, its deductions. */
export function setDeductions(month: MonthFigures, deductions: Deductions): void {
  month.deductions = deductions
  month.deduction = 0
  for (const name of deductionNames) month.deduction += deductions[name]
}

/** Returns the sum of one deduction over months, kopecks. */
export function sumOfDeduction(months: readonly MonthFigures[], name: DeductionName): number {
  let last: Deductions = noDeductions
  let granted = 0
  let sum = 0
  for (const { deductions } of months) {
    // Most months share the deductions of the month before.
    if (deductions !== last) granted = deductions[name]
    last = deductions
    sum += granted
  }
  return sum
}

/** Makes a year in which nothing is computed yet. */
export function newYear({ firstMonth, lastMonth }: CompleteTerms): YearFigures {
  const months: MonthFigures[] = []
  for (let month: number = firstMonth; month <= lastMonth; month++) months.push(newMonth(month))
  return yearWith(months)
}

/** Makes a year of months, in which nothing else is computed yet. */
export function yearWith(months: readonly MonthFigures[]): YearFigures {
  return { months, firstRate: 0, registrationDeductionUsed: 0, excessTax: 0 }
}

/** Returns whether a year that was filled with the terms `before` can be filled again: every figure is overwritten. */
const isFilledAnew = (terms: CompleteTerms, before: CompleteTerms) =>
  terms.firstMonth === before.firstMonth &&
  terms.lastMonth === before.lastMonth &&
  terms.contractType === before.contractType &&
  terms.workingConditions === before.workingConditions

/**
 * Returns a factory that reuses the previous `YearFigures` when every figure will be overwritten. A year
 * is valid until the next call.
 */
export function reusedYears(): (terms: CompleteTerms) => YearFigures {
  let year: YearFigures | undefined
  let before: CompleteTerms
  return (terms) => {
    if (year !== undefined && isFilledAnew(terms, before)) return year
    before = { ...terms }
    year = newYear(terms)
    return year
  }
}

/**
 * Returns the months, with the year's earlier pay by the same employer in front as a month 0.
 * Contributions need it because they are charged on all pay since January.
 */
export function monthsAndBefore(
  terms: CompleteTerms,
  { months }: YearFigures,
): readonly MonthFigures[] {
  const pay = payBefore(terms)
  if (pay === 0) return months
  const before = { ...newMonth(0), grossIncome: pay, insuredPay: pay, contributionBase: pay }
  return [before, ...months]
}

/**
 * Makes a month in which nothing is computed yet.
 * @param month 0 is the pay before the first month; above 12 it is a payment, see `Recorder.at`
 */
export function newMonth(month: number): MonthFigures {
  return {
    month,
    bonus: 0,
    otherPay: 0,
    basePay: 0,
    allowances: 0,
    grossIncome: 0,
    exemptIncome: 0,
    insuredPay: 0,
    deductions: noDeductions,
    deduction: 0,
    baseTax: 0,
    allowancesTax: 0,
    incomeTax: 0,
    netIncome: 0,
    taxRate: 0,
    contributionBase: 0,
    pensionContribution: 0,
    medicalContribution: 0,
    socialContribution: 0,
    accidentContribution: 0,
    additionalContribution: 0,
  }
}
