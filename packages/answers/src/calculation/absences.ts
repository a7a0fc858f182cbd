import {
  type CombinationProblem,
  camelCase,
  isGiven,
  type RightFields,
} from '@oklad/contract/fields'
import type { WarningCode } from '@oklad/contract/internal'
import {
  type Absence,
  type AbsencesOptions,
  type Law,
  type PaidAbsence,
  type Problem,
  type Terms,
  yearWithAbsences,
} from '@oklad/engine'
import { checkAbsences, daysAfter, isOwnIllness, lastDayOf, monthIn } from '@oklad/engine/internal'
import { type AverageEarningsText, averageEarningsTexts } from './average-earnings-texts.ts'
import { camelled, isMeant } from './camelled.ts'
import { inputProblem } from './engine-problems.ts'
import { countedOtherPay } from './other-pay.ts'

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
    en: 'A month before the calculation is not worked in full, and a bonus counts in full: the working days of that month are not known (point 15).',
    ru: 'Месяц до начала расчёта отработан не полностью, а премия учтена целиком: рабочие дни того месяца неизвестны (п. 15).',
  },
}

const continued: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences'],
  text: {
    en: 'A sick leave begins on the day after another sick leave, and the employer pays three days of each. If it is one illness, give one sick leave.',
    ru: 'Больничный начинается на следующий день после другого, и работодатель оплачивает по три дня каждого больничного. Если болезнь одна, укажите один больничный.',
  },
}

const dismissed: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences', 'end_date'],
  text: {
    en: 'The vacation ends with dismissal. The law requires full payment on the last working day before it (Constitutional Court, 25.01.2007 № 131-О-О), but this calculation pays it on the last day of the vacation. Check the date.',
    ru: 'Отпуск заканчивается увольнением. Полный расчёт положен в последний рабочий день перед отпуском (определение Конституционного суда от 25.01.2007 № 131-О-О), но в этом расчёте всё выплачено в последний день отпуска. Проверьте дату.',
  },
}

const raised: AbsenceNote = {
  code: 'contradictory_fields',
  fields: ['absences', 'monthly_salaries'],
  text: {
    en: 'The salary rises before a vacation, a business trip or a donor day, and earlier earnings are not indexed. A raise of the whole organisation, a branch or a unit indexes them (point 16).',
    ru: 'Оклад повышен до отпуска, командировки или донорского дня, а прежний заработок не проиндексирован. Его индексируют при повышении по всей организации, филиалу или подразделению (п. 16).',
    remedy: {
      en: 'Give such a raise with the absence.',
      ru: 'Укажите такое повышение вместе с отсутствием.',
    },
  },
}

/** Whether each kind is paid by average earnings that raises index. */
const isPaidByAverage: Readonly<Record<GivenAbsence['kind'], boolean>> = {
  ...{ vacation: true, business_trip: true, donor_day: true },
  ...{ sick: false, unpaid: false },
}

/** Whether the salary rises by the month of an absence with average earnings that has no raises. */
const isRaisedBefore = ({ monthly_salaries = [], start_date = '', absences = [] }: RightFields) =>
  absences.some(({ kind, from, raises = [] }) => {
    const known = monthly_salaries.slice((monthIn(start_date) || 1) - 1, monthIn(from))
    const paid = known.filter((salary) => salary > 0)
    const rises = paid.some((salary, index) => salary > (paid[index - 1] ?? salary))
    return isPaidByAverage[kind] && raises.length === 0 && rises
  })

/** Whether an own illness begins on the day after another one. */
function isContinued(absences: readonly Absence[]): boolean {
  const ill = absences.filter(isOwnIllness)
  const next = new Set(ill.map((one) => daysAfter(lastDayOf(one), 1)))
  return ill.some(({ from }) => next.has(from))
}

type WithAbsences = AbsentCalculation & { readonly terms: Terms }

/**
 * The terms of a request with its absences, and what its reader needs to know about their pay.
 * @throws {WrongArgumentsError} for pay that is more than a sum may be
 */
export function withAbsences(request: RightFields, terms: Terms, law: Law): WithAbsences {
  const { absences = [], end_date } = request
  if (absences.length === 0) return { terms }
  const earningsBefore = earningsIn(request)
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
  return { terms: year.terms, notes, paidAbsences: year.paidAbsences }
}

/** An absence of a request as the engine has it. */
function absenceOf({ kind, cause, ...absence }: GivenAbsence): Absence {
  const ofCause = isMeant(cause) ? { cause: camelCase(cause as string) } : {}
  return { ...(camelled(absence) as object), ...ofCause, kind } as Absence
}

const earningsIn = ({ earnings_before }: RightFields) =>
  camelled(earnings_before ?? undefined) as AbsencesOptions['earningsBefore']

/** Finds the problems of the absences of a request, and of the earnings before it. */
export function absenceProblems(request: RightFields, law: Law): CombinationProblem[] {
  const { absences = [], start_date, end_date } = request
  if (!isGiven(absences) && !isGiven(request.earnings_before)) return []
  const problems: Problem[] = []
  checkAbsences(problems, absences.map(absenceOf), earningsIn(request), {
    first: start_date ?? `${law.year}-01-01`,
    last: end_date ?? `${law.year}-12-31`,
    hasEnd: end_date !== undefined,
    otherPays: countedOtherPay(request).length,
  })
  return problems.map((problem) => ({ problem: inputProblem(problem), beside: 'start_date' }))
}
