import type Type from 'typebox'
import type { Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import type { InputProblem } from '../errors/input-problems.ts'
import { WrittenWithFraction } from './parse-json.ts'
import { suggestField } from './suggest-field.ts'

/** A body of 16 KiB can hold thousands of unknown fields; nobody reads more than these. */
const MOST_PROBLEMS = 100

// The library stops at eight; all problems are told at once.
Settings.Set({ maxErrors: MOST_PROBLEMS })

interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Record<string, Schema>
}

/**
 * Says what is wrong with a value that a schema refuses.
 * @returns every problem, in the order of the schema, at most a hundred
 */
export function problemsOf(
  validator: Validator,
  schema: Type.TSchema,
  value: unknown,
): InputProblem[] {
  const problems: InputProblem[] = []
  for (const error of validator.Errors(value)) {
    const pointer = error.instancePath
    const place = schemaAt(schema as Schema, pointer)
    switch (error.keyword) {
      case 'required':
        for (const field of error.params.requiredProperties) {
          problems.push({ code: 'missing_field', pointer: `${pointer}/${field}` })
        }
        break
      case 'additionalProperties':
        for (const field of error.params.additionalProperties) {
          const suggestion = suggestField(field, Object.keys(place?.properties ?? {}))
          problems.push({
            code: 'unknown_field',
            pointer: `${pointer}/${escapePointer(field)}`,
            ...(suggestion !== undefined && { suggestion }),
          })
        }
        break
      case 'type':
        problems.push(typeProblem(pointer, place, valueAt(value, pointer)))
        break
      case 'minimum':
      case 'maximum':
        problems.push({ code: 'out_of_range', pointer, ...rangeOf(place) })
        break
      case 'format':
        problems.push({ code: 'impossible_date', pointer })
        break
    }
  }
  return problems.slice(0, MOST_PROBLEMS)
}

function typeProblem(pointer: string, place: Schema | undefined, value: unknown): InputProblem {
  const expected = (place?.type ?? 'object') as NonNullable<InputProblem['expected']>
  if (expected === 'integer') {
    if (value instanceof WrittenWithFraction) return { code: 'not_an_integer', pointer }
    // Digits beyond what a number can hold: it was whole, and far too large.
    if (typeof value === 'number') return { code: 'out_of_range', pointer, ...rangeOf(place) }
  }
  return { code: 'wrong_type', pointer, expected }
}

const rangeOf = (place: Schema | undefined): Pick<InputProblem, 'minimum' | 'maximum'> => ({
  ...(place?.minimum !== undefined && { minimum: place.minimum }),
  ...(place?.maximum !== undefined && { maximum: place.maximum }),
})

const escapePointer = (field: string) =>
  field.slice(0, 64).replaceAll('~', '~0').replaceAll('/', '~1')

const segments = (pointer: string) => pointer.split('/').slice(1)

function schemaAt(schema: Schema, pointer: string): Schema | undefined {
  return segments(pointer).reduce<Schema | undefined>(
    (place, segment) => place?.properties?.[segment],
    schema,
  )
}

function valueAt(value: unknown, pointer: string): unknown {
  return segments(pointer).reduce<unknown>(
    (place, segment) => (place as Record<string, unknown> | undefined)?.[segment],
    value,
  )
}
