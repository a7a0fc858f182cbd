import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { describe, expect, it } from 'vitest'
import { readObject } from '../reading.ts'

const NEXT_YEAR = NEWEST_TAX_YEAR + 1

/** The problems of a request for 100,000 roubles a month in 2026. */
function problemsWith(fields: object) {
  const request = { gross_salary: 10_000_000, ...fields }
  const reading = readObject('private', request, 2026)
  return reading.ok ? [] : reading.problems
}

describe('a value that a tax year does not have', () => {
  it.each([
    // Deductions for savings began in 2024, for the GTO badge in 2025.
    [{ savings_expense: 1 }, 2023, 2024],
    [{ has_gto_badge: true }, 2024, 2025],
    [{ has_family_payment: true }, 2024, 2025],
    // The tax on professional income began in 2019.
    [{ employment_type: 'SELF_EMPLOYED' }, 2018, 2019],
    // Remote employees have had the rates of residents since 2024.
    [{ is_not_resident: true, non_resident_category: 'remote_employee' }, 2023, 2024],
    // Item 6.2 of article 208 is about employment; item 6.3 brings civil contracts from 2025.
    [
      {
        ...{ employment_type: 'GPH', is_not_resident: true },
        non_resident_category: 'remote_employee',
      },
      2024,
      2025,
    ],
    // The tariff of small business began in April 2020, that of its manufacturing in 2025.
    [{ contribution_tariff: 'small_business' }, 2019, 2020],
    [{ contribution_tariff: 'small_business_manufacturing' }, 2024, 2025],
  ])('%j is refused in %i and accepted in %i', (field, without, having) => {
    const from = (year: number) => problemsWith({ ...field, start_date: `${year}-03-16` })
    expect(from(without)).toEqual([
      { code: 'not_in_year', pointer: `/${Object.keys(field).at(-1)}`, year: without },
    ])
    expect(from(having)).toEqual([])
  })

  it('is accepted in 2027, whose production calendar is known before its other figures', () => {
    expect(problemsWith({ first_month: 'working_days', start_date: '2027-03-16' })).toEqual([])
  })

  it('is refused as unknown in a current year without a production calendar', () => {
    // A decree comes out in the year before, never two years before.
    const year = NEWEST_TAX_YEAR + 2
    const request = { gross_salary: 1, first_month: 'working_days' }
    expect(readObject('private', request, year)).toEqual({
      ok: false,
      problems: [{ code: 'unknown_in_year', pointer: '/first_month', year }],
    })
  })

  it('is not reported beside an invalid start_date', () => {
    const fields = { employment_type: 'SELF_EMPLOYED', start_date: '2018-02-30' }
    expect(problemsWith(fields)).toMatchObject([{ pointer: '/start_date' }])
  })
})

it('a deduction that the year does not have may be given without effect', () => {
  const none = { savings_expense: 0, has_gto_badge: false, start_date: '2018-03-16' }
  expect(problemsWith(none)).toEqual([])
})

it('a first month by calendar days is accepted in every year', () => {
  expect(problemsWith({ first_month: 'calendar_days', start_date: `${NEXT_YEAR}-03-16` })).toEqual(
    [],
  )
})

describe('an end_date', () => {
  const limits = (minimum: string, maximum: string) => [
    { code: 'out_of_range', pointer: '/end_date', minimum, maximum },
  ]

  it.each([
    ['2026-03-16', '2026-02-28', limits('2026-03-01', '2026-12-31')],
    ['2026-03-16', '2027-01-01', limits('2026-03-01', '2026-12-31')],
    ['2025-03-16', '2026-03-16', limits('2025-03-01', '2025-12-31')],
    [null, '2025-12-31', limits('2026-01-01', '2026-12-31')],
    ['2026-03-16', '2026-03-01', []],
    ['2026-03-16', '2026-12-31', []],
    [null, '2026-01-01', []],
  ])(
    'with start_date %s: %s is in the same year and not in an earlier month, or is refused',
    (start_date, end_date, problems) => {
      expect(problemsWith({ start_date, end_date })).toEqual(problems)
    },
  )
})
