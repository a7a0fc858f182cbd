import * as contract from '@oklad/contract/fields'
import { expect, it } from 'vitest'
import { termsOf } from './terms.ts'

it('a request sets only the terms of its fields', () => {
  expect(termsOf({ gross_salary: 15_000_000 })).toEqual({ grossSalary: 15_000_000 })
  expect(termsOf({ target_net: 100, basis: 'annual', children_count: 1 })).toEqual({ children: 1 })
  expect(termsOf({ gross_salary: 0, warnings: true })).toEqual({ grossSalary: 0 })
})

it('every field sets its term', () => {
  const income = { base_gross_income: 1, north_gross_income: 2, tax_withheld: 3 }
  const incomeTerms = { baseIncome: 1, allowancesIncome: 2, taxWithheld: 3 }
  const bonuses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const request = {
    gross_salary: 1,
    territorial_multiplier: 150,
    northern_coefficient: 130,
    start_date: '2026-03-16',
    has_tax_privilege: true,
    is_not_resident: true,
    non_resident_category: 'refugee' as const,
    employment_type: 'GPH' as const,
    full_time_share: 50,
    monthly_bonuses: bonuses,
    other_pay: [{ kind: 'vacation_pay' as const, month: 7, amount: 11, northern_amount: 3 }],
    severance_average_month: 13,
    severance_far_north: true,
    // None is a term by itself.
    deductions_after_tax: [],
    absences: [],
    earnings_before: [],
    bonuses_attract_allowances: false,
    statutory_territorial_multiplier: 120,
    children_count: 3,
    disabled_children_count: 1,
    elder_children_count: 1,
    single_parent: true,
    has_family_payment: true,
    own_deduction: 'item_2' as const,
    housing_expense: 4,
    mortgage_expense: 5,
    social_expense: 6,
    child_edu_expense: 7,
    treatment_expense: 9,
    savings_expense: 10,
    has_gto_badge: true,
    notice_deductions: [{ kind: 'treatment' as const, month: 4, amount: 12 }],
    npd_income_source: 'INDIVIDUAL' as const,
    has_registration_deduction: true,
    income_before: income,
    income_before_elsewhere: 8,
    other_employers: [income, { ...income, has_tax_privilege: true }],
    contribution_tariff: 'small_business_manufacturing' as const,
    accident_rate: 20,
    working_conditions: 'class_3_1' as const,
    is_company_head: true,
    first_month: 'working_days' as const,
    end_date: '2026-10-15',
    last_month: 'calendar_days' as const,
    monthly_salaries: bonuses,
    monthly_territorial_multipliers: Array(12).fill(180),
    monthly_northern_coefficients: Array(12).fill(150),
    monthly_statutory_territorial_multipliers: Array(12).fill(120),
    warnings: true,
    law_version: true,
  }
  expect(Object.keys(request).sort()).toEqual(Object.keys(contract.requestFields).sort())
  expect(termsOf(request)).toEqual({
    grossSalary: 1,
    districtCoefficient: 150,
    northernAllowance: 30,
    firstMonth: 3,
    firstDay: 16,
    hasTaxPrivilege: true,
    isNonResident: true,
    nonResidentCategory: 'listed',
    contractType: 'civilContract',
    fullTimeShare: 50,
    monthlyBonuses: bonuses,
    bonusesAttractAllowances: false,
    statutoryDistrictCoefficient: 120,
    children: 3,
    disabledChildren: 1,
    elderChildren: 1,
    isSingleParent: true,
    hasFamilyPayment: true,
    ownDeduction: 'item2',
    housingExpense: 4,
    mortgageInterest: 5,
    socialExpense: 6,
    childEducationExpense: 7,
    expensiveTreatment: 9,
    longTermSavings: 10,
    hasGtoBadge: true,
    noticeDeductions: [{ kind: 'treatment', month: 4, amount: 12 }],
    incomePayer: 'individuals',
    hasRegistrationDeduction: true,
    incomeBeforeElsewhere: 8,
    incomeBefore: { ...incomeTerms, deductionGranted: 0 },
    otherPay: [{ kind: 'vacation_pay', month: 7, amount: 11, northernAmount: 3 }],
    severanceAverageMonth: 13,
    severanceFarNorth: true,
    otherEmployers: [
      { ...incomeTerms, hasTaxPrivilege: false },
      { ...incomeTerms, hasTaxPrivilege: true },
    ],
    contributionTariff: 'smallBusinessManufacturing',
    accidentRate: 20,
    workingConditions: 'class31',
    isCompanyHead: true,
    firstMonthPaid: 'workingDays',
    lastMonth: 10,
    lastDay: 15,
    lastMonthPaid: 'calendarDays',
    monthlySalaries: bonuses,
    monthlyDistrictCoefficients: Array(12).fill(180),
    monthlyNorthernAllowances: Array(12).fill(50),
    monthlyStatutoryDistrictCoefficients: Array(12).fill(120),
  })
})

it.each([
  [
    'employment_type',
    'contractType',
    ['TD', 'GPH', 'SELF_EMPLOYED'],
    ['employment', 'civilContract', 'selfEmployment'],
  ],
  [
    'contribution_tariff',
    'contributionTariff',
    ['general', 'it', 'small_business'],
    ['general', 'it', 'smallBusiness'],
  ],
  ['npd_income_source', 'incomePayer', ['INDIVIDUAL', 'LEGAL_ENTITY'], ['individuals', 'firms']],
  [
    'first_month',
    'firstMonthPaid',
    ['full', 'working_days', 'calendar_days'],
    ['full', 'workingDays', 'calendarDays'],
  ],
] as const)('every value of %s has a value of %s', (field, term, values, expected) => {
  const translated = values.map((value) => termsOf({ gross_salary: 0, [field]: value })[term])
  expect(translated).toEqual(expected)
})
