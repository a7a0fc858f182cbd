import { describe, expect, it } from 'vitest'
import { errorCodes } from '../errors/catalogue.ts'
import { inputProblemCodes } from '../errors/input-problems.ts'
import { document, namesOf, type Tree } from './document.builder.ts'

describe('the fields', () => {
  const money = { type: 'integer', minimum: 0 }
  const schemas = document.components.schemas

  it.each([
    [
      'PublicCalculationRequest',
      ['gross_salary'],
      ['territorial_multiplier', 'northern_coefficient'],
    ],
    [
      'PrivateCalculationRequest',
      ['gross_salary'],
      ['territorial_multiplier', 'northern_coefficient', 'start_date', 'has_tax_privilege'],
    ],
    [
      'PublicCalculationResponse',
      [
        'gross_salary',
        'territorial_multiplier',
        'northern_coefficient',
        'annual_gross_income',
        'annual_net_income',
        'annual_tax_amount',
        'monthly_details',
      ],
      ['warnings'],
    ],
    [
      'PublicMonth',
      [
        'month',
        'monthly_gross_income',
        'monthly_net_income',
        'monthly_tax_amount',
        'annual_gross_income',
        'annual_net_income',
        'annual_tax_amount',
      ],
      [],
    ],
    [
      'PrivateCalculationResponse',
      [
        'gross_salary',
        'territorial_multiplier',
        'northern_coefficient',
        'annual_gross_income',
        'annual_net_income',
        'annual_tax_amount',
        'annualFOMS',
        'annualFSS',
        'annualPFR',
        'monthly_details',
      ],
      ['warnings'],
    ],
    [
      'PrivateMonth',
      [
        'month',
        'monthly_gross_income',
        'monthly_net_income',
        'monthly_tax_amount',
        'monthly_base_gross_income',
        'monthly_base_tax_amount',
        'monthly_north_gross_income',
        'monthly_north_tax_amount',
        'monthlyFOMS',
        'monthlyFSS',
        'monthlyPFR',
        'tax_rate',
      ],
      [],
    ],
    ['Warning', ['code', 'detail'], []],
    ['ProblemDocument', ['type', 'title', 'status', 'detail', 'code', 'request_id'], ['errors']],
    [
      'InputProblem',
      ['pointer', 'code', 'detail'],
      ['expected', 'minimum', 'maximum', 'suggestion', 'line', 'column'],
    ],
  ])('of %s', (name, required, optional) => {
    expect(namesOf(schemas[name].properties)).toEqual([...required, ...optional])
    expect(schemas[name].required).toEqual(required)
    expect(schemas[name].additionalProperties).toBe(false)
  })

  it('of a request have their types and limits', () => {
    const coefficient = { type: 'integer', minimum: 100, maximum: 200, default: 100 }
    expect(schemas.PrivateCalculationRequest.properties).toMatchObject({
      gross_salary: { type: 'integer', minimum: 0, maximum: 100_000_000_000 },
      territorial_multiplier: coefficient,
      northern_coefficient: coefficient,
      start_date: { type: 'string', format: 'date' },
      has_tax_privilege: { type: 'boolean', default: false },
    })
  })

  it('of money are whole numbers', () => {
    const isMoney = (field: string) => /income|tax_amount|salary|FOMS|FSS|PFR/.test(field)
    for (const name of namesOf(schemas)) {
      for (const [field, schema] of Object.entries(schemas[name].properties)) {
        if (isMoney(field)) expect(schema, `${name} ${field}`).toMatchObject(money)
      }
    }
  })

  it('are all explained', () => {
    for (const name of namesOf(schemas)) {
      for (const [field, schema] of Object.entries<Tree>(schemas[name].properties)) {
        expect(schema.description, `${name} ${field}`).toMatch(/^[A-Za-z].*\.$/)
      }
    }
  })

  it('of an error tell every code', () => {
    expect(schemas.ProblemDocument.properties.code.enum).toEqual(errorCodes)
    expect(schemas.InputProblem.properties.code.enum).toEqual(inputProblemCodes)
  })
})
