import { type Law, workingDaysOf } from '@oklad/law'
import { dateWithin, dayIn, monthIn, requireLaw, yearIn } from '@oklad/law/internal'
import { calculationOf } from '../../contract-types/contract-types.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { accrue, coefficientsIn } from '../../pay/accrual.ts'
import { payKinds } from '../../pay/kinds.ts'
import { absentIn, firstDayIn } from '../../pay/part-month.ts'
import { completeTerms } from '../../terms/complete-terms.ts'
import {
  type CompleteTerms,
  type EmployerIncome,
  type Month,
  type OtherPay,
  salaryOf,
  type Terms,
} from '../../terms/terms.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import { taxScalesOf } from '../../withholding/tax-scales.ts'
import type { MonthFigures } from '../../year-figures.ts'
import { type AveragePayWarning, averagePayOf } from '../average-earnings/average-pay.ts'
import { monthBefore, NoEarningsError } from '../average-earnings/counted-earnings.ts'
import { type SickPayWarning, sickPayOf } from '../average-earnings/sick-pay.ts'
import type { AverageBonus, EarningsMonth } from '../average-earnings/terms.ts'
import type { Absence } from './absence.ts'
import { datesOf, overlapsOf, vacationDays } from './dates.ts'

/** A fact about the pay of absences that its reader needs to know. */
export type AbsenceWarning =
  | AveragePayWarning
  | SickPayWarning
  /** The present pay stands in for earnings before the year that are not given. */
  | 'earnings_assumed'
  /** The average has no bonuses from profit, which may belong to the pay system. */
  | 'other_pay_not_counted'
  /** Some pay belongs to a day before the first one or to a month after the last one, and does not count. */
  | 'paid_outside_year'
  /** There are no earnings that vacation pay could be computed from. */
  | 'no_earnings'

/** An absence with its pay. Sums are kopecks. */
export interface PaidAbsence {
  readonly kind: Absence['kind']
  /** The first and the last day, `YYYY-MM-DD`, and the days between them that are of the absence. */
  readonly from: string
  readonly lastDay: string
  readonly days: number
  /** Of an illness before its percent by insurance; 0 for unpaid leave. */
  readonly dailyAverage: Kopecks
  /** The pay of the employer. */
  readonly pay: Kopecks
  /** The part of it in the tax base of the allowances. */
  readonly northernPay: Kopecks
  /** The pay of the Social Fund. */
  readonly fundPay: Kopecks
  /** The day on which vacation pay is paid, `YYYY-MM-DD`; `null` for other absences. */
  readonly paidOn: string | null
}

/** A year with absences. */
export interface AbsentYear {
  /** With the days of the absences, their pay, and the Social Fund as another employer. */
  readonly terms: Terms
  /** The absences in their order. */
  readonly paidAbsences: readonly PaidAbsence[]
  /** Each once. */
  readonly warnings: readonly AbsenceWarning[]
}

/** The absences of a year, and what was earned before it. */
export interface AbsencesOptions {
  readonly absences: readonly Absence[]
  /** The months before the first one, see `EarningsMonth`; the present pay in each of them by default. */
  readonly earningsBefore?: readonly EarningsMonth[] | undefined
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
}

/**
 * Returns the terms of a year with absences. Their days have no salary; vacation pay is paid on its own day, the
 * employer's sick pay on the payday after the illness. Average earnings are those of the year's own months, and of
 * `earningsBefore`.
 *
 * The Social Fund withholds tax on its part by itself: it is one of `otherEmployers`.
 * @param terms of the year without its absences
 * @param options the absences, earlier earnings and the law
 * @throws {RangeError} for terms out of their range, absences that share a day, begin outside the months of the
 *   terms, or have no day
 * @source Labour Code, articles 114, 120, 124, 136, 139; law № 255-ФЗ, articles 3, 14, 15
 */
