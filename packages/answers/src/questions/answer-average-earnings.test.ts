import { describeInputProblem, type QuestionName } from '@oklad/contract/internal'
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
    [{ kind: 'working_days' }, ['missing_field /days_worked']],
    [{ kind: 'working_days', months: [], days_worked: 1 }, ['missing_field /months']],
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
    const earnings = [{ year: 2025, pay: 1_000_000, northern_pay: 1_000 }]
    expect(warningsOf('sickPay', { ...sickness, earnings })).toEqual(['northern_part_unknown'])
  })

  it('say that a law is not known yet', () => {
    expect(warningsOf('vacationPay', { ...vacation, paid_on: '2027-01-11' })).toEqual([
      'provisional_law',
    ])
    const next = { from: '2027-03-02', to: '2027-03-06' }
    expect(warningsOf('sickPay', { ...sickness, ...next })).toEqual(['provisional_law'])
  })
})
