import { LARGEST_SALARY } from '@oklad/engine'
import type { CalculationKind } from './calculation-kind.ts'
import { type PrivateCalculationRequest, startYears } from './schemas.ts'

/**
 * Whether a request has the interface's own fields alone, each of them right beyond doubt.
 *
 * Most requests are such. The general validator asks of every field whether it is one of the two
 * dozen known ones, which costs more than the calculation; what is not recognised here is left to
 * it, so that this decides nothing but the speed (a test holds that both agree).
 * @param kind which fields there may be
 */
export function isPlainRequest(
  kind: CalculationKind,
  value: unknown,
): value is PrivateCalculationRequest {
  if (typeof value !== 'object' || value === null) return false
  let hasSalary = false
  for (const name in value) {
    const field = (value as Record<string, unknown>)[name]
    switch (name) {
      case 'gross_salary':
        hasSalary = isWhole(field, 0, LARGEST_SALARY)
        if (!hasSalary) return false
        break
      case 'territorial_multiplier':
      case 'northern_coefficient':
        if (!isWhole(field, 100, 200)) return false
        break
      case 'has_tax_privilege':
        if (kind === 'public' || typeof field !== 'boolean') return false
        break
      case 'start_date':
        if (kind === 'public' || !isPlainDate(field)) return false
        break
      default:
        return false
    }
  }
  return hasSalary
}

const isWhole = (value: unknown, minimum: number, maximum: number) =>
  Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum

/** Days to the 28th are in every month; the rest is for the validator. */
const PLAIN_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/

function isPlainDate(value: unknown): boolean {
  if (typeof value !== 'string' || !PLAIN_DATE.test(value)) return false
  const year = Number(value.slice(0, 4))
  return year >= startYears.minimum && year <= startYears.maximum
}
