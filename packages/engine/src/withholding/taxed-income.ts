import type { CompleteTerms } from '../terms/terms.ts'
import type { MonthFigures } from '../year-figures.ts'

/** Income since the start of the year by tax base, without what is exempt, and its deductions. Kopecks. */
export interface TaxedIncome {
  baseIncome: number
  allowancesIncome: number
  deduction: number
}

/**
 * Returns the income of the year before the first month. Deductions granted in it do not count for a non-resident
 * (article 210, paragraph 3).
 */
export function incomeBeforeMonths({ incomeBefore, isNonResident }: CompleteTerms): TaxedIncome {
  const { baseIncome, allowancesIncome, deductionGranted } = incomeBefore
  return { baseIncome, allowancesIncome, deduction: isNonResident ? 0 : deductionGranted }
}

/** Adds the income of a month and its deductions. */
export function addMonth(income: TaxedIncome, month: MonthFigures): void {
  income.baseIncome += month.basePay - month.exemptIncome
  income.allowancesIncome += month.allowances
  income.deduction += month.deduction
}

/** Returns the income of some months and of the year before them. */
export function incomeTo(terms: CompleteTerms, months: readonly MonthFigures[]): TaxedIncome {
  const income = incomeBeforeMonths(terms)
  for (const month of months) addMonth(income, month)
  return income
}
