import { type ContractType, contractTypeNames } from '../contract-types.ts'
import type { NotFor } from '../field.ts'

const allBut = (only: ContractType) => contractTypeNames.filter((name) => name !== only)

export const employmentOnly = { contracts: allBut('TD') } as const satisfies NotFor
export const notForSelfEmployed = { contracts: ['SELF_EMPLOYED'] } as const satisfies NotFor
export const selfEmployedOnly = {
  contracts: allBut('SELF_EMPLOYED'),
  isCompared: true,
} as const satisfies NotFor

/** Neither the self-employed nor non-residents have deductions. */
export const noDeductions = { ...notForSelfEmployed, nonResidents: true } as const satisfies NotFor
