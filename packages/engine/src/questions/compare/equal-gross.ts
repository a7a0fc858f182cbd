import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../../money/kopecks.ts'
import { midpoint, timesIn } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms.ts'
import { partOfFirstMonth } from '../../year/part-month.ts'
import { walkPay } from '../../year/walk.ts'
import { YearFigures } from '../../year/year-figures.ts'
import { lastWhere } from '../gross-up/last-where.ts'
import type { ComparedContractType } from './comparison.ts'
import { termsOfSamePay } from './contract-type-terms.ts'

/** The number of equal steps into which the range of salaries is divided. */
const STEPS = 200
/**
 * A rise of a month's pay, kopecks, that outweighs the rounding of its deduction to the kopeck: at
 * 3 % and more it adds at least a kopeck of tax.
 */
const RECOVERY = 34
/** A rise of the year's pay, kopecks, that adds about two roubles of tax. */
const LARGEST_RISE = 3_000
/** Net pay of the first month, kopecks, from which on it can pay all tax that is due. */
const ALL_WITHHELD = 300

/** Terms whose salary is set before each calculation. */
type SalaryTerms = { -readonly [Name in keyof CompleteTerms]: CompleteTerms[Name] }

/** The year of one contract type at one salary. Sums are kopecks. */
interface TaxedYear {
  readonly monthlyPay: readonly Kopecks[]
  readonly grossIncome: number
  readonly tax: number
  readonly netOfFirstMonth: number
  readonly monthsWithDeduction: number
}

/** The tax of each contract type at equal gross pay, as a function of the employment's salary. */
export class EqualGross {
  /** The number of years calculated until now. */
  calculations = 0
  /** The largest salary within the income limit of the self-employed. */
  private readonly largest: number
  private readonly law: Law
  private readonly months: number
  /** The rise of the salary by which the pay of every month rises by `RECOVERY`, kopecks. */
  private readonly wholeRise: number
  private readonly termsOf: Record<ComparedContractType, SalaryTerms>
  private readonly years: Record<ComparedContractType, Map<number, TaxedYear>> = {
    employment: new Map(),
    civilContract: new Map(),
    selfEmployment: new Map(),
  }
  private readonly figures = new YearFigures()

  /** @param terms of an employment in which all months have the same salary */
  constructor(terms: CompleteTerms, law: Law, incomeLimit: Kopecks) {
    const noPay = new Array<Kopecks>(12).fill(ZERO)
    this.law = law
    this.months = 13 - terms.firstMonth
    const part = partOfFirstMonth(law, terms)
    this.wholeRise = part === null ? RECOVERY : timesIn((RECOVERY + 2) * part.of, part.paid)
    this.termsOf = {
      employment: { ...terms },
      civilContract: termsOfSamePay(terms, 'civilContract', noPay),
      selfEmployment: termsOfSamePay(terms, 'selfEmployment', noPay),
    }
    const isWithinLimit = (salary: number) =>
      this.yearOf('employment', salary).grossIncome <= incomeLimit
    this.largest = lastWhere(isWithinLimit, 0, LARGEST_SALARY)
  }

  /** The tax of the year, kopecks: at equal gross pay, net pay differs by it alone. */
  taxOf(contractType: ComparedContractType, salary: number): number {
    return this.yearOf(contractType, salary).tax
  }

  /** Whether every month pays the same at two salaries. */
  isSamePay(salary: number, other: number): boolean {
    const { grossIncome } = this.yearOf('employment', salary)
    return grossIncome === this.yearOf('employment', other).grossIncome
  }

  /** An upper bound of the tax from `low` to `high`, between which no deduction ends. */
  mostTax(contractType: ComparedContractType, low: number, high: number): number {
    const { rise, fall, fallAtOnce } = this.fallFrom(contractType, low)
    if (high + rise > this.largest) return this.taxOf(contractType, high) + fallAtOnce
    return this.taxOf(contractType, high + rise) + fall
  }

  /** A lower bound of the tax from `low` to the next salary at which a deduction ends. */
  leastTax(contractType: ComparedContractType, low: number): number {
    const { rise, fall, fallAtOnce } = this.fallFrom(contractType, low)
    if (low < rise) return this.taxOf(contractType, low) - fallAtOnce
    return this.taxOf(contractType, low - rise) - fall
  }

