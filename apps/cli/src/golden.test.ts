import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runOklad } from './testing/run-oklad.ts'

interface Request {
  gross_salary: number
  territorial_multiplier?: number
  northern_coefficient?: number
  start_date?: string
  has_tax_privilege?: boolean
  children_count?: number
  monthly_bonuses?: number[]
  is_not_resident?: boolean
  employment_type?: 'TD' | 'GPH' | 'SELF_EMPLOYED'
  npd_income_source?: 'INDIVIDUAL' | 'LEGAL_ENTITY'
  has_registration_deduction?: boolean
}

interface GoldenCase {
  id: string
  source: string
  request: Request
  expected: Record<string, unknown> & { monthly_details?: Record<string, unknown[]> }
}

const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/golden/${name}`, import.meta.url), 'utf8'))

const core: GoldenCase[] = fixture('core.json')
const extended: GoldenCase[] = fixture('extended.json')
const circumstances: GoldenCase[] = fixture('circumstances.json')
const withholding: WithholdingCase[] = fixture('withholding.json')

/** Months paid different sums, kopecks, and the tax withheld from each. */
interface WithholdingCase {
  id: string
  source: string
  tax_year: number
  monthly_income: number[]
  monthly_tax: number[]
}

/** A number of hundredths as a person would type it. */
const typed = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

const contracts = { TD: 'employment', GPH: 'civil', SELF_EMPLOYED: 'self-employed' }
const payers = { INDIVIDUAL: 'individuals', LEGAL_ENTITY: 'firms' }

/** The request as a command line; whatever has no option would make the test fail. */
function commandLine(request: Request): string[] {
  const { gross_salary, territorial_multiplier, northern_coefficient, ...rest } = request
  const { start_date, has_tax_privilege, children_count, monthly_bonuses, ...others } = rest
  const { is_not_resident, employment_type, npd_income_source, ...more } = others
  const { has_registration_deduction, ...unknown } = more
  expect(unknown).toEqual({})
  const bonuses = (monthly_bonuses ?? []).flatMap((bonus, index) =>
    bonus === 0 ? [] : ['--bonus', `${index + 1}=${typed(bonus)}`],
  )
  return [
    'calc',
    '--json',
    ...['--salary', typed(gross_salary)],
    ...(territorial_multiplier ? ['--district', typed(territorial_multiplier)] : []),
    ...(northern_coefficient ? ['--northern', String(northern_coefficient - 100)] : []),
    ...(start_date ? ['--start', start_date] : []),
    ...(has_tax_privilege ? ['--privilege'] : []),
    ...(children_count ? ['--children', String(children_count)] : []),
    ...bonuses,
    ...(is_not_resident ? ['--non-resident'] : []),
    ...(employment_type ? ['--contract', contracts[employment_type]] : []),
    ...(npd_income_source ? ['--paid-by', payers[npd_income_source]] : []),
    ...(has_registration_deduction ? ['--registration-deduction'] : []),
  ]
}

function expectAnswer(answer: Record<string, unknown>, expected: GoldenCase['expected']): void {
  const { monthly_details: columns = {}, ...annual } = expected
  expect(answer).toMatchObject(annual)
  for (const [field, values] of Object.entries(columns)) {
    const months = answer['monthly_details'] as Record<string, unknown>[]
    expect(
      months.map((month) => month[field]),
      field,
    ).toEqual(values)
  }
}

async function answerTo(argv: readonly string[], input?: string): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await runOklad(argv, input === undefined ? {} : { input })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

const answerToRequest = (request: object) =>
  answerTo(['calc', '--json', '--request', '-'], JSON.stringify(request))

describe('golden cases, by the options', () => {
  it.each([...core, ...extended])('$id ($source)', async ({ request, expected }) => {
    expectAnswer(await answerTo(commandLine(request)), expected)
  })
})

describe('golden cases, by a whole request', () => {
  it.each([...core, ...extended, ...circumstances])(
    '$id ($source)',
    async ({ request, expected }) => {
      expectAnswer(await answerToRequest(request), expected)
    },
  )

  // Nothing is paid but bonuses: a month of its own sum each.
  it.each(withholding)('$id ($source)', async ({ tax_year, monthly_income, monthly_tax }) => {
    const answer = await answerToRequest({
      gross_salary: 0,
      start_date: `${tax_year}-01-01`,
      monthly_bonuses: [...monthly_income, ...Array(12 - monthly_income.length).fill(0)],
    })
    const months = answer['monthly_details'] as Record<string, unknown>[]
    expect(months.slice(0, monthly_tax.length).map((month) => month['monthly_tax_amount'])).toEqual(
      monthly_tax,
    )
  })
})

describe('golden cases, explained', () => {
  it.each([...core, ...extended, ...circumstances])(
    '$id ($source)',
    async ({ request, expected }) => {
      const argv = ['explain', '--json', '--request', '-']
      const { calculation } = await answerTo(argv, JSON.stringify(request))
      expectAnswer(calculation as Record<string, unknown>, expected)
    },
  )
})

describe('golden cases, compared', () => {
  // The request of a case is one of the three contract types compared.
  it.each([...core, ...extended, ...circumstances])('$id ($source)', async ({ request }) => {
    const calculated = await answerToRequest(request)
    const argv = ['compare', '--json', '--request', '-']
    const { at_equal_gross } = await answerTo(argv, JSON.stringify(request))
    const { engagements } = at_equal_gross as { engagements: Record<string, unknown>[] }
    const { employment_type = 'TD' } = request
    expect(engagements.find((compared) => compared['employment_type'] === employment_type)).toEqual(
      expect.objectContaining({
        annual_gross_income: calculated['annual_gross_income'],
        annual_net_income: calculated['annual_net_income'],
        annual_tax_amount: calculated['annual_tax_amount'],
      }),
    )
  })
})
