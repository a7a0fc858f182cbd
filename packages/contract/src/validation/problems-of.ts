import type { Validator } from 'typebox/schema'
import { Settings } from 'typebox/system'
import type { InputProblem } from '../errors/input-problems.ts'
import type { FieldSchema } from '../fields/field.ts'
import { WRITTEN_WITH_FRACTION } from '../json/read-json.ts'
import { pointerTo } from '../json-pointer.ts'
import { suggestField } from './suggest-field.ts'

/**
 * Lists the problems of a value that a schema refuses.
 * @returns every problem: missing fields, then known ones in the order of the schema, then unknown
 */
export function problemsOf(validator: Validator, value: unknown): InputProblem[] {
  const problems: InputProblem[] = []
  const unknown: InputProblem[] = []
  for (const error of errorsOf(validator, value)) {
    const pointer = error.instancePath
    const place = schemaAt(validator.Schema() as FieldSchema, pointer)
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
        // Its words say more than that a choice is a string.
        if (place?.enum === undefined)
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
      case 'minLength':
      case 'maxLength': {
        const { minLength = 0, minItems = minLength, maxLength, maxItems = maxLength } = place ?? {}
        problems.push({
          code: 'wrong_length',
          pointer,
          minimum: minItems,
          ...(maxItems !== undefined && { maximum: maxItems }),
        })
        break
      }
      case 'format':
        problems.push({ code: 'impossible_date', pointer })
        break
      case 'pattern':
        // The pattern checks the years of a date; a text that is not a date has its problem already.
        if (!problems.some((problem) => problem.pointer === pointer)) {
          problems.push(outOfPattern(pointer, place))
        }
        break
    }
  }
  return [...problems, ...unknown]
}

/** Everything that the schema refuses; by itself the library stops after eight errors. */
function errorsOf(validator: Validator, value: unknown) {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: Number.MAX_SAFE_INTEGER })
  try {
    return validator.Errors(value)[1]
  } finally {
    Settings.Set({ maxErrors })
  }
}

function typeProblem(
  pointer: string,
  place: FieldSchema | undefined,
  value: unknown,
): InputProblem {
  const [expected = 'object'] = [place?.type].flat()
  if (expected === 'integer') {
    if (value === WRITTEN_WITH_FRACTION || Number.isFinite(value)) {
      return { code: 'not_an_integer', pointer }
    }
    // A whole number with more digits than a double holds.
    if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) {
      return outOfRange(pointer, place)
    }
  }
  return { code: 'wrong_type', pointer, expected }
}

function outOfRange(pointer: string, place: FieldSchema | undefined): InputProblem {
  const { minimum, maximum } = place ?? {}
  return {
    code: 'out_of_range',
    pointer,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
}

/** The problem of a text that is not like its pattern: a date, a month, or a number with decimals. */
function outOfPattern(pointer: string, place: FieldSchema | undefined): InputProblem {
  if (place?.minimum !== undefined) return outOfRange(pointer, place)
  // A pattern of dates lists its years.
  const years = place?.pattern?.match(/\d{4}/g) ?? []
  const [first, last] = place?.format ? ['-01-01', '-12-31'] : ['-01', '-12']
  const minimum = `${years[0]}${first}`
  return { code: 'out_of_range', pointer, minimum, maximum: `${years.at(-1)}${last}` }
}

const segments = (pointer: string) => pointer.split('/').slice(1)

function schemaAt(schema: FieldSchema, pointer: string): FieldSchema | undefined {
  return segments(pointer).reduce<FieldSchema | undefined>(
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
