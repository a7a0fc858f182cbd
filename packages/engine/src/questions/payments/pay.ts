import { type Citation, type Law, lawOf, workingDaysOf } from '@oklad/law'
import { benefitLaw, byDate, dateWithin, daysIn, monthIn, yearIn } from '@oklad/law/internal'
import type { Recorder } from '../../breakdown/recorder.ts'
import { placeOfPayment } from '../../breakdown/step-recorder.ts'
import { calculationOf, contractTypes } from '../../contract-types/contract-types.ts'
import { type Kopecks, minus, ZERO } from '../../money/kopecks.ts'
import { percentOf, shareOf } from '../../money/rounding.ts'
import { accrue, accruePay, coefficientsIn } from '../../pay/accrual.ts'
import type { OtherPayKind } from '../../pay/kinds.ts'
import { type OtherPayPart, otherPayByMonth, totalOf } from '../../pay/other-pay.ts'
import { firstDayIn, type PartOfMonth, paidDays, partOfMonth } from '../../pay/part-month.ts'
import { type CompleteTerms, type Month, type OtherPay, salaryOf } from '../../terms/terms.ts'
import { accruedFigures, type MonthFigures, newMonth, newYear, sumOf } from '../../year-figures.ts'
import { paymentCitations } from './citations.ts'
import { advanceDate, type CompletePaydays, dismissalDate, finalDate } from './paydays.ts'

/** A payment before tax. */
export interface Pay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** The month whose pay it is. */
  readonly month: number
  readonly kind: 'advance' | 'final' | OtherPayKind
  /** The salary in an advance; `null` for another payment. */
  readonly advance: AdvanceSalary | null
  /** The rule for the day of the final payment. */
  readonly citation: Citation
  /** The other pay in it. */
  readonly others: readonly OtherPayPart[]
  /** The sums of the payment. Their `month` is the place of the payment in a breakdown. */
  readonly figures: MonthFigures
}

/** The salary in an advance, and its source: days of the month, or a percentage of its salary. */
type AdvanceSalary = {
  /** Kopecks. */
  readonly salary: Kopecks
  /** The salary from which it is computed, kopecks. */
  readonly of: Kopecks
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
  const employed = employedDays(terms, law.year)
  const datesIn = (month: number) => payDatesOf(terms, employed, paydays, law.year, month)
  const dateOfOther = ({ kind, month, day }: Pick<OtherPay, 'kind' | 'month' | 'day'>) => {
    if (day === undefined) return datesIn(month).final
    const last = dateWithin(law.year, month, day)
    return kind === 'sick_pay' ? nextPayday(last, employed, paydays) : last
  }
  const otherPay = otherPayByMonth(terms, (pay) => lawOf(yearIn(dateOfOther(pay))), dateOfOther)
  const calculation = calculationOf(terms, law, newYear(terms), recorder)
  accrue(calculation, otherPay)
  /** Without the steps of its parts. */
  const divided = { ...calculation, recorder: undefined }
  const pays = calculation.year.months.flatMap((whole): Pay[] => {
    const { month } = whole
    const dates = datesIn(month)
    const advance = advanceSalaryOf(terms, paydays, law, month)
    const first = newMonth(month)
    if (employed.first <= dates.advance && dates.advance <= dates.final) {
      const pay = { salary: advance.salary, bonus: null, other: null }
      accruePay(divided, first, pay, coefficientsIn(terms, month))
    }
    const { citation } = dates
    const others = otherPay[month - 1]?.parts ?? []
    const byThemselves = others.flatMap((part): Pay[] => {
      const { kind, day } = part
      if (day === undefined) return []
      const figures = newMonth(month)
      const pay = { salary: ZERO, bonus: null, other: totalOf([part]) }
      accruePay(divided, figures, pay, WITHOUT_ALLOWANCES)
      const date = dateOfOther({ kind, month: month as Month, day })
      const citation = kind === 'sick_pay' ? sickPayday : paymentCitations.payday
      return [{ date, month, kind, advance: null, others: [part], figures, citation }]
    })
    const rest = newMonth(month)
    const ofRest = others.filter(({ day }) => day === undefined)
    rest.bonus = whole.bonus
    for (const figure of accruedFigures) {
      const before = byThemselves.map(({ figures }) => figures)
      rest[figure] = minus(whole[figure], sumOf([first, ...before], figure))
    }
    const own = { month, others: [], citation }
    return [
      ...byThemselves,
      { ...own, date: dates.advance, kind: 'advance', advance, figures: first },
      { ...own, date: dates.final, kind: 'final', advance: null, others: ofRest, figures: rest },
    ]
  })
  return pays
    .filter(({ figures }) => figures.grossIncome > 0)
    .toSorted(byDate)
    .map((pay, index) => {
      pay.figures.month = placeOfPayment(index + 1)
      return pay
    })
}

