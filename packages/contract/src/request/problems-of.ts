import type { InputProblem } from '../errors/input-problems.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Validator } from '../schema/compile.ts'
import { WRITTEN_WITH_FRACTION } from './parse-json.ts'
import { suggestField } from './suggest-field.ts'

interface Schema {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly formatMinimum?: string
  readonly formatMaximum?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
}

/**
 * Says what is wrong with a value that a schema refuses.
 * @returns every problem: missing fields, then known ones in the order of the schema, then unknown
 */
export function problemsOf(validator: Validator, value: unknown): InputProblem[] {
  const problems: InputProblem[] = []
  const unknown: InputProblem[] = []
  for (const error of validator.errors(value)) {
    const pointer = error.instancePath
    const place = schemaAt(validator.schema as Schema, pointer)
    switch (error.keyword) {
      case 'required':
        for (const field of error.params.requiredProperties) {
          problems.push({ code: 'missing_field', pointer: pointerTo(pointer, field) })
        }
        break
      case 'additionalProperties':
        for (const field of error.params.additionalProperties) {
          const suggestion = suggestField(field, Object.keys(place?.properties ?? {}))
          unknown.push({
            code: 'unknown_field',
            pointer: pointerTo(pointer, field),
            ...(suggestion !== undefined && { suggestion }),
          })
        }
        break
      case 'type':
        problems.push(typeProblem(pointer, place, valueAt(value, pointer)))
        break
      case 'minimum':
      case 'maximum':
        problems.push(outOfRange(pointer, place))
        break
      case 'enum': {
        const allowed = error.params.allowedValues.map(String)
        problems.push({ code: 'value_not_allowed', pointer, allowed })
        break
      }
      case 'minItems':
      case 'maxItems':
        problems.push({
          code: 'wrong_length',
          pointer,
          minimum: place?.minItems ?? 0,
          ...(place?.maxItems !== undefined && { maximum: place.maxItems }),
        })
        break
      case 'format':
        problems.push({ code: 'impossible_date', pointer })
        break
      case 'pattern':
        // The pattern of a date holds its years; of what is no date they mean nothing.
        if (!problems.some((problem) => problem.pointer === pointer)) {
          problems.push(outOfRange(pointer, place))
        }
        break
    }
  }
  return [...problems, ...unknown]
}

function typeProblem(pointer: string, place: Schema | undefined, value: unknown): InputProblem {
  const expected = (place?.type ?? 'object') as NonNullable<InputProblem['expected']>
  if (expected === 'integer') {
    if (value === WRITTEN_WITH_FRACTION || Number.isFinite(value)) {
      return { code: 'not_an_integer', pointer }
    }
    // Digits beyond what a number can hold: it was whole, and far too large.
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      return outOfRange(pointer, place)
    }
  }
  return { code: 'wrong_type', pointer, expected }
}

function outOfRange(pointer: string, place: Schema | undefined): InputProblem {
  const minimum = place?.minimum ?? place?.formatMinimum
  const maximum = place?.maximum ?? place?.formatMaximum
  return {
    code: 'out_of_range',
    pointer,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
}

const segments = (pointer: string) => pointer.split('/').slice(1)

function schemaAt(schema: Schema, pointer: string): Schema | undefined {
  return segments(pointer).reduce<Schema | undefined>(
    (place, segment) => place?.properties?.[segment] ?? place?.items,
    schema,
  )
}

function valueAt(value: unknown, pointer: string): unknown {
  return segments(pointer).reduce<unknown>(
    (place, segment) => (place as Record<string, unknown> | undefined)?.[segment],
    value,
  )
}
