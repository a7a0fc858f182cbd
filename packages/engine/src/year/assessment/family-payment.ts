import type { Law } from '@oklad/law'
import type { Figure } from '../../breakdown/figures.ts'
import { given } from '../../breakdown/step.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import type { DeductedYear } from './deducted-year.ts'

/** The fewest children of a family with the payment. */
const FEWEST_CHILDREN = 2

/**
 * Makes the yearly family payment: the tax on the income of the year, without any deduction, above that at the
 * rate of the payment; at most the tax withheld.
 * @param gross the income of the year
 * @param without the tax without deductions
 * @returns 0 with fewer than two children and before 2025; `undefined` for a family without it
 * @source Federal Law № 179-ФЗ of 13.07.2024, article 1
 */
export function familyPaymentOf(
  { hasFamilyPayment, children }: CompleteTerms,
  { figures }: Law,
  year: DeductedYear,
  gross: Figure,
  without: Figure,
): Figure | undefined {
  if (!hasFamilyPayment) return undefined
  const { value: rate, citation } = figures.familyPaymentRate
  const make = year.citing(citation)
  if (rate === null || children < FEWEST_CHILDREN) return make('family_payment', 'nothing')
  const ofRate = given('family_payment_rate', rate)
  const reduced = make('family_payment_tax', 'percent_to_whole_roubles', gross, ofRate)
  return make('family_payment', 'difference_within', without, reduced, year.withheld)
}
