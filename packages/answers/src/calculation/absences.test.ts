import { describeInputProblem } from '@oklad/contract/internal'
import { describe, expect, it } from 'vitest'
import { readObject } from '../reading.ts'
import { answerTo, textOf } from '../testing/answers.ts'

const salary = { gross_salary: 10_000_000, start_date: '2026-01-01' }
/** A salary with a month without pay in March, and a raise. */
const raisedIn = (month: number) =>
  Array.from({ length: 12 }, (_, index) => {
    if (index === 2) return 0
    return index + 1 < month ? 10_000_000 : 11_000_000
  })
const vacation = { kind: 'vacation', from: '2026-07-06', days: 14 }
const sick = { kind: 'sick', from: '2026-10-12', to: '2026-10-21', insurance_months: 84 }

/** The problems of a request, each as its code and its place. */
function problemsOf(request: object): readonly string[] {
  const reading = readObject('private', { ...salary, ...request }, 2026)
  return reading.ok ? [] : reading.problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

describe('a request with absences', () => {
  it('has room for an absence beside other pay outside the months of the calculation', () => {
    // 24 sums fit into a year: 23 that count, and the pay of the vacation. The one of January is before the first month.
    const gifts = Array.from({ length: 23 }, () => ({ kind: 'gift', month: 12, amount: 100 }))
    const other_pay = [{ kind: 'gift', month: 1, amount: 100 }, ...gifts]
    const request = { start_date: '2026-02-01', absences: [vacation], other_pay }
    expect(problemsOf(request)).toEqual([])
    expect(problemsOf({ ...request, start_date: '2026-01-01' })).toEqual(['wrong_length /absences'])
    expect(problemsOf({ ...request, gross_salary: undefined })).toEqual([
      'missing_field /gross_salary',
    ])
  })

  it.each([
    [{ kind: 'vacation', from: '2026-07-06' }, 'missing_field /to'],
    [{ ...vacation, to: '2026-07-19' }, 'excluded_fields /to'],
    [{ ...vacation, from: '2025-12-31' }, 'out_of_range /from'],
    [{ ...vacation, from: '2027-01-01' }, 'out_of_range /from'],
    [{ kind: 'unpaid', from: '2026-07-06', to: '2026-07-05' }, 'out_of_range /to'],
    [{ kind: 'unpaid', from: '2026-07-06', to: '2027-07-07' }, 'out_of_range /to'],
    [{ kind: 'vacation', from: '2026-01-01', to: '2026-01-08' }, 'out_of_range /to'],
    [{ kind: 'business_trip', from: '2026-07-11', to: '2026-07-12' }, 'out_of_range /to'],
    [{ kind: 'donor_day', from: '2026-07-11', days: 2 }, 'out_of_range /days'],
    [
      { kind: 'donor_day', from: '2026-07-06', days: 1, paid_on: '2026-07-06' },
      'excluded_fields /paid_on',
    ],
    [{ ...vacation, paid_on: '2024-12-31' }, 'out_of_range /paid_on'],
    [{ ...vacation, cause: 'own' }, 'excluded_fields /cause'],
    [{ ...sick, paid_on: '2026-10-20' }, 'excluded_fields /paid_on'],
    [{ ...sick, insurance_months: undefined }, 'missing_field /insurance_months'],
    [{ ...sick, to: '2026-10-11' }, 'out_of_range /to'],
    [{ ...sick, breach_from: '2026-10-22' }, 'out_of_range /breach_from'],
    [{ ...sick, earnings: [{ year: 2026, pay: 1 }] }, 'out_of_range /earnings/0/year'],
  ])('refuses %j: %s', (absence, problem) => {
    const [code, place] = problem.split(' ')
    expect(problemsOf({ absences: [absence] })).toEqual([`${code} /absences/0${place}`])
  })

  it('says which absence has both a last day and a number of days', () => {
    const absences = [vacation, { ...sick, days: 10 }]
    const reading = readObject('private', { ...salary, absences }, 2026)
    const [problem] = reading.ok ? [] : reading.problems
    if (problem === undefined) throw new Error('The request has no problem.')
    expect(describeInputProblem(problem, 'ru')).toMatchObject({
      pointer: '/absences/1/to',
      fields: ['absences/1/to', 'absences/1/days'],
      detail: expect.stringContaining('«absences[1].to» и «absences[1].days»'),
    })
  })

  it('refuses a trip after a month of which the working days worked are not known', () => {
    const absences = [{ kind: 'business_trip', from: '2026-07-06', days: 5 }]
    const december = { month: '2025-12', pay: 10_000_000 }
    const short = { ...december, excluded_days: 3 }
    expect(problemsOf({ absences, earnings_before: [short] })).toEqual([
      'excluded_fields /absences/0',
    ])
    expect(problemsOf({ absences, earnings_before: [december] })).toEqual([])
  })

  it('without a salary is told that alone, and with ten other employers is answered beside the Fund', () => {
    expect(problemsOf({ absences: [vacation], gross_salary: undefined })).toEqual([
      'missing_field /gross_salary',
    ])
    const other_employers = Array(10).fill({
      ...{ base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 },
    })
    const request = { ...salary, absences: [sick], other_employers }
    expect(answerTo('private', request)).toMatchObject({
      settlement: { withheld_elsewhere: Array(11).fill(expect.any(Number)) },
    })
  })

  it.each([
    [{ absences: [vacation, { kind: 'unpaid', from: '2026-07-19', days: 1 }] }, '/absences/1'],
    [{ absences: [vacation], end_date: '2026-07-18' }, '/absences/0/from'],
    [
      {
        absences: [sick, { kind: 'unpaid', from: '2026-10-22', days: 2 }],
        ...{ end_date: '2026-10-22', last_month: 'working_days' },
      },
      '/absences/1/from',
    ],
    [
      { absences: [vacation], earnings_before: [{ month: '2026-01', pay: 1 }] },
      '/earnings_before/0/month',
    ],
    [{ absences: [vacation], employment_type: 'GPH' }, '/absences'],
    [{ absences: [vacation], start_date: '2026-07-07' }, '/absences/0/from'],
    [
      { absences: [vacation], gross_salary: 100_000_000_000, northern_coefficient: 200 },
      '/gross_salary',
    ],
    [
      {
        absences: Array(12).fill(vacation),
        other_pay: Array(13).fill({ kind: 'gift', month: 1, amount: 1 }),
      },
      '/absences',
    ],
    [
      { absences: [{ ...sick, from: '2020-10-12', to: '2020-10-13' }], start_date: '2020-01-01' },
      '/absences/0/from',
    ],
  ])('refuses %j', (request, pointer) => {
    expect(problemsOf(request).map((problem) => problem.split(' ')[1])).toEqual([pointer])
  })

  it.each([
    // 366 days; one day; public holidays alone, as nobody is paid for them; the last day of work.
    { absences: [{ kind: 'unpaid', from: '2026-07-06', to: '2027-07-06' }] },
    { absences: [{ kind: 'unpaid', from: '2026-12-31', to: '2026-12-31' }] },
    { absences: [{ kind: 'unpaid', from: '2026-01-01', to: '2026-01-08' }] },
    { absences: [vacation], end_date: '2026-07-19' },
    {
      absences: Array.from({ length: 12 }, (_, month) => {
        return { kind: 'vacation', from: `2026-${String(month + 1).padStart(2, '0')}-16`, days: 1 }
      }),
      other_pay: Array(12).fill({ kind: 'gift', month: 1, amount: 1 }),
    },
  ])('takes %j', (request) => {
    expect(problemsOf(request)).toEqual([])
  })

  it('tells all problems at once', () => {
    const absences = [
      { kind: 'vacation', from: '2025-07-06' },
      { ...sick, insurance_months: undefined },
    ]
    const earnings_before = [
      { month: '2025-11', pay: 1, excluded_days: 31 },
      { month: '2025-11', pay: 1 },
    ]
    expect(problemsOf({ absences, earnings_before })).toEqual([
      'missing_field /absences/0/to',
      'out_of_range /absences/0/from',
      'missing_field /absences/1/insurance_months',
      'duplicate_field /earnings_before/1',
      'out_of_range /earnings_before/0/excluded_days',
    ])
  })

  it.each([
    [{ absences: [vacation] }, 'earnings_assumed', 'as paid like the first paid month'],
    [
      { absences: [{ kind: 'vacation', from: '2026-01-09', days: 1 }] },
      'paid_outside_year',
      'outside the calculated months',
    ],
    [{ absences: [{ ...vacation, paid_on: '2026-07-20' }] }, 'paid_late', 'three calendar days'],
    [{ absences: [vacation], gross_salary: 0 }, 'no_earnings', 'The pay is 0'],
    [
      {
        absences: [vacation],
        other_pay: [{ kind: 'profit_bonus', month: 3, amount: 6_000_000 }],
      },
      'other_pay_not_counted',
      'Bonuses from profit are not in the average earnings',
    ],
    [{ earnings_before: [{ month: '2025-12', pay: 1 }] }, 'contradictory_fields', 'no effect'],
    [
      { absences: [vacation], monthly_salaries: raisedIn(7) },
      'contradictory_fields',
      'earlier earnings are not indexed',
    ],
    [
      { absences: [vacation], end_date: '2026-07-19', last_month: 'working_days' },
      'contradictory_fields',
      'the last working day before it',
    ],
    [
      {
        absences: [vacation],
        monthly_bonuses: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        earnings_before: [{ month: '2025-12', pay: 1, excluded_days: 1 }],
      },
      'bonus_not_prorated',
      'A month before the calculation',
    ],
  ])('%j warns: %s', (request, code, words) => {
    const { warnings } = JSON.parse(textOf('private', { ...salary, ...request }, 'en'))
    const found = warnings.filter((warning: { code: string }) => warning.code === code)
    expect(found).toMatchObject([{ detail: expect.stringContaining(words) }])
  })

  it.each([
    { end_date: '2026-07-20', last_month: 'working_days' },
    { monthly_salaries: raisedIn(8) },
    {
      monthly_salaries: raisedIn(7),
      absences: [{ ...vacation, raises: [{ date: '2026-07-01', old_salary: 1, new_salary: 2 }] }],
    },
  ])('%j contradicts no vacation', (request) => {
    const all = { ...salary, absences: [vacation], ...request }
    const { warnings } = JSON.parse(textOf('private', all, 'en'))
    expect(JSON.stringify(warnings)).not.toContain('contradictory_fields')
  })

  it('without any changes nothing but the members of other pay', () => {
    const { warnings: _, ...answer } = answerTo('private', { ...salary, absences: [] })
    expect(answer).toEqual(answerTo('private', salary))
  })
})

it('a gross-up refuses absences: its salary is not known', () => {
  const request = { target_net: 10_000_000, absences: [vacation] }
  const reading = readObject('grossUp', request, 2026)
  expect(reading).toMatchObject({
    problems: [
      { code: 'excluded_fields', pointer: '/absences', fields: ['absences', 'target_net'] },
    ],
  })
})
