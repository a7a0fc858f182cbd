import { NEWEST_TAX_YEAR } from '@oklad/law'
import { describe, expect, it } from 'vitest'
import { errorCatalogue, errorCodes } from '../errors/catalogue.ts'
import { operationNamed, questionNames } from '../operations.ts'
import { assertValid, documentValidators } from '../testing/independent-validator.ts'
import { document, namesOf, operationAt, partsOf, type Tree } from '../testing/openapi-document.ts'
import { validateRequest } from '../validation/read-request.ts'

const validatorOf = documentValidators(document)

describe('the examples', () => {
  const places = [...partsOf(document)].filter((part) => part.schema && part.examples)

  it('cover every body of a calculation and every error', () => {
    const statuses = new Set(errorCodes.map((code) => errorCatalogue[code].status))
    expect(places).toHaveLength(2 * questionNames.length + statuses.size)
  })

  it('match their schemas, of requests and of errors', () => {
    for (const { schema, examples } of places) {
      const validate = validatorOf(schema)
      for (const name of namesOf(examples)) {
        if (examples[name].value.operation !== undefined) continue
        expect(() => assertValid(validate, examples[name].value), name).not.toThrow()
      }
    }
  })

  it.each(questionNames)('of requests are valid together too: %s', (name) => {
    const { request: kind = 'private', examples = {} } = operationNamed(name)
    for (const { request } of Object.values(examples)) {
      expect(validateRequest(kind, request)).toMatchObject({ ok: true })
    }
  })

  const contentOf = (part: Tree) => part.content['application/json']
  const requestsOf = (path: string) => contentOf(operationAt(path).requestBody).examples

  it('of answers are computed from the examples of requests', () => {
    for (const path of ['/api/v1/calc', '/api/v1/private-calc', '/api/v1/private-calc/gross-up']) {
      const answers = contentOf(operationAt(path).responses[200]).examples
      const requests = requestsOf(path)
      expect(namesOf(answers)).toEqual(namesOf(requests))
      for (const name of namesOf(requests)) {
        expect(answers[name].value.request).toEqual(requests[name].value)
      }
    }
    expect(contentOf(operationAt('/api/v1/law/diff').responses[200]).example).toEqual({
      operation: 'lawDiff',
      request: { from: NEWEST_TAX_YEAR - 1, to: NEWEST_TAX_YEAR },
    })
  })

  it('of requests show every field', () => {
    const { full, warnings, extended, months, absences, writs, nonResident, selfEmployed } =
      requestsOf('/api/v1/private-calc')
    expect(namesOf(full.value)).toEqual([
      'gross_salary',
      'territorial_multiplier',
      'northern_coefficient',
      'start_date',
      'has_tax_privilege',
    ])
    const examples = [full, warnings, extended, months, absences, writs, nonResident, selfEmployed]
    const shown = examples.flatMap(({ value }) => namesOf(value))
    expect(new Set(shown)).toEqual(
      new Set(namesOf(document.components.schemas.PrivateCalculationRequest.properties)),
    )
    expect(namesOf(requestsOf('/api/v1/calc').full.value)).toEqual(
      namesOf(document.components.schemas.PublicCalculationRequest.properties),
    )
  })

  it('of invalid input list its problems', () => {
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
