import type { Law } from '@oklad/law'
import { calculationOf, contractTypes, incomeLeft } from '../../contract-types/contract-types.ts'
import { mostDeductionIn } from '../../deductions/deductions.ts'
import { kopecks, LARGEST_SALARY, plus, ZERO } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { percentPaid } from '../../pay/accrual.ts'
import { partOfMonth } from '../../pay/part-month.ts'
import { type CompleteTerms, payBefore } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import type { TaxScales } from '../../withholding/tax-scales.ts'
import { incomeTo, type TaxedIncome } from '../../withholding/taxed-income.ts'
import { walkPay } from '../../year/walk.ts'
import { type MonthFigures, newYear, sumOf } from '../../year-figures.ts'
import type { AfterTaxDeduction } from '../writs/after-tax-deduction.ts'
import { PaidOut } from '../writs/paid-out.ts'

/** The most by which rounding to the kopeck changes the rise of a month's pay. */
const ROUNDING_OF_PAY = 6
/** The most by which the tax withheld in several months can be below the tax due, kopecks. */
const LEFT_FOR_LATER = 500
/** The most by which rounding moves tax, and so net pay, from a month to a later one, kopecks. */
const MOVED_BY_ROUNDING = 200

/** The months whose net pay is compared with the goal. */
export interface CountedMonths {
  /** The first counted month, 1 is January. */
  readonly month: number
  /** The number of months, 1 or more. */
  readonly months: number
  /** Whether the search considers that tax can fall as the salary rises, which is rare. */
  readonly effort: 'exact' | 'quick'
  /** Deducted from net pay; without `keepsMinimum` if several months are counted. */
  readonly writs: readonly AfterTaxDeduction[]
}

/**
 * Finds the smallest salary with which the net pay of the counted months reaches a goal. Net pay
 * does not always rise with the salary, so a binary search would be wrong: the search goes up from
 * 0, and each step skips only salaries that cannot reach the goal. docs/gross-up.md has the proof.
 * @param terms with `monthlySalaries` to find the salary of the first counted month only
 * @param goal kopecks, more than 99 for each counted month
 * @returns the terms with the salary; `null` where no salary up to `LARGEST_SALARY`, or up to the
 *   income limit of the contract type, reaches the goal
 * @throws {RangeError} for a part month if the year's calendar is not known
 */
export function withSmallestSalary(
  terms: CompleteTerms,
  law: Law,
  { month, months, effort, writs }: CountedMonths,
  goal: number,
): CompleteTerms | null {
  const { firstMonth, monthlySalaries } = terms
  const contractType = contractTypes[terms.contractType]
  const left = incomeLeft(terms, law)
  // The counted pay rises by at most `payShare` / `salaryShare` of a rise of the salary.
  const { of } = partOfMonth(law, terms, month) ?? WHOLE
  const payShare = payShareOf(terms, law, { month, months }, of)
  const salaryShare = 100 * of
  const moved = writs.length > 0 && months > 1 ? MOVED_BY_ROUNDING : 0
  const fall = effort === 'exact' ? contractType.fallOfTax(terms) + moved : 0
  const slack = months * (ROUNDING_OF_PAY + fall)
  const mayOweTax = payBefore(terms) > 0 && !contractType.isTaxedByMonth(terms)
  const scales = mayOweTax ? scalesOf(law, terms) : null
  const year = newYear(terms)
  let mostDeduction = ZERO
  for (let counted = month; counted < month + months; counted++) {
    mostDeduction = plus(mostDeduction, mostDeductionIn(law, terms, counted))
  }
  const earlier = year.months.slice(0, month - firstMonth)
  const counted = year.months.slice(month - firstMonth, month - firstMonth + months)
  let afterWrits: PaidOut | undefined
  let leastNet: number | undefined
  for (let salary = 0; salary <= LARGEST_SALARY; ) {
    const paid: CompleteTerms =
      monthlySalaries === null
        ? { ...terms, grossSalary: kopecks(salary) }
        : { ...terms, monthlySalaries: monthlySalaries.with(month - 1, kopecks(salary)) }
    walkPay(calculationOf(paid, law, year))
    if (left !== null && sumOf(year.months, 'grossIncome') > left) return null
    const net = sumOf(counted, 'netIncome')
    if (writs.length > 0) afterWrits ??= new PaidOut(writs, earlier, goal)
    const paidOut = afterWrits?.of(counted, 2 * slack) ?? net
    if (paidOut >= goal) return paid
    leastNet ??= (months === 1 ? afterWrits?.leastNet(month) : undefined) ?? goal
    let tax = 0
    if (scales !== null) {
      const income = incomeTo(paid, [...earlier, ...counted])
      // From the first kopeck on a higher salary only ends deductions.
      if (salary === 0) income.deduction = plus(incomeTo(paid, earlier).deduction, mostDeduction)
      tax = leastTax(paid, scales, income, earlier, counted)
    }
    const gross = sumOf(counted, 'grossIncome')
    // From the first kopeck on every month can have a deduction, and so less tax: none counts.
    const [reached, kept] = salary === 0 ? [gross, gross] : [paidOut, net]
    const shortfall = Math.max(goal - reached, leastNet - Math.min(kept, gross - tax))
    // If the counted month has no paid day, `payShare` is 0: the step is infinite and the search ends.
    salary += Math.max(timesIn(Math.max(shortfall - slack, 0) * salaryShare, payShare), 1)
  }
  return null
}

const WHOLE = { paid: 1, of: 1 }

/**
 * Returns the rise of the months' pay, in units of 1 / (100 × `of`), where the salary rises by one: the
 * sum of the months' coefficients, each by the paid part of its month, rounded up.
 */
function payShareOf(
  terms: CompleteTerms,
  law: Law,
  { month: first, months }: Pick<CountedMonths, 'month' | 'months'>,
  of: number,
): number {
  let share = 0
  for (let month = first; month < first + months; month++) {
    const part = partOfMonth(law, terms, month) ?? WHOLE
    share += timesIn(percentPaid(terms, month) * part.paid * of + part.of - 1, part.of)
  }
  return share
}

/**
 * Returns a lower bound, kopecks, of the tax that the counted months withhold at any higher salary that
 * reaches the goal. Tax owed on income before the first month is withheld first, so net pay stays
 * small until it is paid.
 * @param income of the year to the last counted month, with the most deductions that a higher salary leaves
 * @param earlier the paid months before the counted ones
 */
function leastTax(
  terms: CompleteTerms,
  scales: TaxScales,
  income: TaxedIncome,
  earlier: readonly MonthFigures[],
  counted: readonly MonthFigures[],
): number {
  const withheld = terms.incomeBefore.taxWithheld + sumOf(earlier, 'incomeTax')
  // One month that reaches the goal withholds all tax that is due.
  const leftForLater = counted.length > 1 ? LEFT_FOR_LATER : 0
  return taxDueOn(scales, income).onAll - withheld - leftForLater
}
