import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roubles } from '../money/kopecks.ts'
import { explain } from '../readings/breakdown.ts'
import { anyCase } from '../testing/arbitraries.ts'
import { type Example, terms } from '../testing/terms.ts'
import { recompute } from './recompute.ts'
import { simplify } from './simplify.ts'

const isFigure = (id: string) =>
  /^(net_income|main_base_tax|income_tax|pension_contribution|property_return_total)\./.test(id)
const simplified = (example: Example) => {
  const steps = simplify(explain(terms(example), lawOf(2026)).steps, isFigure)
  return new Map(steps.map((step) => [step.id, step]))
}

describe('simplified steps', () => {
  it('keep the value of every step and follow from their own inputs', () => {
    fc.assert(
      fc.property(anyCase, ({ terms: given, year }) => {
        const { steps } = explain(given, lawOf(year))
        const values = new Map(steps.map(({ id, value }) => [id, value]))
        const simple = simplify(steps, isFigure)
        const known = new Map<string, number>()
        for (const step of simple) {
          const { id, value, inputs } = step
          expect([id, value]).toEqual([id, values.get(id)])
          expect([id, recompute(step)]).toEqual([id, value])
          for (const input of inputs)
            if (input.from) expect(known.get(input.from)).toBe(input.value)
          known.set(id, value)
        }
        const isKept = ([id, value]: [string, number]) =>
          isFigure(id) && (value !== 0 || known.has(id))
        expect([...known].filter(([id]) => isFigure(id))).toEqual([...values].filter(isKept))
      }),
      { numRuns: 100 },
    )
  })

  it('subtract the tax due to date of the month before, which was withheld in full', () => {
    const tax = simplified({ salary: roubles(100_000) }).get('main_base_tax.2')
    expect(tax?.inputs.map(({ name, from }) => [name, from])).toEqual([
      ['main_base_due', 'main_base_due.2'],
      ['main_base_tax_so_far', 'main_base_tax.1'],
    ])
  })

  it('keep a limit that is reached', () => {
    // 0.99 a month: in April 13 % of 3.96 is a rouble, and 0.99 cannot pay it.
    const steps = simplified({ salary: 99 as never })
    expect(steps.get('tax_to_withhold.4')?.operation).toBe('within_pay')
    expect(steps.has('tax_to_withhold.3')).toBe(false)
  })

  it('have no later years where a deduction is used up in this one', () => {
    const steps = simplified({ salary: roubles(300_000), housingExpense: roubles(1_000_000) })
    expect([...steps.keys()].filter((id) => /full_year|last_property/.test(id))).toEqual([])
  })
})
