import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { calculationOf, column } from '../support/answers.ts'
import { calculatePrivately } from '../support/http.ts'
import { projectFolder } from '../support/project-folder.ts'
import { runtimes } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'

/** A published or derived calculation. Its `monthly_details` maps a field to its column. */
interface GoldenCase {
  readonly id: string
  readonly source: string
  readonly request: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>> & {
    readonly monthly_details?: Readonly<Record<string, readonly unknown[]>>
  }
}

/** Months paid different sums, kopecks, and the tax withheld from each. */
interface WithholdingCase {
  readonly id: string
  readonly source: string
  readonly tax_year: number
  readonly monthly_income: readonly number[]
  readonly monthly_tax: readonly number[]
}

const fixture = (file: string) =>
  JSON.parse(readFileSync(join(projectFolder, 'fixtures/golden', file), 'utf8'))
const casesIn = (file: string): readonly GoldenCase[] => fixture(file)
const withholding: readonly WithholdingCase[] = fixture('withholding.json')

describe.each(runtimes)('the golden cases over HTTP on $runtime', ({ runtime }) => {
  const server = sharedServer({ runtime })

  describe.each(['core.json', 'extended.json', 'circumstances.json'])('of %s', (file) => {
    it.each(casesIn(file))('$id ($source)', async ({ request, expected }) => {
      const answer = calculationOf(await calculatePrivately(server(), request))
      const { monthly_details: columns = {}, ...annual } = expected
      expect(answer).toMatchObject(annual)
      for (const [field, values] of Object.entries(columns)) {
        expect(column(answer, field), field).toEqual(values)
      }
    })
  })

  // Nothing is paid but bonuses: a month of its own sum each.
  describe('of withholding.json', () => {
    it.each(withholding)('$id ($source)', async ({ tax_year, monthly_income, monthly_tax }) => {
      const answer = calculationOf(
        await calculatePrivately(server(), {
          gross_salary: 0,
          start_date: `${tax_year}-01-01`,
          monthly_bonuses: [...monthly_income, ...Array(12 - monthly_income.length).fill(0)],
        }),
      )
      const months = column(answer, 'monthly_tax_amount')
      expect(months.slice(0, monthly_tax.length)).toEqual(monthly_tax)
    })
  })
})
