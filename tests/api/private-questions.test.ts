import type { ComparisonResponse } from '@oklad/contract'
import { describe, expect, it } from 'vitest'
import { problemCodes } from '../support/answers.ts'
import { averageEarningsCases, recalculationCases } from '../support/golden.ts'
import { calculatePrivately, PRIVATE, post } from '../support/http.ts'
import { sharedInProcess } from '../support/in-process.ts'

/** 250,000 a month, which crosses 2.4 million in October. */
const salary = { gross_salary: 25_000_000, start_date: '2026-01-01' }

describe('questions about a private calculation', () => {
  const server = sharedInProcess()
  const ask = (question: string, request: object, headers: Record<string, string> = {}) =>
    post(server(), `${PRIVATE}/${question}`, request, { 'x-api-key': server().key, ...headers })

  describe('explain', () => {
    it('answers with the private calculation and the steps of its figures', async () => {
      const { json, status, headers } = await ask('explain', salary)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      const { calculation, explanation } = json as Record<string, never>
      expect(calculation).toEqual((await calculatePrivately(server(), salary)).json)
      // 13 % of 150,000 up to 2.4 million and 15 % of 100,000 above it.
      expect(explanation).toContainEqual(
        expect.objectContaining({
          pointer: '/monthly_details/9/monthly_base_tax_amount',
          title: 'Tax withheld on base pay',
          value: 3_450_000,
        }),
      )
    })

    it('answers in Russian', async () => {
      const { text } = await ask('explain', salary, { 'accept-language': 'ru' })
      expect(text).toContain('НДФЛ с основной базы')
    })
  })

  describe('gross-up', () => {
    it('finds the salary for a net pay, with its calculation', async () => {
      const { json, status } = await ask('gross-up', {
        target_net: 8_700_000,
        start_date: '2026-12-01',
      })
      expect(status).toBe(200)
      // 13 % of 100,000 are 13,000.
      expect(json).toMatchObject({
        basis: 'annual',
        target_net: 8_700_000,
        gross_salary: 10_000_000,
        net_reached: 8_700_000,
        excess: 0,
        calculation: { gross_salary: 10_000_000, annual_net_income: 8_700_000 },
      })
    })

    it('refuses a target out of reach with the largest possible one', async () => {
      const { json, status } = await ask('gross-up', { target_net: 299_999_999_999 })
      expect(status).toBe(400)
      const [{ pointer, code, detail }] = json['errors'] as [Record<string, string>]
      expect({ pointer, code }).toEqual({ pointer: '/target_net', code: 'out_of_range' })
      const largest = /at most (\d+):/.exec(detail ?? '')?.[1]
      expect((await ask('gross-up', { target_net: Number(largest) })).status).toBe(200)
      expect((await ask('gross-up', { target_net: Number(largest) + 1 })).status).toBe(400)
    })
  })

  describe('compare', () => {
    it('takes the payer of the self-employed and earlier income under an employment contract', async () => {
      const asked = { gross_salary: 15_000_000, start_date: '2026-07-01' }
      const selfEmployed = async (fields: object) => {
        const { json } = await ask('compare', { ...asked, ...fields })
        return (json as Pick<ComparisonResponse, 'at_equal_gross'>).at_equal_gross.engagements[2]
      }
      // 6 × 150,000: 4 % are 36,000.
      expect(await selfEmployed({ npd_income_source: 'INDIVIDUAL' })).toMatchObject({
        annual_tax_amount: 3_600_000,
      })
      // 1,500,000 before: 2,400,000 in all, the limit. A kopeck more passes it.
      const earlier = (base_gross_income: number) => ({
        income_before: { base_gross_income, north_gross_income: 0, tax_withheld: 19_500_000 },
      })
      expect(await selfEmployed(earlier(150_000_000))).toMatchObject({
        annual_tax_amount: 5_400_000,
      })
      expect(await selfEmployed(earlier(150_000_001))).toEqual({
        employment_type: 'SELF_EMPLOYED',
        absent: 'income_limit_passed',
      })
    })

    it('compares the contract types, with a notice', async () => {
      const { json, status } = await ask('compare', { ...salary, gross_salary: 15_000_000 })
      expect(status).toBe(200)
      // 1.8 million: 13 % are 234,000, 6 % are 108,000.
      expect(json).toMatchObject({
        at_equal_gross: {
          engagements: [
            { employment_type: 'TD', annual_tax_amount: 23_400_000 },
            { employment_type: 'GPH', annual_tax_amount: 23_400_000 },
            { employment_type: 'SELF_EMPLOYED', annual_tax_amount: 10_800_000 },
          ],
          best_for_employee: ['SELF_EMPLOYED'],
        },
        notice: expect.stringContaining('Labour Code, article 15'),
      })
    })
  })

  describe('payments', () => {
    const december = { gross_salary: 10_000_000, start_date: '2024-12-01', final_day: 10 }

    it('lists payments by date, each in the tax year in which it is paid', async () => {
      const { json, status } = await ask('payments', { ...december, advance_percent: 40 })
      expect(status).toBe(200)
      // 13 % of 40,000, and of 60,000 in the next year.
      expect(json).toMatchObject({
        payments: [
          { date: '2024-12-20', tax_amount: 520_000, transfer_date: '2024-12-28' },
          { date: '2025-01-10', tax_amount: 780_000, transfer_date: '2025-01-28' },
        ],
        tax_years: [{ tax_year: 2024 }, { tax_year: 2025 }],
      })
    })

    it('has a breakdown', async () => {
      const { json, status } = await ask('payments/explain', december)
      expect(status).toBe(200)
      expect(json['calculation']).toEqual((await ask('payments', december)).json)
      expect(json['explanation']).toContainEqual(
        expect.objectContaining({ pointer: '/payments/1/tax_amount' }),
      )
    })

    it('is refused where payments have no tax', async () => {
      const { json, status } = await ask('payments', { ...december, start_date: '2022-12-01' })
      expect(status).toBe(400)
      expect(json['errors']).toMatchObject([{ pointer: '/start_date', code: 'no_payments' }])
    })
  })

  it.each([
    ['{}', ['missing_field /target_net']],
    [
      '{"target_net":1,"basis":"weekly","gross_salary":5}',
      ['out_of_range /target_net', 'value_not_allowed /basis', 'unknown_field /gross_salary'],
    ],
    ['{"target_net":100,"gross":1}', ['unknown_field /gross']],
    ['[]', ['wrong_type ']],
    ['{"target_net":100,"target_net":200}', ['duplicate_field /target_net']],
    ['{"target_net":', ['malformed_json ']],
  ])('gross-up refuses %s with every problem', async (body, problems) => {
    const answer = await post(server(), `${PRIVATE}/gross-up`, body, { 'x-api-key': server().key })
    expect(answer.status).toBe(400)
    expect(problemCodes(answer)).toEqual(problems)
  })

  it.each(averageEarningsCases)('$id ($source)', async ({ path, request, expected }) => {
    const { json, status } = await ask(path.replace('Pay', '-pay'), request)
    expect(status).toBe(200)
    expect(json).toMatchObject(expected)
    const explained = await ask(`${path.replace('Pay', '-pay')}/explain`, request)
    expect(explained.json).toMatchObject({ calculation: json })
  })

  it.each(recalculationCases)('$id ($source)', async ({ request, expected }) => {
    const { json, status } = await ask('recalculate', request)
    expect(status).toBe(200)
    expect(json).toMatchObject(expected)
  })

  const questions = [
    'explain',
    'gross-up',
    'compare',
    'payments',
    'payments/explain',
    'recalculate',
  ]
  const byAverage = ['vacation-pay', 'vacation-pay/explain', 'sick-pay', 'sick-pay/explain']
  it.each([...questions, ...byAverage])('%s needs a key', async (question) => {
    const { json, status } = await post(server(), `${PRIVATE}/${question}`, '{}')
    expect(status).toBe(401)
    expect(json['code']).toBe('api_key_missing')
  })

  it.each([
    ['explain', '/gross_salary'],
    ['gross-up', '/target_net'],
    ['compare', '/gross_salary'],
  ])('%s lists all problems at once', async (question, missing) => {
    const { json, status } = await ask(question, { northern_coefficient: 99, childern_count: 1 })
    expect(status).toBe(400)
    const pointers = (json['errors'] as { pointer: string }[]).map(({ pointer }) => pointer)
    expect(pointers.sort()).toEqual(['/childern_count', '/northern_coefficient', missing].sort())
  })
})
