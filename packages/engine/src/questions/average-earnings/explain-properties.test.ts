import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recompute } from '../../breakdown/recompute.ts'
import type { Step } from '../../breakdown/step.ts'
import type { StepKind } from '../../index.ts'
import { anyAveragePay, anySickLeave } from '../../testing/average-earnings.ts'
import { averagePayOf } from './average-pay.ts'
import { explainAveragePay } from './explain-average-pay.ts'
import { explainSickPay, sickPayOf } from './sick-pay.ts'

/** Every step follows from its printed inputs, and each of those from a step before it. */
function expectSound(steps: readonly Step[]): void {
  const known = new Map<string, Step>()
  for (const step of steps) {
    expect([step.id, recompute(step)]).toEqual([step.id, step.value])
    for (const { from, value, exact } of step.inputs) {
      if (from === undefined) continue
      const { value: source, exact: ofSource } = known.get(from) as Step
      expect([from, value, exact]).toEqual([from, source, ofSource])
    }
    expect(known.has(step.id), step.id).toBe(false)
    known.set(step.id, step)
  }
}

const lastOf = (steps: readonly Step[], kind: StepKind) =>
  steps.findLast((step) => step.kind === kind)?.value ?? 0

it('every step of pay by average earnings can be worked out from what is printed', () => {
  fc.assert(
    fc.property(anyAveragePay, (terms) => {
      const { steps, pay } = explainAveragePay(terms)
      expect(pay).toEqual(averagePayOf(terms))
      expectSound(steps)
      expect(steps.find(({ kind }) => kind === 'daily_average')?.value).toBe(pay.dailyAverage)
      expect(lastOf(steps, 'days_counted')).toBe(pay.daysCounted)
      expect(lastOf(steps, 'average_pay')).toBe(pay.pay)
      expect(lastOf(steps, 'base_pay')).toBe(pay.basePay)
      expect(lastOf(steps, 'northern_pay')).toBe(pay.northernPay)
    }),
  )
})

it('every step of sick pay can be worked out from what is printed', () => {
  fc.assert(
    fc.property(anySickLeave, (terms) => {
      const { steps, pay } = explainSickPay(terms)
      expect(pay).toEqual(sickPayOf(terms))
      expectSound(steps)
      expect(lastOf(steps, 'employer_pay')).toBe(pay.employerPay)
      expect(lastOf(steps, 'fund_pay')).toBe(pay.fundPay)
      expect(lastOf(steps, 'base_pay')).toBe(pay.employerBasePay)
      expect(lastOf(steps, 'northern_pay')).toBe(pay.employerNorthernPay)
    }),
  )
})
