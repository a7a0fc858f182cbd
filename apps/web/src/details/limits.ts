import { PrivateCalculationRequest } from '@oklad/contract/form'
import type { DetailName } from '../input/input.ts'

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
}

/** The limits that the contract sets to a number. */
export function limitsOf(name: DetailName): { readonly minimum: number; readonly maximum: number } {
  const schema = PrivateCalculationRequest.properties[name] as Limits
  return { minimum: schema.minimum ?? 0, maximum: schema.maximum ?? Number.MAX_SAFE_INTEGER }
}
