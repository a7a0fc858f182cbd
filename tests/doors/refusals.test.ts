import { PrivateCalculationRequest, requestFieldNames } from '@oklad/contract/fields'
import { MOST_PROBLEMS } from '@oklad/contract/internal'
import { objectWith } from '@oklad/contract/testing'
import { readFragment } from '@oklad/web/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asked, type Fields, problemsOf } from './asked.ts'
import { doors } from './doors.ts'
import { refusedByPackage, refusedByService } from './refused-terms.ts'
import { shareOf } from './requests.ts'

const salary = { gross_salary: 10_000_000, start_date: '2026-01-01' }
const vacation = { kind: 'vacation', from: '2026-07-06', days: 14 }

/** One of each kind of fault. */
const fixed: readonly Fields[] = [
  { gross_salary: -1 },
  { gross_salary: 100_000_000_001 },
  { ...salary, children_count: 31 },
  { ...salary, territorial_multiplier: 99 },
  { ...salary, start_date: '2026-02-30' },
  { ...salary, start_date: '2031-01-01' },
  { ...salary, employment_type: 'TEMPORARY' },
  { ...salary, monthly_bonuses: [1, 2, 3] },
  { ...salary, monthly_bonuses: [-1, ...Array(11).fill(0)] },
  { ...salary, other_pay: [{ kind: 'gift', month: 13, amount: 1 }] },
  { ...salary, absences: [{ ...vacation, days: 0 }] },
  { ...salary, absences: [vacation, { kind: 'unpaid', from: '2026-07-19', days: 1 }] },
  { ...salary, absences: [{ kind: 'sick', from: '2026-10-12', days: 3 }] },
  { ...salary, is_not_resident: false, non_resident_category: 'eaeu_citizen' },
  { ...salary, employment_type: 'SELF_EMPLOYED', children_count: 1 },
  { ...salary, end_date: '2025-12-31' },
  { ...salary, children_count: 31, accident_rate: 1, own_deduction: 'item_3' },
  { ...salary, start_date: '2019-01-01', contribution_tariff: 'small_business' },
  { ...salary, deductions_after_tax: [{ kind: 'alimony_share', share: [2, 1] }] },
  { ...salary, full_time_share: 101 },
  { ...salary, children_count: 1, disabled_children_count: 2 },
  { ...salary, statutory_territorial_multiplier: 110 },
  { ...salary, territorial_multiplier: 115, statutory_territorial_multiplier: 120 },
  { ...salary, income_before: { base_gross_income: 1 } },
  { ...salary, notice_deductions: [{ kind: 'treatment', month: 0, amount: -1 }] },
  { ...salary, other_pay: [{ kind: 'severance', month: 6, amount: 1 }] },
  { ...salary, absences: [{ kind: 'vacation', from: '2026-07-06' }] },
  // As people write them in a list of employees.
  { ...salary, gross_salary: '10000000' },
  { ...salary, children_count: '1' },
  { ...salary, start_date: '01.02.2026' },
  { ...salary, is_not_resident: 'yes' },
  { ...salary, is_not_resident: 'да' },
  { ...salary, is_not_resident: 1 },
  { ...salary, employment_type: 'ТД' },
  { ...salary, territorial_multiplier: '1.15' },
  { ...salary, monthly_bonuses: Array(12).fill('1') },
  { ...salary, absences: [{ ...vacation, from: '06.07.2026' }] },
]

/** The fields of a request that quotes in a refusal name. */
function fieldsIn(refusal: string): readonly string[] {
  const names = new Set([...refusal.matchAll(/["«]([a-z_]+)/g)].map(([, name]) => `${name}`))
  return requestFieldNames.filter((name) => names.has(name)).sort()
}

/** The fields that a door names in its refusal. */
const refused = (of: Promise<unknown>) =>
  of.then(
    () => 'answered',
    (error: Error) => fieldsIn(error.message),
  )

/** The fields that the service's own function names. */
const expected = (request: Fields) =>
  refused(Promise.resolve().then(() => asked('privateCalc', request)))

/** Random requests of which a field or several are wrong. */
const random = fc
  .sample(objectWith(PrivateCalculationRequest, 4, { nulls: 0, wrong: 20 }), {
    ...{ numRuns: 60, seed: 20_261_128 },
  })
  .map((fields): Fields => ({ ...salary, ...fields, law_version: false, warnings: true }))
  .filter((request) => problemsOf('privateCalc', request).length > 0)

it.each(fixed)('%j is refused', async (request) => {
  expect(await expected(request)).not.toEqual([])
})

it('random requests are wrong in many ways', async () => {
  const named = new Set((await Promise.all(random.map(expected))).flat())
  expect(named.size).toBeGreaterThan(30)
})

/** DuckDB itself refuses an argument that no function has. */
const withKnownFields = (request: Fields): Fields =>
  Object.fromEntries(
    Object.entries(request).filter(([name]) => requestFieldNames.some((known) => known === name)),
  )

/** The package is asked by its terms below, and the page has no way to enter most faults. */
const others = Object.entries(doors).filter(
  ([name]) => !['the package', 'the page', 'its payslips'].includes(name),
)

describe.each(others)('%s', (name, { ask }) => {
  it.each(fixed)('refuses %j as the service does', async (request) => {
    expect(await refused(ask(request))).toEqual(await expected(request))
  })

  it('refuses random requests as the service does', async () => {
    for (const given of shareOf(random, Object.keys(doors).indexOf(name))) {
      const request = name === 'SQL' ? withKnownFields(given) : given
      expect(await refused(ask(request)), JSON.stringify(request)).toEqual(await expected(request))
    }
  })
})

describe('the package', () => {
  it.each(fixed)('refuses %j as the service does', (request) => {
    expect(refusedByPackage(request)).toEqual(refusedByService(request))
  })

  it('refuses random requests as the service does', () => {
    let compared = 0
    for (const request of random) {
      const pointers = problemsOf('privateCalc', request)
      // Beyond the most problems of an answer the service names none, and a salary of a month is larger in the engine.
      const isWhole = pointers.length < MOST_PROBLEMS
      if (!isWhole || pointers.some((one) => one.startsWith('/monthly_salaries/'))) continue
      compared++
      expect(refusedByPackage(request), JSON.stringify(request)).toEqual(refusedByService(request))
    }
    expect(compared).toBeGreaterThan(30)
  })
})

it('a link of the page says which of its parts it does not read', () => {
  const { unread } = readFragment(
    '1/gross=10000000&children_count=31&territorial_multiplier=99&start_date=2026-02-30',
  )
  expect(unread).toEqual([
    'children_count=31',
    'territorial_multiplier=99',
    'start_date=2026-02-30',
  ])
})
