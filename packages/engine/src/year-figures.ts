import {
  type DeductionName,
  type Deductions,
  deductionNames,
  noDeductions,
} from './deductions/names.ts'
import { type Draft, type Kopecks, kopecks, plus, total, ZERO } from './money/kopecks.ts'
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
export type SumOfMonth = Exclude<keyof PayslipMonth, 'month' | 'taxRate' | 'deductions'>

/** The contributions of a month, a fund each. */
export const funds = [
  'pensionContribution',
  'medicalContribution',
  'socialContribution',
  'accidentContribution',
  'additionalContribution',
] as const satisfies readonly SumOfMonth[]

/** The figures that the pay of a month accrues, and on which its tax depends. */
export const accruedFigures = ['basePay', 'allowances', 'grossIncome', 'exemptIncome'] as const

/** A payslip while the rules fill it. */
export type MonthFigures = { -readonly [Name in SumOfMonth]: Kopecks } & {
  month: number
  taxRate: number
  /** Replaced, never changed: months without deductions share one. */
  deductions: Deductions
}

/** A month to the rules that go through a year. */
export type MonthDraft = Draft<MonthFigures>

/** A year while the rules fill it. */
export interface YearFigures {
  /** From the first paid month to the last one. */
  readonly months: readonly MonthFigures[]
  /** The terms that say which days the head of a company works; absent if the terms of the calculation say so. */
  readonly headed?: CompleteTerms
  /** The tax rate before the first paid month, whole percent. */
  firstRate: number
  /** The part of the self-employed's registration deduction used in the year, kopecks. */
  registrationDeductionUsed: Kopecks
  /** Tax withheld above the tax due for the year, kopecks; below 0 tax not withheld, 0 where each month is taxed by itself. */
  excessTax: Kopecks
}

/** Returns the sum of a figure over months. */
export function sumOf(months: readonly MonthFigures[], figure: SumOfMonth): Kopecks {
  let sum = 0
  for (const month of months) sum += month[figure]
  return kopecks(sum)
}

/** Gives a month, or a payment, its deductions. */
export function setDeductions(month: MonthFigures, deductions: Deductions): void {
  month.deductions = deductions
  month.deduction = total(deductionNames.map((name) => deductions[name]))
}

/** Returns the sum of one deduction over months, kopecks. */
export function sumOfDeduction(months: readonly MonthFigures[], name: DeductionName): Kopecks {
  let last: Deductions = noDeductions
  let granted = ZERO
  let sum = ZERO
  for (const { deductions } of months) {
    // Most months share the deductions of the month before.
    if (deductions !== last) granted = deductions[name]
    last = deductions
    sum = plus(sum, granted)
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
  return { months, firstRate: 0, registrationDeductionUsed: ZERO, excessTax: ZERO }
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
  // Read once: twelve months have 250 of them.
  const none = ZERO
  return {
    month,
    bonus: none,
    otherPay: none,
    basePay: none,
    allowances: none,
    grossIncome: none,
    exemptIncome: none,
    insuredPay: none,
    deductions: noDeductions,
    deduction: none,
    baseTax: none,
    allowancesTax: none,
    incomeTax: none,
    netIncome: none,
    taxRate: 0,
    contributionBase: none,
    pensionContribution: none,
    medicalContribution: none,
    socialContribution: none,
    accidentContribution: none,
    additionalContribution: none,
  }
}
