import { type Language, write, writeDecimal } from '@oklad/contract/fields'
import type {
  Answer,
  Requests,
  SickPayResponse,
  VacationPayResponse,
  Warning,
} from '@oklad/contract/internal'
import {
  type AveragePay,
  type AveragePayTerms,
  type AveragePayWarning,
  averagePayOf,
  compensationDays,
  type Kopecks,
  kopecks,
  lawOf,
  NoEarningsError,
  type SickLeaveTerms,
  type SickPay,
  type SickPayWarning,
  sickPayOf,
} from '@oklad/engine'
import { yearIn } from '@oklad/engine/internal'
import { averageEarningsTexts } from '../calculation/average-earnings-texts.ts'
import { provisionalWarning } from '../calculation/warnings.ts'
import { days } from './average-earnings-problems.ts'

type VacationPayRequest = Requests['vacationPay']
type SickPayRequest = Requests['sickPay']

/** The warnings of an answer. */
function warningsOf(
  codes: readonly (AveragePayWarning | SickPayWarning)[],
  years: readonly string[],
  language: Language,
): { readonly warnings?: Warning[] } {
  const warnings = codes.flatMap((code): Warning[] => {
    if (code !== 'provisional_law')
      return [{ code, detail: write(averageEarningsTexts[code], language) }]
    const year = Math.max(...years.map((date) => yearIn(date)))
    return [provisionalWarning(lawOf(year), language)]
  })
  return warnings.length > 0 ? { warnings } : {}
}

/** The days to pay, in hundredths: given, or unused since the hire. */
const daysOf = ({
  days: asked,
  hired_on,
  start_date,
  days_used = 0,
}: VacationPayRequest): number =>
  asked === undefined
    ? compensationDays(hired_on ?? start_date, start_date, days(days_used))
    : days(asked)

/** The terms of a valid request. Members left out keep their defaults. */
export function averagePayTerms(request: VacationPayRequest): AveragePayTerms {
  const { kind, start_date, salary, paid_on, days_worked, days_norm } = request
  return {
    kind: kind === 'working_days' ? 'workingDays' : kind,
    startDate: start_date,
    dayHundredths: daysOf(request),
    months: request.months.map(({ month, pay, northern_pay, excluded_days }) => ({
      month,
      pay: kopecks(pay),
      northernPay: kopecks(northern_pay ?? 0),
      excludedDays: excluded_days ?? 0,
    })),
    bonuses: (request.bonuses ?? []).map((bonus) => ({
      kind: bonus.kind,
      amount: kopecks(bonus.amount),
      northernAmount: kopecks(bonus.northern_amount ?? 0),
      ...given({ month: bonus.month, months: bonus.months, year: bonus.year }),
      ...given({ indicator: bonus.indicator }),
      forTimeWorked: bonus.for_time_worked ?? false,
      indexed: bonus.indexed ?? true,
    })),
    raises: (request.raises ?? []).map(({ date, old_salary, new_salary }) => ({
      date,
      oldSalary: kopecks(old_salary),
      newSalary: kopecks(new_salary),
    })),
    ...given({ daysWorked: days_worked, daysNorm: days_norm, paidOn: paid_on }),
    ...given({ salary: salary as Kopecks | undefined }),
    fullTime: request.full_time ?? true,
    roundDays: request.round_days ?? false,
  }
}

/** The members that have a value. */
const given = <Members extends object>(members: Members) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    readonly [Name in keyof Members]: NonNullable<Members[Name]>
  }

/**
 * The pay of a valid request; a problem where there are no earnings to compute it from.
 * @param language of the warnings
 */
export function answerVacationPay(
  request: VacationPayRequest,
  language: () => Language,
): Answer<VacationPayResponse> {
  try {
    return {
      ok: true,
      body: writeVacationPay(averagePayOf(averagePayTerms(request)), request, language),
    }
  } catch (error) {
    return refusedWithoutEarnings(error, request)
  }
}

/**
 * The problem of a request without earnings.
 * @throws any other error
 */
export function refusedWithoutEarnings(error: unknown, { kind }: VacationPayRequest) {
  if (!(error instanceof NoEarningsError)) throw error
  const field = kind === 'working_days' ? 'months' : 'salary'
  return { ok: false, problems: [{ code: 'missing_field', pointer: `/${field}` }] } as const
}

export const writeVacationPay = (
  pay: AveragePay,
  request: VacationPayRequest,
  language: () => Language,
): VacationPayResponse => ({
  daily_average: pay.dailyAverage,
  days_counted: writeDays(pay.daysCounted),
  ...(request.days === undefined && { days: writeDecimal(daysOf(request), 2, 0, 'en') }),
  pay: pay.pay,
  base_pay: pay.basePay,
  northern_pay: pay.northernPay,
  floor_applied: pay.floorApplied,
  last_day: pay.lastDay,
  paid_on: pay.paidOn,
  ...(pay.warnings.length > 0 && warningsOf(pay.warnings, [pay.lastDay, pay.paidOn], language())),
})

/** Five decimals with a point, in every language. */
const writeDays = (days: number) => writeDecimal(days, 5, 5, 'en').replaceAll(',', '')

/**
 * The sick pay of a valid request.
 * @param language of the warnings
 */
export const answerSickPay = (request: SickPayRequest, language: () => Language): SickPayResponse =>
  writeSickPay(sickPayOf(sickLeaveTerms(request)), request, language)

/** The terms of a valid request. Members left out keep their defaults. */
export function sickLeaveTerms(request: SickPayRequest): SickLeaveTerms {
  const { territorial_multiplier, full_time_share, breach_from, paid_on } = request
  return {
    from: request.from,
    to: request.to,
    cause: request.cause === 'child_under_8' ? 'childUnder8' : request.cause,
    inHospital: request.in_hospital ?? false,
    insuranceMonths: request.insurance_months,
    earnings: request.earnings.map(({ year, pay, northern_pay }) => ({
      year,
      pay: kopecks(pay),
      northernPay: kopecks(northern_pay ?? 0),
    })),
    ...given({ districtCoefficient: territorial_multiplier, fullTimeShare: full_time_share }),
    afterDismissal: request.after_dismissal ?? false,
    ...given({ breachFrom: breach_from, paidOn: paid_on }),
  }
}

export function writeSickPay(
  pay: SickPay,
  { from, to, paid_on }: SickPayRequest,
  language: () => Language,
): SickPayResponse {
  return {
    daily_average: pay.dailyAverage,
    lowest_applied: pay.lowestApplied,
    days: pay.days.map(({ month, days, dayPay, employer, fund }) => ({
      ...{ month, days, day_pay: dayPay, employer, fund },
    })),
    employer_pay: pay.employerPay,
    fund_pay: pay.fundPay,
    employer_base_pay: pay.employerBasePay,
    employer_northern_pay: pay.employerNorthernPay,
    ...(pay.warnings.length > 0 && warningsOf(pay.warnings, [from, paid_on ?? to], language())),
  }
}
