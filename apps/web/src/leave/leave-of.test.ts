import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf, type Solved } from '../input/outcome.ts'
import { raiseRules } from '../input/request-of.ts'
import { exampleLeave, type Leave, type LeaveAnswer, leaveOf } from './leave-of.ts'

/** A leave beside a salary of 100,000 a month. */
const answer = (leave: Partial<Leave>, details: Details = {}) => {
  const input = { ...emptyInput, amount: roubles(100_000), details }
  const all = { ...exampleLeave(leave.kind ?? 'vacation', 2026), ...leave }
  return leaveOf(outcomeOf(input, 2026) as Solved, all, details) as LeaveAnswer | undefined
}

const vacation = { kind: 'vacation', from: '2026-03-16', days: 14 } as const

describe('a leave of a year', () => {
  it('has its pay, and what it changes', () => {
    // 100,000 / 29.3 = 3,412.97; × 14 = 47,781.58, of which 6,212 is tax. 10 of 23 working days less are 43,478.26:
    // 4,303.32 more before tax of 559.
    expect(answer({})).toMatchObject({ pay: 4_778_158, net: 4_156_958, change: 374_432 })
  })

  it('counts beside another vacation of the year, which is not paid again', () => {
    // March pays 11 of 21 days: (1,100,000 + 52,380.95) / (11 × 29.3 + 29.3 × 17 / 31) = 3,405.71; × 14 = 47,679.94.
    // 4,201.68 more before tax: 156,567 of 1,204,364.21 in place of 156,021 of 1,200,162.53.
    const found = answer({}, { absences: [vacation] })
    expect(found).toMatchObject({ pay: 4_767_994, change: 365_568 })
    expect(found?.payments.map(({ kind }) => kind)).toEqual(['vacation_pay', 'advance', 'final'])
  })

  // 12 × 100,000 × 1.2 / 12 / 29.3 = 4,095.56; × 14. In August the last of the 12 months has 120,000.
  it.each([
    ['2026-07-06', true, 5_733_784],
    ['2026-08-03', true, 5_733_784],
    // (11 × 100,000 + 120,000) / 12 / 29.3 = 3,469.85
    ['2026-08-03', false, 4_857_790],
    // 22 June to 5 July, 9 days before the raise: 9 × 3,412.97 + 5 × 4,095.56
    ['2026-06-22', true, 5_119_453],
    ['2026-03-16', true, 4_778_158],
  ])('from %s is indexed by a raise from July for all: %s', async (from, for_all, pay) => {
    await raiseRules.load()
    const raise = { month: 7, salary: 12_000_000, for_all }
    expect(answer({ from }, { raise })).toMatchObject({ pay })
  })

  it('is not paid for days of another absence', () => {
    expect(answer({ from: '2026-03-20' }, { absences: [vacation] })).toBeUndefined()
  })

  it('takes other pay of its month for what it is', () => {
    const gift = { kind: 'gift', month: 7, day: 10, amount: 1_000_000 } as const
    expect(answer({}, { other_pay: [gift] })).toMatchObject({ pay: 4_778_158, net: 4_156_958 })
  })

  it('may come after a start in the middle of a month', () => {
    expect(answer({}, { start_date: '2026-03-16' })?.pay).toBe(4_778_158)
  })

  it('that ends in the next year has no change of this one, and is no best month', () => {
    const crossing = answer({ from: '2026-12-21' })
    expect(crossing?.payments.map(({ kind }) => kind)).toEqual(['advance', 'vacation_pay', 'final'])
    expect(crossing).not.toHaveProperty('change')
    expect(answer({ from: '2026-07-20', days: 28 })?.best?.month).not.toBe(12)
  })

  it('that is paid in another year has its pay before tax alone', () => {
    // 100,000 / 29.3 = 3,412.97; × 14 = 47,781.58. Three days before 9 January there are holidays, and 31 December 2025
    // is a day off.
    const first = { from: '2026-01-09' }
    const paid = { pay: 4_778_158, paidOn: '2025-12-30' }
    expect(answer(first)).toMatchObject(paid)
    expect(answer(first)).not.toHaveProperty('net')
    expect(answer({}, { absences: [{ ...vacation, ...first }] })).toHaveProperty('net')
    // An illness is paid after its last day: 3,287.67 × 19.
    const sick = { kind: 'sick', from: '2026-12-21', to: '2027-01-08' } as const
    expect(answer(sick)).toMatchObject({ pay: 6_246_573, paidOn: null })
  })

  it('of three days is paid by the employer alone', () => {
    // 1,200,000 × 2 / 730 = 3,287.67 a day.
    const sick = { kind: 'sick', to: '2026-07-08' } as const
    expect(answer(sick)).toMatchObject({ days: 3, pay: 986_301 })
    expect(answer(sick)?.payments.map(({ kind }) => kind)).not.toContain('fund')
  })
})
