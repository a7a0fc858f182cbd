import { describeInputProblem, type InputProblem, validateRequest } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { answerGrossUp } from './answer-gross-up.ts'

/** The problem of a request for a net pay of one rouble. */
function problemOf(fields: object): InputProblem {
  const reading = validateRequest('grossUp', { target_net: 100, ...fields })
  if (!reading.ok) throw new Error('The request itself is wrong')
  const answer = answerGrossUp(reading.request, 2026, 'en')
  if (answer.ok) throw new Error('The target can be reached')
  return answer.problems[0] as InputProblem
}

describe('a target that no salary brings', () => {
  it('is limited by the largest salary', () => {
    // 30 % of a billion roubles a month, all that a salary may be.
    const problem = problemOf({ target_net: 80_000_000_000, is_not_resident: true })
    expect(problem).toEqual({
      code: 'out_of_range',
      pointer: '/target_net',
      minimum: 100,
      maximum: 70_000_000_000,
      bounded_by: 'gross_salary',
    })
  })

  it('is limited by a first month without a paid day', () => {
    // The 31st of October 2026 is a Saturday.
    const problem = problemOf({
      basis: 'first_month',
      start_date: '2026-10-31',
      first_month: 'working_days',
    })
    expect(problem).toEqual({
      code: 'out_of_range',
      pointer: '/target_net',
      maximum: 0,
      bounded_by: 'first_month',
    })
    expect(describeInputProblem(problem, 'en').detail).toBe(
      '"target_net" must be at most 0: "first_month" limits it.',
    )
  })

  it('is limited by the tax of earlier income that takes all pay', () => {
    const income_before = {
      base_gross_income: 1_200_000_000_000,
      north_gross_income: 0,
      tax_withheld: 0,
    }
    expect(problemOf({ start_date: '2026-12-01', income_before })).toMatchObject({
      maximum: 0,
      bounded_by: 'income_before',
    })
  })
  it('is limited by a first month without a paid day that has other pay', () => {
    // Of a gift of 5,000, 1,000 are taxed: 5,000 − 130.
    const problem = problemOf({
      target_net: 1_000_000,
      basis: 'first_month',
      start_date: '2026-10-31',
      first_month: 'working_days',
      other_pay: [{ kind: 'gift', month: 10, amount: 500_000 }],
    })
    expect(problem).toMatchObject({ maximum: 487_000, bounded_by: 'first_month' })
  })

  it('is limited by a last month without a paid day', () => {
    // The 1st of November 2026 is a Sunday.
    const problem = problemOf({
      basis: 'every_month',
      start_date: '2026-10-01',
      end_date: '2026-11-01',
      last_month: 'working_days',
    })
    expect(problem).toMatchObject({ maximum: 0, bounded_by: 'last_month' })
  })

  it('is limited by self-employment, whose income has a limit', () => {
    // 2,400,000 − 6 % over two months.
    const selfEmployed = { start_date: '2026-11-01', employment_type: 'SELF_EMPLOYED' }
    expect(problemOf({ ...selfEmployed, target_net: 240_000_000 })).toMatchObject({
      maximum: 112_800_000,
      bounded_by: 'employment_type',
    })
    const monthly_bonuses = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250_000_000]
    expect(problemOf({ ...selfEmployed, monthly_bonuses })).toMatchObject({
      maximum: 0,
      bounded_by: 'monthly_bonuses',
    })
  })
})
