import type { Law } from '@oklad/law'
import type { Recorder } from '../../breakdown/recorder.ts'
import { given } from '../../breakdown/step.ts'
import type { Source } from '../../breakdown/step-recorder.ts'
import { toWholeRoubles } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms/terms.ts'

/** The fewest children of a family with the payment. */
const FEWEST_CHILDREN = 2

/** The year of a family payment. Sums are kopecks. */
interface TaxedYear {
  readonly income: number
  /** The tax on it without deductions. */
  readonly tax: number
  readonly withheld: number
  /** The steps of the tax and of the tax withheld. */
  readonly steps: readonly [tax: Source, withheld: Source]
}

/**
 * Computes the yearly family payment: the tax on the income of the year, without any deduction, above that at the
 * rate of the payment; at most the tax withheld.
 * @returns kopecks; 0 with fewer than two children and before 2025
 * @source Federal Law № 179-ФЗ of 13.07.2024, article 1
 */
export function familyPaymentOf(
  { hasFamilyPayment, children }: CompleteTerms,
  { figures }: Law,
  { income, tax, withheld, steps: [taxStep, withheldStep] }: TaxedYear,
  recorder?: Recorder,
): number {
  if (!hasFamilyPayment) return 0
  const { value: rate, citation } = figures.familyPaymentRate
  const step = recorder?.citing(citation)
  if (rate === null || children < FEWEST_CHILDREN) {
    step?.('family_payment', 0, 'nothing')
    return 0
  }
  const reduced = toWholeRoubles(income * rate)
  const ofRate = given('family_payment_rate', rate)
  step?.('family_payment_tax', reduced, 'percent_to_whole_roubles', 'gross_so_far', ofRate)
  const payment = Math.min(Math.max(tax - reduced, 0), withheld)
  const parts = [taxStep, 'family_payment_tax', withheldStep] as const
  step?.('family_payment', payment, 'difference_within', ...parts)
  return payment
}
