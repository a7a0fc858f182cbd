import type { Law } from '@oklad/law'
import { given } from '../../breakdown/step.ts'
import { toWholeRoubles } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import type { DeductedYear, Taxed } from './deducted-year.ts'

/** The fewest children of a family with the payment. */
const FEWEST_CHILDREN = 2

/**
 * Computes the yearly family payment: the tax on the income of the year, without any deduction, above that at the
 * rate of the payment; at most the tax withheld.
 * @param without the tax without deductions
 * @returns kopecks; 0 with fewer than two children and before 2025
 * @source Federal Law № 179-ФЗ of 13.07.2024, article 1
 */
export function familyPaymentOf(
  { hasFamilyPayment, children }: CompleteTerms,
  { figures }: Law,
  { gross, withheld, withheldStep, recorder }: DeductedYear,
  without: Taxed,
): number {
  if (!hasFamilyPayment) return 0
  const { value: rate, citation } = figures.familyPaymentRate
  const step = recorder?.citing(citation)
  if (rate === null || children < FEWEST_CHILDREN) {
    step?.('family_payment', 0, 'nothing')
    return 0
  }
  const reduced = toWholeRoubles(gross * rate)
  const ofRate = given('family_payment_rate', rate)
  step?.('family_payment_tax', reduced, 'percent_to_whole_roubles', 'gross_so_far', ofRate)
  const payment = Math.min(Math.max(without.tax - reduced, 0), withheld)
  const parts = [without.due, 'family_payment_tax', withheldStep] as const
  step?.('family_payment', payment, 'difference_within', ...parts)
  return payment
}
