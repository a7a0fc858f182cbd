import {
  absenceLimits,
  type CombinationProblem,
  camelCase,
  isGiven,
  type RightFields,
} from '@oklad/contract/fields'
import {
  excluded,
  type InputProblem,
  missing,
  outside,
  type WarningCode,
} from '@oklad/contract/internal'
import {
  type Absence,
  type AbsencesOptions,
  type Law,
  type PaidAbsence,
  type Terms,
  WrongArgumentsError,
  yearWithAbsences,
} from '@oklad/engine'
import { datesOf, daysAfter, MOST_OTHER_PAY, monthIn, overlapsOf } from '@oklad/engine/internal'
import { sickPayProblems, vacationPayProblems } from '../questions/average-earnings-problems.ts'
import { type AverageEarningsText, averageEarningsTexts } from './average-earnings-texts.ts'
import { camelled, isMeant } from './camelled.ts'
import { termsOf } from './terms.ts'

type GivenAbsence = NonNullable<RightFields['absences']>[number]

/** A fact about the pay of absences, with the words of its warning. */
export interface AbsenceNote {
  readonly code: WarningCode
  readonly text: AverageEarningsText
  /** The fields of the request that it is about. */
  readonly fields?: string[]
}

/** The part of a calculation that only one with absences has. */
export interface AbsentCalculation {
  readonly notes?: readonly AbsenceNote[]
  readonly paidAbsences?: readonly PaidAbsence[]
}

/** A request with absences cannot give the working days of months before the first one. */
const texts = {
  ...averageEarningsTexts,
  bonus_not_prorated: {
    en: 'A month before the first one is not worked in full, and a bonus counts whole: the working days of that month are not known (point 15).',
    ru: 'Месяц до начала расчёта отработан не полностью, а премия учтена целиком: рабочие дни того месяца неизвестны (п. 15).',
  },
}

const continued: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences'],
  text: {
    en: 'A sick leave begins on the day after another one, and the employer pays three days of each: if it continues the other one, give both as one.',
    ru: 'Больничный начинается на следующий день после другого, и работодатель оплачивает по три дня каждого: если это продолжение, укажите их как один.',
  },
}

const dismissed: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences', 'end_date'],
  text: {
    en: 'The vacation ends with the employment: everything is due on the last day of work before it (Constitutional Court, 25.01.2007 № 131-О-О), and payments by date have it on the last day of the vacation.',
    ru: 'Отпуск заканчивается увольнением: полный расчёт положен в последний рабочий день перед отпуском (определение Конституционного суда от 25.01.2007 № 131-О-О), а в выплатах по датам он стоит на последний день отпуска.',
  },
}

const raised: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences', 'monthly_salaries'],
  text: {
    en: 'The salary rises before a vacation, and earlier earnings are not indexed, as after a raise of the whole organisation, a branch or a unit (point 16).',
    ru: 'Оклад повышен до отпуска, а прежний заработок не проиндексирован, как при повышении по всей организации, филиалу или подразделению (п. 16).',
    fields: {
      en: 'Such a raise is given in raises of the vacation.',
      ru: 'Такое повышение указывают в raises отпуска.',
    },
  },
}

/** Whether the salary rises by the month of a vacation that has no raises. */
const isRaisedBefore = ({ monthly_salaries = [], start_date = '', absences = [] }: RightFields) =>
  absences.some(({ kind, from, raises = [] }) => {
    const known = monthly_salaries.slice((monthIn(start_date) || 1) - 1, monthIn(from))
    const paid = known.filter((salary) => salary > 0)
    const rises = paid.some((salary, index) => salary > (paid[index - 1] ?? salary))
    return kind === 'vacation' && raises.length === 0 && rises
  })

/** Whether an own illness begins on the day after another one. */
function isContinued(absences: readonly Absence[]): boolean {
  const ill = absences.flatMap((one) => (one.kind === 'sick' && one.cause === 'own' ? [one] : []))
  const next = new Set(ill.map(({ from, to = from }) => daysAfter(to, 1)))
  return ill.some(({ from }) => next.has(from))
}

type WithAbsences = AbsentCalculation & { readonly terms: Terms }

/** The last results: the check of a request computes its absences, and so does each part of its answer. */
const known = new WeakMap<RightFields, { readonly year: number; readonly result: WithAbsences }>()

/** The terms of a request with its absences, and what its reader needs to know about their pay. */
export function withAbsences(request: RightFields, terms: Terms, law: Law): WithAbsences {
  const { absences = [], earnings_before, end_date } = request
  if (absences.length === 0) return { terms }
  const before = known.get(request)
  if (before?.year === law.year) return before.result
  const earningsBefore = camelled(earnings_before ?? undefined) as AbsencesOptions['earningsBefore']
  const all = absences.map(absenceOf)
  const year = yearWithAbsences(terms, { absences: all, earningsBefore, law })
  const notes = year.warnings.flatMap((code): AbsenceNote[] =>
    // The year has this warning by itself.
    code === 'provisional_law' ? [] : [{ code, text: texts[code] }],
  )
  if (isContinued(all)) notes.push(continued)
  if (isRaisedBefore(request)) notes.push(raised)
  const endsWith = ({ kind, lastDay }: PaidAbsence) => kind === 'vacation' && lastDay === end_date
  if (year.paidAbsences.some(endsWith)) notes.push(dismissed)
  const result = { terms: year.terms, notes, paidAbsences: year.paidAbsences }
  known.set(request, { year: law.year, result })
  return result
}

