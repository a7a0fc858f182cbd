import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { startYears } from '../limits.ts'
import { independentValidator } from '../testing/independent-validator.ts'
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
const integer = fc.oneof(
  fc.integer({ min: 0, max: 250 }),
  fc.constantFrom(-1, 0, 99, 100, 200, 201, 100_000_000_000, 100_000_000_001),
  fc.maxSafeInteger(),
)
const date = fc
  .tuple(
    fc.integer({ min: startYears.minimum - 2, max: startYears.maximum + 2 }),
    fc.integer({ min: 0, max: 13 }),
    fc.nat(32),
  )
  .map(([year, month, day]) => [year, pad(month), pad(day)].join('-'))
const anything = fc.oneof(
  integer,
  fc.string(),
  fc.boolean(),
  date,
  fc.constantFrom([], {}, [1], { gross_salary: 1 }),
)
/** Mostly a value of the field, so that many requests are valid. */
const mostly = (wanted: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: wanted, weight: 8 }, { arbitrary: anything, weight: 1 })

const count = mostly(fc.integer({ min: 0, max: 30 }))
const expense = mostly(fc.nat(100_000_000))
const sum = mostly(fc.nat(1_000_000_000))
/** A nested object: complete, with a field left out, or with an unknown one. */
const employer = (own: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record(
    { base_gross_income: sum, north_gross_income: sum, tax_withheld: sum, ...own },
    { requiredKeys: ['base_gross_income', 'tax_withheld'] },
  )
const mostlyWhole = (own: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.oneof(
    { arbitrary: employer(own).map((income) => ({ north_gross_income: 0, ...income })), weight: 6 },
    { arbitrary: employer(own), weight: 1 },
    { arbitrary: employer({ ...own, zeta: anything }), weight: 1 },
  )
const extension = fc.oneof(
  ...Object.entries({
    is_not_resident: mostly(fc.boolean()),
    employment_type: mostly(fc.constantFrom('TD', 'TD', 'GPH', 'SELF_EMPLOYED')),
    monthly_bonuses: mostly(fc.array(expense, { minLength: 11, maxLength: 13 })),
    bonuses_attract_allowances: mostly(fc.boolean()),
    statutory_territorial_multiplier: mostly(fc.integer({ min: 100, max: 200 })),
    children_count: count,
    disabled_children_count: count,
    single_parent: mostly(fc.boolean()),
    housing_expense: expense,
    mortgage_expense: expense,
    social_expense: expense,
    child_edu_expense: expense,
    npd_income_source: mostly(fc.constantFrom('INDIVIDUAL', 'LEGAL_ENTITY')),
    has_registration_deduction: mostly(fc.boolean()),
    income_before: mostly(mostlyWhole({ deduction_granted: sum })),
    other_employers: mostly(fc.array(mostlyWhole(), { maxLength: 3 })),
    contribution_tariff: mostly(fc.constantFrom('general', 'it', 'small_business')),
    accident_rate: mostly(fc.integer({ min: 20, max: 850 })),
    first_month: mostly(fc.constantFrom('full', 'working_days', 'calendar_days')),
  }).map(([name, value]) => fc.tuple(fc.constant(name), value)),
)

const plainField = fc.oneof(
  fc.tuple(fc.constantFrom('gross_salary', 'target_net'), mostly(fc.nat(100_000_000))),
  fc.tuple(fc.constant('warnings'), mostly(fc.boolean())),
  fc.tuple(
    fc.constantFrom('territorial_multiplier', 'northern_coefficient'),
    mostly(fc.integer({ min: 100, max: 200 })),
  ),
  fc.tuple(fc.constant('start_date'), mostly(date)),
  fc.tuple(fc.constant('has_tax_privilege'), mostly(fc.boolean())),
)
const field = fc.oneof({ arbitrary: plainField, weight: 3 }, { arbitrary: extension, weight: 1 })
const unknownField = fc.tuple(
  fc.oneof(fc.string(), fc.constantFrom('grossSalary', ...inherited)),
  anything,
)
const request = fc
  .tuple(
    fc.array(field, { maxLength: 8 }),
    fc.oneof(
      { arbitrary: fc.constant([]), weight: 3 },
      { arbitrary: fc.array(unknownField, { maxLength: 2 }), weight: 1 },
    ),
  )
  .map(([known, unknown]) => Object.fromEntries([...known, ...unknown]) as Record<string, unknown>)

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
        fc.oneof(anything, fc.constant(null)),
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
      { base_gross_income: number; north_gross_income: number; tax_withheld: number }[] | undefined
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
  return code === 'excluded_fields' || (code === 'out_of_range' && bounded.includes(pointer))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
