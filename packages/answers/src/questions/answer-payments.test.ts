import {
  describeInputProblem,
  type PaymentsExplanationResponse,
  PaymentsExplanationResponse as Schema,
} from '@oklad/contract'
import type { Answer, Language } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { NEWEST_TAX_YEAR, recompute } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { answerRequest } from '../answer-request.ts'

const ask = (fields: object, language: Language = 'en') =>
  answerRequest.payments(JSON.stringify(fields), 2026, () => language)

function bodyOf<Body extends object>(answer: Answer<Body>): Body {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
  return answer.body
}

// 40 % of 100,000, with half of it as the coefficient; the rest is paid on Friday 10 January 2025.
const december = {
  gross_salary: 10_000_000,
  territorial_multiplier: 150,
  start_date: '2024-12-01',
  final_day: 10,
  advance_percent: 40,
}

it('deducts for children in the month of an absence that is paid in the next one', () => {
  const request = { gross_salary: 5_000_000, start_date: '2026-01-01', advance_percent: 0 }
  const absences = [{ kind: 'unpaid', from: '2026-01-09', to: '2026-01-25' }]
  // On 5 February 50,000 × 5 / 15 = 16,666.67 for January, and 2 × 1,400: 13 % of 13,866.67.
  const { payments } = bodyOf(ask({ ...request, children_count: 1, absences }))
  expect(payments[0]).toMatchObject({ date: '2026-02-05', tax_amount: 180_300 })
})

