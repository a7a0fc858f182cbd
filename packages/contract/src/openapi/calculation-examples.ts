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
  extended: {
    summary:
      'The same with more of life: bonuses, two children, expenses, a part first month, another employer',
    request: {
      gross_salary: 15_000_000,
      territorial_multiplier: 115,
      northern_coefficient: 130,
      start_date: `${NEWEST_TAX_YEAR}-03-16`,
      employment_type: 'TD',
      monthly_bonuses: [0, 0, 0, 0, 0, 10_000_000, 0, 0, 0, 0, 0, 15_000_000],
      bonuses_attract_allowances: false,
      statutory_territorial_multiplier: 110,
      children_count: 2,
      disabled_children_count: 0,
      single_parent: false,
      housing_expense: 200_000_000,
      mortgage_expense: 30_000_000,
      social_expense: 5_000_000,
      child_edu_expense: 11_000_000,
      income_before: {
        base_gross_income: 10_000_000,
        north_gross_income: 0,
        tax_withheld: 1_300_000,
        deduction_granted: 0,
      },
      other_employers: [
        { base_gross_income: 60_000_000, north_gross_income: 0, tax_withheld: 7_800_000 },
      ],
      contribution_tariff: 'small_business',
      accident_rate: 20,
      first_month: 'working_days',
    },
  },
  selfEmployed: {
    summary: 'Tax on professional income, from individuals, with the registration deduction',
    request: {
      gross_salary: 5_000_000,
      start_date: `${NEWEST_TAX_YEAR}-01-01`,
      employment_type: 'SELF_EMPLOYED',
      npd_income_source: 'INDIVIDUAL',
      has_registration_deduction: true,
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
