import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { independentValidator } from '../independent-validator.builder.ts'
import { readCalculation, readCalculationRequest } from './read-request.ts'
import { PrivateCalculationRequest, PublicCalculationRequest } from './schemas.ts'

const schemas = { public: PublicCalculationRequest, private: PrivateCalculationRequest }
const kinds = ['public', 'private'] as const
const validators = {
  public: independentValidator(schemas.public),
  private: independentValidator(schemas.private),
}

const inherited = ['__proto__', 'constructor', 'toString']
const integer = fc.oneof(
  fc.integer({ min: 0, max: 250 }),
  fc.constantFrom(-1, 0, 99, 100, 200, 201, 100_000_000_000, 100_000_000_001),
  fc.maxSafeInteger(),
)
const date = fc
  .tuple(fc.integer({ min: 2015, max: 2029 }), fc.integer({ min: 0, max: 13 }), fc.nat(32))
  .map(([year, month, day]) => [year, pad(month), pad(day)].join('-'))
const anything = fc.oneof(
  integer,
  fc.string(),
  fc.boolean(),
  date,
  fc.constantFrom([], {}, [1], { gross_salary: 1 }),
)
/** Mostly what a field wants, so that many requests are in order. */
const mostly = (wanted: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: wanted, weight: 8 }, { arbitrary: anything, weight: 1 })

const count = mostly(fc.integer({ min: 0, max: 30 }))
const expense = mostly(fc.nat(100_000_000))
const sum = mostly(fc.nat(1_000_000_000))
/** An object within the request: whole, with a field left out, or with one that it does not have. */
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
  fc.tuple(fc.constant('gross_salary'), mostly(fc.nat(100_000_000))),
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

describe('the published schema and the reader', () => {
  it('agree on what may be sent, and on every place that is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), request, (kind, value) => {
        const validate = validators[kind]
        const isValid = validate(value)
        const reading = readCalculation(kind, value, 2026)
        if (reading.ok) {
          expect(isValid).toBe(true)
          return
        }
        const places = (validate.errors ?? []).map(({ instancePath, params }) => {
          const step = params['missingProperty'] ?? params['additionalProperty']
          return step === undefined ? instancePath : `${instancePath}/${escaped(step)}`
        })
        // What only fields together can have wrong, a schema does not know.
        const own = reading.problems.filter(
          ({ code, pointer }) => !isOfFieldsTogether(code, pointer) || places.includes(pointer),
        )
        expect(own.length === 0).toBe(isValid)
        expect(new Set(own.map(({ pointer }) => pointer))).toEqual(new Set(places))
      }),
      { numRuns: 3000 },
    )
  })

  it('agree on values that are no objects', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.oneof(anything, fc.constant(null)),
        (kind, value) => {
          expect(readCalculation(kind, value, 2026).ok).toBe(validators[kind](value))
        },
      ),
    )
  })
})

describe('a request', () => {
  it('is read from its text as from its object', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), request, (kind, value) => {
        expect(readCalculationRequest(kind, JSON.stringify(value), 2026)).toEqual(
          readCalculation(kind, value, 2026),
        )
      }),
    )
  })

  it('means the same with null for what it does not say', () => {
    fc.assert(
      fc.property(
        request,
        fc.subarray(Object.keys(schemas.private.properties)),
        (value, fields) => {
          const nulls = Object.fromEntries(fields.map((name) => [name, null]))
          expect(readCalculation('private', { ...nulls, ...value }, 2026)).toEqual(
            readCalculation('private', value, 2026),
          )
        },
      ),
    )
  })

  it('never makes the reader fail, whatever its text is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .dictionary(fc.constantFrom('gross_salary', 'start_date', 'x'), fc.jsonValue())
        .map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, (kind, body) => {
        const reading = readCalculationRequest(kind, body, 2026)
        if (!reading.ok) expect(reading.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the examples of a field', () => {
  it.each(kinds)('are in order (%s)', (kind) => {
    const { gross_salary, ...optional } = schemas[kind].properties
    const examples: [string, unknown][] = Object.entries(optional).map(([name, schema]) => [
      name,
      (schema as unknown as { examples: unknown[] }).examples[0],
    ])
    const value = Object.fromEntries([['gross_salary', 15_000_000], ...examples])
    expect(readCalculation(kind, value, 2026)).toMatchObject({ ok: true })
  })
})

function isOfFieldsTogether(code: string, pointer: string): boolean {
  const bounded = ['/statutory_territorial_multiplier', '/disabled_children_count']
  return (
    code === 'excluded_fields' ||
    code === 'not_in_year' ||
    (code === 'out_of_range' && bounded.includes(pointer))
  )
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
