import type { Calculation } from '../contract-types/contract-type.ts'
import { wholeRoublesIn } from '../money/rounding.ts'
import { incomeBeforeOf } from '../terms/terms.ts'
import { baseTaxBefore, taxDueOn } from './tax-due.ts'
import type { TaxScales } from './tax-scales.ts'

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
  const before = incomeBeforeOf(terms)
  let baseIncome: number = before.baseIncome
  let allowancesIncome: number = before.allowancesIncome
  let deductions: number = before.deductionGranted
  const hasBefore = baseIncome + allowancesIncome + deductions + before.taxWithheld > 0
  const recorderBefore = hasBefore ? recorder?.at('before') : undefined
  if (recorderBefore !== undefined) recorderBefore.steps.recordIncomeBefore(recorderBefore, before)
  const dueBefore = taxDueOn(scales, baseIncome, allowancesIncome, deductions, recorderBefore)
  year.firstRate = dueBefore.rate
  let baseTaxSoFar = baseTaxBefore(before, dueBefore)
  let allowancesTaxSoFar = before.taxWithheld - baseTaxSoFar
  if (recorder !== undefined) {
    recorder.steps.recordTaxBefore(recorder.at('before'), before, baseTaxSoFar, allowancesTaxSoFar)
  }

  for (const month of year.months) {
    baseIncome += month.basePay - month.exemptIncome
    allowancesIncome += month.allowances
    deductions += month.childDeduction + month.ownDeduction
    if (recorder !== undefined) {
      recorder.at(month.month)
      recorder.steps.recordIncome(recorder, baseIncome, allowancesIncome, deductions)
    }
    const due = taxDueOn(scales, baseIncome, allowancesIncome, deductions, recorder)
    const left = due.onAll - baseTaxSoFar - allowancesTaxSoFar
    const pay = month.grossIncome
    const tax = left <= pay ? Math.max(left, 0) : wholeRoublesIn(pay)
    const baseTax = Math.min(Math.max(due.onBase - baseTaxSoFar, 0), tax)
    baseTaxSoFar += baseTax
    allowancesTaxSoFar += tax - baseTax
    month.baseTax = baseTax
    month.allowancesTax = tax - baseTax
    month.taxRate = due.rate
    year.excessTax = Math.max(-left, 0)
    if (recorder !== undefined) {
      recorder.steps.recordTax(recorder, scales, month, left, baseTaxSoFar, allowancesTaxSoFar)
    }
  }
}
