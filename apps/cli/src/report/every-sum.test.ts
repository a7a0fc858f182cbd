import {
  ComparisonResponse,
  GrossUpResponse,
  isMoneySchema,
  PaymentsResponse,
  PrivateCalculationResponse,
  RecalculationResponse,
  SickPayResponse,
  VacationPayResponse,
  writeRoubles,
} from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { averageEarningsCases } from '../../../../tests/support/golden.ts'
import { runOklad } from '../testing/run-oklad.ts'

/** The schema of an answer, or of a part of it. */
interface Schema {
  readonly properties?: Readonly<Record<string, object>>
  readonly items?: object
}

const place = { northern_coefficient: 130, territorial_multiplier: 115 }
const year = { gross_salary: 15_012_345, start_date: '2026-01-01', ...place }
const asking = {
  ...{ ...year, accident_rate: 20, working_conditions: 'class_3_1', children_count: 2 },
  ...{ own_deduction: 'item_2', treatment_expense: 9_000_000, housing_expense: 100_000_000 },
  monthly_bonuses: [0, 1_111_111, ...Array(10).fill(0)],
  absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }],
  deductions_after_tax: [
    { kind: 'writ', debt: 5_000_000 },
    { kind: 'writ', debt: 3_000_000 },
  ],
}

/** The sums of an answer that are not 0, with the places of their schemas. */
function sumsIn(schema: Schema, value: unknown, path = ''): (readonly [string, number])[] {
  if (typeof value === 'number') {
    return isMoneySchema(schema) && value !== 0 ? [[path, Math.abs(value)]] : []
  }
  if (Array.isArray(value)) {
    return value.flatMap((item) => sumsIn(schema.items ?? {}, item, `${path}/*`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) =>
    sumsIn(schema.properties?.[name] ?? {}, member, `${path}/${name}`),
  )
}

const golden = (id: string) => averageEarningsCases.find((one) => one.id === id)?.request

// Why reports leave out sums.
const byFund = 'the contributions of a month stand together; a year has them by fund'
const taxesOfBases = 'the tax of both bases stands together'
const ofSearch = 'the report is about the salary; calc with it shows the year'
const ofTransfer = 'a transfer is about its tax; its payments have the pay'
const withNorthernPart = 'it is the whole: there is no part for the allowances'
const inMonths = 'each of its months has it'
const noLaterYears = 'later years add nothing, so the line of this year has it'
const isSalary = 'the report has the salary once'
const ofYear = 'calc has each writ of the year; a month and a payment have their sum'
const inBases = 'the columns of both bases have it'
const bothYears = 'the report is about their difference'

/** Commands with a request, and the reasons for sums that are not shown, by the beginning of their places. */
// biome-ignore format: one sum a line
const cases: readonly (readonly [string, Schema, unknown, Readonly<Record<string, string>>])[] = [
  ['calc', PrivateCalculationResponse, asking, {
    '/monthly_details/*/monthly_base_tax_amount': taxesOfBases,
    '/monthly_details/*/monthly_north_tax_amount': taxesOfBases,
    '/monthly_details/*/monthlyFOMS': byFund,
    '/monthly_details/*/monthlyFSS': byFund,
    '/monthly_details/*/monthlyPFR': byFund,
    '/monthly_details/*/monthly_accident_contribution': byFund,
    '/monthly_details/*/monthly_additional_contribution': byFund,
    '/monthly_details/*/monthly_base_gross_income': 'the bonus has a column of its own beside it',
    '/monthly_details/*/deductions_after_tax': ofYear,
    '/deduction_result/children_monthly_deduction': inMonths,
    '/deduction_result/property_return_total': noLaterYears,
    '/absence_pay/*/daily_average': 'vacation-pay and sick-pay say how an absence is paid',
    '/absence_pay/*/northern_pay': 'vacation-pay and sick-pay say how an absence is paid',
  }],
  ['gross-up', GrossUpResponse, { target_net: 15_012_345, ...place, start_date: '2026-01-01' }, {
    '/calculation/annual': ofSearch,
    '/calculation/gross_salary': isSalary,
    '/calculation/monthly_details/*/monthly_base_gross_income': ofSearch,
    '/calculation/monthly_details/*/monthly_base_tax_amount': ofSearch,
    '/calculation/monthly_details/*/monthly_north_': ofSearch,
    '/calculation/monthly_details/*/monthlyF': ofSearch,
    '/calculation/monthly_details/*/monthlyP': ofSearch,
  }],
  ['payments', PaymentsResponse, { ...year, deductions_after_tax: asking.deductions_after_tax }, {
    '/gross_salary': 'it is a term of the request',
    '/payments/*/base_tax_amount': taxesOfBases,
    '/payments/*/north_tax_amount': taxesOfBases,
    '/payments/*/income_codes': inBases,
    '/payments/*/deductions_after_tax': ofYear,
    '/payments/*/tax_parts': 'they are lines of documents, which the command documents writes',
    '/transfers/*/gross_income': ofTransfer,
    '/transfers/*/base_gross_income': ofTransfer,
    '/transfers/*/north_gross_income': ofTransfer,
    '/transfers/*/net_income': ofTransfer,
  }],
  ['compare', ComparisonResponse, { gross_salary: 9_012_345 }, {}],
  ['recalculate', RecalculationResponse, { before: year, after: { ...year, gross_salary: 14_000_000 }, paid_on: '2026-06-15' }, {
    '/months/*/pension_contribution': byFund,
    '/months/*/medical_contribution': byFund,
    '/months/*/social_contribution': byFund,
    '/before': bothYears,
    '/after': bothYears,
    '/explanation': '--explain shows it',
  }],
  ['vacation-pay', VacationPayResponse, golden('d8-northern-part'), {}],
  ['sick-pay', SickPayResponse, golden('d12-floors-of-two-months'), { '/employer_base_pay': withNorthernPart }],
]

describe('a report for people shows every sum of its answer, or the list says why not', () => {
  it.each(cases)('%s', async (command, schema, request, reasons) => {
    const ask = async (...options: string[]) => {
      const input = JSON.stringify(request)
      const run = await runOklad([command, '--request', '-', ...options], { input, columns: 500 })
      expect(run.stderr).toBe('')
      return run.stdout
    }
    const isApart = (path: string) => Object.keys(reasons).some((start) => path.startsWith(start))
    // Each sum is taken from the report once: an equal one elsewhere does not stand for it.
    const shown: string[] = (await ask()).match(/\d[\d,.]*\d/g) ?? []
    const sums = sumsIn(schema, JSON.parse(await ask('--json')))
    const isShown = ([, sum]: (typeof sums)[number]) => {
      const at = shown.indexOf(writeRoubles(sum, 'en'))
      if (at >= 0) shown.splice(at, 1)
      return at >= 0
    }
    const missing = [
      ...sums.filter(([path]) => !isApart(path)),
      ...sums.filter(([path]) => isApart(path)),
    ].filter((sum) => !isShown(sum))
    const paths = missing.map(([path]) => path)
    expect([...new Set(paths.filter((path) => !isApart(path)))]).toEqual([])
    const isUsed = (start: string) => paths.some((path) => path.startsWith(start))
    expect(Object.keys(reasons).filter((start) => !isUsed(start))).toEqual([])
  })
})
