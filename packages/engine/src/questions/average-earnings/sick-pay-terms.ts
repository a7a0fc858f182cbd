import type { Kopecks } from '../../money/kopecks.ts'

/** The cause of a sick leave: own illness, or care and quarantine, which the Fund pays whole. */
export type SickLeaveCause = 'own' | 'childUnder8' | 'child' | 'relative' | 'quarantine'

/** The earnings of a year that count for a benefit. Kopecks. */
export interface BenefitEarnings {
  readonly year: number
  readonly pay: Kopecks
  readonly northernPay?: Kopecks
}

/** A sick leave. */
export interface SickLeaveTerms {
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly cause: SickLeaveCause
  /** Whether a child is cared for in hospital. */
  readonly inHospital?: boolean
  /** Full months of insurance. */
  readonly insuranceMonths: number
  /** The two calendar years before that of the first day, or those that replace them. */
  readonly earnings: readonly BenefitEarnings[]
  /** District coefficient in hundredths, 100 by default. */
  readonly districtCoefficient?: number
  /** The share of full working time, percent, 100 by default. */
  readonly fullTimeShare?: number
  /** Whether an own illness began within 30 days after dismissal. */
  readonly afterDismissal?: boolean
  /** The first day of a breach of the regime, `YYYY-MM-DD`. */
  readonly breachFrom?: string
  /** The day of the employer's payment, `YYYY-MM-DD`. */
  readonly paidOn?: string
}
