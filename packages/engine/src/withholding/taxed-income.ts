import { type Draft, type Kopecks, ZERO } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import type { MonthDraft } from '../year-figures.ts'

/** Income since the start of the year by tax base, without what is exempt, and its deductions. Kopecks. */
export interface TaxedIncome {
  baseIncome: Kopecks
  allowancesIncome: Kopecks
  deduction: Kopecks
}

/**
 * Returns the income of the year before the first month. Deductions granted in it do not count for a non-resident
 * (article 210, paragraph 3).
 */
export function incomeBeforeMonths({ incomeBefore, isNonResident }: CompleteTerms): TaxedIncome {
  const { baseIncome, allowancesIncome, deductionGranted } = incomeBefore
  return { baseIncome, allowancesIncome, deduction: isNonResident ? ZERO : deductionGranted }
}

/** Adds the income of a month and its deductions. */
export function addMonth(income: Draft<TaxedIncome>, month: MonthDraft): void {
  income.baseIncome += month.basePay - month.exemptIncome
  income.allowancesIncome += month.allowances
  income.deduction += month.deduction
}

/** Returns the income of some months and of the year before them. */
export function incomeTo(terms: CompleteTerms, months: readonly MonthDraft[]): TaxedIncome {
  const income = incomeBeforeMonths(terms)
  for (const month of months) addMonth(income, month)
  return income
}
