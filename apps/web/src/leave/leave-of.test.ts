import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import type { Details } from '../input/details.ts'
import { emptyInput } from '../input/input.ts'
import { outcomeOf, type Solved } from '../input/outcome.ts'
import { raiseRules } from '../input/request-of.ts'
import { exampleLeave } from './example-leave.ts'
import { gainOf, type Leave, type LeaveAnswer, leaveOf } from './leave-of.ts'
import { yearsOf } from './years.ts'

/** A leave beside a salary of 100,000 a month. */
const answer = (leave: Partial<Leave>, details: Details = {}) => {
  const input = {
    ...{ ...emptyInput, amount: roubles(100_000) },
    details: { start_date: '2026-01-01', ...details },
  }
  const all = { ...exampleLeave(leave.kind ?? 'vacation', 2026), ...leave }
  return leaveOf(yearsOf(input, outcomeOf(input, 2026) as Solved), all) as LeaveAnswer | undefined
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

  // Of 14 days 11 are in December, then 1 to 8 January are holidays. 8 of 22 working days less are 36,363.64, 1 of 15 in
  // January 6,666.67. Tax of 2026: 157,484 of 1,211,417.94 in place of 156,000; of 2027: 155,133 of 1,193,333.33.
  it('that ends in the next year changes both', () => {
    const crossing = answer({ from: '2026-12-21' })
    expect(crossing?.payments.map(({ kind }) => kind)).toEqual(['advance', 'vacation_pay', 'final'])
    expect(crossing).toMatchObject({ lastDay: '2027-01-11', change: 993_394 - 579_967 })
  })

  // 11 January is the first working day of 2027, so its vacation is paid on 30 December: 6,212 more tax in 2026. 10 of 15
  // working days less are 66,666.67, with 147,333 of tax in place of 156,000.
  it('of the next year is computed by it, and taxed in the year of its payment', () => {
    const january = answer({ from: '2027-01-11' })
    expect(january).toMatchObject({ pay: 4_778_158, net: 4_156_958 })
    expect(january).toMatchObject({ change: 4_156_958 - 5_799_967, lastDay: '2027-01-24' })
    expect(january?.payments.find(({ kind }) => kind === 'vacation_pay')?.date).toBe('2026-12-30')
    expect(answer({ from: '2028-01-17' })).toBeUndefined()
  })

  // 600,000 / 12 / 29.3 = 1,706.48 × 14. The last two months before 15 March 2027 have the present 100,000:
  // (10 × 50,000 + 2 × 100,000) / 12 / 29.3 = 1,990.90.
  it('takes the earnings of last year by month', () => {
    const earned = (from: string) => ({ earned_before: { from, pays: Array(12).fill(5_000_000) } })
    expect(answer({ from: '2026-01-26' }, earned('2025-01-01'))).toMatchObject({ pay: 2_389_072 })
    expect(answer({ from: '2027-03-15' }, earned('2026-01-01'))).toMatchObject({ pay: 2_787_260 })
    // Those of another year do not count.
    expect(answer({ from: '2027-03-15' }, earned('2025-01-01'))).toMatchObject({ pay: 4_778_158 })
  })

  // The northern part of the earnings is that of the terms: as now, to the kopeck.
  it('takes earnings with coefficient and allowance', () => {
    const norilsk = { territorial_multiplier: 180, northern_coefficient: 180 }
    const earned = { from: '2025-01-01', pays: Array(12).fill(26_000_000) }
    const asNow = answer({ from: '2026-03-16' }, norilsk)
    expect(answer({ from: '2026-03-16' }, { ...norilsk, earned_before: earned })).toMatchObject({
      pay: asNow?.pay,
      net: asNow?.net,
    })
  })

  // 600,000 and 900,000 / 730 = 2,054.79 × 10, of which the employer pays three days: 6,164.37.
  it('of an illness takes the earnings of two years, and its cause', () => {
    const sick = { kind: 'sick', earned: [60_000_000, 90_000_000] } as const
    expect(answer(sick)).toMatchObject({ pay: 2_054_790, payers: { employer: true, fund: true } })
    // The Fund pays for the care of a child from the first day.
    expect(answer({ ...sick, cause: 'child_under_8' })).toMatchObject({
      pay: 2_054_790,
      payers: { employer: false, fund: true },
    })
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

describe('the days of a calendar', () => {
  const input = { ...emptyInput, amount: roubles(100_000) }
  const years = yearsOf(input, outcomeOf(input, 2026) as Solved)
  const gain = (from: string) => gainOf(years, { kind: 'vacation', from, days: 14 })

  // 10 of 21 working days of March are 47,619.05: 162.53 more before tax of 21.
  it('have the same change as the answer, and the working days that are free', () => {
    expect(gain('2026-03-16')).toMatchObject({ change: 14_153, workingDays: 10 })
    expect(gain('2026-07-06')).toMatchObject({ change: 374_432, workingDays: 10 })
    expect(gain('2026-12-21')).toMatchObject({ change: 413_427, workingDays: 9 })
    expect(gain('2027-01-11')).toMatchObject({ change: -1_643_009, beginsAtWork: true })
  })

  it('know a day off', () => {
    expect(gain('2026-03-15')).toMatchObject({ beginsAtWork: false })
    expect(gain('2027-05-09')).toMatchObject({ beginsAtWork: false })
  })
})
