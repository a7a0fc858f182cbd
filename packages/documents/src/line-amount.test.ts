import { expect, it } from 'vitest'
import { amountInLine } from './line-amount.ts'
import type { Paid } from './year-sums.ts'

const code = '18210102010011000110'
const part = (
  rate: number,
  sums: Partial<Paid['tax_parts'][number]>,
): Paid['tax_parts'][number] => ({
  ...{ base: 'main', rate, budget_code: code, deduction: 0, tax_base: 0 },
  ...{ income: 0, tax_amount: 0, ...sums },
})
const paid = (date: string, ...tax_parts: Paid['tax_parts']) => ({ date, tax_parts })

// In roubles: 1,000 with a deduction of 400 on 20 January, and 500 on 24 February, all at 13 %.
const payments = [
  paid(
    '2026-01-20',
    part(13, { income: 100_000, deduction: 40_000, tax_base: 60_000, tax_amount: 7_800 }),
  ),
  paid(
    '2026-02-24',
    part(13, { income: 50_000, tax_base: 50_000, tax_amount: 6_500, returned: 500 }),
  ),
  paid('2026-04-20', part(15, { income: 10_000, tax_base: 10_000, tax_amount: 1_500 })),
]

it.each([
  ['110', 1],
  ['120', 150_000],
  ['130', 40_000],
  ['131', 110_000],
  // 13 % of 1,100.
  ['140', 14_300],
  ['160', 14_300],
  ['161', 7_800],
  ['164', 6_500],
  ['163', 0],
  // 143 less the 138 that stay withheld.
  ['170', 500],
  ['190', 500],
  ['194', 500],
  ['150', 0],
])('finds what a person adds to line %s of the first quarter', (line, amount) => {
  expect(amountInLine(payments, 1, { line, rate: 13, budget_code: code })).toBe(amount)
})

it('adds up all rates of a budget code in section 1', () => {
  expect(amountInLine(payments, 2, { line: '020', budget_code: code })).toBe(15_800)
  expect(amountInLine(payments, 2, { line: '021', budget_code: code })).toBe(1_500)
  expect(amountInLine(payments, 1, { line: '030', budget_code: code })).toBe(500)
})
