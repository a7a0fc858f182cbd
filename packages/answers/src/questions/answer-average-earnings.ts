import {
  type CombinationProblem,
  type Language,
  type MoreProblems,
  type Text,
  write,
  writeDecimal,
} from '@oklad/contract/fields'
import type {
  Answer,
  InputProblem,
  Requests,
  SickPayResponse,
  VacationPayResponse,
  Warning,
  WarningCode,
} from '@oklad/contract/internal'
import {
  type AveragePay,
  type AveragePayTerms,
  type AveragePayWarning,
  averagePayOf,
  type Kopecks,
  kopecks,
  lawOf,
  NoEarningsError,
  type SickLeaveTerms,
  type SickPay,
  type SickPayWarning,
  sickPayOf,
} from '@oklad/engine'
import { provisionalWarning } from '../calculation/warnings.ts'

type VacationPayRequest = Requests['vacationPay']
type SickPayRequest = Requests['sickPay']

// biome-ignore format: one text a line
const texts = {
  bonus_not_prorated: { en: 'The period is not worked in full, and a bonus counts whole: give days_worked and days_norm to count it by the working days worked (point 15).', ru: 'Расчётный период отработан не полностью, а премия учтена целиком: чтобы учесть её по отработанному времени, укажите days_worked и days_norm (п. 15).' },
  days_not_rounded: { en: 'The days of short months are exact. Accounting programs round them to two decimals, which gives another daily average: with round_days it is computed so.', ru: 'Дни неполных месяцев взяты точно. Программы учёта округляют их до сотых, и средний дневной заработок получается другим: так он считается с round_days.' },
  raise_indexes_part: { en: 'The raise after the period multiplies only the sums that are indexed; some practice multiplies the whole average (point 16).', ru: 'Повышение после расчётного периода умножает только индексируемые суммы; есть практика, где умножают весь средний заработок (п. 16).' },
  floor_without_coefficient: { en: 'The average is raised to the federal minimum wage without a district coefficient; practice differs (point 18).', ru: 'Средний заработок доведён до федерального МРОТ без районного коэффициента; практика различается (п. 18).' },
  split_by_payment_date: { en: 'Whether the pay is split between the tax bases is decided by the day of payment, which is in another year than the first day.', ru: 'Делить ли выплату между налоговыми базами, решает дата выплаты, а она в другом году, чем первый день.' },
  northern_part_unknown: { en: 'Of days paid by the minimum wage the northern part cannot be known: they are in the main tax base (letter of the Federal Tax Service of 18.02.2026 № ЗГ-35-11/1411@).', ru: 'У дней, оплаченных по МРОТ, северную часть определить нельзя: они отнесены к основной базе (письмо ФНС от 18.02.2026 № ЗГ-35-11/1411@).' },
  months_not_counted: { en: 'Some months with pay are outside the period and do not count (points 4 to 6).', ru: 'Часть месяцев с выплатами не входит в расчётный период и не учтена (п. 4–6).' },
} as const satisfies Readonly<Partial<Record<WarningCode, Text>>>

/** The warnings of an answer. */
function warningsOf(
  codes: readonly (AveragePayWarning | SickPayWarning)[],
  years: readonly string[],
  language: Language,
): { readonly warnings?: Warning[] } {
  const warnings = codes.flatMap((code): Warning[] => {
    if (code !== 'provisional_law') return [{ code, detail: write(texts[code], language) }]
    const year = Math.max(...years.map((date) => Number(date.slice(0, 4))))
    return [provisionalWarning(lawOf(year), language)]
  })
  return warnings.length > 0 ? { warnings } : {}
}

