import type { Warning } from '@oklad/contract/internal'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { expect, it } from 'vitest'
import { answerRequest } from './answer-request.ts'

const ask = (name: keyof typeof answerRequest, request: unknown) => {
  const text = typeof request === 'string' ? request : JSON.stringify(request)
  const answer = answerRequest[name](text, 2026, () => 'en')
  return answer.ok ? JSON.parse(JSON.stringify(answer.body)) : answer.problems
}

const december = { start_date: '2026-12-01' }

it('a gross-up finds a salary for each month', () => {
  const found = ask('grossUp', {
    target_net: 8_700_000,
    basis: 'every_month',
    ...december,
    has_tax_privilege: null,
  })
  expect(found.monthly_salaries.slice(0, 11)).toEqual(Array(11).fill(0))
  expect(found.gross_salary).toBeUndefined()
})

it('all answers have the figures of the private calculation', () => {
  const request = { gross_salary: 10_000_000, ...december }
  const { engagements } = ask('compare', request).at_equal_gross
  expect(engagements[0]).toMatchObject({ employment_type: 'TD', annual_tax_amount: 1_300_000 })
  expect(ask('explain', request).calculation.annual_tax_amount).toBe(1_300_000)
  const early = ask('compare', { gross_salary: 1, start_date: '2018-12-01' })
  expect(early.at_equal_gross.engagements[2].absent).toBe('regime_not_in_force')
  expect(ask('compare', {})).toHaveLength(1)
  expect(ask('calc', {})).toHaveLength(1)
  expect(ask('privateCalc', { ...request, children_count: 0 })).toHaveProperty('deduction_result')
})

it('says in a comparison what else is to be known, and what it does not count', () => {
  const unknown = { gross_salary: 10_000_000, start_date: `${NEWEST_TAX_YEAR + 1}-12-01` }
  const deductions_after_tax = [{ kind: 'writ', debt: 100 }]
  const asked = { ...unknown, law_version: true, employment_type: 'GPH', deductions_after_tax }
  const { warnings, law_version } = ask('compare', asked)
  expect(warnings.map(({ code, fields }: Warning) => [code, fields])).toEqual([
    ['provisional_law', undefined],
    ['contradictory_fields', ['employment_type', 'deductions_after_tax']],
  ])
  const ofYear = { has_gto_badge: true, housing_expense: 1, social_expense: 0, other_employers: [] }
  const { warnings: refunds } = ask('compare', { ...december, gross_salary: 1, ...ofYear })
  expect(refunds.flatMap(({ fields }: Warning) => fields ?? []).sort()).toEqual([
    ...['has_gto_badge', 'housing_expense'],
  ])
  expect(law_version).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(ask('payments', { ...unknown, law_version: true }).law_version).toBe(law_version)
  expect(ask('compare', { ...unknown, start_date: '2026-12-01' })).not.toHaveProperty('warnings')
})

it('asks for the language only where the answer has words', () => {
  const isAsked = (name: keyof typeof answerRequest, request: object) => {
    let asked = false
    answerRequest[name](JSON.stringify(request), 2026, () => {
      asked = true
      return 'ru'
    })
    return asked
  }
  const request = { gross_salary: 10_000_000 }
  expect(isAsked('calc', request)).toBe(false)
  expect(isAsked('privateCalc', request)).toBe(false)
  expect(isAsked('privateCalc', { ...request, warnings: true })).toBe(true)
  expect(isAsked('privateCalc', { ...request, start_date: `${NEWEST_TAX_YEAR + 1}-01-01` })).toBe(
    true,
  )
  expect(isAsked('explain', request)).toBe(true)
})
