import type { PrivateCalculationResponse } from '@oklad/contract'
import { type Kopecks, kopecks } from '@oklad/engine'
import { ZERO } from '@oklad/engine/internal'
import { isLong } from '@oklad/engine/testing'
import {
  anyInput,
  earningsRules,
  type Input,
  raiseRules,
  requestOf,
  writeFragment,
} from '@oklad/web/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculationOf, column } from '../support/answers.ts'
import { Calculator } from '../support/calculator.ts'
import { calculatePrivately } from '../support/http.ts'
import { sharedServer } from '../support/server.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const INPUTS = isLong ? 200 : 50

/** The request for a salary, whichever amount was typed. */
function requestWith({ kind, details }: Input, salary: Kopecks) {
  // Writs change none of these figures, and the service refuses them beside some other pay.
  const { deductions_after_tax, ...given } = details
  // A salary that is sought is the same in all months.
  const { monthly_salaries, raise, ...sought } = given
  const counted = kind === 'gross' ? given : sought
  return requestOf({ start_date: '2026-01-01', ...counted }, salary, 2026).request
}

/** The net pay of the year before the first month. */
const netBefore = ({ income_before: before }: ReturnType<typeof requestWith>): number =>
  before === undefined
    ? 0
    : before.base_gross_income + before.north_gross_income - before.tax_withheld

/** The sums of the values so far, after `before`. */
function runningSums(values: readonly number[], before: number): number[] {
  let sum = before
  return values.map((value) => {
    sum += value
    return sum
  })
}

describe.skipIf(!hasBrowser)('the page and the service', () => {
  const server = sharedServer({ runtime: 'bun' })
  const visit = sharedBrowser()

  it(`give the same figures for ${INPUTS} inputs`, { timeout: 240_000 }, async () => {
    await raiseRules.load()
    await earningsRules.load()
    const { page } = await visit({ url: server().url })
    const calculator = new Calculator(page)
    let solved = 0
    for (const input of fc.sample(anyInput, { numRuns: 2 * INPUTS, seed: 20_261_121 })) {
      const fragment = writeFragment([input], 2026)
      await page.evaluate((hash) => {
        location.hash = hash
      }, fragment)
      await expect
        .poll(() => calculator.typed(), { message: fragment })
        .toEqual({ kind: input.kind, amount: input.amount })
      await calculator.painted()
      // Inputs whose target no salary reaches do not count.
      if ((await page.locator('.entry [role=alert]').count()) > 0) {
        await expect
          .poll(() => page.locator('.below[inert]').count(), { message: fragment })
          .toBe(1)
        continue
      }
      if (solved === INPUTS) break
      solved += 1
      const salary = kopecks(await calculator.shown('gross'))
      const request = requestWith(input, salary)
      const answer = calculationOf(
        await calculatePrivately(server(), request),
      ) as unknown as PrivateCalculationResponse & Parameters<typeof column>[0]
      const tax = request.employment_type === 'SELF_EMPLOYED' ? 'НПД' : 'НДФЛ'
      const columns = await calculator.columns()
      const totals = await calculator.totals()
      expect(columns['Начислено'], fragment).toEqual(column(answer, 'monthly_gross_income'))
      expect(columns[tax], fragment).toEqual(column(answer, 'monthly_tax_amount'))
      expect(columns['На руки'], fragment).toEqual(column(answer, 'monthly_net_income'))
      expect(columns['Ставка'], fragment).toEqual(column(answer, 'tax_rate'))
      expect(columns['На руки с начала года'], fragment).toEqual(
        runningSums(column(answer, 'monthly_net_income') as number[], netBefore(request)),
      )
      if (columns['НДФЛ с оклада'] !== undefined) {
        expect(columns['НДФЛ с оклада'], fragment).toEqual(
          column(answer, 'monthly_base_tax_amount'),
        )
      }
      expect(totals['На руки'], fragment).toBe(answer.annual_net_income)
      const accidents = answer.annual_accident_contribution ?? ZERO
      const harmful = answer.annual_additional_contribution ?? ZERO
      expect(totals['Взносы'], fragment).toBe(
        answer.annualPFR + answer.annualFOMS + answer.annualFSS + accidents + harmful,
      )
    }
    expect(solved).toBe(INPUTS)
  })
})
