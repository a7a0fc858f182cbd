import { type Law, workingDaysOf } from '@oklad/law'
import { dayIn, monthIn, yearIn } from '@oklad/law/internal'
import { calculationOf } from '../../contract-types/contract-types.ts'
import { type Kopecks, minus, ZERO } from '../../money/kopecks.ts'
import { accrue } from '../../pay/accrual.ts'
import { payKinds } from '../../pay/kinds.ts'
import { absentIn, firstDayIn } from '../../pay/part-month.ts'
import type { CompleteTerms, Month, OtherPay } from '../../terms/terms.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { monthBefore } from '../average-earnings/counted-earnings.ts'
import type { AverageBonus, EarningsMonth } from '../average-earnings/terms.ts'

/** A year whose pay is counted as earnings. */
export interface EarnedYear {
  readonly law: Law
  /** With the absent days, without bonuses and other pay. */
  readonly terms: CompleteTerms
  /** The bonuses that count, January first. */
  readonly bonuses: readonly Kopecks[] | null
  readonly otherPay: readonly OtherPay[]
  readonly before: readonly EarningsMonth[]
  /** Whether they stand in for earnings that are not given. */
  readonly isAssumed: boolean
}

/** Accrues the months of a year. */
function accrued(terms: CompleteTerms, law: Law): readonly MonthFigures[] {
  const calculation = calculationOf(terms, law)
  accrue(calculation)
  return calculation.year.months
}

/** Returns the pay of the first month with pay, if it is worked in full. */
export function usualMonth(terms: CompleteTerms, law: Law): MonthFigures {
  const full = { firstMonthPaid: 'full', lastMonthPaid: 'full', monthlyBonuses: null } as const
  const months = accrued({ ...terms, ...full, absentDays: null }, law)
  return months.find(({ grossIncome }) => grossIncome > 0) ?? (months[0] as MonthFigures)
}

/** Writes a month, `YYYY-MM`; those below 1 are of the years before. */
const monthOf = (year: number, month: number) => monthBefore(`${year}-12`, 12 - month)

/** Returns the 12 months before the first one with its pay; none for pay by bonuses alone. */
export function assumedBefore(terms: CompleteTerms, law: Law): readonly EarningsMonth[] {
  const { grossIncome, allowances } = usualMonth(terms, law)
  const usual = { pay: grossIncome, northernPay: allowances }
  return Array.from({ length: grossIncome > 0 ? 12 : 0 }, (_, index) => ({
    month: monthOf(law.year, terms.firstMonth - 1 - index),
    ...usual,
  }))
}

/** Returns the earnings of the year's months to one of them. */
export function earningsTo(last: number, { law, terms }: EarnedYear): readonly EarningsMonth[] {
  return accrued(terms, law)
    .filter(({ month }) => month <= last)
    .map(({ month, grossIncome, allowances }) => ({
      month: monthOf(law.year, month),
      pay: grossIncome,
      northernPay: allowances,
      excludedDays: absentIn(terms, month).length + firstDayIn(terms, month) - 1,
    }))
}

/** Returns the earnings of the days of a vacation's own month before it. */
export function earningsBeforeDay(from: string, year: EarnedYear): readonly EarningsMonth[] {
  const month = monthIn(from) as Month
  const lastDay = dayIn(from) - 1
  const absentDays = Array.from({ length: 12 }, (_, index) =>
    absentIn(year.terms, index + 1).filter((day) => day <= lastDay),
  )
  const toDay = { lastMonth: month, lastMonthPaid: 'workingDays', lastDay } as const
  return earningsTo(month, { ...year, terms: { ...year.terms, ...toDay, absentDays } }).slice(-1)
}

/** Returns the bonuses to a month, each with its allowances, and other pay that counts, see `PayKind`. */
export function bonusesTo(last: number, year: EarnedYear): readonly AverageBonus[] {
  const { law, terms, bonuses, otherPay } = year
  const alone = otherPay.flatMap(({ kind, month, amount, northernAmount = ZERO }) => {
    const { inAverage } = payKinds[kind]
    const forTimeWorked = inAverage === 'whole'
    const isCounted = forTimeWorked || inAverage === 'byTimeWorked'
    if (!isCounted || month > last) return []
    const of = monthOf(law.year, month)
    return { kind: 'monthly', month: of, amount, northernAmount, forTimeWorked } as const
  })
  if (bonuses === null) return alone
  const without = accrued(terms, law)
  const withBonuses = accrued({ ...terms, monthlyBonuses: bonuses }, law)
  const ofMonths = withBonuses.flatMap(({ month, bonus, grossIncome, allowances }, index) => {
    const { grossIncome: pay, allowances: northern } = without[index] as MonthFigures
    if (bonus === 0 || month > last) return []
    return {
      kind: 'monthly',
      month: monthOf(law.year, month),
      amount: minus(grossIncome, pay),
      northernAmount: minus(allowances, northern),
    } as const
  })
  return [...alone, ...ofMonths]
}

/** Returns the first of the 12 months before a month, `YYYY-MM`. */
export const firstEarned = ({ law }: Pick<EarnedYear, 'law'>, event: number): string =>
  monthOf(law.year, event - 12)

/**
 * Returns the working days of the 12 months before a month, or since the hire, and those worked; neither where a month before the year
 * is not worked in full.
 */
export function workedDays(
  before: readonly EarningsMonth[],
  { law, terms }: EarnedYear,
  event: number,
) {
  const first = firstEarned({ law }, event)
  const own = monthOf(law.year, terms.firstMonth)
  let [daysWorked, daysNorm] = [0, 0]
  for (const { month, excludedDays = 0 } of before) {
    if (month < first) continue
    if (month < own && excludedDays > 0) return {}
    const number = monthIn(month)
    const days = workingDaysOf(yearIn(month))[number - 1] ?? []
    const from = month < own ? 1 : firstDayIn(terms, number)
    const absent = month < own ? [] : absentIn(terms, number)
    const employed = days.filter((day) => day >= from)
    daysNorm += employed.length
    daysWorked += employed.filter((day) => !absent.includes(day)).length
  }
  return daysNorm > 0 ? { daysWorked, daysNorm } : {}
}

/** Whether the average earnings of a vacation in the month leave out earlier pay that may belong to the pay system. */
export const leavesOutPay = ({ otherPay }: EarnedYear, vacationMonth: number) =>
  otherPay.some(
    ({ kind, month }) => payKinds[kind].inAverage === 'ifOfPaySystem' && month < vacationMonth,
  )
