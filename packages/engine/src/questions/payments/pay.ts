import { given, placeOfPayment, type Recorder } from '../../breakdown/recorder.ts'
import { rules } from '../../breakdown/rules.ts'
import { contractTypes } from '../../contract-types/contract-types.ts'
import type { Law } from '../../law/law.ts'
import { dateOf, daysIn, workingDaysOf } from '../../law/working-days.ts'
import { percentOf, shareOf } from '../../money/rounding.ts'
import { type CompleteTerms, salaryOf } from '../../terms.ts'
import { accrue, accruePay, coefficientsIn } from '../../year/accrual.ts'
import { type PartOfMonth, partOfMonth, wayToPay } from '../../year/part-month.ts'
import { type MonthFigures, newMonth, newYear } from '../../year-figures.ts'
import { advanceDate, type CompletePaydays, finalDate } from './paydays.ts'

/** A payment before tax. */
export interface Pay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The month whose pay it is. */
  readonly month: number
  /** The salary in an advance; `null` for a final payment. */
  readonly advance: AdvanceSalary | null
  /** The sums of the payment. Their `month` is the place of the payment in a breakdown. */
  readonly figures: MonthFigures
}

/** The salary in an advance, and its source: days of the month, or a percentage of its salary. */
type AdvanceSalary = {
  /** Kopecks. */
  readonly salary: number
  /** The salary from which it is computed, kopecks. */
  readonly of: number
} & ({ readonly days: PartOfMonth } | { readonly percent: number })

/**
 * Accrues the months and divides the pay of each into its advance and the rest.
 * @param recorder records the months
 * @returns the payments by date, without those of nothing
 */
export function paysByDate(
  terms: CompleteTerms,
  paydays: CompletePaydays,
  law: Law,
  recorder?: Recorder,
): readonly Pay[] {
  const { citations } = contractTypes[terms.contractType]
  const year = newYear(terms)
  accrue(terms, law, year, citations, recorder)
  const pays = year.months.flatMap((whole): Pay[] => {
    const { month } = whole
    const dates = datesOf(terms, paydays, law.year, month)
    const advance = advanceSalaryOf(terms, paydays, law, month)
    const first = newMonth(month)
    if (dates.advance <= dates.final) {
      accruePay(terms, first, advance.salary, null, coefficientsIn(terms, month), citations)
    }
    const rest = newMonth(month)
    rest.basePay = whole.basePay - first.basePay
    rest.allowances = whole.allowances - first.allowances
    rest.grossIncome = whole.grossIncome - first.grossIncome
    return [
      { date: dates.advance, month, advance, figures: first },
      { date: dates.final, month, advance: null, figures: rest },
    ]
  })
  return pays
    .filter(({ figures }) => figures.grossIncome > 0)
    .toSorted((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
    .map((pay, index) => {
      pay.figures.month = placeOfPayment(index + 1)
      return pay
    })
}

/**
 * Returns the dates of a month's payments. On the last day of an employment that ends, all pay is due.
 * @source Labour Code, articles 136 and 140
 */
function datesOf(
  { contractType, lastMonth, lastDay }: CompleteTerms,
  paydays: CompletePaydays,
  year: number,
  month: number,
): { readonly advance: string; readonly final: string } {
  const hasEnd = contractType === 'employment' && (lastMonth < 12 || lastDay < 31)
  const endsHere = hasEnd && month === lastMonth
  const lastDate = dateOf(year, month, Math.min(lastDay, daysIn(year, month)))
  return {
    advance: advanceDate(year, month, paydays),
    final: endsHere ? lastDate : finalDate(year, month, paydays),
  }
}

/** The last day of the first half of a month, which the advance pays. */
const HALF_OF_MONTH = 15

/** Computes the salary in the advance of a month. Without a paid day in the first half it is 0. */
function advanceSalaryOf(
  terms: CompleteTerms,
  { advancePercent: percent }: CompletePaydays,
  law: Law,
  month: number,
): AdvanceSalary {
  const { firstMonth, firstMonthPaid, lastMonth, lastMonthPaid } = terms
  const { year } = law
  const length = daysIn(year, month)
  const from = month === firstMonth && firstMonthPaid !== 'full' ? terms.firstDay : 1
  const to = month === lastMonth && lastMonthPaid !== 'full' ? terms.lastDay : length
  const full = salaryOf(terms, month)
  if (percent !== null) {
    const part = partOfMonth(law, terms, month)
    const of = part === null ? full : shareOf(full, part.paid, part.of)
    return { salary: from > HALF_OF_MONTH ? 0 : percentOf(of, percent), of, percent }
  }
  const working = workingDaysOf(year)[month - 1] as readonly number[]
  const count = (first: number, last: number) =>
    wayToPay(terms, month) === 'calendarDays'
      ? Math.max(last - first + 1, 0)
      : working.filter((day) => day >= first && day <= last).length
  const days = { paid: count(from, Math.min(HALF_OF_MONTH, to)), of: count(1, length) }
  return { salary: shareOf(full, days.paid, days.of), of: full, days }
}

/**
 * Records the sums of a payment before tax.
 * @param pays all payments
 * @param recorder gets the steps; without it nothing is recorded
 * @param ofMonths has the steps of the months and of the advances
 */
export function recordPay(
  terms: CompleteTerms,
  { month, advance, figures }: Pay,
  { figures: { productionCalendar } }: Law,
  pays: readonly Pay[],
  recorder: Recorder | undefined,
  ofMonths: Recorder | undefined,
): void {
  if (recorder === undefined || ofMonths === undefined) return
  const { citations } = contractTypes[terms.contractType]
  const rule = terms.contractType === 'employment' ? rules.payday : citations.pay
  recorder.at(figures.month)
  if (advance !== null) {
    const { salary, of } = advance
    if ('days' in advance) {
      const { paid, of: ofMonth } = advance.days
      const inputs = [
        given('salary', of),
        given('days_paid', paid),
        given('days_of_month', ofMonth),
      ]
      recorder.step('accrual_salary', salary, 'share_by_days', inputs, productionCalendar.citation)
    } else {
      const whole = ofMonths.findAt('accrual_salary', month)
      const inputs = [whole, given('advance_percent', advance.percent)]
      recorder.step('accrual_salary', salary, 'percent_to_kopeck', inputs, rule)
    }
    const coefficients = coefficientsIn(terms, month)
    const cited = { ...citations, income: rules.payDate }
    accruePay(terms, figures, salary, null, coefficients, cited, recorder)
    return
  }
  const paid = pays.find((pay) => pay.month === month && pay.advance !== null)
  for (const [kind, value] of [
    ['accrual_base', figures.basePay],
    ['accrual_allowances', figures.allowances],
  ] as const) {
    const before = paid && ofMonths.findAt(kind, paid.figures.month)
    const inputs = [ofMonths.findAt(kind, month), before]
    recorder.step(kind, value, 'difference', inputs, rule)
  }
  const parts = ['accrual_base', 'accrual_allowances'] as const
  recorder.step('gross_income', figures.grossIncome, 'sum', parts, rules.payDate)
}
