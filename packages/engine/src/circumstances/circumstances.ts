import type { Kopecks } from '../money/kopecks.ts'

/** How the employee is engaged: by an employment contract, a civil one, or as self-employed. */
export type Engagement = 'employment' | 'civilContract' | 'selfEmployment'

/** Which tariff of contributions the employer pays under. */
export type ContributionTariff = 'general' | 'it' | 'smallBusiness' | 'smallBusinessManufacturing'

/** Pay of an employer, by tax base, and the tax it withheld. Kopecks. */
export interface EmployerIncome {
  readonly baseIncome: Kopecks
  readonly allowancesIncome: Kopecks
  readonly taxWithheld: Kopecks
}

/** What the same employer paid and withheld earlier in the year. */
export interface IncomeBefore extends EmployerIncome {
  /** The deductions for children that were already granted, kopecks. */
  readonly deductionGranted: Kopecks
}

/**
 * Everything beyond the plain terms that changes a real payslip.
 * What is left out is as usual: a resident's full months under an employment contract, the general
 * tariff, no children, no bonuses.
 */
export interface Circumstances {
  readonly isNotResident?: boolean
  readonly engagement?: Engagement
  /** The salary of each calendar month where it changes; twelve sums, kopecks. */
  readonly monthlySalaries?: readonly Kopecks[]
  /** Part of base pay in their month; twelve sums, January first, kopecks. */
  readonly monthlyBonuses?: readonly Kopecks[]
  /** Whether the allowances accrue on bonuses too: true for bonuses of the pay system. */
  readonly bonusesAttractAllowances?: boolean
  /** The district coefficient that the law sets, in hundredths, where the employer pays a higher one. */
  readonly statutoryDistrictCoefficient?: number
  /** Children with a right to the deduction, and the disabled ones among them. */
  readonly children?: number
  readonly disabledChildren?: number
  /** A single parent has the deduction twice. */
  readonly isSingleParent?: boolean
  /** The year's expenses, kopecks. */
  readonly expenses?: Expenses
  /** Who pays the self-employed. */
  readonly selfEmployedPaidBy?: 'individuals' | 'firms'
  /** Whether the self-employed still has the registration deduction. */
  readonly hasRegistrationDeduction?: boolean
  readonly incomeBefore?: IncomeBefore
  readonly otherEmployers?: readonly EmployerIncome[]
  readonly contributionTariff?: ContributionTariff
  /** Work-accident insurance, hundredths of a percent, 20 ... 850. */
  readonly accidentRate?: number
  /** How a first month that begins later than on its first day is paid; in full when left out. */
  readonly partFirstMonth?: {
    readonly by: 'workingDays' | 'calendarDays'
    readonly fromDay: number
  }
}

/** A year's expenses that give back tax, kopecks. */
export interface Expenses {
  readonly housing?: Kopecks
  readonly mortgageInterest?: Kopecks
  readonly social?: Kopecks
  readonly childEducation?: Kopecks
}
