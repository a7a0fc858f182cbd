import { expect, it } from 'vitest'
import {
  type Answerer,
  answerComparison,
  answerExplanation,
  answerGrossUpRequest,
  calculationAnswerer,
} from './answer.ts'

const ask = (answerer: Answerer, request: unknown) => {
  const text = typeof request === 'string' ? request : JSON.stringify(request)
  const answer = answerer(text, 2026, () => 'en')
  return answer.ok ? JSON.parse(answer.body) : answer.problems
}
const december = { start_date: '2026-12-01' }

it('finds a salary and shows the calculation that reaches the net', () => {
  const found = ask(answerGrossUpRequest, { target_net: 8_700_000, ...december })
  expect(found).toMatchObject({ basis: 'annual', target_net: 8_700_000 })
  expect(found.net_reached - 8_700_000).toBe(found.excess)
  expect(found.calculation.gross_salary).toBe(found.gross_salary)
  expect(found.calculation.annual_net_income).toBe(found.net_reached)
})

it('finds a salary for each month', () => {
  const found = ask(answerGrossUpRequest, {
    target_net: 8_700_000,
    basis: 'every_month',
    ...december,
    has_tax_privilege: null,
  })
  expect(found.monthly_salaries.slice(0, 11)).toEqual(Array(11).fill(0))
  expect(found.gross_salary).toBeUndefined()
})

it.each([
  [{}, ['/target_net']],
  [{ target_net: 1, basis: 'weekly', gross_salary: 5 }, ['/target_net', '/basis', '/gross_salary']],
  [{ target_net: 100, gross: 1 }, ['/gross']],
  [{ target_net: 290_000_000_000 }, ['/target_net']],
  [[], ['']],
  ['{"target_net":100,"target_net":200}', ['/target_net']],
  ['{"target_net":', ['']],
])('says all that is wrong with %j', (request, pointers) => {
  const problems: { pointer: string }[] = ask(answerGrossUpRequest, request)
  expect(problems.map(({ pointer }) => pointer)).toEqual(pointers)
})

it('compares and explains what the private calculation computes', () => {
  const request = { gross_salary: 10_000_000, ...december }
  const { engagements } = ask(answerComparison, request).at_equal_gross
  expect(engagements[0]).toMatchObject({ employment_type: 'TD', annual_tax_amount: 1_300_000 })
  expect(ask(answerExplanation, request).calculation.annual_tax_amount).toBe(1_300_000)
  const early = ask(answerComparison, { gross_salary: 1, start_date: '2018-12-01' })
  expect(early.at_equal_gross.engagements[2].absent).toBe('regime_not_in_force')
  expect(ask(answerComparison, {})).toHaveLength(1)
  expect(ask(calculationAnswerer('public'), {})).toHaveLength(1)
  expect(ask(calculationAnswerer('private'), { ...request, children_count: 0 })).toHaveProperty(
    'deduction_result',
  )
})
