import type { ExclusionReason } from './exclusion-reasons.ts'
import type { InputProblem } from './input-problems.ts'

/** The problem of a field or a member that is not given. */
export const missing = (pointer: string): InputProblem => ({ code: 'missing_field', pointer })

/** The problem of a value below or above its limits. */
export const outside = (
  pointer: string,
  minimum: number | string,
  maximum: number | string,
): InputProblem => ({ code: 'out_of_range', pointer, minimum, maximum })

/**
 * The problem of a member that another one excludes.
 * @param path of the object that has both; empty for the request
 */
export const excluded = (
  path: string,
  name: string,
  beside: string,
  reason: ExclusionReason,
): InputProblem => ({
  code: 'excluded_fields',
  pointer: `${path}/${name}`,
  fields: [name, beside],
  reason,
})
