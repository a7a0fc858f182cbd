import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { PayslipMonth } from '../payslip.ts'
import type { Month } from '../terms.ts'

/** A fact about a year that a reader of its figures has to know. */
export type Notice =
  | {
      readonly code: 'threshold_passed'
      readonly month: Month
      /** Rates before and after, whole percent. */
      readonly from: number
      readonly to: number
      /**
       * The month's net less the one before, kopecks; below zero when it fell, `null` where the
       * month is the first one.
       */
      readonly netChange: number | null
    }
  | {
      readonly code: 'contribution_limit_passed' | 'child_deduction_limit_passed'
      readonly month: Month
      readonly limit: Kopecks
    }
  | {
      readonly code: 'self_employment_limit_passed'
      readonly month: Month
      readonly limit: Kopecks
    }
  | { readonly code: 'below_minimum_wage'; readonly month: Month; readonly minimum: Kopecks }
  | { readonly code: 'deductions_not_applied' }

/** The months in which the rate of the tax rose. */
export function thresholdNotices(months: readonly PayslipMonth[], firstRate: number): Notice[] {
  return months.flatMap((month, index) => {
    const previous = months[index - 1]
    const from = previous?.taxRate ?? firstRate
    if (month.taxRate <= from) return []
    return [
      {
        code: 'threshold_passed' as const,
        month: month.month,
        from,
        to: month.taxRate,
        netChange: previous === undefined ? null : month.netIncome - previous.netIncome,
      },
    ]
  })
}

/** The month in which the pay so far passed the limit of contributions. */
export function contributionLimitNotices(
  law: Law,
  months: readonly PayslipMonth[],
  paidBefore: number,
): Notice[] {
  const limit = law.figures.contributionLimit.value
  let paySoFar = paidBefore
  for (const { month, grossIncome } of months) {
    const wasWithin = paySoFar <= limit
    paySoFar += grossIncome
    if (wasWithin && paySoFar > limit) return [{ code: 'contribution_limit_passed', month, limit }]
  }
  return []
}
