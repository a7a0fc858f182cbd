import type { AveragePayWarning } from '../average-earnings/average-pay.ts'
import type { SickPayWarning } from '../average-earnings/sick-pay.ts'

/** A fact about the pay of absences that its reader needs to know. */
export type AbsenceWarning =
  | AveragePayWarning
  | SickPayWarning
  /** Earnings before the year are not given, and are assumed from the first paid month. */
  | 'earnings_assumed'
  /** The average has no bonuses from profit, which may belong to the pay system. */
  | 'other_pay_not_counted'
  /** Some pay belongs to a day before the first one or to a month after the last one, and does not count. */
  | 'paid_outside_year'
  /** There are no earnings that vacation pay could be computed from. */
  | 'no_earnings'
