import { dateOf, monthIn } from '@oklad/law/internal'
import { type Kopecks, minus, times, ZERO } from '../../money/kopecks.ts'
import { coefficientsIn } from '../../pay/accrual.ts'
import { type OtherPay, salaryOf } from '../../terms/terms.ts'
import { computeAveragePay } from '../average-earnings/average-pay.ts'
import { monthOf, NoEarningsError } from '../average-earnings/counted-earnings.ts'
import { computeSickPay } from '../average-earnings/sick-pay.ts'
import type { PaidWorkingDays, SickLeave, Vacation } from './absence.ts'
import type { AbsenceWarning } from './absence-warning.ts'
import { lastDayOf, vacationDays, workingDatesOf } from './dates.ts'
import {
  bonusesTo,
  type EarnedYear,
  earningsBeforeDay,
  earningsTo,
  firstEarned,
  usualMonth,
  workedDays,
} from './earned-year.ts'

/** A sum for an absence. */
export interface AbsencePay extends Pick<OtherPay, 'kind' | 'amount' | 'northernAmount'> {
  /** The day of payment, the last one of an illness, or of the working days of a month that are paid with its rest. */
  readonly paidOn: string
  readonly isPaidWithRest?: boolean
}

/** The pay for an absence. */
export interface ComputedPay {
  /** For working days one of each month. */
  readonly pays: readonly AbsencePay[]
  readonly dailyAverage: Kopecks
  readonly fundPay: Kopecks
  readonly warnings: readonly AbsenceWarning[]
}

/** Computes the pay of a vacation in a year by the rules of the question about one. */
export function vacationPay(absence: Vacation, year: EarnedYear): ComputedPay {
  const { terms } = year
  const { from, paidOn, roundDays = false, raises = [] } = absence
  const month = monthIn(from)
  const before = [...year.before, ...earningsTo(month - 1, year)]
  try {
    const averagePay = computeAveragePay({
      kind: 'vacation',
      startDate: from,
      dayHundredths: 100 * vacationDays(absence),
      months: [...before, ...earningsBeforeDay(from, year)],
      bonuses: bonusesTo(month - 1, year),
      raises,
      salary: salaryOf(terms, month),
      fullTimeShare: absence.fullTimeShare ?? terms.fullTimeShare,
      roundDays,
      ...workedDays(before, year, month),
      ...(paidOn !== undefined && { paidOn }),
    }).pay
    const { pay: amount, northernPay: northernAmount, dailyAverage, warnings } = averagePay
    return {
      pays: [{ kind: 'vacation_pay', amount, northernAmount, paidOn: averagePay.paidOn }],
      dailyAverage,
      fundPay: ZERO,
      // Earnings before the period say nothing about a year's own months.
      warnings: warnings.filter((warning) => warning !== 'months_not_counted'),
    }
  } catch (error) {
    return withoutEarnings(error, { kind: 'vacation_pay', amount: ZERO, paidOn: from })
  }
}

/**
 * Computes the pay of the working days of an absence by the rules of the question about them, in sums of their months:
 * it is paid as salary is.
 * @source Labour Code, articles 167, 186; decree № 540, points 2, 9
 */
export function workingDaysPay(absence: PaidWorkingDays, year: EarnedYear): ComputedPay {
  const { from, raises = [] } = absence
  const month = monthIn(from)
  const first = firstEarned(year, month)
  // Earlier earnings have other working days.
  const before = [...year.before, ...earningsTo(month - 1, year)].filter(
    (earned) => earned.month >= first,
  )
  const dates = workingDatesOf(absence)
  const lastOf = (month: string) => dates.findLastIndex((date) => monthOf(date) === month)
  const months = [...new Set(dates.map(monthOf))]
  // Pay after the year is no part of it.
  const lastInYear = dates.findLast((date) => date < dateOf(year.law.year + 1, 1, 1)) ?? from
  const payOf = (days: number) =>
    computeAveragePay({
      kind: 'workingDays',
      startDate: from,
      dayHundredths: 100 * days,
      months: before,
      bonuses: bonusesTo(month - 1, year),
      raises,
      daysWorked: 0,
      ...workedDays(before, year, month),
      paidOn: lastInYear,
    }).pay
  try {
    const all = payOf(dates.length)
    let [paid, northern] = [ZERO, ZERO]
    const pays = months.map((month): AbsencePay => {
      const last = lastOf(month)
      const { pay, northernPay } = payOf(last + 1)
      const sum = {
        amount: minus(pay, paid),
        northernAmount: minus(northernPay, northern),
      }
      ;[paid, northern] = [pay, northernPay]
      return { kind: 'working_days_pay', ...sum, paidOn: dates[last] ?? from, isPaidWithRest: true }
    })
    return {
      pays,
      dailyAverage: all.dailyAverage,
      fundPay: ZERO,
      warnings: all.warnings.filter((warning) => warning !== 'months_not_counted'),
    }
  } catch (error) {
    return withoutEarnings(error, { kind: 'working_days_pay', amount: ZERO, paidOn: from })
  }
}

/**
 * Returns pay of 0 for an error by earnings that are none.
 * @throws any other error
 */
function withoutEarnings(error: unknown, nothing: AbsencePay): ComputedPay {
  if (!(error instanceof NoEarningsError)) throw error
  return { pays: [nothing], dailyAverage: ZERO, fundPay: ZERO, warnings: ['no_earnings'] }
}

/** Computes the pay of a sick leave in a year by the rules of the question about one. */
export function sickPay(absence: SickLeave, { law, terms }: EarnedYear): ComputedPay {
  const { kind: _, to: __, days: ___, earnings, cause = 'own', ...others } = absence
  const leave = { ...others, cause, to: lastDayOf(absence) }
  const usual = usualMonth(terms, law)
  const { pay } = computeSickPay({
    ...leave,
    earnings:
      earnings ??
      [2, 1].map((back) => ({
        year: law.year - back,
        pay: times(usual.grossIncome, 12),
        northernPay: times(usual.allowances, 12),
      })),
    districtCoefficient: coefficientsIn(terms, monthIn(leave.from)).statutory,
    fullTimeShare: leave.fullTimeShare ?? terms.fullTimeShare,
  })
  const { employerPay: amount, employerNorthernPay: northernAmount, fundPay, warnings } = pay
  return {
    pays: [{ kind: 'sick_pay', amount, northernAmount, paidOn: leave.to }],
    dailyAverage: pay.dailyAverage,
    fundPay,
    warnings,
  }
}
