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
import { minus, plus } from '../../money/kopecks.ts'
import { timesIn } from '../../money/rounding.ts'
import { partOfMonth } from '../../pay/part-month.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import {
  accruedFigures,
  type MonthFigures,
  newMonth,
  setDeductions,
  sumOfDeduction,
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
  const monthOf = monthsOfPays(terms, law)
  const paid: MonthFigures[] = []
  const year = yearWith(paid)
  const calculation = calculationOf(terms, law, year)
  const isOfTerms = ({ month }: MonthFigures) => month <= terms.lastMonth
  let toDate: Deductions = noDeductions
  for (const pay of pays) {
    const { figures, date } = pay
    for (let month = terms.firstMonth + paid.length; month <= monthIn(date); month++) {
      paid.push(newMonth(month))
    }
    const month = paid[monthOf(pay) - terms.firstMonth] as MonthFigures
    for (const figure of accruedFigures) month[figure] = plus(month[figure], figures[figure])
    grantDeductions(calculation)
    const months = paid.filter(isOfTerms)
    const granted = eachDeduction((name) => sumOfDeduction(months, name))
    const before = toDate
    setDeductions(
      figures,
      eachDeduction((name) => minus(granted[name], before[name])),
    )
    toDate = granted
    record(figures, toDate)
  }
  return { ...year, months: paid.filter(isOfTerms) }
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
 * Returns a function that says to which month a payment belongs: the month of its date. The days off in which an employment
 * ends have no pay of their own: a payment in them for the month before is of that month, as in the year.
 */
function monthsOfPays(terms: CompleteTerms, law: Law) {
  const { firstMonth, lastMonth, lastDay } = terms
  const endsUnpaid = () =>
    lastDay !== null && lastMonth > firstMonth && partOfMonth(law, terms, lastMonth)?.paid === 0
  return ({ date, month }: Pay): number => {
    const paidIn = monthIn(date)
    return paidIn === lastMonth && month < lastMonth && endsUnpaid() ? lastMonth - 1 : paidIn
  }
}
