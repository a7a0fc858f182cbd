import { readFileSync } from 'node:fs'
import { lawOf } from '@oklad/law'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deductionFigures, deductionSteps } from '../deductions/names.ts'
import { roubles } from '../money/kopecks.ts'
import { otherPayKinds } from '../pay/kinds.ts'
import { explainAveragePay } from '../questions/average-earnings/explain-average-pay.ts'
import { explainSickPay } from '../questions/average-earnings/sick-pay.ts'
import { explainPayments } from '../questions/payments/payments.ts'
import { recalculate } from '../questions/recalculation/recalculation.ts'
import { explainDeductions } from '../questions/writs/explain-deductions.ts'
import { explain } from '../readings/breakdown.ts'
import { anyCase } from '../testing/arbitraries.ts'
import { anyAveragePay, anySickLeave } from '../testing/average-earnings.ts'
import { monthly } from '../testing/terms.ts'
import { operations, recompute } from './recompute.ts'
import { simplify } from './simplify.ts'
import { given, type Input, type Step } from './step.ts'

describe('recompute throws', () => {
  const inputsOf = (...values: number[]): Input[] => values.map((value) => given('salary', value))
  const brackets = [{ above: 0, upTo: 100, rate: 13, amount: 100, tax: 1_300 }]

  it.each([
    ['a base above all of the brackets', 'progressive_tax_to_roubles', [101]],
    ['a sum above all of the brackets', 'rate_at', [101]],
    ['an input that is missing', 'product', [1]],
    ['an input with a fraction', 'product', [1, 0.5]],
  ] as const)('for %s in %s', (_, operation, values) => {
    const step = { operation, inputs: inputsOf(...values), brackets }
    expect(() => recompute(step)).toThrow(RangeError)
  })
})

it('breakdowns use every kind of step, every figure name and every operation', () => {
  const used = { kinds: new Set<string>(), figures: new Set<string>(), operations: new Set() }
  const record = (steps: readonly Step[]) => {
    for (const { kind, operation, inputs } of steps) {
      used.kinds.add(kind)
      used.operations.add(operation)
      for (const { name, from } of inputs) if (from === undefined) used.figures.add(name)
    }
  }
  fc.assert(
    fc.property(anyCase, ({ terms, year }) => {
      const law = lawOf(year)
      const isPaid =
        law.figures.transferDays.value !== null && terms.contractType !== 'selfEmployment'
      const paid = isPaid
        ? explainPayments(terms, { paydays: { advancePercent: 40 }, law }).steps
        : []
      const { steps } = explain(terms, law)
      const simplified = simplify(steps, (id) => id.startsWith('income_tax'))
      record([...steps, ...simplified, ...paid])
    }),
    { numRuns: 600 },
  )
  fc.assert(
    fc.property(anyAveragePay, anySickLeave, (terms, leave) => {
      record([...explainAveragePay(terms).steps, ...explainSickPay(leave).steps])
    }),
    { numRuns: 600 },
  )
  const aid = { kind: 'material_aid', month: 1, amount: roubles(4_000) } as const
  for (const isNonResident of [false, true]) {
    const terms = { grossSalary: roubles(30_000), isNonResident, otherPay: [aid] }
    const more = { ...terms, monthlyBonuses: monthly({ 1: 1_000 }) }
    const options = { paidOn: '2026-06-19', law: lawOf(2026) }
    record(recalculate(more, { ...terms, children: 1 }, options).steps)
  }
  record(
    explainDeductions(
      [{ month: 1, netIncome: roubles(10_000) }],
      [
        { kind: 'alimony_share', share: [1, 4] },
        { kind: 'writ', debt: roubles(10_000) },
        { kind: 'writ', debt: roubles(10_000), keepsMinimum: roubles(7_000) },
        { kind: 'writ', debt: roubles(10_000), keepsMinimum: roubles(7_000) },
      ],
      'payments',
    ).steps,
  )
  // Types do not exist at run time, so this reads the names from the source.
  const source = readFileSync(new URL('./names.ts', import.meta.url), 'utf8')
  const [kinds, figures] = source
    .split('export type FigureName')
    .map((part) => [...part.matchAll(/\| '(\w+)'/g)].map(([, name]) => name))
  const ofDeductions = Object.values(deductionSteps).flatMap((steps) => Object.values(steps))
  expect([...used.kinds].sort()).toEqual([...new Set([...(kinds ?? []), ...ofDeductions])].sort())
  const ofLaw = Object.values(deductionFigures)
    .flatMap((names) => Object.entries(names))
    .flatMap(([key, name]) => (key === 'passed' ? [] : [name]))
  const figureNames = [...(figures ?? []), ...ofLaw, ...otherPayKinds]
  expect([...used.figures].sort()).toEqual(figureNames.sort())
  expect([...used.operations].sort()).toEqual([...operations].sort())
})
