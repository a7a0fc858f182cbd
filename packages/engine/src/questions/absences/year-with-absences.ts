import type { Law } from '@oklad/law'
import { dateWithin, dayIn, monthIn } from '@oklad/law/internal'
import { type Kopecks, total, ZERO } from '../../money/kopecks.ts'
import { checkedTerms } from '../../terms/complete-terms.ts'
import { excluded, type Problem, refuse, wrongValue } from '../../terms/problem.ts'
import { checkedApart, checkOptions, checkTerm, lawOfYear } from '../../terms/term.ts'
import {
  type CompleteTerms,
  type EmployerIncome,
  type Month,
  type OtherPay,
  type Terms,
  termTable,
} from '../../terms/terms.ts'
import { taxDueOn } from '../../withholding/tax-due.ts'
import { taxScalesOf } from '../../withholding/tax-scales.ts'
import type { EarningsMonth } from '../average-earnings/terms.ts'
import { type Absence, isOfWorkingDays } from './absence.ts'
import {
  type AbsencePay,
  type ComputedPay,
  sickPay,
  vacationPay,
  workingDaysPay,
} from './absence-pay.ts'
import { checkAbsences, checkPays } from './absence-problems.ts'
import type { AbsenceWarning } from './absence-warning.ts'
import { datesOf } from './dates.ts'
import { assumedBefore, type EarnedYear, leavesOutPay } from './earned-year.ts'

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
  /** The months before the first one, see `EarningsMonth`; by default each is taken as paid like the first paid month. */
  readonly earningsBefore?: readonly EarningsMonth[] | undefined
  /** Of the tax year, from `lawOf`. */
  readonly law: Law
}

/**
 * Returns the terms of a year with absences. Their days have no salary; vacation pay is paid on its own day, the
 * employer's sick pay on the payday after the illness, that of a business trip and of donor days with the rest of their
 * months. Average earnings are those of the year's own months, and of
 * `earningsBefore`.
 *
 * The Social Fund withholds tax on its part by itself: it is one of `otherEmployers`.
 * @param terms of the year without its absences
 * @param options the absences, earlier earnings and the law
 * @throws {RangeError} naming every term and every part of an absence that is wrong; for absences that share a day,
 *   begin outside the months of the terms, end after them or have no day
 * @source Labour Code, articles 114, 120, 124, 136, 139, 167, 186; law № 255-ФЗ, articles 3, 14, 15
 */
export function yearWithAbsences(terms: Terms, options: AbsencesOptions): AbsentYear {
  const { complete, months } = checked(terms, options)
  const { absences, earningsBefore, law } = options
  const dates = datesOf(absences)
  const absentDays = Array.from({ length: 12 }, (): number[] => [])
  for (const date of dates.flat().filter((date) => isWithin(date, months))) {
    absentDays[monthIn(date) - 1]?.push(dayIn(date))
  }
  const given = { ...complete, otherPay: [] }
  const year: EarnedYear = {
    law,
    terms: { ...given, absentDays, monthlyBonuses: null },
    bonuses: given.bonusesAttractAllowances ? given.monthlyBonuses : null,
    otherPay: complete.otherPay,
    before: earningsBefore ?? assumedBefore(given, law),
    isAssumed: earningsBefore === undefined,
  }
  // Sick pay is paid to the end of an illness that goes on after the last day.
  const paidIn = [months[0], dateWithin(law.year, given.lastMonth, 31)] as const
  const computed = absences.map((absence, index) => payOf(absence, dates[index] ?? [], year))
  const isInYear = ({ paidOn }: AbsencePay) => isWithin(paidOn, paidIn)
  const warnings = computed.flatMap(({ pays, warnings }): readonly AbsenceWarning[] =>
    pays.every(isInYear) ? warnings : [...warnings, 'paid_outside_year'],
  )
  const inYear = computed.flatMap(({ pays }) => pays.filter(isInYear))
  const pays = inYear.flatMap(({ paidOn, isPaidWithRest = false, ...sum }): OtherPay[] => {
    if (sum.amount === 0) return []
    const month = monthIn(paidOn) as Month
    return [{ ...sum, month, ...(!isPaidWithRest && { day: dayIn(paidOn) }) }]
  })
  const paidInYear = computed.filter(({ pays }) => pays.every(isInYear))
  const fundPay = total(paidInYear.map(({ paid }) => paid.fundPay))
  const fund = fundPay > 0 ? [socialFund(fundPay, law)] : []
  const otherEmployers = [...given.otherEmployers, ...fund]
  const problems: Problem[] = []
  checkPays(problems, pays)
  checkTerm(problems, 'otherEmployers', otherEmployers, termTable.otherEmployers)
  refuse(problems)
  return {
    terms: { ...terms, absentDays, otherPay: [...year.otherPay, ...pays], otherEmployers },
    paidAbsences: computed.map(({ paid }) => paid),
    warnings: [...new Set(warnings)],
  }
}

