import type { Calculation } from '../contract-types/contract-type.ts'
import { type Draft, kopecks } from '../money/kopecks.ts'
import { taxWithin } from '../money/rounding.ts'
import { payBefore } from '../terms/terms.ts'
import type { MonthDraft } from '../year-figures.ts'
import { baseTaxBefore, taxDueOn } from './tax-due.ts'
import type { TaxScales } from './tax-scales.ts'
import { addMonth, incomeBeforeMonths, type TaxedIncome } from './taxed-income.ts'

/**
 * Withholds a resident's income tax, cumulatively from the start of the year: each month withholds
 * the whole-rouble tax on the base to date, less the tax withheld before. Rounding applies to the tax
 * to date, never to the difference of a month.
 *
 * A month never pays tax back and never withholds more than the whole roubles of its pay; the tax on
 * base pay comes first. Tax that could not be withheld is due in a later month.
 * @source Tax Code, article 226, paragraph 3; article 52, paragraph 6
 */
export function withhold({ terms, year, recorder }: Calculation, scales: TaxScales): void {
  const { incomeBefore } = terms
  const income: Draft<TaxedIncome> = incomeBeforeMonths(terms)
  const hasBefore = payBefore(terms) + income.deduction + incomeBefore.taxWithheld > 0
  if (recorder !== undefined) {
    recorder.at('before')
    if (hasBefore) recorder.steps.recordIncomeBefore(recorder, income)
  }
  const dueBefore = taxDueOn(scales, income, hasBefore ? recorder : undefined)
  year.firstRate = dueBefore.rate
  let baseTaxSoFar: number = baseTaxBefore(incomeBefore, dueBefore)
  let allowancesTaxSoFar = incomeBefore.taxWithheld - baseTaxSoFar
  if (recorder !== undefined) {
    recorder.steps.recordTaxBefore(recorder, incomeBefore, baseTaxSoFar, allowancesTaxSoFar)
  }

  let left = 0
  const months: readonly MonthDraft[] = year.months
  for (const month of months) {
    addMonth(income, month)
    if (recorder !== undefined) recorder.at(month.month).steps.recordIncome(recorder, income)
    const due = taxDueOn(scales, income, recorder)
    left = due.onAll - baseTaxSoFar - allowancesTaxSoFar
    const tax = taxWithin(left, month.grossIncome)
    const baseTax = Math.min(Math.max(due.onBase - baseTaxSoFar, 0), tax)
    baseTaxSoFar += baseTax
    allowancesTaxSoFar += tax - baseTax
    month.baseTax = baseTax
    month.allowancesTax = tax - baseTax
    month.taxRate = due.rate
    if (recorder !== undefined) {
      recorder.steps.recordTax(recorder, scales, month, left, baseTaxSoFar, allowancesTaxSoFar)
    }
    left -= tax
  }
  year.excessTax = kopecks(0 - left)
}
