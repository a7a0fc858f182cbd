import type { RightFields } from '@oklad/contract/fields'
import { expect, it } from 'vitest'
import { answerTo, type Fields } from '../testing/answers.ts'
import { contradictions as rows } from './contradictions.ts'

const bonusInMarch = [0, 0, 5_000_000, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const compensation = { kind: 'compensation', month: 6, amount: 1 }
const last_month = 'working_days'
const first_month = 'full'
const ill = (from: string, more: Fields) => ({ kind: 'sick', from, insurance_months: 84, ...more })
const northernVacation = { kind: 'vacation_pay', month: 7, amount: 2, northern_amount: 1 } as const
const income = (tax_withheld: number) => ({
  base_gross_income: 10_000_000,
  north_gross_income: 5_000_000,
  tax_withheld,
})
const privileged = { ...income(0), has_tax_privilege: true }
const oneMonth = { start_date: '2026-10-05', end_date: '2026-10-15' }
const inEvery = (value: number) => Array<number>(12).fill(value)
const noticeInJuly = { kind: 'housing', month: 7, amount: 1_000_000 }
const earned = { month: '2026-01', pay: 10_000_000 }
const NO_INCOME = { base_gross_income: 0, north_gross_income: 0, tax_withheld: 0 }

/** The fields of each contradiction that an answer warns of. */
function contradictionsIn(request: Fields): string[][] {
  const warnings: Fields[] =
    answerTo('private', { gross_salary: 10_000_000, ...request }).warnings ?? []
  return warnings
    .filter(({ code }) => code === 'contradictory_fields')
    .map(({ fields }) => fields as string[])
}

const cases: readonly [Fields, string[][]][] = [
  [
    { monthly_bonuses: bonusInMarch, start_date: '2026-04-01' },
    [['monthly_bonuses', 'start_date']],
  ],
  [{ monthly_bonuses: bonusInMarch, start_date: '2026-03-31', first_month }, []],
  ...[{ social_expense: 1 }, { has_family_payment: true }].flatMap(
    (more): [Fields, string[][]][] => {
      const hired = {
        ...more,
        start_date: '2026-07-01',
        children_count: 2,
        income_before_elsewhere: 1,
      }
      return [
        [hired, [['income_before_elsewhere', 'other_employers']]],
        [{ ...hired, other_employers: [income(0)] }, []],
        [{ ...hired, is_not_resident: true }, []],
        [{ ...hired, income_before_elsewhere: 0 }, []],
      ]
    },
  ),
  [{ last_month }, [['last_month', 'end_date']]],
  [{ last_month: 'full' }, []],
  [{ first_month: 'calendar_days' }, [['first_month', 'start_date']]],
  [{ first_month: 'calendar_days', start_date: '2026-01-01' }, []],
  [{ other_pay: [northernVacation], start_date: '2025-01-01' }, [['other_pay']]],
  [{ other_pay: [northernVacation], start_date: '2026-01-01' }, []],
  [{ other_pay: [{ ...northernVacation, northern_amount: 3 }] }, [['other_pay']]],
  [{ other_pay: [{ ...northernVacation, kind: 'gift' }] }, [['other_pay']]],
  [{ other_pay: [northernVacation, { ...northernVacation, northern_amount: 3 }] }, [['other_pay']]],
  [{ other_pay: [northernVacation], end_date: '2026-06-30' }, [['other_pay']]],
  [{ absences: [ill('2026-06-10', { to: '2026-06-12' }), ill('2026-06-01', { days: 8 })] }, []],
  [
    { absences: [ill('2026-06-10', { to: '2026-06-12' }), ill('2026-06-01', { days: 9 })] },
    [['absences']],
  ],
  [
    {
      absences: [
        ill('2026-06-10', { to: '2026-06-12' }),
        ill('2026-06-01', { days: 9, cause: 'child' }),
      ],
    },
    [],
  ],
  [
    {
      absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }],
      earnings_before: [{ month: '2025-12', pay: 10_000_000 }],
    },
    [],
  ],
  // 12 June 2026, a Friday, is a holiday: the last day moves to the 15th.
  [{ other_pay: [{ ...compensation, day: 15 }], end_date: '2026-06-12', last_month }, []],
  [
    {
      other_pay: [
        { ...compensation, day: 1 },
        { ...compensation, day: 16 },
      ],
      ...{ end_date: '2026-06-12', last_month },
    },
    [['other_pay', 'end_date']],
  ],
  [
    { other_pay: [{ ...compensation, kind: 'gift', day: 16 }], end_date: '2026-06-12', last_month },
    [],
  ],
  [{ other_pay: [northernVacation], start_date: '2026-08-01' }, [['other_pay']]],
  [
    {
      other_pay: [
        { ...northernVacation, day: 9 },
        { ...northernVacation, month: 8 },
      ],
      ...{ start_date: '2026-07-10', first_month },
    },
    [['other_pay', 'start_date']],
  ],
  [{ other_pay: [{ ...northernVacation, day: 10 }], start_date: '2026-07-10', first_month }, []],
  [{ other_pay: [northernVacation], start_date: '2026-07-10', first_month }, []],
  [{ other_pay: [{ ...northernVacation, day: 1 }], start_date: '2026-06-10', first_month }, []],
  [{ monthly_bonuses: bonusInMarch }, []],
  [{ income_before: income(1_950_000) }, [['income_before', 'start_date']]],
  [
    { income_before: income(1_950_000), start_date: '2026-01-15', first_month },
    [['income_before', 'start_date']],
  ],
  [{ income_before: income(1_950_000), start_date: '2026-02-01' }, []],
  [{ income_before: NO_INCOME }, []],
  [{ income_before: { ...NO_INCOME, base_gross_income: 1 } }, [['income_before', 'start_date']]],
  [{ income_before: income(15_000_001), start_date: '2026-02-01' }, [['income_before']]],
  [{ income_before: income(15_000_000), start_date: '2026-02-01' }, []],
  [{ other_employers: [income(0), income(15_000_001)] }, [['other_employers']]],
  [{ other_employers: [income(15_000_000)] }, []],
  [{ other_employers: [income(0)], start_date: '2020-01-01' }, [['other_employers', 'start_date']]],
  [{ other_employers: [income(0)], start_date: '2021-01-01' }, []],
  [
    { other_employers: [income(0), privileged], start_date: '2024-01-01' },
    [['other_employers', 'start_date']],
  ],
  [{ other_employers: [income(0), privileged], start_date: '2025-01-01' }, []],
  [{ other_employers: [], start_date: '2020-01-01' }, []],
  [{ elder_children_count: 1 }, [['elder_children_count', 'children_count']]],
  [{ elder_children_count: 1, children_count: 1 }, []],
  [{ single_parent: true }, [['single_parent', 'children_count']]],
  [{ single_parent: true, children_count: 1 }, []],
  [{ single_parent: false }, []],
  [{ severance_average_month: 1 }, [['severance_average_month', 'other_pay']]],
  [{ severance_far_north: false }, []],
  [
    { severance_far_north: true, other_pay: [compensation] },
    [['severance_far_north', 'other_pay']],
  ],
  [
    {
      ...{ severance_average_month: 1, severance_far_north: true },
      other_pay: [{ ...compensation, kind: 'severance' }],
    },
    [],
  ],
  [
    { income_before_elsewhere: 1, start_date: '2026-02-01' },
    [['income_before_elsewhere', 'children_count']],
  ],
  [{ income_before_elsewhere: 1, children_count: 1, start_date: '2026-02-01' }, []],
  [{ income_before_elsewhere: 1, children_count: 1 }, [['income_before_elsewhere', 'start_date']]],
  [{ income_before_elsewhere: 0, start_date: '2026-02-01' }, []],
  [{ income_before_elsewhere: 0, children_count: 1 }, []],
  [{ has_family_payment: true, children_count: 1 }, [['has_family_payment', 'children_count']]],
  [{ has_family_payment: true, children_count: 2 }, []],
  // ст. 224 п. 1.1 has applied since 2025 (176-ФЗ).
  [
    { has_tax_privilege: true, start_date: '2024-12-01', warnings: true },
    [['has_tax_privilege', 'start_date']],
  ],
  [{ has_tax_privilege: true, start_date: '2025-01-01', warnings: true }, []],
  [{ has_tax_privilege: false, start_date: '2024-12-01', warnings: true }, []],
  [{ monthly_bonuses: bonusInMarch, end_date: '2026-02-28' }, [['monthly_bonuses', 'end_date']]],
  [{ monthly_bonuses: bonusInMarch, end_date: '2026-03-31' }, []],
  [{ end_date: '2026-10-15' }, [['end_date', 'last_month']]],
  [{ end_date: '2026-10-15', last_month: 'full' }, []],
  [{ end_date: '2026-10-31' }, []],
  [{ start_date: '2026-10-16', warnings: true }, [['start_date', 'first_month']]],
  [{ start_date: '2026-10-16', first_month }, []],
  [{ start_date: '2026-10-01', warnings: true }, []],
  [
    {
      ...{ start_date: '2026-10-16', first_month },
      ...{ end_date: '2026-10-15', last_month: 'full' },
    },
    [['start_date', 'end_date']],
  ],
  [
    { ...oneMonth, first_month: 'working_days', last_month: 'calendar_days' },
    [['first_month', 'last_month']],
  ],
  [{ ...oneMonth, first_month: 'working_days', last_month: 'working_days' }, []],
  [{ ...oneMonth, start_date: '2026-10-15', first_month, last_month }, []],
  [{ ...oneMonth, start_date: '2026-09-16', first_month: 'calendar_days', last_month }, []],
  [{ ...oneMonth, first_month: 'full', last_month: 'working_days' }, []],
  [{ monthly_salaries: inEvery(9_000_000) }, [['gross_salary', 'monthly_salaries']]],
  [{ monthly_salaries: inEvery(9_000_000).with(4, 10_000_000) }, []],
  [
    { northern_coefficient: 130, monthly_northern_coefficients: inEvery(150) },
    [['northern_coefficient', 'monthly_northern_coefficients']],
  ],
  [{ monthly_northern_coefficients: inEvery(150) }, []],
  [
    { territorial_multiplier: 120, monthly_statutory_territorial_multipliers: inEvery(130) },
    [['monthly_statutory_territorial_multipliers']],
  ],
  [
    {
      monthly_territorial_multipliers: inEvery(130),
      monthly_statutory_territorial_multipliers: inEvery(130),
    },
    [],
  ],
  [
    {
      ...{ statutory_territorial_multiplier: 130, start_date: '2026-02-01' },
      monthly_territorial_multipliers: inEvery(130).with(1, 120),
    },
    [['statutory_territorial_multiplier', 'monthly_territorial_multipliers']],
  ],
  [
    {
      ...{ statutory_territorial_multiplier: 130, start_date: '2026-02-01' },
      monthly_territorial_multipliers: inEvery(130).with(0, 120),
      ...{ end_date: '2026-11-30' },
    },
    [],
  ],
  [
    {
      monthly_territorial_multipliers: inEvery(130).with(11, 120),
      ...{ statutory_territorial_multiplier: 130, end_date: '2026-11-30' },
    },
    [],
  ],
  [
    {
      monthly_territorial_multipliers: inEvery(130).with(10, 120),
      ...{ statutory_territorial_multiplier: 130, end_date: '2026-11-30' },
    },
    [['statutory_territorial_multiplier', 'monthly_territorial_multipliers']],
  ],
  [
    {
      ...{ statutory_territorial_multiplier: 130, territorial_multiplier: 120 },
      monthly_territorial_multipliers: inEvery(120),
      monthly_statutory_territorial_multipliers: inEvery(110),
    },
    [['statutory_territorial_multiplier', 'monthly_statutory_territorial_multipliers']],
  ],
  [{ is_company_head: true, start_date: '2025-01-01' }, [['is_company_head', 'start_date']]],
  [{ is_company_head: true, start_date: '2026-01-01' }, []],
  [{ is_company_head: false, start_date: '2025-01-01' }, []],
  [{ is_not_resident: true, has_tax_privilege: true }, [['has_tax_privilege', 'is_not_resident']]],
  [{ is_not_resident: true, has_tax_privilege: false }, []],
  [
    { territorial_multiplier: 120, monthly_territorial_multipliers: inEvery(130) },
    [['territorial_multiplier', 'monthly_territorial_multipliers']],
  ],
  [{ notice_deductions: [noticeInJuly], end_date: '2026-06-30' }, [['notice_deductions']]],
  [{ notice_deductions: [noticeInJuly], start_date: '2026-08-01' }, [['notice_deductions']]],
  [{ notice_deductions: [noticeInJuly], end_date: '2026-07-31' }, []],
  [{ earnings_before: [earned], start_date: '2026-02-01' }, [['earnings_before', 'absences']]],
]

it.each(cases)('of %j warns of %j', (request, contradictions) => {
  expect(contradictionsIn(request)).toEqual(contradictions)
})

// A new row without both is red.
it.each(rows)('a case contradicts itself, and another one does not: $en', (row) => {
  const { fields, given = fields[0], isIn } = row
  const requests = cases.map(
    ([request]) => ({ gross_salary: 10_000_000, ...request }) as RightFields,
  )
  const withField = requests.filter((request) => request[given] !== undefined)
  const answers = new Set(withField.map((request) => isIn(request, 2026)))
  expect([...answers].sort()).toEqual([false, true])
})
