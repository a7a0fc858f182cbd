import { contractTypes } from '../contract-types/contract-types.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { PayslipMonth } from '../readings/payslip.ts'
import { type CompleteTerms, claimsDeductions, type Month } from '../terms.ts'
import type { YearFigures } from './year-figures.ts'

/** A fact about a year that a reader of its figures needs to know. */
export type Notice =
  | {
      readonly code: 'threshold_passed'
      readonly month: Month
      /** Rates before and after, whole percent. */
      readonly from: number
      readonly to: number
      /**
       * The month's net pay less that of the month before, kopecks; below zero when it fell,
       * `null` where the month is the first one.
       */
      readonly netChange: number | null
    }
  | {
      readonly code:
        | 'contribution_limit_passed'
        | 'child_deduction_limit_passed'
        | 'self_employment_limit_passed'
      readonly month: Month
      readonly limit: Kopecks
    }
  | { readonly code: 'below_minimum_wage'; readonly month: Month; readonly minimum: Kopecks }
  | { readonly code: 'deductions_not_applied' }

/**
 * The facts about a year that a reader of its figures needs to know.
 * @param year the figures from which the months are
 */
export function noticesOf(
  terms: CompleteTerms,
  law: Law,
  months: readonly PayslipMonth[],
  year: YearFigures,
): readonly Notice[] {
  const notices: Notice[] = []
  const contractType = contractTypes[terms.contractType]
  const hasDeductions = contractType.deductionsExcludedBy(terms, law) === null
  if (hasDeductions) noticeThresholds(notices, months, year.firstRate)
  if (contractType.hasContributions && isContributionLimited(terms, law)) {
    noticeContributionLimit(notices, terms, law, months)
  }
  if (hasDeductions && year.monthlyDeduction > 0) noticeChildDeductionLimit(notices, law, months)
  if (!hasDeductions && claimsDeductions(terms)) notices.push({ code: 'deductions_not_applied' })
  noticeIncomeLimit(notices, contractType.incomeLimit(law), months)
  if (contractType.hasMinimumWage) noticeMinimumWage(notices, terms, law, year)
  return notices
}

/** The months in which the rate of the tax rose. */
function noticeThresholds(
  notices: Notice[],
  months: readonly PayslipMonth[],
  firstRate: number,
): void {
  let rate = firstRate
  for (let index = 0; index < months.length; index++) {
    const month = months[index] as PayslipMonth
    if (month.taxRate > rate) {
      const previous = months[index - 1]
      notices.push({
        code: 'threshold_passed',
        month: month.month,
        from: rate,
        to: month.taxRate,
        netChange: previous === undefined ? null : month.netIncome - previous.netIncome,
      })
    }
    rate = month.taxRate
  }
}

/** Whether contributions are lower above the year's limit than within it. */
function isContributionLimited({ contributionTariff }: CompleteTerms, law: Law): boolean {
  if (contributionTariff === 'general') return true
  const tariff = law.figures.reducedTariffs.value?.[contributionTariff]
  return tariff !== undefined && (tariff.generalUpTo > 0 || tariff.aboveLimit < tariff.withinLimit)
}

/** The month in which the pay so far passed the limit of contributions. */
function noticeContributionLimit(
  notices: Notice[],
  { incomeBefore }: CompleteTerms,
  law: Law,
  months: readonly PayslipMonth[],
): void {
  const limit = law.figures.contributionLimit.value
  let paySoFar = incomeBefore.baseIncome + incomeBefore.allowancesIncome
  for (const { month, grossIncome } of months) {
    const wasWithin = paySoFar <= limit
    paySoFar += grossIncome
    if (wasWithin && paySoFar > limit) {
      notices.push({ code: 'contribution_limit_passed', month, limit })
      return
    }
  }
}

/** The first month without the deduction for children. */
function noticeChildDeductionLimit(
  notices: Notice[],
  law: Law,
  months: readonly PayslipMonth[],
): void {
  const lost = months.find(({ childDeduction }) => childDeduction === 0)
  if (lost === undefined) return
  const limit = law.figures.childDeductionLimit.value.income
  notices.push({ code: 'child_deduction_limit_passed', month: lost.month, limit })
}

/** The first month that is paid outside the regime of the self-employed. */
function noticeIncomeLimit(
  notices: Notice[],
  limit: Kopecks | null,
  months: readonly PayslipMonth[],
): void {
  if (limit === null) return
  const outside = months.find(({ isOutsideRegime }) => isOutsideRegime)
  if (outside === undefined) return
  notices.push({ code: 'self_employment_limit_passed', month: outside.month, limit })
}

/** The first full month that pays less than the minimum wage. */
function noticeMinimumWage(
  notices: Notice[],
  { firstMonth, firstMonthPaid }: CompleteTerms,
  law: Law,
  { salary, bonus }: YearFigures,
): void {
  const minimum = law.figures.minimumWage.value
  if (minimum === null) return
  const firstFull = firstMonthPaid === 'full' ? firstMonth : firstMonth + 1
  for (let month = firstFull; month <= 12; month++) {
    const pay = (salary[month - 1] as number) + (bonus[month - 1] as number)
    if (pay < minimum) {
      notices.push({ code: 'below_minimum_wage', month: month as Month, minimum })
      return
    }
  }
}
