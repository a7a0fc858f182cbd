import { yearIn } from '@oklad/law/internal'
import { FIRST_DAY, LAST_DAY } from '../../terms/limits.ts'
import {
  excluded,
  missing,
  notWhole,
  outOfRange,
  type Problem,
  repeatedIn,
  rightOf,
} from '../../terms/problem.ts'
import {
  checkRecord,
  checkTerm,
  choice,
  date,
  flag,
  listOf,
  type MembersOf,
  optional,
  record,
  text,
  whole,
} from '../../terms/term.ts'
import { lengthOf, monthOf } from './counted-earnings.ts'
import {
  bonusKinds,
  bonusMonths,
  daysOfMonth,
  earlyDate,
  earningsMonth,
  earningsYear,
  FIRST_MONTH,
  fullTimeShare,
  MOST_BONUSES,
  MOST_EARNINGS_MONTHS,
  MOST_HUNDREDTHS,
  MOST_MONTHS_BEFORE,
  MOST_RAISES,
  monthlySalary,
  paySum,
  workingDays,
} from './limits.ts'
import type { AverageBonus, AveragePayTerms, EarningsMonth, SalaryRaise } from './terms.ts'

const month = record<EarningsMonth>({
  month: earningsMonth,
  pay: paySum,
  northernPay: optional(paySum),
  excludedDays: optional(daysOfMonth),
})

const bonuses = listOf(
  record<AverageBonus>({
    kind: choice(...bonusKinds),
    amount: paySum,
    northernAmount: optional(paySum),
    month: optional(earningsMonth),
    months: optional(bonusMonths),
    year: optional(earningsYear),
    indicator: optional(text(64)),
    forTimeWorked: optional(flag()),
    indexed: optional(flag()),
  }),
  MOST_BONUSES,
)

export const raisesTerm = listOf(
  record<SalaryRaise>({ date: earlyDate, oldSalary: monthlySalary, newSalary: monthlySalary }),
  MOST_RAISES,
)

const members: MembersOf<AveragePayTerms> = {
  kind: choice('vacation', 'compensation', 'workingDays'),
  startDate: date(FIRST_DAY, LAST_DAY),
  dayHundredths: whole<number>(0, MOST_HUNDREDTHS, 0),
  months: listOf(month, MOST_EARNINGS_MONTHS),
  bonuses: optional(bonuses),
  raises: optional(raisesTerm),
  daysWorked: optional(workingDays),
  daysNorm: optional(workingDays),
  salary: optional(paySum),
  fullTime: optional(flag()),
  fullTimeShare,
  roundDays: optional(flag()),
  paidOn: optional(earlyDate),
}

/**
 * Finds everything that is wrong with the terms of pay by average earnings. Members that are wrong by themselves take
 * no part in the rules between members.
 * @param firstMonth the first one that can have pay, `YYYY-MM`
 */
export function averagePayProblems(
  terms: Partial<AveragePayTerms>,
  firstMonth = FIRST_MONTH,
): readonly Problem[] {
  const problems: Problem[] = []
  checkRecord(problems, 'terms', terms, members, '')
  const right = rightOf(terms, problems)
  const { kind, startDate, dayHundredths, paidOn } = right
  if (kind !== undefined && kind !== 'compensation' && dayHundredths !== undefined) {
    if (dayHundredths % 100 > 0) problems.push(notWhole('dayHundredths', 'whole days'))
    else if (dayHundredths === 0) problems.push(outOfRange('dayHundredths', 100, MOST_HUNDREDTHS))
  }
  if (startDate !== undefined) checkPaidOn(problems, startDate, paidOn)
  checkMonths(problems, 'months', right, firstMonth)
  checkBonuses(problems, right)
  problems.push(...repeatedIn('raises', right.raises, 'date'))
  if (kind === 'workingDays' && terms.daysWorked === undefined) {
    problems.push(missing('daysWorked'))
  }
  return problems
}

/** Adds a problem for pay that is paid long before it: that of January is paid in December at the earliest. */
export function checkPaidOn(problems: Problem[], startDate: string, paidOn?: string): void {
  const earliest = `${yearIn(startDate) - 1}-01-01`
  if (paidOn !== undefined && paidOn < earliest) {
    problems.push(outOfRange('paidOn', earliest, LAST_DAY))
  }
}

function checkMonths(
  problems: Problem[],
  name: string,
  { kind, startDate, months = [] }: Partial<AveragePayTerms>,
  firstMonth: string,
): void {
  problems.push(...repeatedIn(name, months, 'month'))
  const last = startDate && monthOf(startDate)
  for (let index = 0; index < months.length; index++) {
    const { month, pay, northernPay = 0, excludedDays = 0 } = months[index] as EarningsMonth
    if (last !== undefined && (month > last || month < firstMonth)) {
      problems.push(outOfRange(`${name}[${index}].month`, firstMonth, last))
    }
    if (excludedDays > 0) {
      // Of the event's own month only the days before it count (point 7).
      const isOwn = kind !== undefined && month === last
      const most = isOwn ? Number(startDate?.slice(-2)) - 1 : lengthOf(month)
      if (excludedDays > most) {
        problems.push(outOfRange(`${name}[${index}].excludedDays`, 0, most))
      }
    }
    if (northernPay > pay) {
      problems.push(
        excluded(`${name}[${index}].northernPay`, `${name}[${index}].pay`, 'partAboveWhole'),
      )
    }
  }
}

/**
 * Adds a problem for each part of the earnings before a month that is wrong.
 * @param lastDay before that month, `YYYY-MM-DD`
 */
export function checkEarningsBefore(
  problems: Problem[],
  months: readonly EarningsMonth[] | undefined,
  lastDay: string,
): void {
  if (months === undefined) return
  const before = problems.length
  checkTerm(problems, 'earningsBefore', months, listOf(month, MOST_MONTHS_BEFORE))
  if (problems.length > before) return
  checkMonths(problems, 'earningsBefore', { startDate: lastDay, months }, FIRST_MONTH)
}

function checkBonuses(
  problems: Problem[],
  { startDate, bonuses = [] }: Partial<AveragePayTerms>,
): void {
  for (const [index, bonus] of bonuses.entries()) {
    const path = `bonuses[${index}]`
    const { kind, amount, northernAmount = 0, month, months } = bonus
    const { year = startDate && yearIn(startDate) - 1 } = bonus
    if (kind === 'annual' && month && year && yearIn(month) < year) {
      problems.push(outOfRange(`${path}.month`, `${year}-01`, monthOf(LAST_DAY)))
    }
    if (kind !== 'annual' && month === undefined) problems.push(missing(`${path}.month`))
    if (kind === 'period' && months === undefined) problems.push(missing(`${path}.months`))
    const ofKind = kind === 'annual' ? 12 : 1
    if (kind !== 'period' && (months ?? ofKind) !== ofKind) {
      problems.push(excluded(`${path}.months`, `${path}.kind`, 'bonusMonths'))
    }
    if (northernAmount > amount) {
      problems.push(excluded(`${path}.northernAmount`, `${path}.amount`, 'partAboveWhole'))
    }
  }
}
