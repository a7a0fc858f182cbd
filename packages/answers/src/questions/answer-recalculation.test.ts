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
    // 13 % of 310,000 less 4 × 4,200 are withheld by 15 April; of 311,000 less 12 × 4,200 are due.
    const { warnings = [] } = answered({ ...years, paid_on: '2026-04-15' })
    expect(warnings.filter(({ of }) => of === undefined)).toMatchObject([
      { code: 'excess_tax', detail: expect.stringContaining('by 4,238 roubles') },
    ])
  })

  it('says the warnings of both calculations, each with whose it is', () => {
    const child = { ...year, children_count: 1 }
    const { warnings, before, after } = answered({
      ...{ before: year, after: child, paid_on: '2026-06-19' },
    })
    // 1,200,000 is within the first bracket; 450,000 for the deduction is passed in May.
    expect(before.warnings).toBeUndefined()
    expect(after.warnings).toHaveLength(1)
    expect(warnings).toEqual([
      {
        ...after.warnings?.[0],
        detail: `After: ${after.warnings?.[0]?.detail}`,
        of: ['after'],
      },
    ])
  })

  it('says once what both calculations warn of, such as a provisional law', () => {
    const provisional = { ...year, start_date: '2027-01-01' }
    const raised = { ...provisional, gross_salary: 20_000_000 }
    const request = { before: provisional, after: raised, paid_on: '2027-06-18' }
    const { warnings } = answered(request)
    expect(warnings?.[0]).toMatchObject({
      ...{ code: 'provisional_law', of: ['before', 'after'] },
      detail: expect.stringMatching(/^Before and after: The law of 2027/),
    })
    assertValid(isRecalculation, answered(request))
    const inRussian = answerRequest.recalculate(JSON.stringify(request), 2026, () => 'ru')
    const { warnings: russian } = inRussian.ok ? inRussian.body : { warnings: [] }
    expect(russian?.[0]?.detail).toMatch(/^Было и стало: Закон на 2027/)
  })

  it('says what was paid for an absence in the year before', () => {
    const of = (to: string) => ({
      ...{ gross_salary: 10_000_000, start_date: '2025-01-01' },
      absences: [{ kind: 'vacation', from: '2025-01-01', to }],
    })
    const recalled = { before: of('2025-01-15'), after: of('2025-01-13'), paid_on: '2025-02-20' }
    const { warnings = [] } = answered(recalled)
    // 100,000 ÷ 29.3 = 3,412.97 a day, for two days.
    expect(warnings[0]).toMatchObject({
      code: 'paid_outside_year',
      detail: expect.stringContaining('6,825.94 roubles too high'),
    })
    const ofBoth = warnings.filter(({ of = [] }) => of.length === 2).map(({ code }) => code)
    expect(ofBoth).toEqual(expect.arrayContaining(['paid_outside_year', 'earnings_assumed']))
  })

  it('warns of excess tax that nothing sets off, and that the debt has it already', () => {
    const bonuses = Array.from({ length: 12 }, (_, month) => (month === 9 ? 10_000_000 : 0))
    const paid = { ...year, monthly_bonuses: bonuses }
    const { excess_tax, warnings } = answered({ before: paid, after: year, paid_on: '2026-12-31' })
    expect(excess_tax).toEqual({ found: 1_300_000, set_off: 0, to_return: 1_300_000 })
    const [debt, excess] = warnings ?? []
    expect([debt?.code, excess?.code, excess?.of]).toEqual([
      ...['debt_needs_grounds', 'excess_tax', undefined],
    ])
    expect(excess?.detail).toMatch(/by 13,000 roubles.*already includes 13,000 roubles of it/)
    const foreign = { ...year, is_not_resident: true }
    const resident = answered({ before: foreign, after: year, paid_on: '2026-12-31' })
    // 30 % and 13 % of 1,200,000.
    expect(resident.warnings?.[0]?.detail).toMatch(/^In 2026 .* by 204,000 roubles.*tax service/)
  })

  it('sends an overpayment of December to the old year, and extra pay to the new one', () => {
    const december = (bonus: number) => ({
      ...year,
      monthly_bonuses: [...Array(11).fill(0), bonus],
    })
    const found = (was: number, is: number) => {
      const answer = ask({ before: december(was), after: december(is), paid_on: '2027-01-20' })
      return answer.ok ? [] : answer.problems
    }
    expect(found(1_000_000, 0)).toMatchObject([
      { code: 'paid_in_another_year', maximum: '2026-12-31' },
    ])
    const [extra] = found(0, 1_000_000)
    expect([extra?.code, extra?.maximum]).toEqual(['paid_in_another_year', undefined])
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
