import { responseSchemas } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerRequest } from '../answer-request.ts'
import { anyRequest } from '../testing/requests.ts'

/** January on 30,000 with one child, paid on 20 and 30 January: 10,622 and 15,660 after tax. */
const january = {
  ...{ gross_salary: 3_000_000, start_date: '2026-01-01', end_date: '2026-01-31' },
  ...{ children_count: 1, advance_percent: 40, final_day: 31 },
}
const alimony = { kind: 'alimony_share', share: [1, 4] }
const loan = { kind: 'writ', debt: 10_000_000 }
/** A calculation has no days of payment. */
const plain = { advance_percent: undefined, final_day: undefined }
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

  it('explain a writ that is paid at once', () => {
    const answer = answerRequest.explainPayments(asked({ kind: 'writ', debt: 1 }), 2026, () => 'en')
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    expect(answer.body.calculation.payments).toMatchObject([
      { withheld_after_tax: 1, deductions_after_tax: [{ amount: 1, debt_left: 0 }] },
      { withheld_after_tax: 0, deductions_after_tax: [{ amount: 0, debt_left: 0 }] },
    ])
    expect(answer.body.explanation.map(({ formula }) => formula).join()).not.toContain('undefined')
  })

  it('change no tax', () => {
    const without = answerRequest.payments(JSON.stringify(january), 2026, () => 'en')
    if (!without.ok) throw new Error(JSON.stringify(without.problems))
    const taxes = ({ payments }: typeof without.body) =>
      payments.map(({ tax_amount }) => tax_amount)
    expect(taxes(calculation)).toEqual(taxes(without.body))
    expect(without.body.payments[0]).not.toHaveProperty('paid_out')
  })

  it('are explained with the article of every limit', () => {
    const lines = explanation.map(
      ({ pointer, title, formula, citation }) =>
        `${pointer} ${title}: ${formula} [${citation.article}]`,
    )
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^null Limit for all writs .*50% × 10,622\.00 = 5,311\.00 \[ст\. 99 ч\. 2\]/,
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
        'excluded_fields /deductions_after_tax/0/share',
        'missing_field /deductions_after_tax/0/debt',
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

describe('a year with writs', () => {
  it('counts a month as one payment, and explains its sums with the articles', () => {
    const text = JSON.stringify({ ...january, ...plain, deductions_after_tax: [alimony, loan] })
    const answer = answerRequest.explain(text, 2026, () => 'en')
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    const { calculation, explanation } = answer.body
    // 26,282 − 13,141.00; 100,000 − 6,570.50.
    const taken = [{ amount: 657_050 }, { amount: 657_050, debt_left: 9_342_950 }]
    const sums = { withheld_after_tax: 1_314_100, paid_out: 1_314_100, deductions_after_tax: taken }
    expect(calculation).toMatchObject({ ...sums, monthly_details: [sums] })
    assertValid(independentValidator(responseSchemas.ExplanationResponse), answer.body)
    const byPointer = new Map(explanation.map((step) => [step.pointer, step]))
    expect(byPointer.get('/monthly_details/0/deductions_after_tax/1/amount')).toMatchObject({
      title: 'Deducted by the writ (№ 2, January)',
      value: 657_050,
    })
    expect(byPointer.get('/monthly_details/0/paid_out')?.formula).toContain('26,282.00')
    expect(explanation).toContainEqual(
      expect.objectContaining({
        ...{ figure: 'writs_limit', value: 1_314_100 },
        citation: expect.objectContaining({ article: 'ст. 99 ч. 2' }),
      }),
    )
  })

  it('explains a proportion and a subsistence minimum with their articles', () => {
    const keeping = (debt: number) => ({ kind: 'writ', debt, keeps_minimum: 2_000_000 })
    const linesOf = (...writs: object[]) => {
      const text = JSON.stringify({ ...january, ...plain, deductions_after_tax: writs })
      const answer = answerRequest.explain(text, 2026, () => 'en')
      if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
      return answer.body.explanation.map((step) => {
        const { title, formula, citation } = step
        return `${title}: ${formula} (${citation.article})`
      })
    }
    expect(linesOf(loan, { kind: 'writ', debt: 5_000_000 })).toEqual(
      expect.arrayContaining([
        'Due by the writs of the priority (priority 4, January): 100,000.00 + 50,000.00 = 150,000.00 (ст. 111 ч. 3)',
        'Deducted by the writ (№ 1, January): 13,141.00 × 100,000.00 ÷ 150,000.00 ≈ 8,760.66 (ст. 111 ч. 3)',
        'Deducted by the writ (№ 2, January): 13,141.00 − 8,760.66 = 4,380.34 (ст. 111 ч. 3)',
      ]),
    )
    const kept = linesOf(alimony, keeping(3_000_000))
    expect(kept).toEqual(
      expect.arrayContaining([
        // 26,282 − 6,570.50 is below 20,000.
        expect.stringMatching(/^Deducted by the writ \(№ 2, January\): .*0\.00/),
        expect.stringMatching(
          /^Above the subsistence minimum \(priority 4, January\): .*ст\. 69 ч\. 5\.1/,
        ),
      ]),
    )
  })

  it('has the tax of the year without them', () => {
    fc.assert(
      fc.property(anyRequest('private'), (request) => {
        const { deductions_after_tax: _, ...others } = request
        const taxOf = (fields: object) => {
          const answer = answerRequest.privateCalc(JSON.stringify(fields), 2026, () => 'en')
          if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
          const { annual_tax_amount, annual_net_income, monthly_details } = answer.body
          const taxes = monthly_details.map(({ monthly_tax_amount }) => monthly_tax_amount)
          return { annual_tax_amount, annual_net_income, taxes }
        }
        expect(taxOf(request)).toEqual(taxOf(others))
      }),
      { numRuns: 300 },
    )
  })

  it('is the target of a gross-up', () => {
    const gross = (deductions_after_tax: object[], more: object) =>
      answerRequest.grossUp(
        JSON.stringify({
          ...january,
          ...plain,
          gross_salary: undefined,
          deductions_after_tax,
          ...more,
        }),
        2026,
        () => 'en',
      )
    const found = gross([alimony], { target_net: 1_971_150 })
    expect(found).toMatchObject({
      body: {
        ...{ gross_salary: 3_000_000, net_reached: 1_971_150, excess: 0 },
        calculation: { annual_net_income: 2_628_200, paid_out: 1_971_150 },
      },
    })
    const kept = [{ ...loan, keeps_minimum: 2_000_000 }]
    expect(gross(kept, { target_net: 2_000_000 })).toMatchObject({
      problems: [
        {
          ...{ code: 'excluded_fields', pointer: '/deductions_after_tax/0/keeps_minimum' },
          fields: ['deductions_after_tax/0/keeps_minimum', 'basis'],
        },
      ],
    })
    expect(gross(kept, { target_net: 2_000_000, basis: 'first_month' })).toMatchObject({
      body: { net_reached: 2_000_000 },
    })
  })
})
