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

/** The problem of a field that another one excludes. */
export const excluded = (name: string, beside: string, reason: ExclusionReason): InputProblem => ({
  code: 'excluded_fields',
  pointer: `/${name}`,
  fields: [name, beside],
  reason,
})