/**
 * Checks the arguments.
 * @returns the complete terms, and the first and the last day of the employment
 */
function checked(terms: Terms, options: AbsencesOptions) {
  const problems: Problem[] = []
  const members = { absences: checkedApart, earningsBefore: checkedApart, law: lawOfYear }
  checkOptions(problems, options, members)
  const complete = checkedTerms(problems, terms)
  if (complete.contractType !== 'employment') {
    for (const name of ['absences', 'earningsBefore'] as const) {
      const isGiven = (options?.[name] ?? []).length > 0
      if (isGiven) problems.push(excluded(name, 'contractType', 'employmentOnly'))
    }
  }
  if (complete.absentDays !== null) {
    problems.push(wrongValue('absentDays', 'must not be given beside absences'))
  }
  // Absences are checked by the employment: without its terms and a year there is none.
  refuse(problems)
  const { absences, earningsBefore, law } = options
  const months = employedDaysOf(complete, law.year)
  checkAbsences(problems, absences, earningsBefore, {
    ...{ first: months[0], last: months[1] },
    hasEnd: complete.lastDay !== null || complete.lastMonth < 12,
    otherPays: complete.otherPay.length,
  })
  refuse(problems)
  return { complete, months }
}

/** Computes the pay of an absence. */
function payOf(absence: Absence, days: readonly string[], year: EarnedYear) {
  const { kind, from } = absence
  const time = { kind, from, lastDay: days.at(-1) ?? from, days: days.length }
  if (absence.kind === 'unpaid') {
    const nothing = { dailyAverage: ZERO, pay: ZERO, northernPay: ZERO, fundPay: ZERO }
    const paid = { ...time, ...nothing, paidOn: null }
    return { paid, pays: [], warnings: [] }
  }
  const isVacation = absence.kind === 'vacation'
  const { pays, dailyAverage, fundPay, warnings } = computedPay(absence, year)
  const isAssumed = absence.kind === 'sick' ? absence.earnings === undefined : year.isAssumed
  const isLeftOut = absence.kind !== 'sick' && leavesOutPay(year, monthIn(from))
  const paidOn = isVacation ? (pays[0]?.paidOn ?? null) : null
  const pay = total(pays.map(({ amount }) => amount))
  const northernPay = total(pays.map(({ northernAmount = ZERO }) => northernAmount))
  const sums = { dailyAverage, pay, northernPay, fundPay }
  const paid: PaidAbsence = { ...time, ...sums, paidOn }
  const all: readonly AbsenceWarning[] = [
    ...warnings,
    ...(isAssumed ? (['earnings_assumed'] as const) : []),
    ...(isLeftOut ? (['other_pay_not_counted'] as const) : []),
  ]
  return { paid, pays, warnings: all }
}

/** Computes the pay of an absence that has one. */
function computedPay(
  absence: Exclude<Absence, { readonly kind: 'unpaid' }>,
  year: EarnedYear,
): ComputedPay {
  if (absence.kind === 'vacation') return vacationPay(absence, year)
  return isOfWorkingDays(absence) ? workingDaysPay(absence, year) : sickPay(absence, year)
}

/** Returns the Social Fund as another employer, with the tax that it withholds from its part of sick pay. */
function socialFund(pay: Kopecks, law: Law): EmployerIncome {
  const income = { baseIncome: pay, allowancesIncome: ZERO }
  const { onAll } = taxDueOn(taxScalesOf(law, false), { ...income, deduction: ZERO })
  return { ...income, taxWithheld: onAll }
}

/** The first and the last day of an employment in a year, `YYYY-MM-DD`. */
type EmployedDays = readonly [first: string, last: string]

const isWithin = (date: string, [first, last]: EmployedDays) => date >= first && date <= last

/** Returns the first and the last day of an employment in a year. */
function employedDaysOf(terms: CompleteTerms, year: number): EmployedDays {
  const { firstMonth, firstDay, lastMonth, lastDay } = terms
  return [dateWithin(year, firstMonth, firstDay), dateWithin(year, lastMonth, lastDay ?? 31)]
}
