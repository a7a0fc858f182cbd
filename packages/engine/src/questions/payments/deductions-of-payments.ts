import type { Law } from '@oklad/law'
import { monthIn } from '@oklad/law/internal'
import { given, type Step } from '../../breakdown/step.ts'
import { StepRecorder } from '../../breakdown/step-recorder.ts'
import { calculationOf } from '../../contract-types/contract-types.ts'
import { deductions, grantDeductions } from '../../deductions/deductions.ts'
import {
  type Deductions,
  deductionNames,
  deductionSteps,
  eachDeduction,
  noDeductions,
} from '../../deductions/names.ts'
import { timesIn } from '../../money/rounding.ts'
import { partOfMonth } from '../../pay/part-month.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import {
  accruedFigures,
  type MonthFigures,
  newMonth,
  type YearFigures,
  yearWith,
} from '../../year-figures.ts'
import type { Pay } from './pay.ts'
import type { TaxYear } from './withheld.ts'

/**
 * Divides the deductions between the payments. A payment has those of the months to date, as the income paid to date
 * allows, less those of the payments before: the payment that passes the income limit takes back the
 * deduction of its month.
 * @param steps gets the steps of one month's deductions
 * @returns the year by the months in which its pay is paid, with their deductions
 */
export function divideDeductions(taxYear: TaxYear, steps?: Step[]): YearFigures {
  const { terms, law, pays } = taxYear
  const record = recorderOf(taxYear, steps)
  let toDate: Deductions = noDeductions
  let year = yearWith([])
  for (const [index, { figures }] of pays.entries()) {
    const paid = monthsPaid(terms, law, pays.slice(0, index + 1))
    grantDeductions(calculationOf(terms, law, paid))
    const months = paid.months.filter(({ month }) => month <= terms.lastMonth)
    const granted = eachDeduction((name) =>
      months.reduce((sum, month) => sum + month.deductions[name], 0),
    )
    figures.deductions = eachDeduction((name) => granted[name] - toDate[name])
    toDate = granted
    year = { ...paid, months }
    record(figures, toDate)
  }
  return year
}

/** Returns a function that records the deductions of a payment. */
function recorderOf({ terms, law, pays, recorder }: TaxYear, steps: Step[] = []) {
  const { contractType } = calculationOf(terms, law, yearWith([]))
  const isExcluded = contractType.deductionsExcludedBy(terms) !== null
  if (recorder === undefined || isExcluded || pays.length === 0) return () => {}
  const ofMonth = new StepRecorder(recorder.whole)
  const claimed = deductionNames
    .filter((name) => deductions[name].isClaimed(terms))
    .toReversed()
    .map((name) => ({ name, source: deductions[name].monthly?.(law, terms, ofMonth) }))
  steps.push(...ofMonth.all())
  return (figures: MonthFigures, toDate: Deductions) => {
    for (const { name, source } of claimed) {
      const { granted, toDate: sum } = deductionSteps[name]
      const { limit, citation } = deductions[name]
      const step = recorder.at(figures.month).citing(limit?.ofLaw(law).citation ?? citation(law))
      const value = figures.deductions[name]
      if (source === undefined) {
        if (value === 0) step(granted, 0, 'nothing')
        else step(granted, value, 'given', given('notice_sum', value))
        continue
      }
      const times = (sum: number) => given('deduction_months', timesIn(sum, source.value))
      // Income above a limit takes the deduction of a month back, so those to date are shown.
      if (limit === null) step(granted, value, 'product', source, times(value))
      else {
        step(sum, toDate[name], 'product', source, times(toDate[name]))
        step(granted, value, 'difference', sum, { earlier: sum })
      }
    }
  }
}

/**
 * Returns the months of a tax year to the last payment, each with the sums that were paid in it. The days off in which an
 * employment ends have no pay of their own: what is paid after them for the month before is of that month, as in the year.
 */
function monthsPaid(terms: CompleteTerms, law: Law, pays: readonly Pay[]) {
  const { firstMonth, lastMonth, lastDay } = terms
  const endsUnpaid = () =>
    lastDay !== null && lastMonth > firstMonth && partOfMonth(law, terms, lastMonth)?.paid === 0
  const count = monthIn((pays.at(-1) as Pay).date) - firstMonth + 1
  const months = Array.from({ length: count }, (_, index) => newMonth(firstMonth + index))
  for (const pay of pays) {
    const paidIn = monthIn(pay.date)
    const isOfBefore = paidIn === lastMonth && pay.month < lastMonth && endsUnpaid()
    const month = months[(isOfBefore ? lastMonth - 1 : paidIn) - firstMonth] as MonthFigures
    for (const figure of accruedFigures) month[figure] += pay.figures[figure]
  }
  return yearWith(months)
}
