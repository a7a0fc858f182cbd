import { describe, expect, it } from 'vitest'
import { Calculator } from '../support/calculator.ts'
import { everyGoldenCase } from '../support/golden.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

/** Cases with every kind of field, and the published ones. */
const typedCases = [
  'published-300k-2025',
  'published-500k-2024',
  'cumulative-rounding-33333.33',
  'both-allowances-additive',
  'norilsk-crosses-5m-in-allowances',
  'privilege-13-15',
  'starts-in-june',
  'published-fns-orel-200k-two-children',
  'published-420k-with-bonuses-2025',
  'non-resident-rounds-each-payment',
  'self-employed-with-registration-bonus',
  'income-before-reaches-the-threshold',
  'part-month-by-working-days',
  'special-operation-and-an-ordinary-employer',
  'two-children-after-400k-at-a-previous-employer',
  'third-child-with-two-adult-ones',
  'expensive-treatment-savings-and-gto-badge',
]

/** The heading of the table for a field of the answer. */
const headingsOf = (tax: string): Readonly<Record<string, string>> => ({
  monthly_gross_income: 'Начислено',
  monthly_tax_amount: tax,
  monthly_base_tax_amount: 'НДФЛ с оклада',
  monthly_north_tax_amount: 'НДФЛ с РК и надбавки',
  tax_rate: 'Ставка',
})

describe.skipIf(!hasBrowser)('golden cases, typed into the page', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it.each(everyGoldenCase.filter(({ id }) => typedCases.includes(id)))(
    '$id ($source)',
    async ({ request, expected }) => {
      const { page } = await visit({ url: server().url })
      const calculator = new Calculator(page)
      await calculator.tell({ ...request })
      const columns = await calculator.columns()
      const totals = await calculator.totals()
      const tax = request['employment_type'] === 'SELF_EMPLOYED' ? 'НПД' : 'НДФЛ'
      const headings = headingsOf(tax)
      let compared = 0
      for (const [field, values] of Object.entries(expected.monthly_details ?? {})) {
        const heading = headings[field]
        if (heading === undefined) continue
        expect(columns[heading], field).toEqual(values)
        compared += 1
      }
      if (expected['annual_tax_amount'] !== undefined) {
        expect(totals[tax]).toBe(expected['annual_tax_amount'])
        compared += 1
      }
      expect(compared).toBeGreaterThan(0)
    },
  )
})