/** The allowances in pay by average earnings are a part of its sum. */
const WITHOUT_ALLOWANCES = { paid: 100, statutory: 100, northern: 0 }

/** Returns the first payday after a date, or the day of the dismissal between them. */
function nextPayday(date: string, { dismissal }: EmployedDays, paydays: CompletePaydays) {
  const [year, month] = [yearIn(date), monthIn(date)]
  const next = [month - 1, month, month + 1]
    .flatMap((one) => [advanceDate(year, one, paydays), finalDate(year, one, paydays)])
    .filter((payday) => payday > date)
    .sort()[0] as string
  const isDismissed = dismissal !== null && dismissal.date >= date && dismissal.date < next
  return isDismissed ? dismissal.date : next
}

/** The next payday pays sick pay. */
const sickPayday = benefitLaw('ст. 15 ч. 1')

/** The days between which an employer pays, `YYYY-MM-DD`. */
type EmployedDays = ReturnType<typeof employedDays>

/**
 * Returns the first day of the employment and the day of its dismissal, on which all pay is due that it still owes, with
 * the source; `null` if the employment goes on, and for a civil contract. A calculation that ends before December,
 * or on a given day of it, ends the employment.
 */
function employedDays(terms: CompleteTerms, year: number) {
  const { firstMonth, firstDay, lastMonth, lastDay } = terms
  const first = dateWithin(year, firstMonth, firstDay)
  const hasEnd = terms.contractType === 'employment' && (lastMonth < 12 || lastDay !== null)
  if (!hasEnd) return { first, dismissal: null }
  const day = dateWithin(year, lastMonth, lastDay ?? 31)
  const date = dismissalDate(day)
  const { dismissal, dismissalOnDayOff, dismissalAtYearEnd } = paymentCitations
  const moved = date > day ? dismissalOnDayOff : dismissalAtYearEnd
  return { first, dismissal: { date, citation: date === day ? dismissal : moved } }
}

/**
 * Returns the dates of a month's payments, `YYYY-MM-DD`, and the rule for that of the final one. A final payment due before the first day is paid with the next
 * advance. On the day of the dismissal everything is due, the pay of earlier months too.
 * @source Labour Code, articles 136 and 140
 */
function payDatesOf(
  terms: CompleteTerms,
  { first, dismissal }: EmployedDays,
  paydays: CompletePaydays,
  year: number,
  month: number,
) {
  const advance = advanceDate(year, month, paydays)
  const usual = finalDate(year, month, paydays)
  const final = usual < first ? advanceDate(year, month + 1, paydays) : usual
  if (dismissal !== null && dismissal.date < final) {
    return { advance, final: dismissal.date, citation: dismissal.citation }
  }
  const citation =
    terms.contractType === 'employment'
      ? paymentCitations.payday
      : contractTypes[terms.contractType].citations.pay
  return { advance, final, citation }
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
  const { year } = law
  const full = salaryOf(terms, month)
  if (percent !== null) {
    const part = partOfMonth(law, terms, month)
    const of = part === null ? full : shareOf(full, part.paid, part.of)
    const isLate = firstDayIn(terms, month) > HALF_OF_MONTH
    return { salary: isLate ? ZERO : percentOf(of, percent), of, percent }
  }
  const working = workingDaysOf(year)[month - 1] as readonly number[]
  const days = paidDays(terms, month, daysIn(year, month), working, HALF_OF_MONTH)
  return { salary: shareOf(full, days.paid, days.of), of: full, days }
}
