import type { deductAfterTax as deduct } from '@oklad/engine'

// In the script of the page this stands in for the deductions of a gross-up: net pay is typed before writs.
export const computeDeductions: (payments: Parameters<typeof deduct>[0]) => unknown = (
  payments,
) => ({
  payments: payments.map(({ netIncome }) => ({ paidOut: netIncome })),
  total: { paidOut: payments.reduce((sum, { netIncome }) => sum + netIncome, 0) },
})

/** Never used: the page has no writs here. */
export const PaidOut = Object
