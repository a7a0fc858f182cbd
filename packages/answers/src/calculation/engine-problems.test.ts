import {
  averagePayOf,
  deductAfterTax,
  lawOf,
  type Problem,
  sickPayOf,
  WrongArgumentsError,
  yearWithAbsences,
} from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { readObject } from '../reading.ts'
import { inputProblem } from './engine-problems.ts'

const law = lawOf(2026)

/** The problems that the package finds, as those of a request. */
function packageProblems(call: () => unknown): object[] {
  try {
    call()
  } catch (error) {
    if (error instanceof WrongArgumentsError) return error.problems.map((one) => inputProblem(one))
    throw error
  }
  return []
}

type Kind = Parameters<typeof readObject>[0]

const serviceProblems = (kind: Kind, request: object) => {
  const reading = readObject(kind, request, 2026)
  return reading.ok ? [] : reading.problems
}

const any = (value: unknown) => value as never
const month = { month: '2026-05', pay: 3_000_000 }
const vacation = { start_date: '2026-07-06', kind: 'vacation', days: 14, months: [month] }
const terms = { kind: 'vacation', startDate: '2026-07-06', dayHundredths: 1_400, months: [month] }
const leave = { from: '2026-10-12', to: '2026-10-21', cause: 'own', earnings: [] }
const salary = { gross_salary: 10_000_000 }

describe('the service and the package refuse with the same problems', () => {
  it.each([
    [{ months: [month, month] }, { months: [month, month] }],
    [{ days: '1.5' }, { dayHundredths: 150 }],
    [{ paid_on: '2024-12-31' }, { paidOn: '2024-12-31' }],
    [
      { months: [{ ...month, northern_pay: 3_000_001, excluded_days: 31, month: '2026-06' }] },
      { months: [{ ...month, northernPay: 3_000_001, excludedDays: 31, month: '2026-06' }] },
    ],
    [{ bonuses: [{ kind: 'period', amount: 1 }] }, { bonuses: [{ kind: 'period', amount: 1 }] }],
    [{ kind: 'working_days' }, { kind: 'workingDays' }],
  ])('vacation pay with %j', (fields, others) => {
    const found = serviceProblems('vacationPay', { ...vacation, ...fields })
    expect(found.length).toBeGreaterThan(0)
    expect(packageProblems(() => averagePayOf(any({ ...terms, ...others })))).toEqual(found)
  })

  it.each([
    [{ to: '2026-10-11' }, { to: '2026-10-11' }],
    [{ breach_from: '2026-10-11' }, { breachFrom: '2026-10-11' }],
    [{ paid_on: '2026-10-11' }, { paidOn: '2026-10-11' }],
    [{ earnings: [{ year: 2026, pay: 1 }] }, { earnings: [{ year: 2026, pay: 1 }] }],
    [{ from: '2020-12-31' }, { from: '2020-12-31' }],
  ])('sick pay with %j', (fields, others) => {
    const found = serviceProblems('sickPay', { ...leave, insurance_months: 84, ...fields })
    expect(found.length).toBeGreaterThan(0)
    const asked = { ...leave, insuranceMonths: 84, ...others }
    expect(packageProblems(() => sickPayOf(any(asked)))).toEqual(found)
  })

  it.each([
    [[{ kind: 'vacation', from: '2025-12-31', days: 14 }]],
    [[{ kind: 'vacation', from: '2026-01-01', to: '2026-01-08' }]],
    [[{ kind: 'unpaid', from: '2026-05-02', to: '2026-05-01' }]],
    [[{ kind: 'unpaid', from: '2026-05-02', cause: 'own' }]],
    [[{ kind: 'sick', from: '2026-05-02', to: '2026-05-03' }]],
    [
      [
        { kind: 'vacation', from: '2026-07-06', days: 14 },
        { kind: 'unpaid', from: '2026-07-19', to: '2026-07-19' },
      ],
    ],
  ])('absences %j', (absences) => {
    const found = serviceProblems('private', { ...salary, absences })
    expect(found.length).toBeGreaterThan(0)
    const asked = { absences: any(absences), law }
    const year = { grossSalary: any(10_000_000) }
    expect(packageProblems(() => yearWithAbsences(year, asked))).toEqual(found)
  })

  it('pay for an absence that is more than a sum may be', () => {
    const absences = [{ kind: 'vacation', from: '2026-07-06', days: 14 }] as const
    const northern_coefficient = 200
    const found = serviceProblems('private', { gross_salary: 1e11, northern_coefficient, absences })
    expect(found).toMatchObject([{ code: 'out_of_range', pointer: '/gross_salary' }])
    const year = { grossSalary: any(1e11), northernAllowance: 100 }
    expect(packageProblems(() => yearWithAbsences(year, { absences, law }))).toEqual(found)
  })

  it.each([
    [[{ kind: 'writ' }], [{ kind: 'writ' }]],
    [[{ kind: 'alimony_share', share: [3, 2] }], [{ kind: 'alimony_share', share: [3, 2] }]],
    [
      [{ kind: 'writ', debt: 1, priority: 1, keeps_minimum: 1 }],
      [{ kind: 'writ', debt: 1, priority: 1, keepsMinimum: 1 }],
    ],
  ])('writs %j', (deductions_after_tax, writs) => {
    const found = serviceProblems('private', { ...salary, deductions_after_tax })
    expect(found.length).toBeGreaterThan(0)
    const places = JSON.stringify(packageProblems(() => deductAfterTax([], any(writs))))
    expect(JSON.parse(places.replaceAll('writs/', 'deductions_after_tax/'))).toEqual(found)
  })
})

it('a value that the schema of a request refuses is no problem of its rules', () => {
  const problem: Problem = { code: 'wrongValue', path: 'kind', words: 'must be one of' }
  expect(() => inputProblem(problem)).toThrow('no schema refuses: kind')
})
