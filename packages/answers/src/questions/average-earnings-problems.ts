import {
  absenceLimits,
  type CombinationProblem,
  FIRST_EARNINGS_YEAR,
  MOST_DAYS,
  type MoreProblems,
  startDates,
} from '@oklad/contract/fields'
import { excluded, type InputProblem, missing, outside } from '@oklad/contract/internal'
import type { SickPayRequest, VacationPayRequest } from '@oklad/contract/wire'
import { daysAfter, daysIn, FIRST_SICK_PAY_DAY, monthIn, yearIn } from '@oklad/engine/internal'

/** The hundredths of a day that a request writes as `11.65`. */
export const days = (text: string | number): number => {
  const [whole = '', decimals = ''] = String(text).split('.')
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

const lengthOf = (month: string) => daysIn(yearIn(month), monthIn(month))

/** The pointers of the items whose key an earlier one has. */
const repeated = <Item>(path: string, items: readonly Item[], key: keyof Item): InputProblem[] =>
  items.flatMap((item, index) =>
    items.findIndex((other) => other[key] === item[key]) < index
      ? { code: 'duplicate_field', pointer: `${path}/${index}` }
      : [],
  )

const isFraction = (text: string | number) => days(text) % 100 > 0

/** The problems of members together, of a request for pay by average earnings. */
export function vacationPayProblems(request: Partial<VacationPayRequest>): InputProblem[] {
  const { kind, start_date, days: asked, months = [], bonuses = [], raises = [] } = request
  const { hired_on, days_used, paid_on } = request
  const problems: InputProblem[] = []
  const isReckoned = kind === 'compensation' && hired_on !== undefined
  if (kind !== undefined && asked === undefined && !isReckoned) problems.push(missing('/days'))
  if (hired_on !== undefined && start_date !== undefined && hired_on > start_date) {
    problems.push(outside('/hired_on', `${FIRST_EARNINGS_YEAR}-01-01`, start_date))
  }
  if (hired_on !== undefined && (asked !== undefined || kind !== 'compensation')) {
    const beside = asked === undefined ? 'kind' : 'days'
    problems.push(excluded('', 'hired_on', beside, 'daysReckoned'))
  }
  if (days_used !== undefined && hired_on === undefined) problems.push(missing('/hired_on'))
  if (asked !== undefined && days(asked) === 0) {
    problems.push(outside('/days', '0.01', MOST_DAYS))
  } else if (asked !== undefined && kind !== 'compensation' && isFraction(asked)) {
    problems.push({ code: 'not_an_integer', pointer: '/days', minimum: 1, maximum: MOST_DAYS })
  }
  // Pay of January is paid in December at the earliest.
  const earliest = start_date && `${yearIn(start_date) - 1}-01-01`
  if (earliest && paid_on && paid_on < earliest) {
    problems.push(outside('/paid_on', earliest, startDates.maximum))
  }
  problems.push(...repeated('/months', months, 'month'))
  for (const [index, { month, pay, northern_pay = 0, excluded_days = 0 }] of months.entries()) {
    const path = `/months/${index}`
    const maximum = start_date?.slice(0, 'YYYY-MM'.length)
    // Nobody earns before the first day of work.
    const minimum =
      isReckoned && hired_on <= (start_date ?? '')
        ? hired_on.slice(0, 'YYYY-MM'.length)
        : `${FIRST_EARNINGS_YEAR}-01`
    if (maximum !== undefined && (month > maximum || month < minimum)) {
      problems.push(outside(`${path}/month`, minimum, maximum))
    }
    // Of the event's own month only the days before it count (point 7).
    const isOwn = kind !== undefined && month === maximum
    const most = isOwn ? Number(start_date?.slice(-2)) - 1 : lengthOf(month)
    if (excluded_days > most) problems.push(outside(`${path}/excluded_days`, 0, most))
    if (northern_pay > pay) problems.push(excluded(path, 'northern_pay', 'pay', 'partAboveWhole'))
  }
  for (const [index, bonus] of bonuses.entries()) {
    const path = `/bonuses/${index}`
    const { kind, amount, northern_amount = 0, month, months } = bonus
    const { year = start_date && yearIn(start_date) - 1 } = bonus
    if (kind === 'annual' && month && year && yearIn(month) < year) {
      problems.push(outside(`${path}/month`, `${year}-01`, startDates.maximum.slice(0, 7)))
    }
    if (kind !== 'annual' && month === undefined) problems.push(missing(`${path}/month`))
    if (kind === 'period' && months === undefined) problems.push(missing(`${path}/months`))
    const ofKind = kind === 'annual' ? 12 : 1
    if (kind !== 'period' && (months ?? ofKind) !== ofKind) {
      problems.push(excluded(path, 'months', 'kind', 'bonusMonths'))
    }
    if (northern_amount > amount)
      problems.push(excluded(path, 'northern_amount', 'amount', 'partAboveWhole'))
  }
  problems.push(...repeated('/raises', raises, 'date'))
  if (kind === 'working_days' && request.days_worked === undefined) {
    problems.push(missing('/days_worked'))
  }
  return problems
}

/** The problems of members together, of a request for sick pay. */
export function sickPayProblems(request: Partial<SickPayRequest>): InputProblem[] {
  const { from, to, cause, earnings = [], breach_from, paid_on } = request
  const problems: InputProblem[] = []
  if (from !== undefined && from < FIRST_SICK_PAY_DAY) {
    problems.push(outside('/from', FIRST_SICK_PAY_DAY, startDates.maximum))
  } else if (from !== undefined && to !== undefined) {
    const maximum = daysAfter(from, absenceLimits.days.maximum - 1)
    if (to < from || to > maximum) problems.push(outside('/to', from, maximum))
    else if (breach_from !== undefined && (breach_from < from || breach_from > to)) {
      problems.push(outside('/breach_from', from, to))
    }
    // How care that 151-ФЗ finds begun is paid from September on was not found.
    const isOver = cause === 'child_under_8' && from < '2021-09' && to > '2021-08-31'
    if (isOver) problems.push(outside('/to', from, '2021-08-31'))
  }
  if (from && paid_on && paid_on < from) {
    problems.push(outside('/paid_on', from, startDates.maximum))
  }
  problems.push(...repeated('/earnings', earnings, 'year'))
  for (const [index, { year, pay, northern_pay = 0 }] of earnings.entries()) {
    const path = `/earnings/${index}`
    const maximum = Number(from?.slice(0, 4) ?? year + 1) - 1
    if (year > maximum) problems.push(outside(`${path}/year`, FIRST_EARNINGS_YEAR, maximum))
    if (northern_pay > pay) problems.push(excluded(path, 'northern_pay', 'pay', 'partAboveWhole'))
  }
  return problems
}

/** A problem of a field that is wrong by itself is left out. */
const asMore =
  <Request>(problemsIn: (request: Partial<Request>) => InputProblem[]) =>
  (): MoreProblems =>
  (fields) =>
    problemsIn(fields as Partial<Request>).map(
      (problem): CombinationProblem => ({ problem, beside: problem.pointer.slice(1) }),
    )

/** Finds the problems of members together. */
export const averageEarningsProblems = {
  vacationPay: asMore<VacationPayRequest>(vacationPayProblems),
  sickPay: asMore<SickPayRequest>(sickPayProblems),
} as const
