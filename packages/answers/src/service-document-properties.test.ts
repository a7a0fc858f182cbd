import {
  type InputProblem,
  NEWEST_TAX_YEAR,
  type RequestKind,
  validateRequest,
} from '@oklad/contract'
import {
  everyStartYear,
  type FieldSchema,
  GrossUpRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
  startYears,
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

const tooEarlyOrLate = [`${startYears.minimum - 1}-12-31`, `${startYears.maximum + 1}-01-01`]
const day = fc.constantFrom('01-01', '07-15', '12-31')
const date = fc.oneof(
  {
    arbitrary: fc.tuple(fc.constantFrom(...everyStartYear), day).map((parts) => parts.join('-')),
    weight: 20,
  },
  {
    arbitrary: fc.constantFrom(...tooEarlyOrLate, '2026-02-30', '2026-1-1', '2026-13-01'),
    weight: 1,
  },
)

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
    { arbitrary: right, weight: 60 },
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

const schemas = {
  public: PublicCalculationRequest,
  private: PrivateCalculationRequest,
  grossUp: GrossUpRequest,
}

/** A request of a kind, with its own fields or, rarely, with those of a private request. */
function requestOf(kind: RequestKind): fc.Arbitrary<object> {
  // A request has so many fields that most would break some rule if each had half of them.
  const own = objectOf(schemas[kind], 5)
  const withSalary = fc
    .tuple(own, fc.constantFrom(null, 1))
    .map(([request, gross_salary]) => ({ ...request, gross_salary }))
  return fc.oneof(
    { arbitrary: own, weight: 8 },
    { arbitrary: withSalary, weight: 1 },
    { arbitrary: objectOf(PrivateCalculationRequest, 5), weight: 1 },
  )
}

describe('the OpenAPI document', () => {
  it.each([NEWEST_TAX_YEAR, NEWEST_TAX_YEAR + 1])(
    'accepts exactly the requests that the service accepts in %i, whatever fields they combine',
    (currentYear) => {
      const counts = { accepted: 0, combinations: 0 }
      for (const kind of kinds) {
        const validate = documented(kind, currentYear)
        fc.assert(
          fc.property(requestOf(kind), (value) => {
            const reading = validateRequest(kind, value, yearProblems(currentYear))
            expect({ value, isValid: validate(value) }).toEqual({ value, isValid: reading.ok })
            if (reading.ok) counts.accepted++
            else if (reading.problems.every(isOfCombination)) counts.combinations++
          }),
          { numRuns: 2000 },
        )
      }
      // Neither side may be rare among the 6,000 requests.
      expect(counts.accepted).toBeGreaterThan(1000)
      expect(counts.combinations).toBeGreaterThan(500)
    },
    120_000,
  )
})

const isOfCombination = ({ code, bounded_by }: InputProblem) =>
  code === 'excluded_fields' || code === 'not_in_year' || bounded_by !== undefined
