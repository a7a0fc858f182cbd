import { daysAfter, FIRST_EARNINGS_YEAR, FIRST_YOUNG_CHILD_CARE, yearIn } from '@oklad/law/internal'
import { FIRST_DAY, insuranceMonths, LAST_DAY, MOST_ABSENT_DAYS } from '../../terms/limits.ts'
import { excluded, outOfRange, type Problem, repeatedIn, rightOf } from '../../terms/problem.ts'
import {
  checkRecord,
  choice,
  date,
  flag,
  listOf,
  type MembersOf,
  optional,
  record,
} from '../../terms/term.ts'
import { termTable } from '../../terms/terms.ts'
import {
  earningsYear,
  FIRST_SICK_PAY_DAY,
  fullTimeShare,
  MOST_EARNINGS_YEARS,
  yearlySum,
} from './limits.ts'
import type { BenefitEarnings, SickLeaveTerms } from './sick-pay-terms.ts'

const day = date(FIRST_DAY, LAST_DAY)

/** The members of a sick leave that one in a year has too. */
export const sickLeaveMembers = {
  cause: choice('own', 'childUnder8', 'child', 'relative', 'quarantine'),
  inHospital: optional(flag()),
  insuranceMonths,
  earnings: listOf(
    record<BenefitEarnings>({
      year: earningsYear,
      pay: yearlySum,
      northernPay: optional(yearlySum),
    }),
    MOST_EARNINGS_YEARS,
  ),
  fullTimeShare,
  breachFrom: optional(day),
}

const members: MembersOf<SickLeaveTerms> = {
  ...sickLeaveMembers,
  from: day,
  to: day,
  districtCoefficient: optional(termTable.districtCoefficient),
  afterDismissal: optional(flag()),
  paidOn: optional(day),
}

/**
 * Finds everything that is wrong with the terms of sick pay. Members that are wrong by themselves take no part in the
 * rules between members.
 */
export function sickPayProblems(terms: Partial<SickLeaveTerms>): readonly Problem[] {
  const problems: Problem[] = []
  checkRecord(problems, 'terms', terms, members, '')
  checkSickLeave(problems, rightOf(terms, problems))
  return problems
}

/** Adds a problem for members of a sick leave that are right by themselves and wrong together. */
export function checkSickLeave(problems: Problem[], terms: Partial<SickLeaveTerms>): void {
  const { from, to, cause, earnings = [], breachFrom, paidOn } = terms
  if (from !== undefined && from < FIRST_SICK_PAY_DAY) {
    problems.push(outOfRange('from', FIRST_SICK_PAY_DAY, LAST_DAY))
  } else if (from !== undefined && to !== undefined) {
    // No leave within a calendar year is too long.
    const last = yearIn(from) < yearIn(to) ? daysAfter(from, MOST_ABSENT_DAYS - 1) : to
    if (to < from || to > last) {
      problems.push(outOfRange('to', from, daysAfter(from, MOST_ABSENT_DAYS - 1)))
    } else if (breachFrom !== undefined && (breachFrom < from || breachFrom > to)) {
      problems.push(outOfRange('breachFrom', from, to))
    }
    // How care that 151-ФЗ finds begun is paid from September on was not found.
    const isOver =
      cause === 'childUnder8' && from < FIRST_YOUNG_CHILD_CARE && to >= FIRST_YOUNG_CHILD_CARE
    if (isOver) problems.push(outOfRange('to', from, daysAfter(FIRST_YOUNG_CHILD_CARE, -1)))
  }
  if (from !== undefined && paidOn !== undefined && paidOn < from) {
    problems.push(outOfRange('paidOn', from, LAST_DAY))
  }
  problems.push(...repeatedIn('earnings', earnings, 'year'))
  const lastYear = from === undefined ? Number.POSITIVE_INFINITY : yearIn(from) - 1
  for (const [index, { year, pay, northernPay = 0 }] of earnings.entries()) {
    if (year > lastYear) {
      problems.push(outOfRange(`earnings[${index}].year`, FIRST_EARNINGS_YEAR, lastYear))
    }
    if (northernPay > pay) {
      problems.push(
        excluded(`earnings[${index}].northernPay`, `earnings[${index}].pay`, 'partAboveWhole'),
      )
    }
  }
}
