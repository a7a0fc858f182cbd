import type { NotFor } from '../field.ts'

export const employmentOnly = { contracts: ['GPH', 'SELF_EMPLOYED'] } as const satisfies NotFor
export const notForSelfEmployed = { contracts: ['SELF_EMPLOYED'] } as const satisfies NotFor
export const selfEmployedOnly = {
  contracts: ['TD', 'GPH'],
  isCompared: true,
} as const satisfies NotFor

/** Neither the self-employed nor non-residents have deductions. */
export const noDeductions = { ...notForSelfEmployed, nonResidents: true } as const satisfies NotFor
