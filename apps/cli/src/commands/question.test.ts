import { answerRequest } from '@oklad/answers'
import { describe, expect, it } from 'vitest'
import { runOklad } from '../testing/run-oklad.ts'

const questions = [
  ['calc', 'privateCalc', '--salary 150000 --children 2', { gross_salary: 15_000_000 }],
  ['explain', 'explain', '--salary 150000 --children 2', { gross_salary: 15_000_000 }],
  ['compare', 'compare', '--salary 150000 --children 2', { gross_salary: 15_000_000 }],
  ['gross-up', 'grossUp', '--net 87000 --children 2', { target_net: 8_700_000 }],
  ['payments', 'payments', '--salary 150000 --children 2', { gross_salary: 15_000_000 }],
] as const

describe.each(questions)('oklad %s', (command, path, options, request) => {
  it('prints the answer of the service with --json', async () => {
    const { stdout } = await runOklad([command, ...options.split(' '), '--json'])
    const body = JSON.stringify({ ...request, children_count: 2 })
    const answer = answerRequest[path](body, 2026, () => 'en')
    expect(JSON.parse(stdout)).toEqual(answer.ok && answer.body)
  })

  const amount = command === 'gross-up' ? '--net' : '--salary'
  it.each([
    [80, '700000000'],
    [80, '1000000 --lang ru --district 2 --northern 100'],
    [80, '217500.99 --bonus 12=1000000 --children 3 --social-expenses 50000 --lang ru'],
    [120, '150000 --district 1.5 --northern 80 --accident 0.2'],
  ])('has no line wider than %i columns: %s', async (columns, given) => {
    const argv = [command, amount, ...given.split(' ')]
    const { code, stdout } = await runOklad(argv, { columns })
    expect(code).toBe(0)
    // An address is never broken.
    const lines = stdout.split('\n').filter((line) => !line.includes('http'))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns)
    expect(stdout).not.toMatch(/undefined|NaN|null/)
  })
})
