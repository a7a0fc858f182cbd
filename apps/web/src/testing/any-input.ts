import { startYears } from '@oklad/contract/fields'
import type { Kopecks } from '@oklad/engine'
import fc from 'fast-check'
import type { Details } from '../input/details.ts'
import { amountKinds, bases, type Input } from '../input/input.ts'

const sum = fc.oneof(
  fc.integer({ min: 0, max: 1_000_000 }),
  fc.integer({ min: 0, max: 2_000_000_000 }),
) as fc.Arbitrary<Kopecks>

const employer = fc.record({
  base_gross_income: sum,
  north_gross_income: sum,
  tax_withheld: fc.integer({ min: 0, max: 50_000_000 }),
})

const otherEmployer = fc
  .tuple(employer, fc.boolean())
  .map(([sums, isMarked]) => (isMarked ? { ...sums, has_tax_privilege: true } : sums))

const startDate = fc
  .date({
    min: new Date(`${startYears.minimum}-01-01T00:00:00Z`),
    max: new Date(`${startYears.maximum}-12-31T00:00:00Z`),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

const wayToPay = fc.constantFrom('full' as const, 'working_days' as const, 'calendar_days' as const)

const twelve = (value: fc.Arbitrary<number>) => fc.array(value, { minLength: 12, maxLength: 12 })

/** In the order of a link. */
const absence = fc
  .record(
    {
      kind: fc.constantFrom('vacation' as const, 'sick' as const, 'unpaid' as const),
      from: startDate,
      days: fc.integer({ min: 1, max: 40 }),
    },
    { noNullPrototype: true },
  )
  .map((one) => (one.kind === 'sick' ? { ...one, insurance_months: 96 } : one))

const otherPay = fc.record({
  kind: fc.constantFrom('vacation_pay' as const, 'gift' as const),
  month: fc.integer({ min: 1, max: 12 }),
  amount: sum,
})

/** Details of every kind, also ones that exclude each other. */
const anyDetails: fc.Arbitrary<Details> = fc.record(
  {
    territorial_multiplier: fc.integer({ min: 100, max: 200 }),
    northern_coefficient: fc.integer({ min: 100, max: 200 }),
    start_date: startDate,
    has_tax_privilege: fc.boolean(),
    is_not_resident: fc.boolean(),
    non_resident_category: fc.constantFrom(
      'eaeu_citizen' as const,
      'remote_employee' as const,
      'ship_crew' as const,
    ),
    employment_type: fc.constantFrom('TD' as const, 'GPH' as const, 'SELF_EMPLOYED' as const),
    monthly_bonuses: fc.array(fc.oneof(fc.constant(0), sum), { minLength: 12, maxLength: 12 }),
    bonuses_attract_allowances: fc.boolean(),
    statutory_territorial_multiplier: fc.integer({ min: 100, max: 200 }),
    children_count: fc.integer({ min: 0, max: 6 }),
    disabled_children_count: fc.integer({ min: 0, max: 6 }),
    elder_children_count: fc.integer({ min: 0, max: 6 }),
    single_parent: fc.boolean(),
    has_family_payment: fc.boolean(),
    own_deduction: fc.constantFrom('item_1' as const, 'item_2' as const),
    housing_expense: sum,
    mortgage_expense: sum,
    social_expense: sum,
    treatment_expense: sum,
    savings_expense: sum,
    has_gto_badge: fc.boolean(),
    child_edu_expense: sum,
    npd_income_source: fc.constantFrom('INDIVIDUAL' as const, 'LEGAL_ENTITY' as const),
    has_registration_deduction: fc.boolean(),
    income_before: employer,
    income_before_elsewhere: sum,
    other_employers: fc.array(otherEmployer, { minLength: 1, maxLength: 3 }),
    contribution_tariff: fc.constantFrom(
      'general' as const,
      'it' as const,
      'small_business' as const,
      'small_business_manufacturing' as const,
    ),
    accident_rate: fc.integer({ min: 8, max: 1_190 }),
    is_company_head: fc.constant(true),
    working_conditions: fc.constantFrom(
      'ordinary' as const,
      'class_3_1' as const,
      'list_1' as const,
    ),
    first_month: wayToPay,
    end_date: startDate,
    last_month: wayToPay,
    absences: fc.array(absence, { minLength: 1, maxLength: 3 }),
    deductions_after_tax: fc.constant([
      { kind: 'alimony_share' as const, share: [1, 4] },
      { kind: 'writ' as const, debt: 10_000_000, keeps_minimum: 1_500_000 },
    ]),
    other_pay: fc.array(otherPay, { minLength: 1, maxLength: 3 }),
    monthly_salaries: twelve(sum),
    monthly_territorial_multipliers: twelve(fc.integer({ min: 100, max: 200 })),
    monthly_northern_coefficients: twelve(fc.integer({ min: 100, max: 200 })),
    monthly_statutory_territorial_multipliers: twelve(fc.integer({ min: 100, max: 200 })),
  },
  { requiredKeys: [] },
)

/** Any input that a person could enter or a link could hold. */
export const anyInput: fc.Arbitrary<Input> = fc.record({
  kind: fc.constantFrom(...amountKinds),
  amount: sum,
  basis: fc.constantFrom(...bases),
  paidOn: fc.constantFrom(undefined, '2026-06-19'),
  vacation: fc.constantFrom(undefined, { from: '2026-08-10', days: 7 }),
  sick: fc.constantFrom(undefined, { from: '2026-08-10', to: '2026-08-19', insurance_months: 60 }),
  details: anyDetails,
})
