import { type ContractType, contractTypeNames } from '../contract-types.ts'
import type { NotFor, Useless } from '../field.ts'

const allBut = (only: ContractType) => contractTypeNames.filter((name) => name !== only)

export const employmentOnly = {
  contracts: allBut('TD'),
  reason: 'employmentOnly',
} as const satisfies NotFor
export const notForSelfEmployed = {
  contracts: ['SELF_EMPLOYED'],
  reason: 'notForSelfEmployed',
} as const satisfies NotFor
export const selfEmployedOnly = {
  contracts: allBut('SELF_EMPLOYED'),
  reason: 'selfEmployedOnly',
  isCompared: true,
} as const satisfies NotFor

/** Neither the self-employed nor non-residents have deductions. */
export const noDeductions = {
  contracts: notForSelfEmployed.contracts,
  nonResidents: true,
} as const satisfies Useless
