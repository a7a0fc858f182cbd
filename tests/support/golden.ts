import { readFileSync } from 'node:fs'
import type { PaymentsRequest, PrivateCalculationRequest } from '@oklad/contract/fields'
import { expect } from 'vitest'

/** A published or derived calculation. `monthly_details` maps a field to its values, month by month. */
export interface GoldenCase {
  readonly id: string
  readonly source: string
  readonly request: PrivateCalculationRequest
  readonly expected: Readonly<Record<string, unknown>> & {
    readonly monthly_details?: Readonly<Record<string, readonly unknown[]>>
  }
}

/** The pay of the first months of a year, kopecks, and the tax withheld from each. */
export interface WithholdingCase {
  readonly id: string
  readonly source: string
  readonly tax_year: number
  readonly monthly_income: readonly number[]
  readonly monthly_tax: readonly number[]
}

/** Payments by date: `payments` and `transfers` map a field to its values, one by one. */
export interface PaymentsCase {
  readonly id: string
  readonly source: string
  readonly request: PaymentsRequest
  readonly payments: Readonly<Record<string, readonly unknown[]>>
  readonly transfers: Readonly<Record<string, readonly unknown[]>>
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/golden/${name}.json`, import.meta.url), 'utf8'))

/** Pay by average earnings: the question, its request, and some members of its answer. */
export interface AverageEarningsCase extends QuestionCase {
  readonly path: 'vacationPay' | 'sickPay'
}

/** A case of a question with a path of its own. */
export interface QuestionCase {
  readonly id: string
  readonly source: string
  readonly request: object
  readonly expected: object
}

export const averageEarningsCases: readonly AverageEarningsCase[] = read('average-earnings')

export const recalculationCases: readonly QuestionCase[] = read('recalculation')

export const paymentsCases: readonly PaymentsCase[] = read('payments')

export const withholdingCases: readonly WithholdingCase[] = read('withholding')

/** A case of withholding as a request: a salary of zero, and each month's pay as a bonus. */
function asBonuses({ id, source, ...months }: WithholdingCase): GoldenCase {
  const { tax_year, monthly_income, monthly_tax } = months
  const rest = Array<number>(12 - monthly_income.length).fill(0)
  return {
    id,
    source,
    request: {
      gross_salary: 0,
      start_date: `${tax_year}-01-01`,
      monthly_bonuses: [...monthly_income, ...rest],
    },
    expected: { monthly_details: { monthly_tax_amount: [...monthly_tax, ...rest] } },
  }
}

/** The golden cases by their file in `fixtures/golden`. */
export const goldenCases = {
  core: read('core') as readonly GoldenCase[],
  extended: read('extended') as readonly GoldenCase[],
  circumstances: read('circumstances') as readonly GoldenCase[],
  contributions: read('contributions') as readonly GoldenCase[],
  months: read('months') as readonly GoldenCase[],
  absences: read('absences') as readonly GoldenCase[],
  writs: read('writs') as readonly GoldenCase[],
  nonResidents: read('non-residents') as readonly GoldenCase[],
  withholding: withholdingCases.map(asBonuses),
}

export const everyGoldenCase = Object.values(goldenCases).flat()

/** Compares an answer of the private method with what a case expects, and with nothing else. */
export function expectGolden(answer: object, expected: GoldenCase['expected']): void {
  const { monthly_details: columns = {}, ...year } = expected
  expect(answer).toMatchObject(year)
  expectColumns(answer, 'monthly_details', columns)
}

/** Compares an answer with payments with what a case expects. */
export function expectPayments(answer: object, { payments, transfers }: PaymentsCase): void {
  expectColumns(answer, 'payments', payments)
  expectColumns(answer, 'transfers', transfers)
}

function expectColumns(
  answer: object,
  list: string,
  columns: Readonly<Record<string, readonly unknown[]>>,
): void {
  const entries = Reflect.get(answer, list) as readonly Record<string, unknown>[]
  for (const [field, values] of Object.entries(columns)) {
    const found = entries.map((entry) => entry[field])
    expect(found, field).toEqual(values)
  }
}
