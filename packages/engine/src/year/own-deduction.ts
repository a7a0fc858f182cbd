import { given, type Recorder } from '../breakdown/recorder.ts'
import type { Law } from '../law/law.ts'
import type { CompleteTerms } from '../terms.ts'
import { firstAndLastPaid } from './child-deduction.ts'
import type { YearFigures } from './month.ts'

/**
 * Returns a month's own deduction, kopecks.
 * @source Tax Code, article 218, paragraph 1, items 1 and 2; paragraph 2
 */
export const ownDeductionOf = ({ figures }: Law, { ownDeduction: item }: CompleteTerms): number =>
  item === 'none' ? 0 : figures.ownDeductions.value[item]

/**
 * Grants the own deduction in each month, whatever the income; with monthly salaries, in the same months
 * without pay as the deduction for children.
 */
export function grantOwnDeduction(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  // New months have none.
  if (terms.ownDeduction === 'none') return
  const monthly = ownDeductionOf(law, terms)
  const [firstPaid, lastPaid] = firstAndLastPaid(terms, year)
  for (const month of year.months) {
    const isGranted = month.month >= firstPaid && month.month <= lastPaid
    month.ownDeduction = isGranted ? monthly : 0
    if (recorder === undefined) continue
    const { citation } = law.figures.ownDeductions
    const ofLaw = isGranted ? [given('own_deduction_by_law', monthly)] : []
    const operation = isGranted ? 'given' : 'nothing'
    recorder.at(month.month).step('own_deduction', month.ownDeduction, operation, ofLaw, citation)
  }
}
