import { answerRequest } from '@oklad/answers'
import { type PrivateCalculationResponse, requestFields } from '@oklad/contract/internal'
import { objectWith } from '@oklad/contract/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answerColumns } from './answer-columns.ts'
import { type Recognised, requestValues } from './request-columns.ts'

const asked = { question: 'calc', detail: 'months' } as const
const values = requestValues('calc')
const nothing: ReadonlySet<unknown> = new Set([undefined, null, '', false, 0])

/** The names of the columns that a list of people leaves out, though the answer to a request has a figure for them. */
function hiddenFigures(request: object, body: PrivateCalculationResponse): readonly string[] {
  const fields = new Set(Object.keys(request))
  const columns = values
    .filter(({ name }) => fields.has(name))
    .map((value): Recognised => ({ value, writing: 'wire' }))
  const months = body.monthly_details.map((month) => ({ ...month }))
  const shown = new Set(answerColumns(fields, columns, asked, true).map(({ name }) => name))
  return answerColumns(fields, columns, asked)
    .filter(({ name, value }) => !shown.has(name) && !nothing.has(value({ ...body }, months)))
    .map(({ name }) => name)
}

const answerTo = (request: object) =>
  answerRequest.privateCalc(JSON.stringify(request), 2026, () => 'en')

/** A request and its answer; fields that are refused beside others are left out, a few times. */
function answered(request: object, tries = 5): readonly [object, PrivateCalculationResponse] {
  const answer = answerTo(request)
  if (answer.ok) return [request, answer.body]
  fc.pre(tries > 0)
  const refused = answer.problems.map(({ pointer }) => pointer.split('/')[1])
  const rest = Object.entries(request).filter(([name]) => !refused.includes(name))
  return answered({ gross_salary: 10_000_000, ...Object.fromEntries(rest) }, tries - 1)
}

it('a list leaves out no column with a figure', () => {
  const properties = Object.fromEntries(
    Object.entries(requestFields).map(([name, { schema }]) => [name, schema]),
  )
  const requests = objectWith({ type: 'object', properties }, 3, { nulls: 0, wrong: 0 })
  fc.assert(
    fc.property(requests, (request) => {
      expect(hiddenFigures(...answered(request))).toEqual([])
    }),
    { numRuns: 500, seed: 20_261_129 },
  )
})

// 13 % of the 2,800 that were granted before May are 364.
it('shows what deductions before the first month saved, without children in the list', () => {
  const before = { base_gross_income: 40_000_000, north_gross_income: 0, tax_withheld: 5_163_600 }
  const [request, body] = answered({
    ...{ gross_salary: 10_000_000, start_date: '2026-05-01', social_expense: 5_000_000 },
    income_before: { ...before, deduction_granted: 280_000 },
  })
  expect(body.deduction_result?.children_return).toBe(36_400)
  expect(hiddenFigures(request, body)).toEqual([])
})