export function yearWithAbsences(
  terms: Terms,
  { absences, earningsBefore, law }: AbsencesOptions,
): AbsentYear {
  requireLaw(law)
  const dates = datesOf(absences)
  const given = completeTerms({ ...terms, otherPay: [] })
  const months = employedDaysOf(given, law.year)
  if (
    overlapsOf(dates).length > 0 ||
    absences.some(({ from }, index) => dates[index]?.length === 0 || !isWithin(from, months))
  ) {
    throw new RangeError('absences must have days of their own, within the months of the terms')
  }
  const absentDays = Array.from({ length: 12 }, (): number[] => [])
  for (const date of dates.flat().filter((date) => isWithin(date, months))) {
    absentDays[monthIn(date) - 1]?.push(dayIn(date))
  }
  const year: EarnedYear = {
    law,
    terms: { ...given, absentDays, monthlyBonuses: null },
    bonuses: given.bonusesAttractAllowances ? given.monthlyBonuses : null,
    otherPay: terms.otherPay ?? [],
    before: earningsBefore ?? assumedBefore(given, law),
  }
  const pays: OtherPay[] = []
  const warnings = new Set<AbsenceWarning>()
  // Sick pay is paid to the end of an illness that goes on after the last day.
  const paidIn = [months[0], dateWithin(law.year, given.lastMonth, 31)] as const
  let fundPay = 0
  const paidAbsences: PaidAbsence[] = []
  for (const [index, absence] of absences.entries()) {
    const { kind, from } = absence
    const days = dates[index] as readonly string[]
    const paid = { kind, from, lastDay: days.at(-1) as string, days: days.length }
    if (absence.kind === 'unpaid') {
      const nothing = { dailyAverage: ZERO, pay: ZERO, northernPay: ZERO, fundPay: ZERO }
      paidAbsences.push({ ...paid, ...nothing, paidOn: null })
      continue
    }
    const computed =
      absence.kind === 'vacation' ? vacationPay(absence, year) : sickPay(absence, year)
    for (const warning of computed.warnings) warnings.add(warning)
    const isAssumed = absence.kind === 'sick' ? absence.earnings : earningsBefore
    if (isAssumed === undefined) warnings.add('earnings_assumed')
    if (kind === 'vacation' && leavesOutPay(year, monthIn(from))) {
      warnings.add('other_pay_not_counted')
    }
    const { paidOn, ...pay } = computed.pay
    paidAbsences.push({
      ...paid,
      dailyAverage: computed.dailyAverage,
      pay: pay.amount,
      northernPay: pay.northernAmount ?? ZERO,
      fundPay: computed.fundPay,
      paidOn: kind === 'vacation' ? paidOn : null,
    })
    if (!isWithin(paidOn, paidIn)) warnings.add('paid_outside_year')
    else {
      fundPay += computed.fundPay
      const [month, day] = [monthIn(paidOn) as Month, dayIn(paidOn)]
      if (pay.amount > 0) pays.push({ ...pay, month, day })
    }
  }
  const otherPay = [...year.otherPay, ...pays]
  const otherEmployers = [...given.otherEmployers]
  if (fundPay > 0) otherEmployers.push(socialFund(fundPay as Kopecks, law))
  return {
    terms: { ...terms, absentDays, otherPay, otherEmployers },
    paidAbsences,
    warnings: [...warnings],
  }
}

/** Whether the average earnings of a vacation in the month leave out earlier pay that may belong to the pay system. */
const leavesOutPay = ({ otherPay }: EarnedYear, vacationMonth: number) =>
  otherPay.some(
    ({ kind, month }) => payKinds[kind].inAverage === 'ifOfPaySystem' && month < vacationMonth,
  )

/** Returns the Social Fund as another employer, with the tax that it withholds from its part of sick pay. */
function socialFund(pay: Kopecks, law: Law): EmployerIncome {
  const income = { baseIncome: pay, allowancesIncome: ZERO }
  const { onAll } = taxDueOn(taxScalesOf(law, false), { ...income, deduction: 0 })
  return { ...income, taxWithheld: onAll as Kopecks }
}

/** The first and the last day of an employment in a year, `YYYY-MM-DD`. */
type EmployedDays = readonly [first: string, last: string]

const isWithin = (date: string, [first, last]: EmployedDays) => date >= first && date <= last

/** Returns the first and the last day of an employment in a year. */
function employedDaysOf(terms: CompleteTerms, year: number): EmployedDays {
  const { firstMonth, firstDay, lastMonth, lastDay } = terms
  return [dateWithin(year, firstMonth, firstDay), dateWithin(year, lastMonth, lastDay ?? 31)]
}

/** A year whose pay is counted as earnings. */
interface EarnedYear {
  readonly law: Law
  /** With the absent days, without bonuses and other pay. */
  readonly terms: CompleteTerms
  /** The bonuses that count, January first. */
  readonly bonuses: readonly Kopecks[] | null
  readonly otherPay: readonly OtherPay[]
  readonly before: readonly EarningsMonth[]
}

/** The pay for an absence, and its day: that of payment, or the last one of an illness. */
interface ComputedPay {
  readonly pay: Pick<OtherPay, 'kind' | 'amount' | 'northernAmount'> & { readonly paidOn: string }
  readonly dailyAverage: Kopecks
  readonly fundPay: Kopecks
  readonly warnings: readonly AbsenceWarning[]
}

/** Accrues the months of a year. */
function accrued(terms: CompleteTerms, law: Law): readonly MonthFigures[] {
  const calculation = calculationOf(terms, law)
  accrue(calculation)
  return calculation.year.months
}

/** Returns the pay of the first month with pay, if it is worked in full. */
function usualMonth(terms: CompleteTerms, law: Law): MonthFigures {
  const full = { firstMonthPaid: 'full', lastMonthPaid: 'full', monthlyBonuses: null } as const
  const months = accrued({ ...terms, ...full, absentDays: null }, law)
  return months.find(({ grossIncome }) => grossIncome > 0) ?? (months[0] as MonthFigures)
}

/** Writes a month, `YYYY-MM`; those below 1 are of the years before. */
const monthOf = (year: number, month: number) => monthBefore(`${year}-12`, 12 - month)

