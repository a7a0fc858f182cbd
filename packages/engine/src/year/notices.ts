import { contractTypes } from '../contract-types/contract-types.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import { type CompleteTerms, claimsDeductions, type Month, payBefore, salaryOf } from '../terms.ts'
import type { MonthFigures, YearFigures } from '../year-figures.ts'
import { partOfMonth } from './part-month.ts'
import { tariffFigures } from './reduced-contributions.ts'

/** A fact about a year that a reader of its figures needs to know. */
export type Notice =
  | {
      readonly code: 'threshold_passed'
      readonly month: Month
      /** Rates before and after, whole percent. */
      readonly from: number
      readonly to: number
      /**
       * The change of net pay from the month before, kopecks; negative if it fell. `null` if the rate is
       * not all that changed: in the first month, or if pay or deduction differ.
       */
      readonly netChange: number | null
    }
  | { readonly code: LimitCode; readonly month: Month; readonly limit: Kopecks }
  | { readonly code: 'below_minimum_wage'; readonly month: Month; readonly minimum: Kopecks }
  /** A start after January with children: income at previous employers may end their deduction. */
  | { readonly code: 'earlier_income_unknown' }
  | { readonly code: 'deductions_not_applied' }

type LimitCode =
  | 'contribution_limit_passed'
  | 'child_deduction_limit_passed'
  | 'self_employment_limit_passed'

/** Finds the facts about a computed year that a reader of its figures needs to know. */
export function noticesOf(terms: CompleteTerms, law: Law, year: YearFigures): readonly Notice[] {
  const notices: Notice[] = []
  const { months } = year
  const contractType = contractTypes[terms.contractType]
  const hasDeductions = contractType.deductionsExcludedBy(terms) === null
  const noticeLimit = (code: LimitCode, passing: MonthFigures | undefined, limit: Kopecks) => {
    if (passing !== undefined) notices.push({ code, month: passing.month as Month, limit })
  }
  if (!contractType.isTaxedByMonth(terms)) noticeThresholds(notices, year)
  if (contractType.hasContributions && isContributionLimited(terms, law)) {
    const limit = law.figures.contributionLimit.value
    noticeLimit('contribution_limit_passed', monthAbove(limit, terms, months), limit)
  }
  if (hasDeductions && year.monthlyDeduction > 0) {
    // A month without pay may have no deduction for that reason.
    const lost = months.find(
      ({ childDeduction, grossIncome }) => childDeduction === 0 && grossIncome > 0,
    )
    const limit = law.figures.childDeductionLimit.value.income
    noticeLimit('child_deduction_limit_passed', lost, limit)
  }
  if (year.monthlyDeduction > 0 && isEarlierIncomeUnknown(terms)) {
    notices.push({ code: 'earlier_income_unknown' })
  }
  if (!hasDeductions && claimsDeductions(terms)) notices.push({ code: 'deductions_not_applied' })
  const incomeLimit = contractType.incomeLimit(law)
  if (incomeLimit !== null) {
    const outside = months.find(({ taxRate }) => taxRate === 0)
    noticeLimit('self_employment_limit_passed', outside, incomeLimit)
  }
  if (contractType.hasMinimumWage) noticeMinimumWage(notices, terms, law, months)
  return notices
}

/** Returns whether the year has months before the first one, and nothing is known about their income. */
const isEarlierIncomeUnknown = (terms: CompleteTerms) =>
  terms.firstMonth > 1 && terms.incomeBeforeElsewhere === null && payBefore(terms) === 0

/** Finds the months in which the tax rate rose. */
function noticeThresholds(notices: Notice[], { months, firstRate }: YearFigures): void {
  let from = firstRate
  for (let index = 0; index < months.length; index++) {
    const month = months[index] as MonthFigures
    const { taxRate: to } = month
    if (to > from) {
      const previous = months[index - 1]
      const netChange =
        previous && isPaidAs(previous, month) ? month.netIncome - previous.netIncome : null
      notices.push({ code: 'threshold_passed', month: month.month as Month, from, to, netChange })
    }
    from = to
  }
}

/** Returns whether only the tax rate can change net pay between two months. */
const isPaidAs = (one: MonthFigures, other: MonthFigures) =>
  one.grossIncome === other.grossIncome && one.childDeduction === other.childDeduction

/** Returns whether the contribution rate is lower above the year's limit. */
function isContributionLimited({ contributionTariff }: CompleteTerms, law: Law): boolean {
  if (contributionTariff === 'general') return true
  const tariff = law.figures[tariffFigures[contributionTariff]].value
  const rate = tariff?.unified ?? tariff?.funds?.pension
  if (tariff === null || rate === undefined) return false
  return tariff.generalUpTo > 0 || rate.aboveLimit < rate.withinLimit
}

/** Finds the month in which the pay since January passed a limit. */
function monthAbove(
  limit: number,
  terms: CompleteTerms,
  months: readonly MonthFigures[],
): MonthFigures | undefined {
  let pay = payBefore(terms)
  if (pay > limit) return undefined
  for (const month of months) {
    pay += month.grossIncome
    if (pay > limit) return month
  }
  return undefined
}

/** Finds the first full month whose pay without allowances is below the minimum wage, but not 0. */
function noticeMinimumWage(
  notices: Notice[],
  terms: CompleteTerms,
  law: Law,
  months: readonly MonthFigures[],
): void {
  for (const { month, bonus } of months) {
    const pay = salaryOf(terms, month) + bonus
    const minimum = minimumWageIn(law, month)
    if (pay === 0 || pay >= minimum) continue
    const part = partOfMonth(law, terms, month)
    if (part !== null && part.paid < part.of) continue
    notices.push({ code: 'below_minimum_wage', month: month as Month, minimum })
    return
  }
}

/** Returns the minimum wage in a month of the law's year, kopecks. It may rise within the year. */
function minimumWageIn({ figures }: Law, month: number): Kopecks {
  const { value: raise } = figures.minimumWageRaise
  return raise !== null && month >= raise.fromMonth ? raise.wage : figures.minimumWage.value
}
