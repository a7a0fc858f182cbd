import { NEWEST_TAX_YEAR } from '@oklad/law'
import type { PrivateCalculationRequest } from '../fields/requests.ts'
import type { Examples } from './operation.ts'

const minimal = {
  summary: 'Minimal: 150,000 roubles a month, no coefficients, the whole current year',
  request: { gross_salary: 15_000_000 },
}

/** The examples of the public calculation. */
export const publicExamples: Examples<PrivateCalculationRequest> = {
  minimal,
  full: {
    summary: '150,000 roubles a month, district coefficient 1.15, northern allowance 30%',
    request: { gross_salary: 15_000_000, territorial_multiplier: 115, northern_coefficient: 130 },
  },
}

/** The examples of the private calculation, which show every field. */
export const privateExamples: Examples<PrivateCalculationRequest> = {
  minimal,
  full: {
    summary: 'The same with both coefficients, from March to December',
    request: {
      gross_salary: 15_000_000,
      territorial_multiplier: 115,
      northern_coefficient: 130,
      start_date: `${NEWEST_TAX_YEAR}-03-01`,
      has_tax_privilege: false,
    },
  },
  warnings: {
    summary:
      'A salary that passes a tax threshold, with "warnings" to show it, and the version of the law',
    request: { gross_salary: 30_000_000, warnings: true, law_version: true },
  },
  extended: {
    summary: 'More terms: bonuses, two children, expenses, a part first month, another employer',
    request: {
      gross_salary: 15_000_000,
      territorial_multiplier: 115,
      northern_coefficient: 130,
      start_date: `${NEWEST_TAX_YEAR}-03-16`,
      employment_type: 'TD',
      monthly_bonuses: [0, 0, 0, 0, 0, 10_000_000, 0, 0, 0, 0, 0, 15_000_000],
      bonuses_attract_allowances: false,
      other_pay: [{ kind: 'vacation_pay', month: 7, amount: 5_000_000, northern_amount: 0 }],
      statutory_territorial_multiplier: 110,
      children_count: 2,
      disabled_children_count: 0,
      elder_children_count: 0,
      single_parent: false,
      has_family_payment: false,
      own_deduction: 'none',
      housing_expense: 200_000_000,
      mortgage_expense: 30_000_000,
      social_expense: 5_000_000,
      child_edu_expense: 11_000_000,
      treatment_expense: 40_000_000,
      savings_expense: 20_000_000,
      has_gto_badge: true,
      notice_deductions: [{ kind: 'treatment', month: 9, amount: 8_000_000 }],
      income_before: {
        base_gross_income: 10_000_000,
        north_gross_income: 0,
        tax_withheld: 1_300_000,
        deduction_granted: 0,
      },
      income_before_elsewhere: 0,
      other_employers: [
        {
          base_gross_income: 60_000_000,
          north_gross_income: 0,
          tax_withheld: 7_800_000,
          has_tax_privilege: false,
        },
      ],
      contribution_tariff: 'small_business',
      accident_rate: 20,
      working_conditions: 'class_3_1',
      is_company_head: true,
      first_month: 'working_days',
    },
  },
  months: {
    summary:
      'A move from the north in May with a raise in July, and severance on the last day, 15 October',
    request: {
      gross_salary: 10_000_000,
      start_date: `${NEWEST_TAX_YEAR}-01-01`,
      end_date: `${NEWEST_TAX_YEAR}-10-15`,
      last_month: 'working_days',
      monthly_salaries: [...Array(6).fill(10_000_000), ...Array(6).fill(12_000_000)],
      monthly_territorial_multipliers: [180, 180, 180, 180, ...Array(8).fill(100)],
      monthly_northern_coefficients: [180, 180, 180, 180, ...Array(8).fill(100)],
      monthly_statutory_territorial_multipliers: [150, 150, 150, 150, ...Array(8).fill(100)],
      other_pay: [{ kind: 'severance', month: 10, day: 15, amount: 45_000_000 }],
      severance_average_month: 12_000_000,
      severance_far_north: false,
    },
  },
  absences: {
    summary: 'A vacation with an illness inside it; the earnings of the year before are known',
    request: {
      gross_salary: 10_000_000,
      full_time_share: 50,
      start_date: `${NEWEST_TAX_YEAR}-01-01`,
      absences: [
        { kind: 'vacation', from: `${NEWEST_TAX_YEAR}-07-06`, days: 14 },
        {
          kind: 'sick',
          from: `${NEWEST_TAX_YEAR}-07-10`,
          to: `${NEWEST_TAX_YEAR}-07-14`,
          insurance_months: 84,
          earnings: [
            { year: NEWEST_TAX_YEAR - 2, pay: 100_000_000 },
            { year: NEWEST_TAX_YEAR - 1, pay: 120_000_000 },
          ],
        },
      ],
      earnings_before: Array.from({ length: 6 }, (_, index) => ({
        month: `${NEWEST_TAX_YEAR - 1}-${index < 3 ? '0' : ''}${index + 7}`,
        pay: 10_000_000,
      })),
    },
  },
  writs: {
    summary: 'Alimony of a quarter and a loan from pay after tax',
    request: {
      gross_salary: 3_000_000,
      start_date: `${NEWEST_TAX_YEAR}-01-01`,
      children_count: 1,
      deductions_after_tax: [
        { kind: 'alimony_share', share: [1, 4] },
        { kind: 'writ', debt: 10_000_000 },
      ],
    },
  },
  nonResident: {
    summary: 'A highly qualified specialist, a non-resident with the rates of residents',
    request: {
      gross_salary: 30_000_000,
      is_not_resident: true,
      non_resident_category: 'highly_qualified_specialist',
    },
  },
  selfEmployed: {
    summary: 'Tax on professional income, from individuals, with the registration deduction',
    request: {
      gross_salary: 5_000_000,
      start_date: `${NEWEST_TAX_YEAR}-01-01`,
      employment_type: 'SELF_EMPLOYED',
      npd_income_source: 'INDIVIDUAL',
      has_registration_deduction: true,
    },
  },
  provisional: {
    summary: 'A month of the next year, whose law is not known yet: the answer has a warning',
    request: { gross_salary: 15_000_000, start_date: `${NEWEST_TAX_YEAR + 1}-12-01` },
  },
}
