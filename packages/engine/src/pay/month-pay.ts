import type { OtherPayOfMonth } from './other-pay.ts'
import type { PartOfMonth } from './part-month.ts'

/** A month's pay by kind, before allowances. Kopecks. */
export interface MonthPay {
  readonly salary: number
  /** `null` if the year has none. */
  readonly bonus: number | null
  /** `null` if the month has none. */
  readonly other: OtherPayOfMonth | null
}

/** The coefficients of a month's pay. */
export interface Coefficients {
  /** The district coefficient that the employer pays, hundredths. */
  readonly paid: number
  /** The district coefficient of the law, at most the one paid, hundredths. */
  readonly statutory: number
  /** The northern allowance, percent. */
  readonly northern: number
}

/** The intermediate sums of a month's pay, and its coefficients. */
export interface PaySums extends Coefficients, Omit<MonthPay, 'salary'> {
  /** The sum on which the allowances accrue. */
  readonly attracting: number
  readonly districtPart: number
  readonly paidDistrictPart: number
  readonly northernPart: number
}

/** The salary of a month, and the part of the month that is paid. Kopecks. */
export interface Salary {
  readonly full: number
  readonly part: PartOfMonth | null
  readonly salary: number
}
