import { describe, expect, it } from 'vitest'
import { expectGolden, type GoldenCase, goldenCases } from '../../../tests/support/golden.ts'
import { runOklad } from './testing/run-oklad.ts'

const { core, extended } = goldenCases

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

describe('golden cases, by the options', () => {
  it.each([...core, ...extended])('$id ($source)', async ({ request, expected }) => {
    const { code, stdout, stderr } = await runOklad(commandLine(request))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expectGolden(JSON.parse(stdout), expected)
  })
})
