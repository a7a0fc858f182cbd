import { describe, expect, it } from 'vitest'
import {
  everyGoldenCase,
  expectGolden,
  type GoldenCase,
  goldenCases,
} from '../../../tests/support/golden.ts'
import { runOklad } from './testing/run-oklad.ts'

const { core, extended, circumstances, months, nonResidents } = goldenCases

/** A number of hundredths as a person would type it. */
const typed = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

const contracts = { TD: 'employment', GPH: 'civil', SELF_EMPLOYED: 'self-employed' }
const payers = { INDIVIDUAL: 'individuals', LEGAL_ENTITY: 'firms' }

/** The request as a command line; whatever has no option would make the test fail. */
function commandLine(request: GoldenCase['request']): string[] {
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

async function answerTo(argv: readonly string[], input?: string): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await runOklad(argv, input === undefined ? {} : { input })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return JSON.parse(stdout)
}

const answerToRequest = (request: object) =>
  answerTo(['calc', '--json', '--request', '-'], JSON.stringify(request))

describe('golden cases, by the options', () => {
  it.each([...core, ...extended])('$id ($source)', async ({ request, expected }) => {
    expectGolden(await answerTo(commandLine(request)), expected)
  })
})

describe('golden cases, by a whole request', () => {
  it.each(everyGoldenCase)('$id ($source)', async ({ request, expected }) => {
    expectGolden(await answerToRequest(request), expected)
  })
})

describe('golden cases, explained', () => {
  it.each([...core, ...extended, ...circumstances, ...months, ...nonResidents])(
    '$id ($source)',
    async ({ request, expected }) => {
      const argv = ['explain', '--json', '--request', '-']
      const { calculation } = await answerTo(argv, JSON.stringify(request))
      expectGolden(calculation as object, expected)
    },
  )
})

describe('golden cases, compared', () => {
  // The request of a case is one of the three contract types compared.
  it.each([...core, ...extended, ...circumstances, ...months, ...nonResidents])(
    '$id ($source)',
    async ({ request }) => {
      const calculated = await answerToRequest(request)
      const argv = ['compare', '--json', '--request', '-']
      const { at_equal_gross } = await answerTo(argv, JSON.stringify(request))
      const { engagements } = at_equal_gross as { engagements: Record<string, unknown>[] }
      const { employment_type = 'TD' } = request
      expect(
        engagements.find((compared) => compared['employment_type'] === employment_type),
      ).toEqual(
        expect.objectContaining({
          annual_gross_income: calculated['annual_gross_income'],
          annual_net_income: calculated['annual_net_income'],
          annual_tax_amount: calculated['annual_tax_amount'],
        }),
      )
    },
  )
})
