import { describeInputProblem, type QuestionName, responseSchemas } from '@oklad/contract/internal'
import { assertValid, independentValidator } from '@oklad/contract/testing'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { averageEarningsCases } from '../../../../tests/support/golden.ts'
import { answerRequest } from '../answer-request.ts'

const vacation = {
  kind: 'vacation',
  start_date: '2026-07-06',
  days: 14,
  months: [{ month: '2026-06', pay: 8_000_000 }],
}
const sickness = {
  from: '2026-03-02',
  to: '2026-03-06',
  cause: 'own',
  insurance_months: 84,
  earnings: [{ year: 2025, pay: 1_000_000 }],
}

function problemsOf(name: QuestionName, request: object) {
  const answer = answerRequest[name](JSON.stringify(request), 2026, () => 'en')
  if (answer.ok) return []
  for (const problem of answer.problems) {
    for (const language of ['en', 'ru'] as const) {
      expect(describeInputProblem(problem, language).detail).not.toMatch(/[{}]|undefined/)
    }
  }
  return answer.problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('a request for vacation pay', () => {
  it('has all its problems at once', () => {
    const request = {
      ...vacation,
      days: '14.5',
      months: [
        { month: '2026-06', pay: 100, northern_pay: 101 },
        { month: '2026-06', pay: 100, excluded_days: 31 },
        { month: '2026-08', pay: 100 },
      ],
      bonuses: [
        { kind: 'monthly', amount: 100 },
        { kind: 'period', amount: 100, northern_amount: 200, month: '2026-06' },
      ],
      raises: ['2026-01-01', '2026-01-01'].map((date) => ({ date, old_salary: 1, new_salary: 2 })),
    }
    expect(problemsOf('vacationPay', request)).toEqual([
      'not_an_integer /days',
      'duplicate_field /months/1',
      'excluded_fields /months/0/northern_pay',
      'out_of_range /months/1/excluded_days',
      'out_of_range /months/2/month',
      'missing_field /bonuses/0/month',
      'missing_field /bonuses/1/months',
      'excluded_fields /bonuses/1/northern_amount',
      'duplicate_field /raises/1',
    ])
  })

  it.each([
    [{ days: 0 }, ['out_of_range /days']],
    [{ days: 'two' }, ['out_of_range /days']],
    [{ days: true }, ['wrong_type /days']],
    [{ kind: 'compensation', days: '0.00' }, ['out_of_range /days']],
    [{ kind: 'compensation', days: '0.01' }, []],
    [{ start_date: '2016-12-31' }, ['out_of_range /start_date']],
    [{ start_date: '2026-02-30' }, ['impossible_date /start_date']],
    [{ months: [{ month: 'June', pay: 1 }] }, ['out_of_range /months/0/month']],
    [{ months: [] }, ['missing_field /salary']],
    [{ months: [], salary: null }, ['missing_field /salary']],
    [{ months: [{ month: '2026-07', pay: 1, excluded_days: 4 }] }, []],
    // Five days of July are before the vacation.
    [
      { months: [{ month: '2026-07', pay: 1, excluded_days: 6 }] },
      ['out_of_range /months/0/excluded_days'],
    ],
    [
      { bonuses: [{ kind: 'monthly', amount: 1, month: '2026-03', months: 24 }] },
      ['excluded_fields /bonuses/0/months'],
    ],
    [
      { bonuses: [{ kind: 'annual', amount: 1, months: 10 }] },
      ['excluded_fields /bonuses/0/months'],
    ],
    [{ bonuses: [{ kind: 'annual', amount: 1, months: 12 }] }, []],
    [
      { bonuses: [{ kind: 'annual', amount: 1, month: '2024-12' }] },
      ['out_of_range /bonuses/0/month'],
    ],
    [{ bonuses: [{ kind: 'annual', amount: 1, month: '2024-12', year: 2024 }] }, []],
    [{ paid_on: '2024-12-31' }, ['out_of_range /paid_on']],
    [{ kind: 'working_days' }, ['missing_field /days_worked']],
    // Months that are given and none, or without pay, are not missing.
    [{ kind: 'working_days', months: [], days_worked: 1 }, ['wrong_length /months']],
    [
      { kind: 'working_days', months: [{ month: '2026-06', pay: 0 }], days_worked: 1 },
      ['out_of_range /months/0/pay'],
    ],
    [{ kind: 'working_days', months: undefined, days_worked: 1 }, ['missing_field /months']],
    [{ gross_salary: 1 }, ['unknown_field /gross_salary']],
  ])('with %j has the problems %j', (changed, problems) => {
    expect(problemsOf('vacationPay', { ...vacation, ...changed })).toEqual(problems)
  })
})

it.each([
  [{ to: '2026-03-01' }, ['out_of_range /to']],
  [{ to: '2027-03-03' }, ['out_of_range /to']],
  [{ from: '2020-03-01' }, ['out_of_range /earnings/0/year', 'out_of_range /from']],
  [{ breach_from: '2026-03-07' }, ['out_of_range /breach_from']],
  [
    { cause: 'child_under_8', from: '2021-08-30', to: '2021-09-01', earnings: [] },
    ['out_of_range /to'],
  ],
  [{ cause: 'child_under_8', from: '2021-08-30', to: '2021-08-31', earnings: [] }, []],
  [{ paid_on: '2026-03-01' }, ['out_of_range /paid_on']],
  [{ earnings: [{ year: 2026, pay: 1 }] }, ['out_of_range /earnings/0/year']],
  [{ earnings: [sickness.earnings[0], sickness.earnings[0]] }, ['duplicate_field /earnings/1']],
  [
    { earnings: [{ year: 2025, pay: 1, northern_pay: 2 }] },
    ['excluded_fields /earnings/0/northern_pay'],
  ],
  [
    { cause: 'flu', insurance_months: -1 },
    ['value_not_allowed /cause', 'out_of_range /insurance_months'],
  ],
])('a request for sick pay with %j has the problems %j', (changed, problems) => {
  expect(problemsOf('sickPay', { ...sickness, ...changed }).sort()).toEqual([...problems].sort())
})

/** The warnings of a request in both languages, by their codes. */
function warningsOf(name: 'vacationPay' | 'sickPay', request: object) {
  const [en, ru] = (['en', 'ru'] as const).map((language) => {
    const answer = answerRequest[name](JSON.stringify(request), 2026, () => language)
    return answer.ok ? (answer.body.warnings ?? []) : []
  })
  for (const { detail } of [...(en ?? []), ...(ru ?? [])]) expect(detail).not.toMatch(/[{}]/)
  expect(ru?.every(({ detail }) => /[а-я]/.test(detail))).toBe(true)
  return en?.map(({ code }) => code)
}

describe('warnings', () => {
  const golden = (id: string) => averageEarningsCases.find((one) => one.id === id)?.request ?? {}

  it('name each disputed point', () => {
    const short = golden('d2-two-short-months')
    expect(warningsOf('vacationPay', short)).toEqual(['days_not_rounded'])
    const bonuses = [{ kind: 'annual', amount: 12_000_000, month: '2026-02', indexed: false }]
    const raises = [{ date: '2026-07-01', old_salary: 10, new_salary: 11 }]
    expect(warningsOf('vacationPay', { ...short, bonuses, raises })).toEqual([
      'bonus_not_prorated',
      'days_not_rounded',
      'raise_indexes_part',
    ])
    expect(warningsOf('vacationPay', golden('d6-floor'))).toEqual(['floor_without_coefficient'])
    expect(warningsOf('vacationPay', golden('d7-paid-in-2025'))).toEqual(['split_by_payment_date'])
    const months = [...vacation.months, { month: '2025-06', pay: 1 }]
    expect(warningsOf('vacationPay', { ...vacation, months })).toEqual(['months_not_counted'])
    const unpaid = { month: '2026-05', pay: 0 }
    for (const [excluded_days, warnings] of [
      [0, ['months_without_pay']],
      [31, []],
    ] as const) {
      const months = [...vacation.months, { ...unpaid, excluded_days }]
      expect(warningsOf('vacationPay', { ...vacation, months })).toEqual(warnings)
    }
    const late = { kind: 'monthly', month: vacation.start_date.slice(0, 7), amount: 1 }
    expect(warningsOf('vacationPay', { ...vacation, bonuses: [late] })).toEqual([
      'bonuses_not_counted',
    ])
    for (const raise of [
      { date: '2025-06-15', new_salary: 11 },
      { date: vacation.start_date, new_salary: 9 },
    ]) {
      expect(
        warningsOf('vacationPay', { ...vacation, raises: [{ old_salary: 10, ...raise }] }),
      ).toEqual(['raises_not_counted'])
    }
    // 3 July, a Friday, is three days before the vacation.
    expect(warningsOf('vacationPay', { ...vacation, paid_on: '2026-07-03' })).toEqual([])
    expect(warningsOf('vacationPay', { ...vacation, paid_on: '2026-07-04' })).toEqual(['paid_late'])
    // The day of dismissal, a Sunday, moves to the 6th.
    const dismissed = { ...vacation, kind: 'compensation', start_date: '2026-07-05' }
    expect(warningsOf('vacationPay', { ...dismissed, paid_on: '2026-07-06' })).toEqual([])
    expect(warningsOf('vacationPay', { ...dismissed, paid_on: '2026-07-07' })).toEqual([
      'paid_late',
    ])
    const earnings = [{ year: 2025, pay: 1_000_000, northern_pay: 1_000 }]
    expect(warningsOf('sickPay', { ...sickness, earnings })).toEqual(['northern_part_unknown'])
    const care = { cause: 'relative', to: '2026-03-09' }
    expect(warningsOf('sickPay', { ...sickness, ...care })).toEqual(['care_days_limited'])
    const afterDismissal = { ...sickness, after_dismissal: true }
    expect(warningsOf('sickPay', afterDismissal)).toEqual([])
    expect(warningsOf('sickPay', { ...afterDismissal, cause: 'quarantine' })).toEqual([
      'dismissal_not_counted',
    ])
  })

  it('say that a law is not known yet', () => {
    expect(
      warningsOf('vacationPay', { ...vacation, paid_on: `${NEWEST_TAX_YEAR + 1}-01-11` }),
    ).toEqual(['provisional_law', 'paid_late'])
    const next = { from: `${NEWEST_TAX_YEAR + 1}-03-02`, to: `${NEWEST_TAX_YEAR + 1}-03-06` }
    expect(warningsOf('sickPay', { ...sickness, ...next })).toEqual(['provisional_law'])
  })
})

describe('a compensation without days', () => {
  const ADVANCE = 'vacation_in_advance'
  const months = Array.from({ length: 5 }, (_, index) => ({
    month: `2026-0${index + 1}`,
    pay: 9_000_000,
    excluded_days: index === 0 ? 11 : 0,
  }))
  const request = { kind: 'compensation', start_date: '2026-06-11', months }

  it('has the days that are unused since the hire', () => {
    const reckoned = { ...request, hired_on: '2026-01-12' }
    const answerTo = (body: object) =>
      answerRequest.vacationPay(JSON.stringify(body), 2026, () => 'en')
    // Five months × 2.33; 450,000 / (4 × 29.3 + 29.3 × 20 / 31) = 3,306.31 a day.
    expect(answerTo(reckoned)).toMatchObject({ body: { days: '11.65', pay: 3_851_851 } })
    expect(answerTo({ ...reckoned, days_used: '1.65' })).toMatchObject({ body: { days: '10' } })
    expect(answerTo({ ...reckoned, days_used: 28 })).toMatchObject({ body: { days: '0', pay: 0 } })
    expect(warningsOf('vacationPay', { ...reckoned, days_used: '11.65' })).not.toContain(ADVANCE)
    expect(warningsOf('vacationPay', { ...reckoned, days_used: 28 })).toContain(ADVANCE)
    // 28 − 11.65.
    expect(JSON.stringify(answerTo({ ...reckoned, days_used: 28 }))).toContain('by 16.35 days')
  })

  it('warns of days before the hire that count in its month', () => {
    const whole = months.map((month) => ({ ...month, excluded_days: 0 }))
    const codes = (months: object, hired_on = '2026-01-12') =>
      warningsOf('vacationPay', { ...request, hired_on, months })
    expect(codes(whole)).toContain('hire_month_whole')
    expect(codes(months)).not.toContain('hire_month_whole')
    expect(codes(whole, '2026-01-01')).not.toContain('hire_month_whole')
  })

  it('has days of years before the first tax year, as its months are', () => {
    const answerTo = (body: object) =>
      answerRequest.vacationPay(JSON.stringify(body), 2026, () => 'en')
    // From 2010: 16 years of 28 days, and five months × 2.33.
    const reckoned = {
      ...request,
      hired_on: '2010-01-01',
      start_date: '2026-06-01',
      days_used: 448,
    }
    expect(answerTo({ ...reckoned, months: months.slice(0, 5) })).toMatchObject({
      body: { days: '11.65' },
    })
    const before = { ...vacation, start_date: '2017-01-09', paid_on: '2016-12-29' }
    const raises = [{ date: '2016-12-01', old_salary: 8_000_000, new_salary: 9_000_000 }]
    const paid = [8_000_000, 9_000_000].map((pay, at) => ({ month: `2016-1${at + 1}`, pay }))
    // (80,000 × 9 / 8 + 90,000) / 58.6.
    expect(answerTo({ ...before, raises, months: paid })).toMatchObject({
      body: { daily_average: 307_167, paid_on: '2016-12-29' },
    })
    expect(problemsOf('vacationPay', { ...request, hired_on: '2009-12-31' })).toContain(
      'out_of_range /hired_on',
    )
  })

  it.each(['', 'x'.repeat(65)])('has an indicator of 1 to 64 characters, not %j', (indicator) => {
    const bonuses = [{ kind: 'monthly', month: '2026-05', amount: 1, indicator }]
    expect(problemsOf('vacationPay', { ...vacation, bonuses })).toEqual([
      'wrong_length /bonuses/0/indicator',
    ])
  })

  it('needs the day of the hire, not after the dismissal, and nothing else', () => {
    expect(problemsOf('vacationPay', request)).toEqual(['missing_field /days'])
    expect(problemsOf('vacationPay', { ...request, days_used: 1 })).toEqual([
      'missing_field /days',
      'missing_field /hired_on',
    ])
    expect(problemsOf('vacationPay', { ...request, hired_on: '2026-06-12' })).toEqual([
      'out_of_range /hired_on',
    ])
    const earlier = [{ month: '2025-12', pay: 9_000_000 }, ...months]
    expect(
      problemsOf('vacationPay', { ...request, hired_on: '2026-01-12', months: earlier }),
    ).toEqual(['out_of_range /months/0/month'])
    for (const more of [{ days: 3 }, { kind: 'vacation', days: 3 }]) {
      expect(problemsOf('vacationPay', { ...request, hired_on: '2026-01-12', ...more })).toEqual([
        'excluded_fields /hired_on',
      ])
    }
  })
})

describe('the breakdown', () => {
  const explained = (id: string, language: 'en' | 'ru' = 'en') => {
    const { path, request } = averageEarningsCases.find((one) => one.id === id) as never as {
      path: 'vacationPay' | 'sickPay'
      request: object
    }
    const name = path === 'sickPay' ? 'explainSickPay' : 'explainVacationPay'
    const answer = answerRequest[name](JSON.stringify(request), 2026, () => language)
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems))
    return answer.body
  }
  const linesOf = (...parameters: Parameters<typeof explained>) =>
    explained(...parameters).explanation.map(
      ({ title, formula, citation }) => `${title}: ${formula} [${citation.article}]`,
    )
  const isVacation = independentValidator(responseSchemas.VacationPayExplanationResponse)
  const isSick = independentValidator(responseSchemas.SickPayExplanationResponse)

  it.each(averageEarningsCases)('of $id matches its schema and leads to every figure', (one) => {
    const body = explained(one.id, 'ru')
    assertValid(one.path === 'sickPay' ? isSick : isVacation, body)
    for (const { pointer, value, unit, title, formula } of body.explanation) {
      expect(title + formula).not.toMatch(/undefined|NaN|null|[{}]/)
      if (pointer === null) continue
      const member: unknown = pointer
        .split('/')
        .slice(1)
        .reduce((part: unknown, name) => (part as Record<string, unknown>)[name], body.calculation)
      const isDays = unit === 'hundred_thousandths_of_day'
      expect(isDays ? Number(String(member).replace('.', '')) : member).toBe(value)
    }
    const found = new Set(body.explanation.map(({ pointer }) => pointer))
    const pointers = Object.entries(body.calculation).flatMap(([name, value]) =>
      Number.isInteger(value) && value > 0 ? `/${name}` : [],
    )
    expect(pointers.filter((pointer) => !found.has(pointer))).toEqual([])
  })

  it('names every month of the period with its reason, and bonuses', () => {
    const lines = linesOf('d3-annual-bonus')
    expect(lines).toEqual(
      expect.arrayContaining([
        'Days of the month (July 2025, counted in full): 29.3 [ст. 139]',
        'Days of the month (November 2025, without 10 of 30 days): 29.3 × 20 ÷ 30 ≈ 19.53333 [п. 5, 10]',
        'Bonus that counts (bonus № 1 for the year 2025): 120,000.00 × 220 ÷ 247 ≈ 106,882.59 [п. 15]',
        'Daily average: 1,111,882.59 ÷ 328.60108 ≈ 3,383.69 [п. 10]',
        'Pay by average earnings: 3,383.69 × 28 = 94,743.32 [п. 9]',
      ]),
    )
    expect(lines).toHaveLength(12 + 6)
    expect(
      linesOf('hired-in-the-period', 'ru').filter((line) => line.includes('до приёма на работу')),
    ).toHaveLength(8)
    expect(linesOf('d8-northern-part').at(-2)).toBe(
      'In the tax base of the allowances: 54,948.74 × 180,000.00 ÷ 1,380,000.00 ≈ 7,167.23 [ст. 210 п. 6.2]',
    )
  })

  it('shows the limits of years, the floor of each month, and who pays', () => {
    expect(
      linesOf('d12-floors-of-two-months', 'ru').map((line) => line.replace(/\s/g, ' ')),
    ).toEqual(
      expect.arrayContaining([
        'Учтённый заработок (2024 год): 300 000,00 (предел 2 225 000,00 не превышен) [ст. 14 ч. 3.2]',
        'Средний дневной заработок: 863,01, но не ниже минимума 890,73: 890,73 [ст. 14 ч. 1.1, 3]',
        'Дневное пособие (февраль 2026, 5 дней): 534,44, но не ниже минимума 967,61: 967,61 [ст. 14 ч. 6.1]',
        'Первые дни, платит работодатель (январь 2026, 7 дней): 873,97 × 3 = 2 621,91 [ст. 3 ч. 2 п. 1]',
      ]),
    )
  })

  it('names the months that replace a period without earnings, and the own month', () => {
    const months = Array.from({ length: 12 }, (_, index) => ({
      month: `2024-${String(index + 1).padStart(2, '0')}`,
      pay: 8_000_000,
    }))
    const titlesOf = (request: object) => {
      const text = JSON.stringify({ ...vacation, ...request })
      const answer = answerRequest.explainVacationPay(text, 2026, () => 'en')
      return answer.ok ? answer.body.explanation.map(({ title }) => title) : []
    }
    expect(titlesOf({ months })).toContain(
      'Days of the month (March 2024, counted in full; replaces months without earnings)',
    )
    for (const round_days of [false, true]) {
      expect(titlesOf({ round_days, months: [{ month: '2026-07', pay: 100_000 }] })).toContain(
        'Days of the month (July 2026, without 26 of 31 days)',
      )
    }
  })
})

it('a salary that counts from a raise on has the day in its title', () => {
  const raise = { date: '2026-07-10', old_salary: 11_000_000, new_salary: 12_000_000 }
  const request = { ...vacation, months: [], salary: 11_000_000, raises: [raise] }
  const answer = answerRequest.explainVacationPay(JSON.stringify(request), 2026, () => 'en')
  const titles = answer.ok ? answer.body.explanation.map(({ title }) => title) : []
  expect(titles.filter((title) => title.startsWith('Pay that counts'))).toEqual([
    'Pay that counts (from 10 July 2026)',
  ])
})
