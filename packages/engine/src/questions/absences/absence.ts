import type { BenefitEarnings, SickLeaveTerms } from '../average-earnings/sick-pay.ts'
import type { SalaryRaise } from '../average-earnings/terms.ts'

/** Days without salary. Dates are `YYYY-MM-DD`. */
export type Absence =
  | {
      readonly kind: 'vacation'
      readonly from: string
      /** The last day as planned, where `days` are not given. */
      readonly to?: string | undefined
      /** Calendar days without public holidays. */
      readonly days?: number | undefined
      /** The day of payment; by default three days before the vacation. */
      readonly paidOn?: string | undefined
      /** See `AveragePayTerms`. */
      readonly roundDays?: boolean | undefined
      readonly raises?: readonly SalaryRaise[] | undefined
      /** The share of full working time, percent; that of the terms by default. */
      readonly fullTimeShare?: number | undefined
    }
  | (Omit<SickLeaveTerms, 'earnings' | 'districtCoefficient' | 'afterDismissal' | 'paidOn'> & {
      readonly kind: 'sick'
      /** See `SickLeaveTerms`; the present pay in both years by default. */
      readonly earnings?: readonly BenefitEarnings[] | undefined
    })
  | { readonly kind: 'unpaid'; readonly from: string; readonly to: string }
