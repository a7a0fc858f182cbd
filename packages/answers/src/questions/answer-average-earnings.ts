import { camelCase, type Language, writeDecimal } from '@oklad/contract/fields'
import {
  type Answer,
  type InputProblem,
  missing,
  outside,
  type SickPayResponse,
  type VacationPayResponse,
  type Warning,
} from '@oklad/contract/internal'
import type { SickPayRequest, VacationPayRequest } from '@oklad/contract/wire'
import {
  type AveragePay,
  type AveragePayTerms,
  type AveragePayWarning,
  averagePayOf,
  compensationDays,
  LARGEST_SALARY,
  lawOf,
  NoEarningsError,
  type SickPay,
  type SickPayWarning,
  sickPayOf,
} from '@oklad/engine'
import { MOST_EARNINGS_MONTHS } from '@oklad/engine/earnings-ranges'
import { dayIn, yearIn } from '@oklad/engine/internal'
import { averageEarningsTexts } from '../calculation/average-earnings-texts.ts'
import { camelled } from '../calculation/camelled.ts'
import { provisionalWarning, withRemedy } from '../calculation/warnings.ts'
import { days, sickLeaveTerms } from './average-earnings-problems.ts'

/**
 * The warnings of an answer.
 * @param advance the days of vacation used in advance, in hundredths
 */
function warningsOf(
  codes: readonly (
    | AveragePayWarning
    | SickPayWarning
    | 'vacation_in_advance'
    | 'hire_month_whole'
  )[],
  years: readonly string[],
  language: Language,
  advance = 0,
): { readonly warnings: Warning[] } {
  const days = writeDecimal(advance, 2, 0, language)
  const lastYear = Math.max(...years.map(yearIn))
  const warnings = codes.map((code) =>
    code === 'provisional_law'
      ? provisionalWarning(lawOf(lastYear), language)
      : { code, detail: withRemedy(averageEarningsTexts[code], language, { days }) },
  )
  return { warnings }
}

/** The days to pay, in hundredths: given, or unused since the hire; below 0 those used in advance. */
const unusedOf = ({ days: asked, start_date, ...request }: VacationPayRequest): number => {
  const { hired_on = start_date, days_used = 0 } = request
  return asked === undefined
    ? compensationDays(hired_on, start_date) - days(days_used)
    : days(asked)
}
const daysOf = (request: VacationPayRequest) => Math.max(unusedOf(request), 0)

/** Whether days of the month of the hire count that are before it. */
const isHireMonthWhole = ({ hired_on, months }: VacationPayRequest): boolean =>
  hired_on !== undefined &&
  months.some(
    ({ month, excluded_days = 0 }) =>
      hired_on.startsWith(month) && excluded_days < dayIn(hired_on) - 1,
  )

/** The terms of a valid request. */
export function averagePayTerms(request: VacationPayRequest): AveragePayTerms {
  const { kind, days: _, hired_on: __, days_used: ___, ...others } = request
  return {
    ...(camelled(others) as object),
    ...{ kind: camelCase(kind), dayHundredths: daysOf(request) },
  } as AveragePayTerms
}

/**
 * The pay of a valid request; a problem where there are no earnings to compute it from.
 * @param language of the warnings
 */
export function answerVacationPay(
  request: VacationPayRequest,
  language: () => Language,
): Answer<VacationPayResponse> {
  return unlessWithoutEarnings(request, () =>
    writeVacationPay(averagePayOf(averagePayTerms(request)), request, language),
  )
}

/** The problem of months that are none, or have no pay. */
const noPay = ({ length }: VacationPayRequest['months']): InputProblem =>
  length === 0
    ? { code: 'wrong_length', pointer: '/months', minimum: 1, maximum: MOST_EARNINGS_MONTHS }
    : outside(`/months/${length - 1}/pay`, 1, LARGEST_SALARY)

/** The body of an answer; a problem where its request has no earnings to compute it from. */
export function unlessWithoutEarnings<Body extends object>(
  { kind, months }: VacationPayRequest,
  bodyOf: () => Body,
): Answer<Body> {
  try {
    return { ok: true, body: bodyOf() }
  } catch (error) {
    if (!(error instanceof NoEarningsError)) throw error
    return { ok: false, problems: [kind === 'working_days' ? noPay(months) : missing('/salary')] }
  }
}

export const writeVacationPay = (
  pay: AveragePay,
  request: VacationPayRequest,
  language: () => Language,
): VacationPayResponse => {
  const unused = unusedOf(request)
  const codes = [
    ...pay.warnings,
    ...(unused < 0 ? (['vacation_in_advance'] as const) : []),
    ...(isHireMonthWhole(request) ? (['hire_month_whole'] as const) : []),
  ]
  return {
    daily_average: pay.dailyAverage,
    days_counted: writeDays(pay.daysCounted),
    ...(request.days === undefined && { days: writeDecimal(daysOf(request), 2, 0, 'en') }),
    pay: pay.pay,
    base_pay: pay.basePay,
    northern_pay: pay.northernPay,
    floor_applied: pay.floorApplied,
    last_day: pay.lastDay,
    paid_on: pay.paidOn,
    ...(codes.length > 0 && warningsOf(codes, [pay.lastDay, pay.paidOn], language(), -unused)),
  }
}

/** Five decimals with a point, in every language. */
const writeDays = (days: number) => writeDecimal(days, 5, 5, 'en').replaceAll(',', '')

/**
 * The sick pay of a valid request.
 * @param language of the warnings
 */
export const answerSickPay = (request: SickPayRequest, language: () => Language): SickPayResponse =>
  writeSickPay(sickPayOf(sickLeaveTerms(request)), request, language)

export function writeSickPay(
  pay: SickPay,
  { from, to, paid_on }: SickPayRequest,
  language: () => Language,
): SickPayResponse {
  return {
    daily_average: pay.dailyAverage,
    lowest_applied: pay.lowestApplied,
    days: pay.days.map(({ month, days, dayPay: day_pay, employer, fund }) => {
      return { month, days, day_pay, employer, fund }
    }),
    employer_pay: pay.employerPay,
    fund_pay: pay.fundPay,
    employer_base_pay: pay.employerBasePay,
    employer_northern_pay: pay.employerNorthernPay,
    ...(pay.warnings.length > 0 && warningsOf(pay.warnings, [from, paid_on ?? to], language())),
  }
}
