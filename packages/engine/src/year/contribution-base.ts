import { given } from '../breakdown/step.ts'
import type { Calculation } from '../contract-types/contract-type.ts'
import { larger } from '../money/kopecks.ts'
import { shareOf } from '../money/rounding.ts'
import { partOfMonth } from '../pay/part-month.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import { monthsAndBefore } from '../year-figures.ts'

/**
 * Fills the months' contribution base: their pay. For the head of a company it is at least the minimum
 * wage of 1 January, whatever is paid; in a month not headed in full, by calendar days.
 * @source Tax Code, article 421, paragraph 1 (425-ФЗ), from 2026
 */
export function fillContributionBase({ terms, law, year, recorder }: Calculation): void {
  const { minimumBaseOfHead, minimumWage } = law.figures
  if (!terms.isCompanyHead || !minimumBaseOfHead.value) {
    for (const month of year.months) month.contributionBase = month.insuredPay
    return
  }
  const headed = byCalendarDays(year.headed ?? terms)
  let soFar = 0
  for (const month of monthsAndBefore(terms, year)) {
    const part = month.month === 0 ? null : partOfMonth(law, headed, month.month)
    const full = minimumWage.value
    const minimum = part === null ? full : shareOf(full, part.paid, part.of)
    if (month.month > 0) month.contributionBase = larger(month.insuredPay, minimum)
    soFar += month.contributionBase
    if (recorder === undefined) continue
    const step = recorder.at(month.month).citing(minimumBaseOfHead.citation)
    const insured = recorder.hereOr('insured_pay', 'gross_income')
    if (month.month === 0) step('contribution_base', month.contributionBase, 'sum', insured)
    else {
      const { citation } = part === null ? minimumWage : minimumBaseOfHead
      const wage = given('minimum_wage', full)
      recorder.steps.recordPart(recorder, 'minimum_base', minimum, wage, part, citation)
      const shortfall = month.contributionBase - month.insuredPay
      step('base_shortfall', shortfall, 'difference_not_below_zero', 'minimum_base', insured)
      step('contribution_base', month.contributionBase, 'sum', insured, 'base_shortfall')
    }
    step('contribution_base_so_far', soFar, 'sum', 'contribution_base_so_far', 'contribution_base')
  }
}

/** Returns the terms with the calendar days of the months that are not headed in full. */
const byCalendarDays = (terms: CompleteTerms): CompleteTerms => ({
  ...terms,
  firstMonthPaid: terms.firstMonthPaid === 'full' ? 'full' : 'calendarDays',
  lastMonthPaid: terms.lastMonthPaid === 'full' ? 'full' : 'calendarDays',
  absentDays: null,
})
