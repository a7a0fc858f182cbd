import { calculate } from '../calculate.ts'
import type { Engagement } from '../circumstances/circumstances.ts'
import { lastWhere } from '../gross-up/last-where.ts'
import { fallOfTax } from '../gross-up/least-rise.ts'
import type { Law } from '../law/law.ts'
import { type Kopecks, LARGEST_SALARY, ZERO } from '../money/kopecks.ts'
import { timesIn } from '../money/rounding.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Terms } from '../terms.ts'
import { asEmployment, asPlainPay, monthlyPayOf } from './engagement-terms.ts'

/** Into how many steps the range of salaries is parted. */
const STEPS = 200

/** The engagements at equal gross as functions of the employment's salary. */
export class EqualGross {
  private readonly terms: Terms
  private readonly law: Law
  private readonly months: number
  private readonly employments = new Map<number, PayslipYear>()
  private readonly taxes: Record<Engagement, Map<number, number>> = {
    employment: new Map(),
    civilContract: new Map(),
    selfEmployment: new Map(),
  }

  constructor(terms: Terms, law: Law) {
    this.terms = asEmployment(terms)
    this.law = law
    this.months = 13 - terms.firstMonth
  }

  /** The tax of the year, kopecks: what is left of the equal gross differs by it alone. */
  taxOf(engagement: Engagement, salary: number): number {
    const known = this.taxes[engagement].get(salary)
    if (known !== undefined) return known
    const tax = this.yearOf(engagement, salary).incomeTax
    this.taxes[engagement].set(salary, tax)
    return tax
  }

  /** How much less tax a year can take at a higher salary, for roundings alone, kopecks. */
  fallOfTax(engagement: Engagement): number {
    return this.months * fallOfTax({ ...this.terms.circumstances, engagement })
  }

  /** How far roundings can carry a year's tax from the exact one, at most, kopecks. */
  roundingsOf(engagement: Engagement): number {
    const isByMonth = engagement === 'selfEmployment' || this.terms.circumstances?.isNotResident
    // Each month to the rouble, its pay and its deduction to the kopeck; or two bases to the rouble
    // once, and up to 22 % of what a month pays below a rouble, which can not be withheld.
    return isByMonth ? 52 * this.months : 100 + 23 * this.months
  }

  /**
   * Salaries from nothing to the largest one within the limit of the self-employed: steps, closer
   * ones where salaries are small, and on both sides of each salary at which a month loses the
   * deduction for children.
   */
  points(): readonly number[] {
    const limit = this.law.figures.selfEmployment.value?.incomeLimit ?? ZERO
    const largest = lastWhere(
      (salary) => this.employmentOf(salary).grossIncome <= limit,
      LARGEST_SALARY,
    )
    const points = new Set([0, largest])
    for (let step = 1; step < STEPS; step++) points.add(timesIn(largest * step, STEPS))
    for (let small = 100; small < timesIn(largest, STEPS); small *= 2) points.add(small)
    for (const engagement of ['employment', 'civilContract'] as const) {
      for (const salary of this.childDeductionEnds(engagement, largest))
        points.add(salary).add(salary + 1)
    }
    return [...points].filter((salary) => salary <= largest).sort((one, other) => one - other)
  }

  /** The last salaries at which so many months still have the deduction for children. */
  private childDeductionEnds(engagement: Engagement, largest: number): number[] {
    const monthsAt = (salary: number) =>
      this.yearOf(engagement, salary).circumstances?.deductions.childrenMonths ?? 0
    const { children = 0, disabledChildren = 0 } = this.terms.circumstances ?? {}
    if (children + disabledChildren === 0) return []
    return Array.from({ length: monthsAt(0) }, (_, fewer) =>
      lastWhere((salary) => monthsAt(salary) > fewer, largest),
    )
  }

  private yearOf(engagement: Engagement, salary: number): PayslipYear {
    const employment = this.employmentOf(salary)
    if (engagement === 'employment') return employment
    const pay = monthlyPayOf(employment)
    return calculate(asPlainPay(this.terms, engagement, pay), this.law)
  }

  private employmentOf(salary: number): PayslipYear {
    const known = this.employments.get(salary)
    if (known !== undefined) return known
    const year = calculate({ ...this.terms, grossSalary: salary as Kopecks }, this.law)
    this.employments.set(salary, year)
    return year
  }
}
