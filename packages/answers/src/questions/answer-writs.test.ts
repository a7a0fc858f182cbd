import { responseSchemas } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { describe, expect, it } from 'vitest'
import { answerRequest } from '../answer-request.ts'

/** January on 30,000 with one child, paid on 20 and 30 January: 10,622 and 15,660 after tax. */
const january = {
  ...{ gross_salary: 3_000_000, start_date: '2026-01-01', end_date: '2026-01-31' },
  ...{ children_count: 1, advance_percent: 40, final_day: 31 },
}
const alimony = { kind: 'alimony_share', share: [1, 4] }
const loan = { kind: 'writ', debt: 10_000_000 }
const asked = (...deductions_after_tax: object[]) =>
  JSON.stringify({ ...january, deductions_after_tax })

describe('payments with writs', () => {
  const answer = answerRequest.explainPayments(asked(alimony, loan), 2026, () => 'en')
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  const { calculation, explanation } = answer.body

  it('have what each takes, what is left of a debt, and what is paid out', () => {
    // 26,282: a quarter is 6,570.50, half 13,141.00.
    expect(calculation.payments).toMatchObject([
      {
        ...{ net_income: 1_062_200, withheld_after_tax: 531_100, paid_out: 531_100 },
        deductions_after_tax: [{ amount: 265_550 }, { amount: 265_550, debt_left: 9_734_450 }],
      },
      {
        ...{ net_income: 1_566_000, withheld_after_tax: 783_000, paid_out: 783_000 },
        deductions_after_tax: [{ amount: 391_500 }, { amount: 391_500, debt_left: 9_342_950 }],
      },
    ])
    assertValid(independentValidator(responseSchemas.PaymentsExplanationResponse), answer.body)
  })

  it('change no tax', () => {
    const plain = answerRequest.payments(JSON.stringify(january), 2026, () => 'en')
    if (!plain.ok) throw new Error(JSON.stringify(plain.problems))
    const taxes = ({ payments }: typeof plain.body) => payments.map(({ tax_amount }) => tax_amount)
    expect(taxes(calculation)).toEqual(taxes(plain.body))
    expect(plain.body.payments[0]).not.toHaveProperty('paid_out')
  })

  it('are explained with the article of every limit', () => {
    const lines = explanation.map(
      ({ pointer, title, formula, citation }) =>
        `${pointer} ${title}: ${formula} [${citation.article}]`,
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^null Limit for all writs .*50 % × 10,622\.00 = 5,311\.00 \[ст\. 99 ч\. 2\]/,
        ),
        expect.stringMatching(
          /deductions_after_tax\/0\/amount Deducted by the writ \(№ 1, 20 January 2026\)/,
        ),
        expect.stringMatching(/paid_out Paid out after deductions .*10,622\.00 − 5,311\.00/),
      ]),
    )
    expect(lines.join()).not.toMatch(/undefined|NaN|[{}]/)
    const titles = explanation.map(({ title, month = '' }) => month + title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each([
    [[{ kind: 'alimony_share' }], ['missing_field /deductions_after_tax/0/share']],
    [
      [{ kind: 'writ', share: [1, 4], priority: 1, keeps_minimum: 5 }],
      [
        'missing_field /deductions_after_tax/0/debt',
        'excluded_fields /deductions_after_tax/0/share',
        'excluded_fields /deductions_after_tax/0/keeps_minimum',
      ],
    ],
    [
      [{ kind: 'alimony_share', share: [3, 2], sum: 1, priority: 2 }],
      [
        'excluded_fields /deductions_after_tax/0/sum',
        'excluded_fields /deductions_after_tax/0/priority',
        'out_of_range /deductions_after_tax/0/share/0',
      ],
    ],
  ])('refuse %j with every problem', (writs, problems) => {
    const refused = answerRequest.payments(asked(...writs), 2026, () => 'en')
    expect(
      refused.ok ? [] : refused.problems.map(({ code, pointer }) => `${code} ${pointer}`),
    ).toEqual(problems)
  })

  it('refuse other pay from which nothing may be deducted', () => {
    const other_pay = [{ kind: 'birth_aid', month: 1, amount: 1_000_000 }]
    const request = { ...january, other_pay, deductions_after_tax: [loan] }
    expect(answerRequest.payments(JSON.stringify(request), 2026, () => 'en')).toMatchObject({
      problems: [{ code: 'excluded_fields', pointer: '/deductions_after_tax' }],
    })
  })
})
