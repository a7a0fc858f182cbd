import { ZERO } from '../money/kopecks.ts'

const MONTHS = 12

const column = () => new Float64Array(MONTHS)

/**
 * The figures of one year as the rules compute them: a column of twelve for each, January first,
 * kopecks unless said otherwise. Months before the first paid one hold nothing that counts.
 *
 * The rules read and write columns, so that one set of figures serves any number of years in turn.
 */
export class YearFigures {
  /** The salary of the month, or of the paid part of it. */
  readonly salary = column()
  readonly bonus = column()
  /** Paid above the district coefficient of the law. */
  readonly districtExcess = column()
  /** Pay of the main tax base: salary, bonus and excess. */
  readonly basePay = column()
  readonly districtPart = column()
  readonly northernPart = column()
  /** The district coefficient's part and the northern allowance. */
  readonly allowances = column()
  readonly grossIncome = column()
  /** The deduction for children. */
  readonly childDeduction = column()
  readonly baseTax = column()
  readonly allowancesTax = column()
  /** The rate after the month, whole percent. */
  readonly taxRate = column()
  /** The sum of the contributions to all funds, where the law sets one sum. */
  readonly contributions = column()
  /** The part of medical insurance in that sum since the start of the year. */
  readonly medicalDue = column()
  /** The part of social insurance in that sum since the start of the year. */
  readonly socialDue = column()
  readonly pensionContribution = column()
  readonly medicalContribution = column()
  readonly socialContribution = column()
  readonly accidentContribution = column()
  /** 1 where the payment is outside the regime of the self-employed, else 0. */
  readonly isOutsideRegime = column()

  /** The part of the self-employed's registration deduction that the year used. */
  registrationDeductionUsed = 0
  /** The tax rate before the first paid month, whole percent. */
  firstRate = 0
  /** The deduction for all children of one month. */
  monthlyDeduction = ZERO
}
