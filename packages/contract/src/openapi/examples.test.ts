import { describe, expect, it } from 'vitest'
import { errorCatalogue, errorCodes } from '../errors/catalogue.ts'
import { assertValid, independentValidator } from '../independent-validator.builder.ts'
import { document, namesOf, operationAt, partsOf, type Tree } from './document.builder.ts'
import { openApiDocument } from './document.ts'

/** A validator of one of the document's schemas with all that it refers to. */
function validatorOf(schema: Tree) {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas })
  return independentValidator(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')))
}

describe('an example', () => {
  const places = [...partsOf(document)].filter((part) => part.schema && part.examples)

  it('is there for every body of a calculation and every error', () => {
    const statuses = new Set(errorCodes.map((code) => errorCatalogue[code].status))
    expect(places).toHaveLength(5 + 5 + statuses.size)
  })

  it('is what its schema promises', () => {
    for (const { schema, examples } of places) {
      const validate = validatorOf(schema)
      for (const name of namesOf(examples)) {
        expect(() => assertValid(validate, examples[name].value), name).not.toThrow()
      }
    }
    for (const part of partsOf(document)) {
      if (!part.schema || part.example === undefined) continue
      expect(() => assertValid(validatorOf(part.schema), part.example)).not.toThrow()
    }
  })

  const requestsOf = (path: string) =>
    operationAt(path).requestBody.content['application/json'].examples
  const answersOf = (path: string) =>
    operationAt(path).responses[200].content['application/json'].examples

  it('of a request has its answer', () => {
    for (const path of ['/api/v1/calc', '/api/v1/private-calc']) {
      expect(namesOf(answersOf(path))).toEqual(namesOf(requestsOf(path)))
      expect(requestsOf(path).minimal.value).toEqual({ gross_salary: 15_000_000 })
    }
    const { full, extended, selfEmployed } = requestsOf('/api/v1/private-calc')
    expect(namesOf(full.value)).toEqual([
      'gross_salary',
      'territorial_multiplier',
      'northern_coefficient',
      'start_date',
      'has_tax_privilege',
    ])
    // Together the three show every field but the one that leaves nothing for the others to do.
    const shown = [full, extended, selfEmployed].flatMap(({ value }) => namesOf(value))
    expect(new Set([...shown, 'is_not_resident'])).toEqual(
      new Set(namesOf(document.components.schemas.PrivateCalculationRequest.properties)),
    )
    expect(namesOf(requestsOf('/api/v1/calc').full.value)).toEqual(
      namesOf(document.components.schemas.PublicCalculationRequest.properties),
    )
  })

  it('of an answer is right', () => {
    const open = answersOf('/api/v1/calc')
    // 13 % of 150,000.00 for 12 months: 234,000.00.
    expect(open.minimal.value).toMatchObject({ annual_tax_amount: 23_400_000 })
    // 217,500.00 with both allowances, 28,275.00 of tax: 12 months, and 10 from March on.
    expect(open.full.value).toMatchObject({
      annual_gross_income: 261_000_000,
      annual_tax_amount: 33_930_000,
    })
    const withKey = answersOf('/api/v1/private-calc')
    expect(withKey.full.value).toMatchObject({
      annual_gross_income: 217_500_000,
      annual_tax_amount: 28_275_000,
    })
    expect(withKey.full.value.monthly_details[0].month).toBe('2026-03-01T00:00:00Z')
    // From the 16th, 12 of March's 21 working days: 150,000 × 12 / 21 = 85,714.29. 10 % and 30 % of
    // it are 8,571.43 and 25,714.29; 15 % are 12,857.14, so 4,285.71 more are base pay: 90,000.00.
    // With the 100,000.00 before, less 4,200.00 for two children: 13 % of 185,800.00 is 24,154.00,
    // of which 13,000.00 are withheld; 13 % of 34,285.72 is 4,457.14.
    expect(withKey.extended.value.monthly_details[0]).toMatchObject({
      month: '2026-03-01T00:00:00Z',
      monthly_gross_income: 12_428_572,
      monthly_base_gross_income: 9_000_000,
      monthly_base_tax_amount: 1_115_400,
      monthly_north_tax_amount: 445_700,
      monthly_deduction: 420_000,
    })
    // 12 months of 50,000.00 at 3 %: 6,000.00 of the deduction's 10,000.00.
    expect(withKey.selfEmployed.value).toMatchObject({
      annual_tax_amount: 1_800_000,
      npd_deduction_used: 600_000,
      npd_limit_exceeded: false,
    })
    expect(withKey.provisional.value.warnings).toMatchObject([{ code: 'provisional_law' }])
  })

  it('is of the current year where it names none', () => {
    const later: Tree = openApiDocument(2027)
    const content = later.paths['/api/v1/calc'].post.responses[200].content['application/json']
    const { minimal } = content.examples
    expect(minimal.value.monthly_details[0].month).toBe('2027-01-01T00:00:00Z')
    expect(minimal.value.warnings).toHaveLength(1)
  })

  it('of wrong input lists its problems', () => {
    const { examples } =
      document.components.responses.BadRequest.content['application/problem+json']
    expect(examples.malformed_json.value.errors).toMatchObject([{ line: 1, column: 27 }])
    expect(examples.invalid_request.value.errors).toMatchObject([
      { pointer: '/gross_salary', code: 'missing_field' },
      { pointer: '/territorial_multiplier', code: 'not_an_integer' },
      { pointer: '/grossSalary', code: 'unknown_field', suggestion: 'gross_salary' },
    ])
  })
})
