import type { CombinationProblem, MoreProblems } from '@oklad/contract/fields'
import type { InputProblem, Requests } from '@oklad/contract/internal'
import { daysIn, monthIn, yearIn } from '@oklad/engine/internal'

type VacationPayRequest = Requests['vacationPay']
type SickPayRequest = Requests['sickPay']

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

/** A northern part above its whole. */
const aboveWhole = (path: string, [part, whole]: readonly [string, string]): InputProblem => ({
  code: 'excluded_fields',
  pointer: `${path}/${part}`,
  fields: [part, whole],
})

const isFraction = (text: string | number) => days(text) % 100 > 0

/** The problems of members together, of a request for pay by average earnings. */
export function vacationPayProblems(request: Partial<VacationPayRequest>): InputProblem[] {
  const { kind, start_date, days: asked, months = [], bonuses = [], raises = [] } = request
  const { hired_on, days_used } = request
  const problems: InputProblem[] = []
  const isReckoned = kind === 'compensation' && hired_on !== undefined
  if (kind !== undefined && asked === undefined && !isReckoned) {
    problems.push({ code: 'missing_field', pointer: '/days' })
  }
  if (hired_on !== undefined && (asked !== undefined || kind !== 'compensation')) {
    const fields = ['hired_on', asked === undefined ? 'kind' : 'days']
    problems.push({ code: 'excluded_fields', pointer: '/hired_on', fields })
  }
  if (days_used !== undefined && hired_on === undefined) {
    problems.push({ code: 'missing_field', pointer: '/hired_on' })
  }
  if (hired_on !== undefined && start_date !== undefined && hired_on > start_date) {
    const limits = { minimum: '2017-01-01', maximum: start_date }
    problems.push({ code: 'out_of_range', pointer: '/hired_on', ...limits })
  }
  if (asked !== undefined && days(asked) === 0) {
    problems.push({ code: 'out_of_range', pointer: '/days', minimum: '0.01', maximum: 1_000 })
  } else if (asked !== undefined && kind !== 'compensation' && isFraction(asked)) {
    problems.push({ code: 'not_an_integer', pointer: '/days', minimum: 1, maximum: 1_000 })
  }
  problems.push(...repeated('/months', months, 'month'))
  for (const [index, { month, pay, northern_pay = 0, excluded_days = 0 }] of months.entries()) {
    const path = `/months/${index}`
    const maximum = start_date?.slice(0, 'YYYY-MM'.length)
    if (maximum !== undefined && month > maximum) {
      problems.push({ code: 'out_of_range', pointer: `${path}/month`, minimum: '2010-01', maximum })
    }
    if (excluded_days > 28 && excluded_days > lengthOf(month)) {
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
  problems.push(...repeated('/raises', raises, 'date'))
  if (kind === 'working_days' && request.days_worked === undefined) {
    problems.push({ code: 'missing_field', pointer: '/days_worked' })
  }
  return problems
}

/** The longest sick leave, days. */
export const LONGEST_SICK_LEAVE = 366

/** The problems of members together, of a request for sick pay. */
export function sickPayProblems(request: Partial<SickPayRequest>): InputProblem[] {
  const { from, to, earnings = [], breach_from } = request
  const problems: InputProblem[] = []
  const outside = (field: string, minimum: string, maximum: string) =>
    problems.push({ code: 'out_of_range', pointer: `/${field}`, minimum, maximum })
  if (from !== undefined && from < '2021') outside('from', '2021-01-01', '2027-12-31')
  else if (from !== undefined && to !== undefined) {
    const last = new Date(Date.parse(from) + (LONGEST_SICK_LEAVE - 1) * 24 * 60 * 60 * 1000)
    const maximum = last.toISOString().slice(0, 'YYYY-MM-DD'.length)
    if (to < from || to > maximum) outside('to', from, maximum)
    else if (breach_from !== undefined && (breach_from < from || breach_from > to)) {
      outside('breach_from', from, to)
    }
  }
  problems.push(...repeated('/earnings', earnings, 'year'))
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
