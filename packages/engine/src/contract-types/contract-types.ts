import type { ContractTypeName } from '../terms/terms.ts'
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