describe('the answer with payments', () => {
  it('lists payments, transfers and tax years', () => {
    const advance = {
      gross_income: 6_000_000,
      base_gross_income: 4_000_000,
      north_gross_income: 2_000_000,
      tax_amount: 780_000,
      base_tax_amount: 520_000,
      north_tax_amount: 260_000,
      net_income: 5_220_000,
    }
    const rest = {
      gross_income: 9_000_000,
      base_gross_income: 6_000_000,
      north_gross_income: 3_000_000,
      tax_amount: 1_170_000,
      base_tax_amount: 780_000,
      north_tax_amount: 390_000,
      net_income: 7_830_000,
    }
    const month = '2024-12-01T00:00:00Z'
    const part = { base: 'main', rate: 13 }
    const sums = (income: number, tax_amount: number) => ({
      ...{ income, deduction: 0, tax_base: income, tax_amount },
    })
    expect(bodyOf(ask(december))).toEqual({
      gross_salary: 10_000_000,
      territorial_multiplier: 150,
      northern_coefficient: 100,
      advance_day: 20,
      final_day: 10,
      advance_percent: 40,
      payments: [
        {
          date: '2024-12-20',
          month,
          kind: 'advance',
          tax_year: 2024,
          ...advance,
          tax_rate: 13,
          transfer_date: '2024-12-28',
          slot: '03',
          income_codes: [{ code: '2000', amount: 6_000_000 }],
          deduction_codes: [],
          tax_parts: [
            { ...part, budget_code: '18210102010011000110', ...sums(6_000_000, 780_000) },
          ],
        },
        {
          date: '2025-01-10',
          month,
          kind: 'final',
          tax_year: 2025,
          ...rest,
          tax_rate: 13,
          transfer_date: '2025-01-28',
          slot: '01',
          income_codes: [
            { code: '2000', amount: 6_000_000 },
            { code: '2006', amount: 3_000_000 },
          ],
          deduction_codes: [],
          tax_parts: [
            { ...part, budget_code: '18210102010011000110', ...sums(6_000_000, 780_000) },
            {
              base: 'north',
              rate: 13,
              budget_code: '18210102210011000110',
              ...sums(3_000_000, 390_000),
            },
          ],
        },
      ],
      transfers: [
        {
          transfer_date: '2024-12-28',
          withheld_from: '2024-12-01',
          withheld_to: '2024-12-22',
          ...advance,
          slot: '03',
          budget_codes: [{ budget_code: '18210102010011000110', tax_amount: 780_000 }],
        },
        {
          transfer_date: '2025-01-28',
          withheld_from: '2025-01-01',
          withheld_to: '2025-01-22',
          ...rest,
          slot: '01',
          budget_codes: [
            { budget_code: '18210102010011000110', tax_amount: 780_000 },
            { budget_code: '18210102210011000110', tax_amount: 390_000 },
          ],
        },
      ],
      tax_years: [
        { tax_year: 2024, ...advance },
        { tax_year: 2025, ...rest },
      ],
    })
  })

  it('gives the allowances in other pay the code of its kind where they have no base of their own', () => {
    const december = { gross_salary: 10_000_000, start_date: '2026-12-01', advance_percent: 0 }
    const others = { kind: 'sick_pay', month: 12, amount: 300_000, northern_amount: 100_000 }
    const more = { kind: 'recalculation', month: 12, amount: 50_000 }
    const codesOf = (fields: object) =>
      bodyOf(ask({ ...december, ...fields, other_pay: [others, more] })).payments.flatMap(
        ({ income_codes }) => income_codes.map(({ code, amount }) => [code, amount]),
      )
    const allowances = ['2006', 100_000]
    expect(codesOf({})).toEqual([['2000', 10_050_000], ['2300', 200_000], allowances])
    const whole = ['2300', 300_000]
    expect(codesOf({ is_not_resident: true })).toEqual([['2000', 10_050_000], whole])
    expect(codesOf({ has_tax_privilege: true })).toEqual([['2005', 10_050_000], whole])
  })

  it('warns that the law of the year in which December is paid is not known', () => {
    // 20 January is after the holidays of every year, the 5th is among them.
    const request = { gross_salary: 10_000_000, start_date: `${NEWEST_TAX_YEAR}-12-01` }
    expect(bodyOf(ask({ ...request, final_day: 20 })).warnings).toMatchObject([
      { code: 'provisional_law', detail: expect.stringContaining(`${NEWEST_TAX_YEAR + 1}`) },
      { code: 'late_payday' },
    ])
    expect(bodyOf(ask(request)).warnings).toBeUndefined()
  })

  it('warns of paydays more than 15 days after the end of their period', () => {
    const spring = { start_date: '2026-04-01', end_date: '2026-05-31' }
    const request = { gross_salary: 10_000_000, ...spring, final_day: 18 }
    expect(bodyOf(ask(request)).warnings).toEqual([
      {
        code: 'late_payday',
        detail:
          'The payment of 18 May 2026 is made more than 15 calendar days after the end of its period (Labour Code, article 136).',
      },
    ])
    expect(bodyOf(ask({ ...request, employment_type: 'GPH' })).warnings).toBeUndefined()
    expect(bodyOf(ask({ ...request, final_day: 15 })).warnings).toBeUndefined()
  })

  it('warns of months without an advance', () => {
    const request = { gross_salary: 10_000_000, start_date: '2026-04-01', advance_percent: 0 }
    expect(bodyOf(ask(request)).warnings).toMatchObject([
      { code: 'late_payday', detail: expect.stringContaining('at least every half month') },
    ])
    expect(bodyOf(ask({ ...request, employment_type: 'GPH' })).warnings).toBeUndefined()
    expect(bodyOf(ask({ ...request, advance_percent: 1 })).warnings).toBeUndefined()
  })

  it('says from which month of payment there is no deduction for children', () => {
    // 400,000.00 for January to April and 9 of the 19 working days of May are paid by the end of May: 447,368.42.
    const request = { gross_salary: 10_000_000, children_count: 1, start_date: '2026-01-01' }
    const details = bodyOf(ask(request)).warnings?.map(({ detail }) => detail)
    expect(details).toEqual([
      'From June there is no deduction for children: the income for the year to date exceeds 450,000 roubles.',
    ])
  })

  it('warns of deductions that are not applied, or that earlier income may end', () => {
    const hired = { gross_salary: 5_000_000, start_date: '2026-06-01', children_count: 1 }
    expect(bodyOf(ask(hired)).warnings).toMatchObject([{ code: 'earlier_income_unknown' }])
    expect(bodyOf(ask({ ...hired, income_before_elsewhere: 0 })).warnings).toBeUndefined()
    const isNonResident = { ...hired, is_not_resident: true }
    expect(bodyOf(ask(isNonResident)).warnings).toMatchObject([{ code: 'deductions_not_applied' }])
  })

  it('warns of tax that later deductions make too much', () => {
    // January: (50,000 - 1,400) × 13 % = 6,318; with June: (51,000 - 6 × 1,400) × 13 % = 5,538.
    const january = { gross_salary: 0, final_day: 31, children_count: 1, start_date: '2026-01-01' }
    const monthly_salaries = [5_000_000, ...Array(11).fill(0)]
    const of = (amount: number) =>
      ask({ ...january, monthly_salaries, other_pay: [{ kind: 'other', month: 6, amount }] })
    expect(bodyOf(of(100_000)).warnings).toEqual([
      { code: 'excess_tax', detail: expect.stringContaining('by 780 roubles') },
    ])
    // (58,000 - 8,400) × 13 % = 6,448: the last payment withholds the rest.
    expect(bodyOf(of(800_000)).warnings).toBeUndefined()
  })

  it('warns of excess tax at one rate that is set off at another', () => {
    // 13 % of the main base is 8,788 withheld and 5,944 due, of the north 11,310 and 12,501.
    const request = {
      ...{ gross_salary: 10_000_000, territorial_multiplier: 187 },
      ...{ children_count: 2, disabled_children_count: 1, single_parent: true },
      ...{ start_date: '2026-01-01', end_date: '2026-02-03', last_month: 'working_days' },
    }
    const { warnings } = bodyOf(ask({ ...request, final_day: 31 }))
    expect(warnings).toMatchObject([
      { code: 'excess_tax', detail: expect.stringContaining('by 1,653 roubles') },
      { code: 'tax_set_off', detail: expect.stringContaining('In 2026, 1,191 roubles') },
    ])
  })

  it('warns of tax whose budget code is not known', () => {
    const request = { gross_salary: 10_000_000, start_date: '2026-12-01' }
    const codesOf = (more: object) => {
      const { warnings = [] } = bodyOf(ask({ ...request, ...more }))
      return warnings.filter(({ code }) => code === 'budget_code_unknown')
    }
    const nonResident = { is_not_resident: true, non_resident_category: 'patent_holder' }
    expect(codesOf(nonResident)).toMatchObject([
      { detail: expect.stringContaining('until 2024, and 18210102080011000110 at 15%') },
    ])
    expect(codesOf({ has_tax_privilege: true })).toMatchObject([
      { detail: expect.not.stringContaining('2024') },
    ])
    expect(codesOf({ ...nonResident, start_date: '2024-12-01', final_day: 31 })).toEqual([])
    expect(codesOf({ is_not_resident: true })).toEqual([])
    expect(codesOf({})).toEqual([])
  })

  it('warns of tax that the payments of the year could not pay', () => {
    // 13 % of 1,010,000 are 131,300, and 10,000 are paid.
    const income_before = { base_gross_income: 100_000_000, north_gross_income: 0, tax_withheld: 0 }
    const body = bodyOf(ask({ gross_salary: 1_000_000, start_date: '2026-12-01', income_before }))
    expect(body.warnings).toEqual([
      { code: 'tax_not_withheld', detail: expect.stringContaining('121,300 roubles') },
    ])
  })

  it('warns of a northern part only where the year of payment has none', () => {
    const pay = { kind: 'vacation_pay', month: 12, amount: 1_000_000, northern_amount: 300_000 }
    const december = { gross_salary: 10_000_000, start_date: '2025-12-01' }
    const of = (final_day: number, day?: number) =>
      bodyOf(ask({ ...december, final_day, other_pay: [{ ...pay, day }] }))
    const late = { date: '2026-01-12', north_gross_income: 300_000 }
    expect(of(12).payments.at(-1)).toMatchObject(late)
    expect(of(12).warnings).toBeUndefined()
    const inDecember = [{ code: 'contradictory_fields', fields: ['other_pay'] }]
    expect(of(31).warnings).toMatchObject(inDecember)
    expect(of(12, 20).warnings).toMatchObject(inDecember)
  })

  it('names the fields of the year that payments do not count', () => {
    const request = { gross_salary: 10_000_000, start_date: '2026-12-01' }
    const of = (fields: object) => bodyOf(ask({ ...request, ...fields })).warnings
    const counted = { own_deduction: 'item_2', housing_expense: 0, contribution_tariff: 'general' }
    expect(of({ ...counted, has_gto_badge: false, other_employers: [] })).toBeUndefined()
    const ofYear = { housing_expense: 1, has_gto_badge: true, has_family_payment: true }
    const ofEmployer = { contribution_tariff: 'it', accident_rate: 20, is_company_head: true }
    const family = { children_count: 2, income_before_elsewhere: 0 }
    const others = [{ base_gross_income: 1, north_gross_income: 0, tax_withheld: 0 }]
    const warnings = of({ ...ofYear, ...ofEmployer, ...family, other_employers: others }) ?? []
    const names = [...Object.keys({ ...ofYear, ...ofEmployer }), 'other_employers']
    expect(warnings.map(({ fields = [] }) => [...fields].sort())).toEqual([names.sort()])
    expect(of({ housing_expense: 1 })).toEqual([
      {
        code: 'contradictory_fields',
        fields: ['housing_expense'],
        detail:
          '"Home bought or built": not used here, because payments show only the tax that the employer withholds. The calculation of the year uses all of it.',
      },
    ])
    const both = ask({ ...request, housing_expense: 1, accident_rate: 20 }, 'ru')
    expect(bodyOf(both).warnings?.map(({ detail }) => detail)).toEqual([
      'Здесь не учтено: «Покупка или строительство жилья», «Взносы на травматизм, %». В выплатах показан только НДФЛ, который удерживает работодатель, а остальное учитывает расчёт за год.',
    ])
  })

  it('is refused before 2023 and for the self-employed, with all problems', () => {
    const request = { gross_salary: 1, start_date: '2022-12-01', employment_type: 'SELF_EMPLOYED' }
    const answer = ask({ ...request, advance_day: 14 })
    expect(
      answer.ok ? [] : answer.problems.map(({ pointer, code }) => `${code} ${pointer}`),
    ).toEqual([
      'out_of_range /advance_day',
      'no_payments /start_date',
      'no_payments /employment_type',
    ])
    const details = answer.ok
      ? []
      : answer.problems.map((one) => describeInputProblem(one, 'ru').detail)
    expect(details.slice(1)).toEqual([
      '«start_date» — в 2022 году, когда НДФЛ удерживали не с каждой выплаты. Выберите дату не раньше 2023 года.',
      '«employment_type» — только TD или GPH: с выплат самозанятым НДФЛ никто не удерживает.',
    ])
  })
})

