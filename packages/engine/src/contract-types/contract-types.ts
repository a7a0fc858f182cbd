import type { Law } from '@oklad/law'
import { type CompleteTerms, type ContractTypeName, payBefore } from '../terms/terms.ts'
import { civilContract } from './civil-contract.ts'
import type { ContractType } from './contract-type.ts'
import { employment } from './employment.ts'
import { selfEmployment } from './self-employment.ts'

/** The contract types by name. */
export const contractTypes: Readonly<Record<ContractTypeName, ContractType>> = {
  employment,
  civilContract,
  selfEmployment,
}

/**
 * Returns the income that the contract type still allows after that before the first month, kopecks; `null` for no limit.
 */
export function incomeLeft(terms: CompleteTerms, law: Law): number | null {
  const limit = contractTypes[terms.contractType].incomeLimit(law)
  return limit === null ? null : limit - payBefore(terms)
}
