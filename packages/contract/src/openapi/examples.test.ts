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
    expect(places).toHaveLength(2 + 2 + statuses.size)
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
    expect(namesOf(requestsOf('/api/v1/private-calc').full.value)).toEqual(
      namesOf(document.components.schemas.PrivateCalculationRequest.properties),
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
