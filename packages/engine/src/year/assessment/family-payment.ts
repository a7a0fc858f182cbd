import type { Law } from '@oklad/law'
import { given } from '../../breakdown/step.ts'
import { type Kopecks, larger, minus, smaller, ZERO } from '../../money/kopecks.ts'
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
): Kopecks {
  if (!hasFamilyPayment) return ZERO
  const { value: rate, citation } = figures.familyPaymentRate
  const step = recorder?.citing(citation)
  if (rate === null || children < FEWEST_CHILDREN) {
    step?.('family_payment', 0, 'nothing')
    return ZERO
  }
  const reduced = toWholeRoubles(gross * rate)
  const ofRate = given('family_payment_rate', rate)
  step?.('family_payment_tax', reduced, 'percent_to_whole_roubles', 'gross_so_far', ofRate)
  const payment = smaller(larger(minus(without.tax, reduced), ZERO), withheld)
  const parts = [without.due, 'family_payment_tax', withheldStep] as const
  step?.('family_payment', payment, 'difference_within', ...parts)
  return payment
}
