import { given, type Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import { premiumToKopecks } from '../money/rounding.ts'
import type { CompleteTerms } from '../terms.ts'
import { payBeforeOf } from './contributions.ts'
import type { YearFigures } from './year-figures.ts'

/**
 * Charges insurance against accidents at work: a rate by class of risk on all pay, without limit,
 * cumulatively and in kopecks.
 * @source Federal Law № 125-ФЗ of 24.07.1998, articles 20.1, 21; № 179-ФЗ of 22.12.2005
 */
export function chargeAccidentInsurance(
  { accidentRate, firstMonth, incomeBefore }: CompleteTerms,
  year: YearFigures,
  recorder?: Recorder,
): void {
  let pay = payBeforeOf(incomeBefore)
  let due = premiumToKopecks(pay * accidentRate)
  if (recorder !== undefined && pay > 0 && accidentRate > 0) {
    recordDue(recorder.at('before'), due, accidentRate)
  }
  for (let index = firstMonth - 1; index < 12; index++) {
    pay += year.grossIncome[index] as number
    const before = due
    due = premiumToKopecks(pay * accidentRate)
    year.accidentContribution[index] = due - before
    if (recorder === undefined) continue
    recorder.at(index + 1)
    if (accidentRate === 0) {
      recorder.step('accident_contribution', 0, 'nothing', [], rules.accidents)
    } else {
      recordDue(recorder, due, accidentRate)
      const parts = ['accident_due', { earlier: 'accident_due' }] as const
      const premium = due - before
      recorder.step('accident_contribution', premium, 'difference', parts, rules.accidents)
    }
  }
}

function recordDue(recorder: Recorder, due: number, accidentRate: number): void {
  const rate = given('accident_rate', accidentRate)
  recorder.step('accident_due', due, 'premium_to_kopeck', ['pay_so_far', rate], rules.accidents)
}
