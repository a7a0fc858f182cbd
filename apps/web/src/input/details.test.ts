import { roubles } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { type DetailName, detailNames, withDetail } from './details.ts'
import { requestOf } from './request-of.ts'

describe('details', () => {
  it('have every field of the table but the pay itself and warnings', () => {
    expect(detailNames).toContain('territorial_multiplier')
    expect(detailNames).not.toContain('gross_salary')
    expect(detailNames).not.toContain('warnings')
  })

  it.each<[DetailName, unknown]>([
    ['territorial_multiplier', 100],
    ['employment_type', 'TD'],
    ['bonuses_attract_allowances', true],
    ['children_count', 0],
    ['housing_expense', 0],
    ['single_parent', undefined],
  ])('drop %s: %s, which changes nothing', (name, value) => {
    expect(withDetail({ [name]: 1 }, name, value as never)).toEqual({})
  })

  it.each<[DetailName, unknown]>([
    ['statutory_territorial_multiplier', 100],
    ['accident_rate', 20],
    ['bonuses_attract_allowances', false],
  ])('keep %s: %s', (name, value) => {
    expect(withDetail({}, name, value as never)).toEqual({ [name]: value })
  })
})

describe('the request of details', () => {
  const requestAndIgnored = (details: unknown) => {
    const { request, ignored } = requestOf(details as never, roubles(1), 2026)
    return { request, ignored }
  }

  it('leaves out fields that are useless under the contract type', () => {
    const details = { employment_type: 'GPH', territorial_multiplier: 130 } as const
    expect(requestAndIgnored(details)).toEqual({
      request: { gross_salary: 100, employment_type: 'GPH' },
      ignored: [],
    })
  })

  it('leaves out other pay with severance until its average month is given, and says so', () => {
    const details = { other_pay: [{ kind: 'severance', month: 6, amount: 100 }] } as const
    expect(requestAndIgnored(details)).toEqual({
      request: { gross_salary: 100, accident_rate: 20 },
      ignored: [{ name: 'other_pay', reason: 'lacks_average_month' }],
    })
    const whole = { ...details, severance_average_month: 100 }
    expect(requestAndIgnored(whole).ignored).toEqual([])
  })

  it('reports fields without a rule in the year and fields above their bound', () => {
    const details = {
      start_date: '2018-01-01',
      employment_type: 'SELF_EMPLOYED',
      has_registration_deduction: true,
      disabled_children_count: 1,
    } as const
    expect(requestAndIgnored(details)).toEqual({
      request: { gross_salary: 100, start_date: '2018-01-01', accident_rate: 20 },
      ignored: [
        { name: 'employment_type', reason: 'not_in_year' },
        { name: 'disabled_children_count', reason: 'out_of_range' },
      ],
    })
  })
})
