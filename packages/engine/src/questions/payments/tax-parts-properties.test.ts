import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Terms } from '../../terms/terms.ts'
import { anyCase } from '../../testing/arbitraries.ts'
import { runs } from '../../testing/runs.ts'
import { type Payment, paymentsOf } from './payments.ts'

/** Any terms of a year with payments, and the day of the advance and of the rest, both in the month. */
const anyPaid = fc.record({
  one: anyCase.filter(({ year, terms }) => year >= 2023 && terms.contractType !== 'selfEmployment'),
  advanceDay: fc.integer({ min: 15, max: 25 }),
  finalDay: fc.integer({ min: 26, max: 31 }),
  advancePercent: fc.option(fc.integer({ min: 0, max: 100 })),
})

const sumOf = <Name extends string>(parts: readonly Record<Name, number>[], name: Name) =>
  parts.reduce((sum, part) => sum + part[name], 0)

/** The lines of a tax year: the sums of the parts by base and rate. */
function linesOf(payments: readonly Payment[]) {
  const parts = payments.flatMap(({ taxParts }) => taxParts)
  const names = [...new Set(parts.map(({ base, rate }) => `${base} ${rate}`))].sort()
  return names.map((name) => {
    const own = parts.filter(({ base, rate }) => `${base} ${rate}` === name)
    const [taxBase, tax, deduction] = [
      sumOf(own, 'taxBase'),
      sumOf(own, 'tax'),
      sumOf(own, 'deduction'),
    ]
    return { name, rate: own[0]?.rate ?? 0, taxBase, tax, deduction }
  })
}

/** Severance of a year that the agent's documents leave out, at most: the law's average months, kopecks. */
function severanceOf({ otherPay = [], severanceAverageMonth, severanceFarNorth }: Terms) {
  const paid = otherPay.filter(({ kind }) => kind === 'severance')
  return Math.min(
    paid.reduce<number>((sum, { amount }) => sum + amount, 0),
    (severanceFarNorth ? 6 : 3) * (severanceAverageMonth ?? 0),
  )
}

it('the parts and the codes of a payment add up to its sums', () => {
  fc.assert(
    fc.property(anyPaid, ({ one: { year, terms }, ...paydays }) => {
      const { payments, remittances } = paymentsOf(terms, { paydays, law: lawOf(year) })
      const severance = severanceOf(terms)
      let leftOut = 0
      for (const { taxParts, incomes, grossIncome, incomeTax } of payments) {
        const income = sumOf(taxParts, 'income')
        leftOut += grossIncome - income
        expect(sumOf(taxParts, 'tax')).toBe(incomeTax)
        expect(sumOf(incomes, 'amount')).toBe(income)
        if (severance === 0) expect(income).toBe(grossIncome)
        else expect(income).toBeLessThanOrEqual(grossIncome)
        for (const { income, deduction, taxBase } of taxParts)
          expect(taxBase).toBe(income - deduction)
      }
      // Severance of a month without employment is not paid.
      expect(leftOut).toBeLessThanOrEqual(severance)
      for (const { byBudgetCode, incomeTax } of remittances) {
        expect(sumOf(byBudgetCode, 'tax')).toBe(incomeTax)
      }
    }),
    { numRuns: runs(5_000) },
  )
})

it('the lines of a year fill each bracket, have its rate, and do not depend on the division of months', () => {
  fc.assert(
    fc.property(anyPaid, ({ one: { year, terms }, ...paydays }) => {
      const { incomeBefore: _, ...others } = terms
      const law = lawOf(year)
      const { payments } = paymentsOf(others, { paydays, law })
      const lines = linesOf(payments)
      const hasDeductions = sumOf(lines, 'deduction') > 0
      for (const { rate, taxBase, tax } of lines) {
        expect(taxBase).toBeGreaterThanOrEqual(0)
        // Each payment of a non-resident is rounded by itself, a later deduction can leave tax withheld too much, and
        // tiny pay can be too small for its tax.
        if (!terms.isNonResident && !hasDeductions && taxBase > 1_000_000)
          expect(Math.abs(tax * 100 - taxBase * rate)).toBeLessThanOrEqual(10_000)
      }
      const isResident = !terms.isNonResident && !terms.hasTaxPrivilege
      if (
        isResident &&
        year >= 2025 &&
        lines.some(({ name, taxBase }) => name === 'main 15' && taxBase > 0)
      )
        expect(lines.find(({ name }) => name === 'main 13')?.taxBase).toBe(240_000_000)
      const byCode = payments.flatMap(({ deductions }) => deductions)
      expect(sumOf(byCode, 'amount')).toBeGreaterThanOrEqual(sumOf(lines, 'deduction'))
      const whole = { ...paydays, advancePercent: 0 }
      const undivided = linesOf(paymentsOf(others, { paydays: whole, law }).payments)
      if (!terms.isNonResident)
        expect(lines.map(({ name, taxBase, deduction }) => [name, taxBase, deduction])).toEqual(
          undivided.map(({ name, taxBase, deduction }) => [name, taxBase, deduction]),
        )
    }),
    { numRuns: runs(5_000) },
  )
})
