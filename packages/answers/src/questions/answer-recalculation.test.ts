import { responseSchemas } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { describe, expect, it } from 'vitest'
import { recalculationCases } from '../../../../tests/support/golden.ts'
import { answerRequest } from '../answer-request.ts'

const ask = (request: object) =>
  answerRequest.recalculate(JSON.stringify(request), 2026, () => 'en')

function answered(request: object) {
  const answer = ask(request)
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.body
}

const year = { gross_salary: 10_000_000, start_date: '2026-01-01' }

describe('a recalculation', () => {
  const isRecalculation = independentValidator(responseSchemas.RecalculationResponse)

  it.each(recalculationCases)('$id matches its schema and leads to every figure', ({ request }) => {
    const body = answered(request)
    assertValid(isRecalculation, body)
    const titles = body.explanation.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const { pointer, value, title, formula } of body.explanation) {
      expect(title + formula).not.toMatch(/undefined|NaN|null|[{}]/)
      if (pointer === null) continue
      const steps = pointer.split('/').slice(1)
      expect(steps.reduce((part, name) => part[name as never], body as object)).toBe(value)
    }
    const pointers = new Set(body.explanation.map(({ pointer }) => pointer))
    const { settlement, debt } = body
    const repayments = (debt?.repayments ?? []).flatMap((_, index) =>
      ['limit', 'amount'].map((name) => `/debt/repayments/${index}/${name}`),
    )
    const names = ['gross_income', 'tax_amount', 'net_income', 'contributions'] as const
    const told = names.filter((name) => settlement[name] !== 0).map((name) => `/settlement/${name}`)
    expect([...told, ...repayments].filter((pointer) => !pointers.has(pointer))).toEqual([])
  })

  it('names the article of each sum, and warns of the grounds of a debt', () => {
    const { explanation, warnings } = answered(recalculationCases[1]?.request ?? {})
    const articleAt = (pointer: string) =>
      explanation.find((step) => step.pointer === pointer)?.citation.article
    expect(articleAt('/settlement/gross_income')).toBe('ст. 223 п. 1')
    expect(articleAt('/settlement/contributions')).toBe('ст. 424 п. 1, ст. 431 п. 1')
    expect(articleAt('/excess_tax/found')).toBe('ст. 231 п. 1, 1.1')
    expect(articleAt('/debt/repayments/0/limit')).toBe('ст. 138')
    expect(warnings).toMatchObject([{ code: 'debt_needs_grounds' }])
  })

  it('warns of tax that deductions of later months without pay make too much', () => {
    const pay = (february: number) => ({
      ...{ ...year, children_count: 2 },
      monthly_salaries: [10_000_000, february, 10_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 100_000],
    })
    const years = { before: pay(10_000_000), after: pay(11_000_000) }
    // 13 % of 310,000 less 4 × 4,200 are withheld by 15 April; of 311,000 less 12 × 4,200 are due.
    expect(answered({ ...years, paid_on: '2026-04-15' }).warnings).toMatchObject([
      { code: 'excess_tax', detail: expect.stringContaining('by 4,238.00 roubles') },
    ])
  })

  it('says that its sums are before writs', () => {
    const after = { ...year, deductions_after_tax: [{ kind: 'alimony_share', share: [1, 4] }] }
    const fields = ['deductions_after_tax']
    for (const years of [
      { before: year, after },
      { before: after, after: year },
    ]) {
      const { warnings } = answered({ ...years, paid_on: '2026-02-06' })
      expect(warnings).toMatchObject([{ code: 'contradictory_fields', fields }])
    }
  })

  it('keeps back no debt under a civil contract', () => {
    const contract = { ...year, employment_type: 'GPH' }
    const after = { ...contract, gross_salary: 9_000_000 }
    const request = { before: contract, after, paid_on: '2026-02-06' }
    const { debt, warnings, explanation } = answered(request)
    // January: 10,000 − 1,300.
    expect(debt).toEqual({ amount: 870_000, repayments: [], left: 870_000 })
    expect(warnings).toMatchObject([{ detail: expect.stringContaining('Civil Code') }])
    const ofDebt = explanation.find(({ pointer }) => pointer === '/debt/amount')
    expect(ofDebt?.citation.article).toBe('ст. 1102')
  })

  it.each([
    [{ before: year, after: year }, ['missing_field /paid_on']],
    [{ before: year, after: year, paid_on: '2027-01-11' }, ['paid_in_another_year /paid_on']],
    [
      { before: year, after: { ...year, start_date: '2025-01-01' }, paid_on: '2026-06-19' },
      ['out_of_range /after/start_date'],
    ],
    [
      {
        before: { ...year, employment_type: 'SELF_EMPLOYED' },
        after: { gross_salary: -1, bonus: 1 },
        paid_on: '2026-06-31',
      },
      [
        'out_of_range /after/gross_salary',
        'impossible_date /paid_on',
        'no_payments /before/employment_type',
        'unknown_field /after/bonus',
      ],
    ],
    [
      {
        before: { ...year, is_not_resident: true, children_count: 1, end_date: '2027-01-31' },
        after: year,
        paid_on: '2026-06-19',
      },
      ['out_of_range /before/end_date'],
    ],
  ])('refuses %j with every problem', (request, problems) => {
    const answer = ask(request)
    expect(
      answer.ok ? [] : answer.problems.map(({ code, pointer }) => `${code} ${pointer}`),
    ).toEqual(problems)
  })
})
