import {
  type FieldSchema,
  GrossUpRequest,
  PaymentsRequest,
  PrivateCalculationRequest,
  PublicCalculationRequest,
} from '@oklad/contract/fields'
import type { InputProblem, RequestKind } from '@oklad/contract/internal'
import { documentValidators, objectWith } from '@oklad/contract/testing'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerRequest } from './answer-request.ts'
import { serviceDocument } from './example-answers.ts'
import { readObject } from './reading.ts'

const names = {
  public: 'PublicCalculationRequest',
  private: 'PrivateCalculationRequest',
  comparison: 'ComparisonRequest',
  grossUp: 'GrossUpRequest',
  payments: 'PaymentsRequest',
} as const satisfies Partial<Record<RequestKind, string>>
const kinds = ['public', 'private', 'comparison', 'grossUp', 'payments'] as const

/** A request whose rules between fields are in its schema. */
type SalaryRequest = (typeof kinds)[number]

/** The validator of a request, made of the document that the service shows in a year. */
const documented = (kind: SalaryRequest, currentYear: number) =>
  documentValidators(serviceDocument(currentYear))({
    $ref: `#/components/schemas/${names[kind]}`,
  })

const weights = { nulls: 4, wrong: 1 }
const schemas = {
  public: PublicCalculationRequest,
  private: PrivateCalculationRequest,
  comparison: PrivateCalculationRequest,
  grossUp: GrossUpRequest,
  payments: PaymentsRequest,
}

/** The fields whose rules inside are in the document; those inside absences, writs and the months before the start are not. */
function describedFields({ properties = {}, required = [] }: FieldSchema): FieldSchema {
  const { absences: _, deductions_after_tax: __, earnings_before: ___, ...described } = properties
  return { type: 'object', properties: described, required }
}

/** A request of a kind, with its own fields or, rarely, with those of a private request. */
function requestOf(kind: SalaryRequest): fc.Arbitrary<object> {
  // A request has so many fields that most would break some rule if each had half of them.
  const own = objectWith(describedFields(schemas[kind]), 5, weights)
  const withSalary = fc
    .tuple(own, fc.constantFrom(null, 1))
    .map(([request, gross_salary]) => ({ ...request, gross_salary }))
  return fc.oneof(
    { arbitrary: own, weight: 8 },
    { arbitrary: withSalary, weight: 1 },
    { arbitrary: objectWith(describedFields(PrivateCalculationRequest), 5, weights), weight: 1 },
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
            const reading = readObject(kind, value, currentYear)
            expect({ value, isValid: validate(value) }).toEqual({ value, isValid: reading.ok })
            if (reading.ok) counts.accepted++
            else if (reading.problems.every(isOfCombination)) counts.combinations++
          }),
          { numRuns: runs(2500) },
        )
      }
      // Neither side may be rare.
      expect(counts.accepted).toBeGreaterThan(runs(1000))
      expect(counts.combinations).toBeGreaterThan(runs(500))
    },
  )
})

it.each([
  ['other', true],
  ['vacation_pay', true],
  ['material_aid', false],
  ['gift', false],
  ['birth_aid', false],
  ['severance', false],
])('the OpenAPI document and the service agree on writs beside %s: %j', (kind, isValid) => {
  const writs = [{ kind: 'alimony_share', share: [1, 4] }]
  const other_pay = [{ kind, month: 2, amount: 100_000 }]
  const bodies = [
    { gross_salary: 10_000_000, other_pay, deductions_after_tax: writs },
    // None is deducted.
    { gross_salary: 10_000_000, other_pay, deductions_after_tax: [] },
  ].map((body) => ({ ...body, severance_average_month: 1 }))
  const validate = documented('private', NEWEST_TAX_YEAR)
  for (const [index, body] of bodies.entries()) {
    const { ok } = answerRequest.privateCalc(JSON.stringify(body), NEWEST_TAX_YEAR, () => 'en')
    expect([validate(body), ok]).toEqual([isValid || index === 1, isValid || index === 1])
  }
})

it.each([
  [{}, false],
  [{ severance_average_month: null }, false],
  [{ severance_average_month: 0 }, false],
  [{ severance_average_month: 10_000_000 }, true],
])('the OpenAPI document and the service agree on severance with %j: %j', (given, isValid) => {
  const other_pay = [
    { kind: 'gift', month: 2, amount: 1 },
    { kind: 'severance', month: 2, amount: 1 },
  ]
  const body = { gross_salary: 10_000_000, other_pay, ...given }
  const { ok } = answerRequest.privateCalc(JSON.stringify(body), NEWEST_TAX_YEAR, () => 'en')
  expect([documented('private', NEWEST_TAX_YEAR)(body), ok]).toEqual([isValid, isValid])
})

it('the OpenAPI document accepts the recalculations that the service answers', () => {
  const validate = documentValidators(serviceDocument(NEWEST_TAX_YEAR))({
    $ref: '#/components/schemas/RecalculationRequest',
  })
  const date = fc
    .tuple(fc.integer({ min: 2022, max: 2027 }), fc.constantFrom('01-01', '06-19', '12-31'))
    .map((parts) => parts.join('-'))
  // The rules inside absences and writs are not in the document.
  const fixed = {
    gross_salary: 10_000_000,
    end_date: null,
    absences: null,
    earnings_before: null,
    deductions_after_tax: null,
  }
  const anySide = fc
    .tuple(objectWith(PrivateCalculationRequest, 12, { nulls: 4, wrong: 0 }), fc.option(date))
    .map(([fields, start_date]) => ({ ...fields, ...fixed, start_date }))
  const anyRecalculation = fc
    .tuple(anySide, anySide, date, fc.boolean())
    .map(([before, other, day, isOneYear]) => {
      const { start_date } = before
      const year = start_date?.slice(0, 4) ?? NEWEST_TAX_YEAR
      return isOneYear
        ? { before, after: { ...other, start_date }, paid_on: `${year}${day.slice(4)}` }
        : { before, after: other, paid_on: day }
    })
  fc.assert(
    fc.property(anyRecalculation, (value) => {
      const { ok } = answerRequest.recalculate(JSON.stringify(value), NEWEST_TAX_YEAR, () => 'en')
      // The document does not say that both requests are of one tax year with payments.
      expect({ value, isValid: validate(value) || !ok }).toEqual({ value, isValid: true })
    }),
    { numRuns: runs(1_000) },
  )
})

const isOfCombination = ({ code, bounded_by }: InputProblem) =>
  code === 'excluded_fields' ||
  code === 'not_in_year' ||
  code === 'unknown_in_year' ||
  code === 'no_payments' ||
  bounded_by !== undefined
