import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { independentValidator } from '../testing/independent-validator.ts'
import { anyValue, objectWith } from '../testing/requests.ts'
import { readRequest, validateRequest } from '../validation/read-request.ts'
import {
  asksForMore,
  GrossUpRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
  type RightFields,
} from './requests.ts'

const schemas = {
  public: PublicCalculationRequest,
  private: PrivateCalculationRequest,
  grossUp: GrossUpRequest,
}
const kinds = ['public', 'private', 'grossUp'] as const
const validators = {
  public: independentValidator(schemas.public),
  private: independentValidator(schemas.private),
  grossUp: independentValidator(schemas.grossUp),
}

const inherited = ['__proto__', 'constructor', 'toString']
const weights = { nulls: 0, wrong: 4 }
const unknownField = fc.tuple(
  fc.oneof(fc.string(), fc.constantFrom('grossSalary', ...inherited)),
  anyValue,
)
const request = fc
  .tuple(
    fc.oneof(...kinds.map((kind) => objectWith(schemas[kind], 5, weights))),
    fc.oneof(
      { arbitrary: fc.constant([]), weight: 3 },
      { arbitrary: fc.array(unknownField, { maxLength: 2 }), weight: 1 },
    ),
  )
  .map(([known, unknown]) => Object.fromEntries([...Object.entries(known), ...unknown]))

describe('the published schema and the validator', () => {
  it('agree on valid requests and on every invalid place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), request, (kind, value) => {
        const validate = validators[kind]
        const isValid = validate(value)
        const reading = validateRequest(kind, value)
        if (reading.ok) {
          expect(isValid).toBe(true)
          return
        }
        const places = (validate.errors ?? []).map(({ instancePath, params }) => {
          const step = params['missingProperty'] ?? params['additionalProperty']
          return step === undefined ? instancePath : `${instancePath}/${escaped(step)}`
        })
        // A schema knows nothing of problems of two fields together.
        const own = reading.problems.filter(
          ({ code, pointer }) => !isOfFieldsTogether(code, pointer) || places.includes(pointer),
        )
        expect(own.length === 0).toBe(isValid)
        expect(new Set(own.map(({ pointer }) => pointer))).toEqual(new Set(places))
      }),
      { numRuns: 3000 },
    )
  })

  it('agree on values that are not objects', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.oneof(anyValue, fc.constant(null)),
        (kind, value) => {
          expect(validateRequest(kind, value).ok).toBe(validators[kind](value))
        },
      ),
    )
  })
})

describe('a request', () => {
  it('is read from its text as from its object', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), request, (kind, value) => {
        expect(readRequest(kind, JSON.stringify(value))).toEqual(validateRequest(kind, value))
      }),
    )
  })

  it('means the same with null for omitted fields', () => {
    fc.assert(
      fc.property(
        request,
        fc.subarray(Object.keys(schemas.private.properties)),
        (value, fields) => {
          const nulls = Object.fromEntries(fields.map((name) => [name, null]))
          expect(validateRequest('private', { ...nulls, ...value })).toEqual(
            validateRequest('private', value),
          )
        },
      ),
    )
  })

  it('is read or refused without an exception, whatever its text is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(fc.constantFrom('gross_salary', 'start_date', 'x'), fc.jsonValue())
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, (kind, body) => {
        const reading = readRequest(kind, body)
        if (!reading.ok) expect(reading.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the examples of the fields', () => {
  it.each(kinds)('make a valid request (%s)', (kind) => {
    const fields: [string, { readonly examples: readonly unknown[] }][] = Object.entries(
      schemas[kind].properties,
    )
    const value = Object.fromEntries(fields.map(([name, { examples }]) => [name, examples[0]]))
    expect(validateRequest(kind, value)).toEqual({ ok: true, request: value })
  })
})

describe('the static types', () => {
  it('require the salary and know the values of choices', () => {
    expectTypeOf<{ gross_salary: number }>().toExtend<PrivateCalculationRequest>()
    expectTypeOf<{ target_net: number }>().toExtend<GrossUpRequest>()
    expectTypeOf<{ start_date: string }>().not.toExtend<PrivateCalculationRequest>()
    expectTypeOf<PrivateCalculationRequest['employment_type']>().toEqualTypeOf<
      'TD' | 'GPH' | 'SELF_EMPLOYED' | undefined
    >()
    expectTypeOf<keyof PublicCalculationRequest>().toEqualTypeOf<
      'gross_salary' | 'territorial_multiplier' | 'northern_coefficient'
    >()
    expectTypeOf<PrivateCalculationRequest['other_employers']>().toEqualTypeOf<
      | {
          base_gross_income: number
          north_gross_income: number
          tax_withheld: number
          has_tax_privilege?: boolean
        }[]
      | undefined
    >()
  })
})

describe('asksForMore', () => {
  it.each<[RightFields, boolean]>([
    [{ gross_salary: 1, territorial_multiplier: 115, northern_coefficient: 130 }, false],
    [{ gross_salary: 1, start_date: '2026-01-01', has_tax_privilege: true }, false],
    [{ gross_salary: 1, warnings: true }, true],
    [{ gross_salary: 1, warnings: false }, false],
    [{ gross_salary: 1, is_not_resident: false }, true],
    [{ gross_salary: 1, employment_type: 'TD' }, true],
    [{ gross_salary: 1, other_employers: [] }, false],
    [{ gross_salary: 1, children_count: 0 }, true],
  ])('of %j is %s', (request, isMore) => {
    expect(asksForMore(request)).toBe(isMore)
  })
})

function isOfFieldsTogether(code: string, pointer: string): boolean {
  const bounded = ['/statutory_territorial_multiplier', '/disabled_children_count']
  if (code === 'missing_field') return pointer === '/severance_average_month'
  return code === 'excluded_fields' || (code === 'out_of_range' && bounded.includes(pointer))
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
