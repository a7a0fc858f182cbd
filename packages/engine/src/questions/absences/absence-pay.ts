import { monthIn } from '@oklad/law/internal'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import { coefficientsIn } from '../../pay/accrual.ts'
import { type OtherPay, salaryOf } from '../../terms/terms.ts'
import { computeAveragePay } from '../average-earnings/average-pay.ts'
import { NoEarningsError } from '../average-earnings/counted-earnings.ts'
import { computeSickPay } from '../average-earnings/sick-pay.ts'
import type { SickLeave, Vacation } from './absence.ts'
import type { AbsenceWarning } from './absence-warning.ts'
import { lastDayOf, vacationDays } from './dates.ts'
import {
  bonusesTo,
  type EarnedYear,
  earningsBeforeDay,
  earningsTo,
  usualMonth,
  workedDays,
} from './earned-year.ts'

/** The pay for an absence, and its day: that of payment, or the last one of an illness. */
export interface ComputedPay {
  readonly pay: Pick<OtherPay, 'kind' | 'amount' | 'northernAmount'> & { readonly paidOn: string }
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
      salary: salaryOf(terms, month) as Kopecks,
      fullTimeShare: absence.fullTimeShare ?? terms.fullTimeShare,
      roundDays,
      ...workedDays(before, year, month),
      ...(paidOn !== undefined && { paidOn }),
    }).pay
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

/** Computes the pay of a sick leave in a year by the rules of the question about one. */
export function sickPay(absence: SickLeave, { law, terms }: EarnedYear): ComputedPay {
  const { kind: _, to: __, days: ___, earnings, cause = 'own', ...others } = absence
  const leave = { ...others, cause, to: lastDayOf(absence) }
  const usual = usualMonth(terms, law)
  const pay = computeSickPay({
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
