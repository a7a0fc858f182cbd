import { Scale } from '@oklad/engine'
import type { Json } from '../openapi/json.ts'
import { wireName } from './names.ts'

/**
 * The value of a figure as JSON: the engine's own numbers under the interface's names. A scale is
 * the list of its brackets; the last one has no top, which JSON has no number for.
 * @throws {TypeError} for a value that JSON can not hold as it is
 */
export function wireValue(value: unknown): Json {
  if (value instanceof Scale) {
    return value.brackets.map(({ upTo, rate }) => ({
      up_to: upTo === Number.POSITIVE_INFINITY ? null : upTo,
      rate,
    }))
  }
  if (Array.isArray(value)) return value.map(wireValue)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [wireName(name), wireValue(part)]),
    )
  }
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (Number.isSafeInteger(value)) return value as number
  throw new TypeError(`A figure of the law can not be written as JSON: ${String(value)}`)
}
