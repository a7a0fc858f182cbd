import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms, Month } from '../terms.ts'

/** One month of a calculation. Sums are kopecks. */
export interface PayslipMonth {
  readonly month: Month
  readonly bonus: Kopecks
  /** Salary, bonus, and pay above the district coefficient of the law: the main tax base. */
  readonly basePay: Kopecks
  /** The district coefficient's part and the northern allowance. */
  readonly allowances: Kopecks
  /** `basePay` + `allowances`. */
  readonly grossIncome: Kopecks
  /** The deduction for children. */
  readonly childDeduction: Kopecks
  /** Tax withheld on base pay. */
  readonly baseTax: Kopecks
  /** Tax withheld on the allowances. */
  readonly allowancesTax: Kopecks
  /** `baseTax` + `allowancesTax`. */
  readonly incomeTax: Kopecks
  /** `grossIncome` − `incomeTax`. */
  readonly netIncome: Kopecks
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** Whether the payment is outside the regime of the self-employed. */
  readonly isOutsideRegime: boolean
}

/** A payslip that the rules are still filling. */
export type MonthFigures = {
  -readonly [Name in keyof PayslipMonth]: PayslipMonth[Name] extends boolean ? boolean : number
}

/** A year that the rules are still filling. */
export interface YearFigures {
  /** From the first paid month to December. */
  readonly months: readonly MonthFigures[]
  /** The tax rate before the first paid month, whole percent. */
  firstRate: number
  /** The deduction for all children of one month, kopecks. */
  monthlyDeduction: number
  /** The part of the self-employed's registration deduction that the year used, kopecks. */
  registrationDeductionUsed: number
}

/** A year of which nothing is computed yet. */
export function yearFrom(firstMonth: number): YearFigures {
  const months: MonthFigures[] = []
  for (let month = firstMonth; month <= 12; month++) months.push(newMonth(month))
  return { months, firstRate: 0, monthlyDeduction: 0, registrationDeductionUsed: 0 }
}

/**
 * The months, after the earlier pay of the year by the same employer as a month 0 of its own:
 * contributions are charged on the pay since January.
 */
export function monthsAndBefore(
  { incomeBefore }: CompleteTerms,
  { months }: YearFigures,
): readonly MonthFigures[] {
  const grossIncome = incomeBefore.baseIncome + incomeBefore.allowancesIncome
  return grossIncome === 0 ? months : [{ ...newMonth(0), grossIncome }, ...months]
}

function newMonth(month: number): MonthFigures {
  return {
    month,
    bonus: 0,
    basePay: 0,
    allowances: 0,
    grossIncome: 0,
    childDeduction: 0,
    baseTax: 0,
    allowancesTax: 0,
    incomeTax: 0,
    netIncome: 0,
    taxRate: 0,
    pensionContribution: 0,
    medicalContribution: 0,
    socialContribution: 0,
    accidentContribution: 0,
    isOutsideRegime: false,
  }
}
