import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recompute } from '../../breakdown/recompute.ts'
import { kopecks, roubles } from '../../money/kopecks.ts'
import { terms } from '../../testing/terms.ts'
import { anySum, anyWrit } from '../../testing/writs.ts'
import { paymentsOf } from '../payments/payments.ts'
import type { AfterTaxDeduction } from './after-tax-deduction.ts'
import { deductAfterTax } from './deduct-after-tax.ts'
import { explainDeductions } from './explain-deductions.ts'

/** The payments of a month on 30,000 with one child: 10,622 and 15,660 after tax, 26,282 together. */
const { payments } = paymentsOf(terms({ salary: roubles(30_000), children: 1 }), {
  paydays: { advancePercent: 40, finalDay: 31 },
  law: lawOf(2026),
})
const january = payments.slice(0, 2)
const quarter = { kind: 'alimony_share', share: [1, 4] } as const
const loan = { kind: 'writ', debt: roubles(100_000) } as const

/** What each writ takes from each payment, and what is paid out; roubles. */
const rows = (
  writs: readonly AfterTaxDeduction[],
  of: Parameters<typeof deductAfterTax>[0] = january,
) =>
  deductAfterTax(of, writs).payments.map(({ deductions, paidOut }) => [
    ...deductions.map(({ amount }) => amount / 100),
    paidOut / 100,
  ])
const one = (net: number) => [{ month: 1 as const, netIncome: roubles(net) }]

describe('deductions after tax', () => {
  it('take a share for alimony', () => {
    // A quarter of 26,282 is 6,570.50.
    expect(rows([quarter])).toEqual([
      [2_655.5, 7_966.5],
      [3_915, 11_745],
    ])
  })

  it('take half together with a loan', () => {
    // 26,282 / 2 = 13,141.00, and as much is paid out.
    expect(rows([quarter, loan])).toEqual([
      [2_655.5, 2_655.5, 5_311],
      [3_915, 3_915, 7_830],
    ])
    expect(deductAfterTax(january, [quarter, loan]).payments[1]?.deductions).toMatchObject([
      { debtLeft: null },
      { debtLeft: 9_342_950 },
    ])
  })

  it('go up to 70 % for alimony with arrears, which leaves nothing for a loan', () => {
    expect(rows([loan, { ...quarter, debt: roubles(50_000) }], one(10_000))).toEqual([
      [0, 7_000, 3_000],
    ])
  })

  it('are in proportion within a priority, and the last one takes the rest', () => {
    // 500 for 1, 1 and 1: 166.66, 166.66 and 166.68.
    expect(rows([loan, loan, loan], one(1_000))).toEqual([[166.66, 166.66, 166.68, 500]])
    // Taxes come before a loan.
    const tax = { kind: 'writ', debt: roubles(400), priority: 3 } as const
    expect(rows([loan, tax], one(1_000))).toEqual([[100, 400, 500]])
  })

  it('take no more than is due where the rest is larger', () => {
    // 5.00 for 1.67, 1.67 and 1.67: 1.66 each, and 0.02 are left.
    const small = { kind: 'writ', debt: roubles(1.67) } as const
    expect(rows([small, small, small], one(10))).toEqual([[1.66, 1.67, 1.67, 5]])
    const { steps } = explainDeductions(one(10), [small, small, small], 'months')
    for (const step of steps) expect([step.id, recompute(step)]).toEqual([step.id, step.value])
  })

  it('take a monthly sum once a month', () => {
    const sum = { kind: 'alimony_sum', sum: roubles(6_000) } as const
    expect(rows([sum])).toEqual([
      [6_000, 4_622],
      [0, 15_660],
    ])
  })

  it('leave the subsistence minimum where the debtor keeps it', () => {
    // 10,622 is below 20,000; 26,282 − 20,000 = 6,282.
    expect(rows([{ ...loan, keepsMinimum: roubles(20_000) }])).toEqual([
      [0, 10_622],
      [6_282, 9_378],
    ])
    // Two loans have 10,000 each; the one that leaves 25,000 has 5,000 of the other 30,000. Alimony leaves no minimum.
    const keepsMinimum = roubles(25_000)
    expect(rows([{ ...loan, keepsMinimum }, loan], one(40_000))).toEqual([[5_000, 10_000, 25_000]])
    // Alimony takes its share whatever is left.
    expect(() => rows([{ ...quarter, keepsMinimum }], one(10_000))).toThrow(
      'writs[0].keepsMinimum must not be given: this kind does not have it',
    )
  })

  it('end with the debt', () => {
    expect(rows([{ kind: 'writ', debt: roubles(6_000) }])).toEqual([
      [5_311, 5_311],
      [689, 14_971],
    ])
  })
})

it('any deductions keep the limits, meet their sums, and have steps that give them', () => {
  fc.assert(
    fc.property(
      fc.array(anySum, { maxLength: 6 }),
      fc.array(anyWrit, { maxLength: 6 }),
      (nets, writs) => {
        const paid = nets.map((netIncome, index) => ({ month: 1 + (index >> 1), netIncome }))
        const { payments, steps } = explainDeductions(paid as never, writs, 'payments')
        const months = nets.map((net, index) => ({ month: index + 1, netIncome: kopecks(net) }))
        const ofYear = explainDeductions(months, writs, 'months')
        const lastOf = (id: string) => ofYear.steps.find((step) => step.id === id)?.value
        expect(lastOf('paid_out.year')).toBe(ofYear.total.paidOut)
        for (const [index, { amount }] of ofYear.total.deductions.entries())
          expect(lastOf(`writ_amount.writ_${index + 1}_year`)).toBe(amount)
        for (const step of [...steps, ...ofYear.steps])
          expect([step.id, recompute(step)]).toEqual([step.id, step.value])
        for (const [index, { deductions, withheld, paidOut }] of payments.entries()) {
          const net = nets[index] as number
          const taken = deductions.map(({ amount }) => amount)
          expect(Math.min(0, ...taken)).toBe(0)
          expect(taken.reduce((all, amount) => all + amount, 0)).toBe(withheld)
          expect(withheld + paidOut).toBe(net)
          expect(withheld * 10).toBeLessThanOrEqual(net * 7)
          const others = writs.some(
            ({ kind, priority = 4 }, writ) =>
              kind === 'writ' && priority > 1 && (taken[writ] ?? 0) > 0,
          )
          if (others) expect(withheld * 2).toBeLessThanOrEqual(net)
        }
        for (const [index, { debt }] of writs.entries()) {
          const left = payments.at(-1)?.deductions[index]?.debtLeft
          if (debt !== undefined && left !== undefined) expect(left).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