/** Returns the 12 months before the first one with its pay; none for pay by bonuses alone. */
function assumedBefore(terms: CompleteTerms, law: Law): readonly EarningsMonth[] {
  const { grossIncome, allowances } = usualMonth(terms, law)
  const usual = { pay: grossIncome as Kopecks, northernPay: allowances as Kopecks }
  return Array.from({ length: grossIncome > 0 ? 12 : 0 }, (_, index) => ({
    month: monthOf(law.year, terms.firstMonth - 1 - index),
    ...usual,
  }))
}

/** Returns the earnings of the year's months to one of them. */
function earningsTo(last: number, { law, terms }: EarnedYear): readonly EarningsMonth[] {
  return accrued(terms, law)
    .filter(({ month }) => month <= last)
    .map(({ month, grossIncome, allowances }) => ({
      month: monthOf(law.year, month),
      pay: grossIncome as Kopecks,
      northernPay: allowances as Kopecks,
      excludedDays: absentIn(terms, month).length + firstDayIn(terms, month) - 1,
    }))
}

function vacationPay(
  absence: Extract<Absence, { kind: 'vacation' }>,
  year: EarnedYear,
): ComputedPay {
  const { terms } = year
  const { from, paidOn, roundDays = false, raises = [] } = absence
  const month = monthIn(from)
  const before = [...year.before, ...earningsTo(month - 1, year)]
  try {
    const averagePay = averagePayOf({
      kind: 'vacation',
      startDate: from,
      dayHundredths: 100 * vacationDays(absence),
      months: [...before, ...earningsBeforeDay(from, year)],
      bonuses: bonusesTo(month - 1, year),
      raises,
      salary: salaryOf(terms, month) as Kopecks,
      fullTimeShare: absence.fullTimeShare ?? terms.fullTimeShare,
      roundDays,
      ...workedDays(before, year, month),
      ...(paidOn !== undefined && { paidOn }),
    })
    const { pay: amount, northernPay: northernAmount, dailyAverage, warnings } = averagePay
    return {
      pay: { kind: 'vacation_pay', amount, northernAmount, paidOn: averagePay.paidOn },
      dailyAverage,
      fundPay: ZERO,
      // Earnings before the period say nothing about a year's own months.
      warnings: warnings.filter((warning) => warning !== 'months_not_counted'),
    }
  } catch (error) {
    if (!(error instanceof NoEarningsError)) throw error
    const nothing = { kind: 'vacation_pay', amount: ZERO, paidOn: from } as const
    return { pay: nothing, dailyAverage: ZERO, fundPay: ZERO, warnings: ['no_earnings'] }
  }
}

/** Returns the earnings of the days of a vacation's own month before it. */
function earningsBeforeDay(from: string, year: EarnedYear): readonly EarningsMonth[] {
  const month = monthIn(from) as Month
  const lastDay = dayIn(from) - 1
  const absentDays = Array.from({ length: 12 }, (_, index) =>
    absentIn(year.terms, index + 1).filter((day) => day <= lastDay),
  )
  const toDay = { lastMonth: month, lastMonthPaid: 'workingDays', lastDay } as const
  return earningsTo(month, { ...year, terms: { ...year.terms, ...toDay, absentDays } }).slice(-1)
}

/** Returns the bonuses to a month, each with its allowances, and other pay that counts, see `PayKind`. */
function bonusesTo(last: number, year: EarnedYear): readonly AverageBonus[] {
  const { law, terms, bonuses, otherPay } = year
  const alone = otherPay.flatMap(({ kind, month, amount, northernAmount = ZERO }) => {
    const { inAverage } = payKinds[kind]
    const forTimeWorked = inAverage === 'whole'
    const isCounted = forTimeWorked || inAverage === 'byTimeWorked'
    if (!isCounted || month < terms.firstMonth || month > last) return []
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
      amount: (grossIncome - pay) as Kopecks,
      northernAmount: (allowances - northern) as Kopecks,
    } as const
  })
  return [...alone, ...ofMonths]
}

/**
 * Returns the working days of the 12 months before a month, or since the hire, and those worked; neither where a month before the year
 * is not worked in full.
 */
function workedDays(before: readonly EarningsMonth[], { law, terms }: EarnedYear, event: number) {
  const first = monthOf(law.year, event - 12)
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

function sickPay(
  absence: Extract<Absence, { kind: 'sick' }>,
  { law, terms }: EarnedYear,
): ComputedPay {
  const { kind: _, earnings, ...leave } = absence
  const usual = usualMonth(terms, law)
  const pay = sickPayOf({
    ...leave,
    earnings:
      earnings ??
      [2, 1].map((back) => ({
        year: law.year - back,
        pay: (12 * usual.grossIncome) as Kopecks,
        northernPay: (12 * usual.allowances) as Kopecks,
      })),
    districtCoefficient: coefficientsIn(terms, monthIn(leave.from)).statutory,
    fullTimeShare: leave.fullTimeShare ?? terms.fullTimeShare,
  })
  const { employerPay: amount, employerNorthernPay: northernAmount, fundPay, warnings } = pay
  return {
    pay: { kind: 'sick_pay', amount, northernAmount, paidOn: leave.to },
    dailyAverage: pay.dailyAverage,
    fundPay,
    warnings,
  }
}
