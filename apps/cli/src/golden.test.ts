import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runOklad } from './testing/run-oklad.ts'

interface Request {
  gross_salary: number
  territorial_multiplier?: number
  northern_coefficient?: number
  start_date?: string
  has_tax_privilege?: boolean
}

interface GoldenCase {
  id: string
  source: string
  request: Request
  expected: Record<string, unknown> & { monthly_details?: Record<string, unknown[]> }
}

const cases: GoldenCase[] = JSON.parse(
  readFileSync(new URL('../../../fixtures/golden/core.json', import.meta.url), 'utf8'),
)

/** A number of hundredths as a person would type it. */
const typed = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`

/** The request as a command line; whatever has no option would make the test fail. */
function commandLine(request: Request): string[] {
  const { gross_salary, territorial_multiplier, northern_coefficient, ...rest } = request
  const { start_date, has_tax_privilege, ...unknown } = rest
  expect(unknown).toEqual({})
  return [
    'calc',
    '--json',
    ...['--salary', typed(gross_salary)],
    ...(territorial_multiplier ? ['--district', typed(territorial_multiplier)] : []),
    ...(northern_coefficient ? ['--northern', String(northern_coefficient - 100)] : []),
    ...(start_date ? ['--start', start_date] : []),
    ...(has_tax_privilege ? ['--privilege'] : []),
  ]
}

describe('golden cases, by the command line', () => {
  it.each(cases)('$id ($source)', async ({ request, expected }) => {
    const { code, stdout, stderr } = await runOklad(commandLine(request))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const answer = JSON.parse(stdout)
    const { monthly_details: columns = {}, ...annual } = expected
    expect(answer).toMatchObject(annual)
    for (const [field, values] of Object.entries(columns)) {
      const months: Record<string, unknown>[] = answer.monthly_details
      expect(
        months.map((month) => month[field]),
        field,
      ).toEqual(values)
    }
  })
})