function absenceOf({ days, ...absence }: GivenAbsence): Absence {
  const { kind, from, cause = 'own' } = absence
  const of = camelled(absence) as object
  if (kind === 'vacation') return { ...of, kind, from, days }
  const to = absence.to ?? daysAfter(from, (days ?? 1) - 1)
  const causeOf = kind === 'sick' ? { cause: camelCase(cause) } : {}
  return { ...of, ...causeOf, kind, from, to } as Absence
}

/** The members that only some kinds of absences have. */
const membersOf: Readonly<Record<GivenAbsence['kind'], readonly (keyof GivenAbsence)[]>> = {
  vacation: ['paid_on', 'round_days', 'raises', 'full_time_share'],
  sick: ['cause', 'in_hospital', 'insurance_months', 'earnings', 'breach_from', 'full_time_share'],
  unpaid: [],
}
const someKinds = new Set(Object.values(membersOf).flat())

/** The problems of problems of a question as those of a part of a request. */
const inside = (path: string, problems: readonly InputProblem[]): InputProblem[] =>
  problems.map((problem) => ({ ...problem, pointer: path + problem.pointer }))

/** Finds the problems of an absence by itself. */
function problemsIn(
  absence: GivenAbsence,
  path: string,
  [first, last]: readonly [string, string],
): InputProblem[] {
  const { kind, from, to, days } = absence
  const problems: InputProblem[] = []
  for (const name of someKinds) {
    const isExcluded = isMeant(absence[name]) && !membersOf[kind].includes(name)
    if (isExcluded) problems.push(excluded(path, name, 'kind', 'notOfKind'))
  }
  if (isMeant(to) && isMeant(days)) problems.push(excluded(path, 'to', 'days', 'endOfAbsence'))
  if (!isMeant(to) && !isMeant(days)) problems.push(missing(`${path}/to`))
  if (from < first || from > last) problems.push(outside(`${path}/from`, first, last))
  if (kind === 'sick') {
    const { insurance_months } = absence
    if (insurance_months === undefined) problems.push(missing(`${path}/insurance_months`))
    const { to } = absenceOf(absence) as Extract<Absence, { kind: 'sick' }>
    problems.push(...inside(path, sickPayProblems({ ...absence, to } as object)))
  } else if (isMeant(to)) {
    const latest = daysAfter(from, absenceLimits.days.maximum - 1)
    if (to < from || to > latest) problems.push(outside(`${path}/to`, from, latest))
    else if (kind === 'vacation' && datesOf([absenceOf(absence)])[0]?.length === 0) {
      problems.push(outside(`${path}/to`, daysAfter(to, 1), latest))
    }
  }
  const { raises = [], paid_on = '' } = absence
  problems.push(...inside(path, vacationPayProblems({ start_date: from, raises, paid_on })))
  return problems
}

/**
 * Finds the problems of the absences of a request, and of the earnings before it.
 * @param isRight whether the other fields are those of a whole request, so that its year can be computed
 */
export function absenceProblems(
  request: RightFields,
  isRight: boolean,
  law: Law,
): CombinationProblem[] {
  const { absences = [], earnings_before = [], other_pay = [], end_date } = request
  if (!isGiven(absences) && !isGiven(earnings_before)) return []
  const start = request.start_date ?? `${law.year}-01-01`
  const last = end_date ?? `${law.year}-12-31`
  const problems = absences.flatMap((absence, index) =>
    problemsIn(absence, `/absences/${index}`, [start, last]),
  )
  const before = daysAfter(`${start.slice(0, 'YYYY-MM'.length)}-01`, -1)
  for (const problem of vacationPayProblems({ start_date: before, months: earnings_before })) {
    const pointer = problem.pointer.replace('/months', '/earnings_before')
    problems.push({ ...problem, pointer })
  }
  const room = MOST_OTHER_PAY - other_pay.length
  if (absences.length > room) {
    problems.push({ code: 'wrong_length', pointer: '/absences', minimum: 0, maximum: room })
  }
  if (problems.length === 0) problems.push(...problemsTogether(request, last, isRight, law))
  return problems.map((problem) => ({ problem, beside: 'start_date' }))
}

/** The largest salary of somebody whose pay for a vacation may be above the largest sum, kopecks. */
const LARGEST_WITH_ABSENCES = 1_000_000_000

/** Finds absences that share a day, end after the employment, or pay more than a sum may be. */
function problemsTogether(
  request: RightFields,
  last: string,
  isRight: boolean,
  law: Law,
): InputProblem[] {
  const { absences = [], end_date } = request
  const dates = datesOf(absences.map(absenceOf))
  const problems = overlapsOf(dates).map(
    ([one, other]): InputProblem => ({
      code: 'excluded_fields',
      pointer: `/absences/${other}`,
      fields: [`absences/${one}`, `absences/${other}`],
      reason: 'sharedDay',
    }),
  )
  for (const [index, days] of dates.entries()) {
    const { kind, from, days: count } = absences[index] as GivenAbsence
    if (end_date === undefined || kind === 'sick' || (days.at(-1) ?? from) <= last) continue
    const name = isMeant(count) ? 'from' : 'to'
    problems.push(outside(`/absences/${index}/${name}`, from, last))
  }
  if (problems.length > 0) return problems
  if (!isRight) return []
  try {
    withAbsences(request, termsOf(request as never), law)
    return []
  } catch (error) {
    const isTooMuch = error instanceof WrongArgumentsError
    if (!isTooMuch) throw error
    return [outside('/gross_salary', 0, LARGEST_WITH_ABSENCES)]
  }
}