  /** The most by which roundings change a year's tax, kopecks. */
  roundingsOf(contractType: ComparedContractType): number {
    // Each month to the rouble, its pay and its deduction to the kopeck; or two bases to the rouble
    // once, and up to 22 % of a month's pay below a rouble, which cannot be withheld.
    return this.isTaxedByMonth(contractType) ? 52 * this.months : 100 + 23 * this.months
  }

  /**
   * Returns salaries from 0 to the largest: in equal steps, closer ones where salaries are small,
   * and both sides of each salary at which a month loses the deduction for children.
   */
  points(): readonly number[] {
    const { largest } = this
    const points = new Set([0, largest])
    for (let step = 1; step < STEPS; step++) points.add(timesIn(largest * step, STEPS))
    for (let small = 100; small < timesIn(largest, STEPS); small *= 2) points.add(small)
    this.addDeductionEnds('employment', 0, largest, points)
    this.addDeductionEnds('civilContract', 0, largest, points)
    return [...points].sort((one, other) => one - other)
  }

  private addDeductionEnds(
    contractType: ComparedContractType,
    low: number,
    high: number,
    points: Set<number>,
  ): void {
    const monthsAt = (salary: number) => this.yearOf(contractType, salary).monthsWithDeduction
    if (monthsAt(low) === monthsAt(high)) return
    if (high - low === 1) {
      points.add(low).add(high)
      return
    }
    const middle = midpoint(low, high)
    this.addDeductionEnds(contractType, low, middle, points)
    this.addDeductionEnds(contractType, middle, high, points)
  }

  /**
   * The most by which the year's tax falls from a salary to a higher one, kopecks: `fallAtOnce`, and
   * `fall` where the other salary is higher by `rise` or more.
   *
   * Tax on the year to date falls once at most, and only while the first month cannot pay all tax
   * that is due. Tax by month falls by the rounding of each month's deduction.
   */
  private fallFrom(contractType: ComparedContractType, salary: number) {
    const ofMonth = contractTypes[contractType].fallOfTax(this.termsOf[contractType])
    if (ofMonth === 0) return { rise: 0, fall: 0, fallAtOnce: 0 }
    if (!this.isTaxedByMonth(contractType)) {
      const { netOfFirstMonth } = this.yearOf(contractType, salary)
      const fall = netOfFirstMonth < ALL_WITHHELD ? ofMonth : 0
      return { rise: 0, fall, fallAtOnce: fall }
    }
    const fallAtOnce = this.months * ofMonth
    const { wholeRise, months } = this
    // A part month needs a larger rise. Where the other months make that too large, it is left out.
    if (wholeRise * months < LARGEST_RISE) return { rise: wholeRise, fall: 0, fallAtOnce }
    return { rise: RECOVERY, fall: ofMonth, fallAtOnce }
  }

  /** Tax without deductions is computed on each month by itself, other tax on the year to date. */
  private isTaxedByMonth(contractType: ComparedContractType): boolean {
    const { deductionsExcludedBy } = contractTypes[contractType]
    return deductionsExcludedBy(this.termsOf[contractType], this.law) !== null
  }

  private yearOf(contractType: ComparedContractType, salary: number): TaxedYear {
    const known = this.years[contractType].get(salary)
    if (known !== undefined) return known
    const terms = this.termsOf[contractType]
    terms.grossSalary = salary as Kopecks
    if (contractType !== 'employment') {
      terms.monthlySalaries = this.yearOf('employment', salary).monthlyPay
    }
    const year = this.taxedYear(terms)
    this.years[contractType].set(salary, year)
    return year
  }

  private taxedYear(terms: CompleteTerms): TaxedYear {
    this.calculations++
    walkPay(terms, this.law, this.figures)
    const monthlyPay = new Array<Kopecks>(12).fill(ZERO)
    let grossIncome = 0
    let tax = 0
    let netOfFirstMonth = 0
    let monthsWithDeduction = 0
    // From December back, so that the first month's net pay is the last one.
    for (let index = 11; index >= terms.firstMonth - 1; index--) {
      const pay = this.figures.grossIncome[index] as Kopecks
      const { baseTax, allowancesTax, childDeduction } = this.figures
      const taxOfMonth = (baseTax[index] as number) + (allowancesTax[index] as number)
      monthlyPay[index] = pay
      grossIncome += pay
      tax += taxOfMonth
      netOfFirstMonth = pay - taxOfMonth
      if ((childDeduction[index] as number) > 0) monthsWithDeduction++
    }
    return { monthlyPay, grossIncome, tax, netOfFirstMonth, monthsWithDeduction }
  }
}
