import { PrivateCalculationRequest } from '@oklad/contract/form'
import type { DetailName } from './input.ts'

/** The names of the details, in the order of the contract. */
export const detailNames = Object.keys(PrivateCalculationRequest.properties).filter(
  (name) => name !== 'gross_salary',
) as readonly DetailName[]