describe('the breakdown of payments', () => {
  function explained(language: 'en' | 'ru' = 'en'): PaymentsExplanationResponse {
    const text = JSON.stringify({ ...december, children_count: 1 })
    const answer = answerRequest.explainPayments(text, 2026, () => language)
    return JSON.parse(JSON.stringify(bodyOf(answer)))
  }

  it('matches its schema, and its steps follow from their inputs', () => {
    const answer = explained()
    expect(() => assertValid(independentValidator(Schema), answer)).not.toThrow()
    for (const { id, value, operation, inputs, brackets, rows = [] } of answer.explanation) {
      const parts = brackets?.map(({ up_to, ...part }) => ({ ...part, upTo: up_to ?? Infinity }))
      expect(recompute({ operation, inputs, brackets: parts }), id).toBe(value)
      for (const row of rows) {
        expect(recompute({ operation, inputs: row.inputs, brackets: undefined })).toBe(row.value)
      }
    }
  })

  it('has a step for every figure of the answer', () => {
    const { calculation, explanation } = explained()
    const at = (pointer: string) =>
      pointer
        .split('/')
        .slice(1)
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], calculation)
    const figures = explanation.flatMap(({ rows = [], ...step }) => [step, ...rows])
    const pointers = figures.flatMap(({ pointer, value }) => {
      if (pointer !== null) expect(at(pointer), pointer).toBe(value)
      return pointer ?? []
    })
    // Seven sums of each of two payments, transfers and years, and the rate of each payment.
    expect(new Set(pointers).size).toBe(3 * 2 * 7 + 2)
  })

  it('has the sums of a transfer in the rows of its tax', () => {
    // 60,000 of November on Friday 4 December, 40,000 in advance on Friday the 18th: 13 % of each.
    const { calculation, explanation } = bodyOf(
      answerRequest.explainPayments(
        '{"gross_salary":10000000,"start_date":"2026-11-01","advance_percent":40}',
        2026,
        () => 'ru',
      ),
    )
    expect(calculation.transfers[1]?.withheld_from).toBe('2026-12-01')
    const ids = explanation.map(({ id }) => id).filter((id) => id.includes('.transfer_2026-12-01'))
    expect(ids).toEqual(['income_tax.transfer_2026-12-01'])
    const rows = explanation.find(({ id }) => id === ids[0])?.rows ?? []
    expect(rows.map(({ pointer, title, formula }) => [pointer, title, formula])).toEqual([
      [
        '/transfers/1/base_gross_income',
        'Начислено по основной базе',
        '60 000,00 + 40 000,00 = 100 000,00',
      ],
      ['/transfers/1/gross_income', 'Начислено всего', '60 000,00 + 40 000,00 = 100 000,00'],
      ['/transfers/1/base_tax_amount', 'НДФЛ с основной базы', '7 800,00 + 5 200,00 = 13 000,00'],
      ['/transfers/1/net_income', 'На руки', '52 200,00 + 34 800,00 = 87 000,00'],
    ])
    expect(rows[0]?.inputs[1]).toEqual({
      name: 'accrual_base',
      title: 'Начислено по основной базе (18 декабря 2026 года)',
      value: 4_000_000,
      unit: 'kopecks',
      step: 'accrual_base.payment_3',
    })
  })

  it('names the days of payments and transfers', () => {
    const titles = explained('ru').explanation.map(({ title }) => title)
    expect(titles).toContain('Удержан НДФЛ (20 декабря 2024 года)')
    expect(titles).toContain(
      'Удержан НДФЛ (удержан по 22 января 2025 года, перечислить не позднее 28 января 2025 года)',
    )
    expect(titles).toContain('На руки (выплаты следующего года)')
    expect(titles).toContain('Оклад в составе аванса (20 декабря 2024 года)')
  })
})
