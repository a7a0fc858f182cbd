import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, LARGEST_SALARY } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms.ts'
import { walkPay } from '../../year/walk.ts'
import { YearFigures } from '../../year/year-figures.ts'
import { type CountedMonths, leastRiseOf, taxOwedOf } from './least-rise.ts'

/**
 * Finds the smallest salary with which the net pay of the counted months reaches a goal. Net pay
 * does not always rise with the salary, so a binary search would be wrong: the search goes up from
 * 0, and each step skips only salaries that cannot reach the goal. docs/gross-up.md has the proof.
 * @param terms with `monthlySalaries` where the salary of the first counted month alone is sought
 * @param goal kopecks, more than 99 for each counted month
 * @returns kopecks; `null` where no salary up to `LARGEST_SALARY`, or up to the income limit of the
 *   contract type, reaches the goal
 */
export function smallestSalary(
  terms: CompleteTerms,
  law: Law,
  counted: CountedMonths,
  goal: number,
): Kopecks | null {
  const { month, months } = counted
  const limit = contractTypes[terms.contractType].incomeLimit(law)
  const leastRise = leastRiseOf(terms, law, counted)
  const taxOwed = taxOwedOf(terms, law, counted)
  const year = new YearFigures()
  const sum = (figures: Float64Array, first: number, end: number) => {
    let total = 0
    for (let index = first; index < end; index++) total += figures[index] as number
    return total
  }
  for (let salary = 0; salary <= LARGEST_SALARY; ) {
    walkPay(withSalary(terms, month, salary as Kopecks), law, year)
    if (limit !== null && sum(year.grossIncome, terms.firstMonth - 1, 12) > limit) return null
    const end = month - 1 + months
    const pay = sum(year.grossIncome, month - 1, end)
    const tax = sum(year.baseTax, month - 1, end) + sum(year.allowancesTax, month - 1, end)
    if (pay - tax >= goal) return salary as Kopecks
    salary += leastRise(Math.max(goal - (pay - tax), goal + taxOwed(year) - pay))
  }
  return null
}

/** The terms with a salary of all months; of one month where each has its own salary. */
function withSalary(terms: CompleteTerms, month: number, salary: Kopecks): CompleteTerms {
  const { monthlySalaries } = terms
  if (monthlySalaries === null) return { ...terms, grossSalary: salary }
  return { ...terms, monthlySalaries: monthlySalaries.with(month - 1, salary) }
}