const days = (text: string | number): number => {
  const [whole = '', decimals = ''] = String(text).split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** The terms of a valid request. Members left out keep their defaults. */
export function averagePayTerms(request: VacationPayRequest): AveragePayTerms {
  const { kind, start_date, salary, paid_on, days_worked, days_norm } = request
  return {
    kind: kind === 'working_days' ? 'workingDays' : kind,
    startDate: start_date,
    dayHundredths: days(request.days),
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
    return { ok: true, body: writeVacationPay(averagePayOf(averagePayTerms(request)), language) }
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
  language: () => Language,
): VacationPayResponse => ({
  daily_average: pay.dailyAverage,
  days_counted: writeDays(pay.daysCounted),
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

const lengthOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** The pointers of the items whose key an earlier one has. */
const repeated = (path: string, keys: readonly (string | number)[]): InputProblem[] =>
  keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? { code: 'duplicate_field', pointer: `${path}/${index}` } : [],
  )

/** A northern part above its whole. */
const aboveWhole = (path: string, [part, whole]: readonly [string, string]): InputProblem => ({
  code: 'excluded_fields',
  pointer: `${path}/${part}`,
  fields: [part, whole],
})

const isFraction = (text: string | number) => days(text) % 100 > 0

/** The problems of members together, of a request for pay by average earnings. */
function vacationPayProblems(request: Partial<VacationPayRequest>): InputProblem[] {
  const { kind, start_date, days: asked, months = [], bonuses = [], raises = [] } = request
  const problems: InputProblem[] = []
  if (asked !== undefined && days(asked) === 0) {
    problems.push({ code: 'out_of_range', pointer: '/days', minimum: '0.01', maximum: 1_000 })
  } else if (asked !== undefined && kind !== 'compensation' && isFraction(asked)) {
    problems.push({ code: 'not_an_integer', pointer: '/days', minimum: 1, maximum: 1_000 })
  }
  problems.push(
    ...repeated(
      '/months',
      months.map(({ month }) => month),
    ),
  )
  for (const [index, { month, pay, northern_pay = 0, excluded_days = 0 }] of months.entries()) {
    const path = `/months/${index}`
    const maximum = start_date?.slice(0, 'YYYY-MM'.length)
    if (maximum !== undefined && month > maximum) {
      problems.push({ code: 'out_of_range', pointer: `${path}/month`, minimum: '2010-01', maximum })
    }
    if (excluded_days > lengthOf(month)) {
      const limits = { minimum: 0, maximum: lengthOf(month) }
      problems.push({ code: 'out_of_range', pointer: `${path}/excluded_days`, ...limits })
    }
    if (northern_pay > pay) problems.push(aboveWhole(path, ['northern_pay', 'pay']))
  }
  for (const [index, bonus] of bonuses.entries()) {
    const path = `/bonuses/${index}`
    const missing = (field: string) =>
      problems.push({ code: 'missing_field', pointer: `${path}/${field}` })
    if (bonus.kind !== 'annual' && bonus.month === undefined) missing('month')
    if (bonus.kind === 'period' && bonus.months === undefined) missing('months')
    if ((bonus.northern_amount ?? 0) > bonus.amount) {
      problems.push(aboveWhole(path, ['northern_amount', 'amount']))
    }
  }
  problems.push(
    ...repeated(
      '/raises',
      raises.map(({ date }) => date),
    ),
  )
  if (kind === 'working_days' && request.days_worked === undefined) {
    problems.push({ code: 'missing_field', pointer: '/days_worked' })
  }
  return problems
}

/** The longest sick leave, days. */
const LONGEST = 366

/** The problems of members together, of a request for sick pay. */
function sickPayProblems(request: Partial<SickPayRequest>): InputProblem[] {
  const { from, to, earnings = [], breach_from } = request
  const problems: InputProblem[] = []
  const outside = (field: string, minimum: string, maximum: string) =>
    problems.push({ code: 'out_of_range', pointer: `/${field}`, minimum, maximum })
  if (from !== undefined && from < '2021') outside('from', '2021-01-01', '2027-12-31')
  else if (from !== undefined && to !== undefined) {
    const last = new Date(Date.parse(from) + (LONGEST - 1) * 24 * 60 * 60 * 1000)
    const maximum = last.toISOString().slice(0, 'YYYY-MM-DD'.length)
    if (to < from || to > maximum) outside('to', from, maximum)
    else if (breach_from !== undefined && (breach_from < from || breach_from > to)) {
      outside('breach_from', from, to)
    }
  }
  problems.push(
    ...repeated(
      '/earnings',
      earnings.map(({ year }) => year),
    ),
  )
  for (const [index, { year, pay, northern_pay = 0 }] of earnings.entries()) {
    const path = `/earnings/${index}`
    const maximum = Number(from?.slice(0, 4) ?? year + 1) - 1
    if (year > maximum) {
      problems.push({ code: 'out_of_range', pointer: `${path}/year`, minimum: 2010, maximum })
    }
    if (northern_pay > pay) problems.push(aboveWhole(path, ['northern_pay', 'pay']))
  }
  return problems
}

/** No problem of these is about one field beside another one alone, which could be wrong by itself. */
const asMore =
  <Request>(problemsIn: (request: Partial<Request>) => InputProblem[]) =>
  (): MoreProblems =>
  (fields) =>
    problemsIn(fields as Partial<Request>).map(
      (problem): CombinationProblem => ({ problem, beside: problem.pointer }),
    )

/** Finds the problems of members together. */
export const averageEarningsProblems = {
  vacationPay: asMore<VacationPayRequest>(vacationPayProblems),
  sickPay: asMore<SickPayRequest>(sickPayProblems),
} as const
