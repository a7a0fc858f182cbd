import { monthIn } from '@oklad/law/internal'
import { given, type Step } from '../../breakdown/step.ts'
import { StepRecorder } from '../../breakdown/step-recorder.ts'
import { calculationOf } from '../../contract-types/contract-types.ts'
import { timesIn } from '../../money/rounding.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { grantDeductions, ownDeductionOf, recordMonthlyDeduction } from '../../year/deductions.ts'
import {
  accruedFigures,
  type MonthFigures,
  newMonth,
  sumOf,
  type YearFigures,
  yearWith,
} from '../../year-figures.ts'
import type { Pay } from './pay.ts'
import type { TaxYear } from './withheld.ts'

/**
 * Divides the standard deductions between the payments. A payment has those of the months to date, as the income paid to date
 * allows, less those of the payments before: the payment that passes the income limit takes back the
 * deduction of its month.
 * @param steps gets the step of one month's deduction, if there is one
 * @returns the year by the months in which its pay is paid, with their deductions
 */
export function divideDeductions(
  { terms, law, pays, recorder }: TaxYear,
  steps?: Step[],
): YearFigures {
  const { citation } = law.figures.childDeductionLimit
  const ownMonthly = ownDeductionOf(law, terms)
  const granted = { childDeduction: 0, ownDeduction: 0 }
  let monthly: Step | undefined
  let year = yearWith([])
  for (const [index, { figures }] of pays.entries()) {
    const paid = monthsPaid(terms, pays.slice(0, index + 1))
    grantDeductions(calculationOf(terms, law, paid))
    const months = paid.months.filter(({ month }) => month <= terms.lastMonth)
    for (const name of ['childDeduction', 'ownDeduction'] as const) {
      const toDate = sumOf(months, name)
      figures[name] = toDate - granted[name]
      granted[name] = toDate
    }
    if (ownMonthly > 0) {
      const step = recorder?.at(figures.month).citing(law.figures.ownDeductions.citation)
      const count = given('deduction_months', timesIn(figures.ownDeduction, ownMonthly))
      const ofLaw = given('own_deduction_by_law', ownMonthly)
      step?.('own_deduction', figures.ownDeduction, 'product', ofLaw, count)
    }
    const { monthlyDeduction } = paid
    year = { ...paid, months }
    if (recorder === undefined || monthlyDeduction === 0) continue
    if (monthly === undefined) {
      const ofMonth = new StepRecorder(recorder.whole)
      monthly = recordMonthlyDeduction(ofMonth, law, terms)
      steps?.push(...ofMonth.all())
    }
    const step = recorder.at(figures.month).citing(citation)
    const toDate = granted.childDeduction
    const count = given('deduction_months', timesIn(toDate, monthlyDeduction))
    step('deductions_to_date', toDate, 'product', monthly, count)
    const parts = ['deductions_to_date', { earlier: 'deductions_to_date' }] as const
    step('child_deduction', figures.childDeduction, 'difference', ...parts)
  }
  return year
}

/** Returns the months of a tax year to the last payment, each with the sums that were paid in it. */
function monthsPaid({ firstMonth }: CompleteTerms, pays: readonly Pay[]) {
  const count = monthIn((pays.at(-1) as Pay).date) - firstMonth + 1
  const months = Array.from({ length: count }, (_, index) => newMonth(firstMonth + index))
  for (const pay of pays) {
    const month = months[monthIn(pay.date) - firstMonth] as MonthFigures
    for (const figure of accruedFigures) month[figure] += pay.figures[figure]
  }
  return yearWith(months)
}
