import type { Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import { claimedIn } from '../deductions/deductions.ts'
import { type CompleteTerms, type ContractTypeName, payBefore } from '../terms/terms.ts'
import { type MonthDraft, newYear } from '../year-figures.ts'
import { civilContract } from './civil-contract.ts'
import type { Calculation, ContractType } from './contract-type.ts'
import { employment } from './employment.ts'
import { selfEmployment } from './self-employment.ts'

/** The contract types by name. */
export const contractTypes: Readonly<Record<ContractTypeName, ContractType>> = {
  employment,
  civilContract,
  selfEmployment,
}

/** Makes the calculation of a year, by default a new one. */
export const calculationOf = (
  terms: CompleteTerms,
  law: Law,
  year = newYear(terms),
  recorder?: Recorder,
): Calculation => {
  const contractType = contractTypes[terms.contractType]
  return { terms, law, year, contractType, claimed: claimedIn(terms), recorder }
}

/** Withholds the tax of the months by the contract type, and computes their net pay. */
export function withholdTax(calculation: Calculation): void {
  const { contractType, year, recorder } = calculation
  contractType.withhold(calculation)
  const months: readonly MonthDraft[] = year.months
  for (const month of months) {
    month.incomeTax = month.baseTax + month.allowancesTax
    month.netIncome = month.grossIncome - month.incomeTax
    if (recorder === undefined) continue
    const step = recorder.at(month.month).citing(contractType.citations.payment)
    step('net_income', month.netIncome, 'difference', 'gross_income', 'income_tax')
  }
}

/**
 * Returns the income that the contract type still allows after that before the first month, kopecks; `null` for no limit.
 */
export function incomeLeft(terms: CompleteTerms, law: Law): number | null {
  const limit = contractTypes[terms.contractType].incomeLimit(law)
  return limit === null ? null : limit - payBefore(terms)
}
