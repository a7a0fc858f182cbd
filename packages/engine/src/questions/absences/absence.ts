import type {
  BenefitEarnings,
  SickLeaveCause,
  SickLeaveTerms,
} from '../average-earnings/sick-pay-terms.ts'
import type { SalaryRaise } from '../average-earnings/terms.ts'

/** The days of an absence. Dates are `YYYY-MM-DD`. */
interface AbsentDays {
  readonly from: string
  /** The last day, of a vacation as planned, where `days` are not given. */
  readonly to?: string | undefined
  /** Calendar days, those of a vacation without public holidays. */
  readonly days?: number | undefined
}

/** A vacation in a year. */
export interface Vacation extends AbsentDays {
  readonly kind: 'vacation'
  /** The day of payment; by default three days before the vacation. */
  readonly paidOn?: string | undefined
  /** See `AveragePayTerms`. */
  readonly roundDays?: boolean | undefined
  readonly raises?: readonly SalaryRaise[] | undefined
  /** The share of full working time, percent; that of the terms by default. */
  readonly fullTimeShare?: number | undefined
}

/** A sick leave in a year, see `SickLeaveTerms`. */
export interface SickLeave
  extends AbsentDays,
    Pick<SickLeaveTerms, 'inHospital' | 'insuranceMonths' | 'fullTimeShare' | 'breachFrom'> {
  readonly kind: 'sick'
  /** An own illness by default. */
  readonly cause?: SickLeaveCause | undefined
  /** By default both years are taken as paid like the first paid month. */
  readonly earnings?: readonly BenefitEarnings[] | undefined
}

/** A business trip, or a donor's day of donation or rest, in a year: its working days are paid. */
export interface PaidWorkingDays extends AbsentDays {
  readonly kind: 'business_trip' | 'donor_day'
  /** See `AveragePayTerms`. */
  readonly raises?: readonly SalaryRaise[] | undefined
}

/** Days without salary. */
export type Absence =
  | Vacation
  | SickLeave
  | PaidWorkingDays
  | (AbsentDays & { readonly kind: 'unpaid' })

/** Whether an absence is paid by its working days. */
export const isOfWorkingDays = (absence: Absence): absence is PaidWorkingDays =>
  absence.kind === 'business_trip' || absence.kind === 'donor_day'
