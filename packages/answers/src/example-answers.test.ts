import { assertValid, documentValidators } from '@oklad/contract/testing'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { exampleAnswers, serviceDocument } from './example-answers.ts'

// biome-ignore lint/suspicious/noExplicitAny: the parts of an OpenAPI document have many shapes
type Tree = any

const document: Tree = serviceDocument(2026)

/** Every object and list of a tree. */
function* partsOf(tree: Tree): Generator<Tree> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const part of Object.values(tree)) yield* partsOf(part)
}

const validatorOf = documentValidators(document)

const PRIVATE = '/api/v1/private-calc'
const contentOf = (part: Tree) => part.content['application/json']
const answersOf = (path: string) => contentOf(document.paths[path].post.responses[200]).examples

/**
 * The answer to an example's request in 2026. The examples are of the newest tax year; the figures
 * below are worked out for 2026, whose law and calendar no new tax year changes.
 */
function answerIn2026(name: string): Tree {
  const { value } = contentOf(document.paths[PRIVATE].post.requestBody).examples[name]
  const start_date = value.start_date.replace(/^\d{4}/, '2026')
  return exampleAnswers(2026)('privateCalc', { ...value, start_date })
}

describe('the example of an answer', () => {
  it('matches its schema', () => {
    for (const { schema, examples } of [...partsOf(document)].filter((part) => part.examples)) {
      if (schema === undefined) continue
      const validate = validatorOf(schema)
      for (const [name, example] of Object.entries<Tree>(examples)) {
        expect(() => assertValid(validate, example.value), name).not.toThrow()
      }
    }
    for (const part of partsOf(document)) {
      if (!part.schema || part.example === undefined) continue
      expect(() => assertValid(validatorOf(part.schema), part.example)).not.toThrow()
    }
  })

  it('is right', () => {
    const open = answersOf('/api/v1/calc')
    // 13 % of 150,000.00 for 12 months: 234,000.00.
    expect(open.minimal.value).toMatchObject({ annual_tax_amount: 23_400_000 })
    // 217,500.00 with both allowances, 28,275.00 of tax: 12 months, and 10 from March on.
    expect(open.full.value).toMatchObject({
      annual_gross_income: 261_000_000,
      annual_tax_amount: 33_930_000,
    })
    const withKey = answersOf(PRIVATE)
    expect(answerIn2026('full')).toMatchObject({
      annual_gross_income: 217_500_000,
      annual_tax_amount: 28_275_000,
    })
    expect(withKey.full.value.monthly_details[0].month).toBe(`${NEWEST_TAX_YEAR}-03-01T00:00:00Z`)
    // From the 16th, 12 of March's 21 working days: 150,000 × 12 / 21 = 85,714.29. 10 % and 30 % of
    // it are 8,571.43 and 25,714.29; 15 % are 12,857.14, so 4,285.71 more are base pay: 90,000.00.
    // With the 100,000.00 before, less 4,200.00 for two children: 13 % of 185,800.00 is 24,154.00,
    // of which 13,000.00 are withheld; 13 % of 34,285.72 is 4,457.14.
    expect(answerIn2026('extended').monthly_details[0]).toMatchObject({
      month: '2026-03-01T00:00:00Z',
      monthly_gross_income: 12_428_572,
      monthly_base_gross_income: 9_000_000,
      monthly_base_tax_amount: 1_115_400,
      monthly_north_tax_amount: 445_700,
      monthly_deduction: 420_000,
    })
    // 12 months of 50,000.00 at 3 %: 6,000.00 of the deduction's 10,000.00.
    expect(answerIn2026('selfEmployed')).toMatchObject({
      annual_tax_amount: 1_800_000,
      npd_deduction_used: 600_000,
      npd_limit_exceeded: false,
    })
    expect(withKey.provisional.value.warnings).toMatchObject([{ code: 'provisional_law' }])
  })

  it('is of the current year where the request names none', () => {
    const next = NEWEST_TAX_YEAR + 1
    const later: Tree = serviceDocument(next)
    const { minimal } = contentOf(later.paths['/api/v1/calc'].post.responses[200]).examples
    expect(minimal.value.monthly_details[0].month).toBe(`${next}-01-01T00:00:00Z`)
    expect(minimal.value.warnings).toHaveLength(1)
  })

  it('throws for a request that is not valid', () => {
    expect(() => exampleAnswers(2026)('calc', { gross_salary: -1 })).toThrow(TypeError)
  })
})
