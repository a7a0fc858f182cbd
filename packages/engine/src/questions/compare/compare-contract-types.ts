import type { Law } from '@oklad/law'
import { contractTypes } from '../../contract-types/contract-types.ts'
import { type Kopecks, kopecks, LARGEST_SALARY, ZERO } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { calculate, computeYear, type PayslipYear } from '../../readings/payslips.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import { type CompleteTerms, countMonths, payBefore, type Terms } from '../../terms/terms.ts'
import { newYear } from '../../year-figures.ts'
import { lastWithin } from '../last-where.ts'
import { type BreakEvens, breakEvensOf } from './break-evens.ts'
import { type ComparedType, type OtherContractType, samePay } from './same-pay.ts'

/** A year under one contract type. */
export interface ContractTypeFigures extends PayslipYear {
  readonly contractType: ComparedType
  /** The salary of a full month, kopecks; `null` if the months have different salaries. */
  readonly salary: Kopecks | null
  /** The gross pay of each month, January first, 0 outside the paid months, kopecks. */
  readonly monthlyPay: readonly Kopecks[]
}

/**
 * The reason why self-employment is absent from a comparison: the year does not have it, the person is
 * a non-resident, or the pay is above the year's income limit.
 */
export type AbsenceReason = 'regimeNotInForce' | 'notResident' | 'incomeLimitPassed'

/** The contract types side by side. */
export interface Comparison {
  readonly employment: ContractTypeFigures
  readonly civilContract: ContractTypeFigures
  readonly selfEmployment: ContractTypeFigures | { readonly absent: AbsenceReason }
  /** The contract types with the largest net pay; several if it is equal. */
  readonly bestForEmployee: readonly ComparedType[]
  /** The contract types with the smallest cost; several if it is equal, at equal cost but for the kopecks of a salary. */
  readonly bestForEmployer: readonly ComparedType[]
}

/** The same pay under employment, a civil contract and self-employment. */
export interface ContractTypeComparison {
  /** The comparison with the same gross pay in every month. */
  readonly atEqualGross: Comparison
  /** The comparison with the same cost to the employer, to within a kopeck of salary. */
  readonly atEqualCost: Comparison
  /**
   * The break-evens of each pair at equal gross pay, up to the year's income limit of the self-employed.
   * Empty if self-employment is not in force, if each month has its own salary, or with absences; a pair without a salary
   * within the limit is left out.
   */
  readonly breakEvens: readonly BreakEvens[]
}

/**
 * Compares the same pay under employment, a civil contract and self-employment: at equal gross pay,
 * at equal cost to the employer, and the salaries at which the lead changes. Net pay is that of the
 * months; it does not include refunds from a tax return. Income before the first month counts as earned
 * under each contract type: towards the brackets of the year, and the income limit of the self-employed.
 *
 * @param terms of the employment; their contract type has no effect
 * @param law of the tax year, from `lawOf`
 * @throws {RangeError} for terms out of their range, and as `calculate` does
 */
export function compareContractTypes(terms: Terms, law: Law): ContractTypeComparison {
  const complete: CompleteTerms = { ...completeTerms(terms), contractType: 'employment' }
  const year = calculate(complete, law)
  const employment = figuresOf('employment', year, complete.grossSalary)
  const { employerCost } = employment
  // `samePay` gives sums without days, so the days of a company's head come from the employment.
  const yearOf = (terms: CompleteTerms) => ({ ...newYear(terms), headed: complete })
  const compute = (terms: Terms) => computeYear(terms, law, { yearOf })
  const atEqualGross: Figures = (contractType) => {
    const [first, ...others] = year.months.map(({ grossIncome }) => grossIncome) as [Kopecks]
    const salary = others.every((pay) => pay === first) ? first : null
    const same = samePay(complete, contractType, year.months, law)
    return figuresOf(contractType, compute(same), salary)
  }
  // The year costs at least its pay.
  const atEqualCost: Figures = (contractType) => {
    const same = samePay(complete, contractType, year.months, law)
    const { firstMonthPaid: _, lastMonthPaid: __, absentDays: ___, ...whole } = same
    const yearAt = (salary: number) =>
      compute({ ...whole, monthlySalaries: new Array(12).fill(salary) })
    const costAt = (salary: number) => yearAt(salary).employerCost
    const equal = timesIn(year.grossIncome, year.months.length)
    const highest = Math.min(timesIn(employerCost, year.months.length), 4 * LARGEST_SALARY)
    const salary = lastWithin(employerCost, costAt, equal, highest)
    return figuresOf(contractType, yearAt(salary), kopecks(salary))
  }
  // A kopeck more a month costs less than two, contributions included, and their rounding.
  const rounding = 2 * (countMonths(complete) + 1)
  return {
    atEqualGross: sideBySide(employment, atEqualGross, complete, law),
    atEqualCost: sideBySide(employment, atEqualCost, complete, law, rounding),
    breakEvens: breakEvensOf(complete, law),
  }
}

/** Computes the year under a contract type. */
type Figures = (contractType: OtherContractType) => ContractTypeFigures

/** @param salary of a full month, kopecks; `null` if the months have different salaries */
function figuresOf(
  contractType: ComparedType,
  year: PayslipYear,
  salary: Kopecks | null,
): ContractTypeFigures {
  const monthlyPay = new Array<Kopecks>(12).fill(ZERO)
  for (const { month, grossIncome } of year.months) monthlyPay[month - 1] = grossIncome
  return { ...year, contractType, salary, monthlyPay }
}

/** @param rounding the difference of cost that does not count, kopecks */
function sideBySide(
  employment: ContractTypeFigures,
  figures: Figures,
  terms: CompleteTerms,
  law: Law,
  rounding = 0,
): Comparison {
  const civilContract = figures('civilContract')
  const selfEmployment = selfEmployed(figures, terms, law)
  const present = [employment, civilContract]
  if (!('absent' in selfEmployment)) present.push(selfEmployment)
  const largestNet = Math.max(...present.map(({ netIncome }) => netIncome))
  const smallestCost = Math.min(...present.map(({ employerCost }) => employerCost))
  const names = (isBest: (figures: ContractTypeFigures) => boolean) =>
    present.filter(isBest).map(({ contractType }) => contractType)
  return {
    employment,
    civilContract,
    selfEmployment,
    bestForEmployee: names(({ netIncome }) => netIncome === largestNet),
    bestForEmployer: names(({ employerCost }) => employerCost - smallestCost <= rounding),
  }
}

function selfEmployed(
  figures: Figures,
  terms: CompleteTerms,
  law: Law,
): Comparison['selfEmployment'] {
  const limit = contractTypes.selfEmployment.incomeLimit(law)
  if (limit === null) return { absent: 'regimeNotInForce' }
  if (terms.isNonResident) return { absent: 'notResident' }
  const found = figures('selfEmployment')
  // Pay above the limit is outside the regime of the self-employed.
  return payBefore(terms) + found.grossIncome > limit ? { absent: 'incomeLimitPassed' } : found
}
