import { NEWEST_TAX_YEAR, type RequestKind, validateRequest } from '@oklad/contract'
import {
  everyStartYear,
  type FieldSchema,
  GrossUpRequest,
  PrivateCalculationRequest,
} from '@oklad/contract/fields'
import { independentValidator } from '@oklad/contract/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearProblems } from './calculation/year-problems.ts'
import { serviceDocument } from './example-answers.ts'

const names = {
  public: 'PublicCalculationRequest',
  private: 'PrivateCalculationRequest',
  grossUp: 'GrossUpRequest',
} as const satisfies Record<RequestKind, string>
const kinds = ['public', 'private', 'grossUp'] as const

/** The validator of a request, made of the document that the service shows in a year. */
function documented(kind: RequestKind, currentYear: number) {
  const $defs: object = serviceDocument(currentYear).components['schemas'] ?? {}
  const text = JSON.stringify({ $ref: `#/$defs/${names[kind]}`, $defs })
  return independentValidator(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

const date = fc
  .tuple(fc.constantFrom(2016, ...everyStartYear, 2028), fc.constantFrom('01-01', '02-30', '12-31'))
  .map((parts) => parts.join('-'))

/** A value of a field: mostly a valid one, often at a limit or the default, or `null`. */
function fieldValue(schema: FieldSchema): fc.Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 0, default: byDefault } = schema
  const limits = [minimum, minimum + 1, maximum, byDefault ?? minimum]
  const right = {
    integer: () => fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(...limits)),
    boolean: () => fc.boolean(),
    string: () => (schema.enum ? fc.constantFrom(...schema.enum) : date),
    array: () =>
      fc.array(fieldValue(schema.items ?? schema), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 2, 12),
      }),
    object: () => objectOf(schema, 1),
  }[type]()
  return fc.oneof(
    { arbitrary: right, weight: 30 },
    { arbitrary: fc.constant(null), weight: 4 },
    { arbitrary: fc.constantFrom<unknown>(-1, maximum + 1, '', true, [], {}), weight: 1 },
  )
}

/** An object with its required properties, and each of the others once in `rarity` + 1 objects. */
function objectOf(
  { properties = {}, required = [] }: FieldSchema,
  rarity: number,
): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, schema]) => {
    const member = fieldValue(schema).map((value) => ({ [name]: value }))
    const absent = { arbitrary: fc.constant({}), weight: required.includes(name) ? 0 : rarity }
    return fc.oneof(absent, { arbitrary: member, weight: 1 })
  })
  return fc.tuple(...members).map((found) => Object.assign({}, ...found))
}

describe('the OpenAPI document', () => {
  // A request has so many fields that most would break some rule if each had half of them.
  const request = fc.oneof(
    objectOf(PrivateCalculationRequest, 6),
    objectOf(GrossUpRequest, 6),
    fc.record({
      target_net: fieldValue(GrossUpRequest.properties.target_net),
      gross_salary: fc.constantFrom(null, 1),
    }),
  )

  it.each([NEWEST_TAX_YEAR, NEWEST_TAX_YEAR + 1])(
    'accepts exactly the requests that the service accepts in %i, whatever fields they combine',
    (currentYear) => {
      const counts = { accepted: 0, combinations: 0 }
      for (const kind of kinds) {
        const validate = documented(kind, currentYear)
        fc.assert(
          fc.property(request, (value) => {
            const reading = validateRequest(kind, value, yearProblems(currentYear))
            const problems = reading.ok ? [] : reading.problems
            expect({ value, isValid: validate(value) }).toEqual({ value, isValid: reading.ok })
            if (reading.ok) counts.accepted++
            if (problems.length === 1 && problems[0]?.code === 'excluded_fields')
              counts.combinations++
          }),
          { numRuns: 5000 },
        )
      }
      expect(counts.accepted).toBeGreaterThan(500)
      expect(counts.combinations).toBeGreaterThan(100)
    },
  )
})
