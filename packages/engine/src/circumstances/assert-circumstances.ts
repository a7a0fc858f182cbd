import type { Circumstances, EmployerIncome } from './circumstances.ts'

const MONTHS = 12

const isSum = (value: number | undefined) =>
  value === undefined || (Number.isSafeInteger(value) && value >= 0)

/**
 * Checks circumstances that come from outside the type system: sums that are no whole kopecks, or a
 * year of other than twelve months, would give a wrong answer rather than none.
 * @throws {RangeError} naming everything that is wrong
 */
export function assertCircumstances(circumstances: Circumstances): void {
  const problems: string[] = []
  const wrong = (name: string) => problems.push(`${name} must be a whole number, 0 or more`)
  const sum = (name: string, value: number | undefined) => {
    if (!isSum(value)) wrong(name)
  }
  const year = (name: string, sums: readonly number[] | undefined) => {
    if (sums === undefined) return
    if (sums.length !== MONTHS) problems.push(`${name} must have twelve sums`)
    for (let month = 0; month < sums.length; month++) {
      if (!isSum(sums[month])) wrong(`${name}[${month}]`)
    }
  }
  const income = (name: string, employer: EmployerIncome) => {
    sum(`${name}.baseIncome`, employer.baseIncome)
    sum(`${name}.allowancesIncome`, employer.allowancesIncome)
    sum(`${name}.taxWithheld`, employer.taxWithheld)
  }

  year('monthlySalaries', circumstances.monthlySalaries)
  year('monthlyBonuses', circumstances.monthlyBonuses)
  sum('statutoryDistrictCoefficient', circumstances.statutoryDistrictCoefficient)
  sum('children', circumstances.children)
  sum('disabledChildren', circumstances.disabledChildren)
  sum('accidentRate', circumstances.accidentRate)
  sum('partFirstMonth.fromDay', circumstances.partFirstMonth?.fromDay)
  const { expenses, incomeBefore, otherEmployers } = circumstances
  if (expenses !== undefined) {
    sum('expenses.housing', expenses.housing)
    sum('expenses.mortgageInterest', expenses.mortgageInterest)
    sum('expenses.social', expenses.social)
    sum('expenses.childEducation', expenses.childEducation)
  }
  if (incomeBefore !== undefined) {
    income('incomeBefore', incomeBefore)
    sum('incomeBefore.deductionGranted', incomeBefore.deductionGranted)
  }
  for (const [index, employer] of otherEmployers?.entries() ?? []) {
    income(`otherEmployers[${index}]`, employer)
  }
  if (problems.length > 0) throw new RangeError(problems.join('; '))
}
