import type { Kopecks } from '../../money/kopecks.ts'
import type { bonusKinds } from './limits.ts'

/** The pay of a month without sums that do not count. A month left out was not employed. */
export interface EarningsMonth {
  /** `YYYY-MM`. */
  readonly month: string
  readonly pay: Kopecks
  /** The statutory district coefficient and northern allowance in the pay; 0 by default. */
  readonly northernPay?: Kopecks
  /** The calendar days that do not count, or were not employed; 0 by default. */
  readonly excludedDays?: number
}

/** A bonus of the pay system. */
export interface AverageBonus {
  readonly kind: (typeof bonusKinds)[number]
  readonly amount: Kopecks
  readonly northernAmount?: Kopecks
  /** The month of accrual, `YYYY-MM`; an annual bonus may lack it. */
  readonly month?: string
  /** The months that a bonus for a period is for, 2 or more. */
  readonly months?: number
  /** The year of an annual bonus; the calendar year before the event by default. */
  readonly year?: number
  /** One bonus for each indicator and month, or year, counts; without an indicator each counts. */
  readonly indicator?: string
  /** Whether it was accrued for the time actually worked. */
  readonly forTimeWorked?: boolean
  /** Whether raises index it; true by default. */
  readonly indexed?: boolean
}

/** A raise in the whole organisation, a branch or a structural unit. Kopecks a month. */
export interface SalaryRaise {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly oldSalary: Kopecks
  readonly newSalary: Kopecks
}

/** What average earnings are paid for. */
export interface AveragePayTerms {
  /** A vacation, compensation at dismissal, or working days such as those of a business trip. */
  readonly kind: 'vacation' | 'compensation' | 'workingDays'
  /** The first day, or the day of dismissal, `YYYY-MM-DD`. */
  readonly startDate: string
  /** The days to pay, in hundredths of a day: 1,400 is 14 days. Whole days but for a compensation. */
  readonly dayHundredths: number
  readonly months: readonly EarningsMonth[]
  readonly bonuses?: readonly AverageBonus[]
  readonly raises?: readonly SalaryRaise[]
  /**
   * The working days worked in the period, and those of its norm; from the hire on, if that is later. Where they are short
   * by more than `excludedDays`, the minimum wage is no floor.
   */
  readonly daysWorked?: number
  readonly daysNorm?: number
  /** The monthly salary, for somebody without earnings before the event. */
  readonly salary?: Kopecks
  /** Whether the minimum wage is the floor; true by default. False for part time of which the share is not known. */
  readonly fullTime?: boolean
  /** The share of full working time, percent, 100 by default: the floor is this share of the minimum wage. */
  readonly fullTimeShare?: number
  /** Whether the days of a short month have two decimals; exact by default. */
  readonly roundDays?: boolean
  /** The day of payment, `YYYY-MM-DD`; by default the day on which it is due. */
  readonly paidOn?: string
}
