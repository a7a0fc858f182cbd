import { NEWEST_TAX_YEAR } from '@oklad/engine'
import type { CalculationKind } from '../request/calculation-kind.ts'
import { readCalculation } from '../request/read-request.ts'
import type { PrivateCalculationRequest, PublicCalculationRequest } from '../request/schemas.ts'
import { answerCalculation } from '../response/write-response.ts'
import type { JsonObject } from './json.ts'

interface Example<Request> {
  readonly summary: string
  readonly request: Request
}

const minimal = {
  summary: 'Minimal: 150,000 roubles a month, no coefficients, the whole current year',
  request: { gross_salary: 15_000_000 },
}

const publicExamples: Record<string, Example<PublicCalculationRequest>> = {
  minimal,
  full: {
    summary: '150,000 roubles a month, district coefficient 1.15, northern allowance 30 %',
    request: { gross_salary: 15_000_000, territorial_multiplier: 115, northern_coefficient: 130 },
  },
}

const privateExamples: Record<string, Example<PrivateCalculationRequest>> = {
  minimal,
  full: {
    summary: 'The same with both coefficients, from March to December',
    request: {
      gross_salary: 15_000_000,
      territorial_multiplier: 115,
      northern_coefficient: 130,
      start_date: `${NEWEST_TAX_YEAR}-03-01`,
      has_tax_privilege: false,
    },
  },
  provisional: {
    summary: 'A month of the next year, whose law is not known yet: the answer carries a warning',
    request: { gross_salary: 15_000_000, start_date: `${NEWEST_TAX_YEAR + 1}-12-01` },
  },
}

const examples = { public: publicExamples, private: privateExamples }

/** Requests to try, as OpenAPI examples. */
export function requestExamples(kind: CalculationKind): JsonObject {
  return mapExamples(kind, (request) => ({ ...request }))
}

/**
 * The answers to those requests, as OpenAPI examples: computed, so that they are always right.
 * @param currentYear the tax year of the examples that name none
 */
export function responseExamples(kind: CalculationKind, currentYear: number): JsonObject {
  return mapExamples(kind, (request) => {
    const reading = readCalculation(kind, request, currentYear)
    if (!reading.ok) throw new Error(`An example is refused: ${JSON.stringify(reading.problems)}`)
    return JSON.parse(answerCalculation(kind, reading.calculation, 'en'))
  })
}

function mapExamples(
  kind: CalculationKind,
  valueFor: (request: PrivateCalculationRequest) => JsonObject,
): JsonObject {
  return Object.fromEntries(
    Object.entries(examples[kind]).map(([name, { summary, request }]) => [
      name,
      { summary, value: valueFor(request) },
    ]),
  )
}
