import { anyRequest } from '@oklad/answers/testing'
import { isLong } from '@oklad/engine/testing'
import fc from 'fast-check'
import type { Fields } from './asked.ts'

const twelve = (value: number) => Array<number>(12).fill(value)

/** Requests for a year, one of each kind of year. */
export const fixed: readonly Fields[] = [
  { gross_salary: 15_000_000 },
  { gross_salary: 50_000_000, territorial_multiplier: 115, northern_coefficient: 130 },
  { gross_salary: 300_000_000, territorial_multiplier: 180, northern_coefficient: 180 },
  { gross_salary: 10_000_000, children_count: 3, single_parent: true, own_deduction: 'item_2' },
  { gross_salary: 20_000_000, has_tax_privilege: true, territorial_multiplier: 120 },
  { gross_salary: 20_000_000, is_not_resident: true },
  { gross_salary: 20_000_000, is_not_resident: true, non_resident_category: 'eaeu_citizen' },
  { gross_salary: 20_000_000, employment_type: 'GPH' },
  { gross_salary: 25_000_000, employment_type: 'SELF_EMPLOYED' },
  { gross_salary: 2_000_000 },
  { gross_salary: 10_000_000, start_date: '2026-03-16', first_month: 'working_days' },
  { gross_salary: 10_000_000, start_date: '2022-01-01' },
  { gross_salary: 10_000_000, start_date: '2027-01-01' },
  { gross_salary: 0, monthly_salaries: twelve(12_345_678) },
  { gross_salary: 10_000_000, monthly_bonuses: [...twelve(0).slice(1), 100_000_000] },
  { gross_salary: 10_000_000, contribution_tariff: 'small_business', accident_rate: 20 },
  { gross_salary: 10_000_000, other_pay: [{ kind: 'material_aid', month: 3, amount: 1_000_000 }] },
  {
    gross_salary: 10_000_000,
    other_pay: [{ kind: 'severance', month: 6, amount: 45_000_000 }],
    severance_average_month: 10_000_000,
  },
  {
    gross_salary: 10_000_000,
    notice_deductions: [{ kind: 'treatment', month: 7, amount: 13_000_000 }],
  },
  { gross_salary: 10_000_000, deductions_after_tax: [{ kind: 'alimony_share', share: [1, 4] }] },
  { gross_salary: 10_000_000, absences: [{ kind: 'vacation', from: '2026-07-06', days: 14 }] },
  {
    gross_salary: 10_000_000,
    absences: [{ kind: 'sick', from: '2026-10-12', to: '2026-10-21', insurance_months: 84 }],
  },
  {
    gross_salary: 10_000_000,
    absences: [{ kind: 'business_trip', from: '2026-07-06', to: '2026-07-10' }],
  },
  {
    gross_salary: 10_000_000,
    absences: [{ kind: 'donor_day', from: '2026-07-06', to: '2026-07-07' }],
  },
  {
    gross_salary: 100_000_000,
    start_date: '2026-06-01',
    income_before: {
      base_gross_income: 500_000_000,
      north_gross_income: 0,
      tax_withheld: 70_200_000,
    },
  },
]

/** The tax year of a request; of one without a start the same word. */
const yearOf = ({ start_date }: Fields) => String(start_date).slice(0, 4)

/** Random requests with any fields, the same in every run; those of each year first. */
export function randomRequests(kind: 'private' | 'payments', count: number): readonly Fields[] {
  const many: Fields[] = fc.sample(anyRequest(kind), { numRuns: 5 * count, seed: 20_261_128 })
  const ofYears = new Map(many.map((request) => [yearOf(request), request]))
  const others = many.filter((request) => ofYears.get(yearOf(request)) !== request)
  return [...ofYears.values(), ...others].slice(0, count)
}

/**
 * The requests that a door is asked: `npm run test:long` asks each door all of them, `npm test` every fourth, other ones of
 * the next door.
 * @param door the number of the door
 */
export const shareOf = <Request>(all: readonly Request[], door: number): readonly Request[] =>
  isLong ? all : all.filter((_, index) => index % 4 === door % 4)
