/** What numbers of an explanation are measured in. */
export type StepUnit =
  | 'kopecks'
  | 'hundredths_of_kopeck'
  | 'thousandths_of_kopeck'
  | 'percent'
  | 'tenths_of_percent'
  | 'hundredths_of_percent'
  | 'days'
  | 'times'

/** What a step may compute, with the unit of its value. */
export const stepKinds = {
  accrual_salary: 'kopecks',
  accrual_bonus: 'kopecks',
  accrual_allowance_base: 'kopecks',
  accrual_district: 'kopecks',
  accrual_paid_district: 'kopecks',
  accrual_district_excess: 'kopecks',
  accrual_northern: 'kopecks',
  accrual_base: 'kopecks',
  accrual_allowances: 'kopecks',
  gross_income: 'kopecks',
  net_income: 'kopecks',

  base_pay_so_far: 'kopecks',
  allowances_so_far: 'kopecks',
  income_so_far: 'kopecks',
  children_monthly_deduction: 'kopecks',
  child_deduction: 'kopecks',
  deductions_so_far: 'kopecks',
  main_taxable_base: 'kopecks',
  unabsorbed_deductions: 'kopecks',
  allowances_taxable_base: 'kopecks',
  shared_taxable_base: 'kopecks',
  main_base_exact_tax: 'hundredths_of_kopeck',
  main_base_due: 'kopecks',
  allowances_exact_tax: 'hundredths_of_kopeck',
  allowances_due: 'kopecks',
  shared_exact_tax: 'hundredths_of_kopeck',
  tax_due: 'kopecks',
  tax_left: 'kopecks',
  tax_to_withhold: 'kopecks',
  main_base_tax: 'kopecks',
  allowances_tax: 'kopecks',
  income_tax: 'kopecks',
  main_base_tax_so_far: 'kopecks',
  allowances_tax_so_far: 'kopecks',
  tax_rate: 'percent',

  registration_deduction_left: 'kopecks',
  registration_deduction_full: 'kopecks',
  registration_deduction_available: 'kopecks',
  registration_deduction: 'kopecks',
  self_employment_tax: 'kopecks',
  self_employment_rate: 'percent',

  pay_so_far: 'kopecks',
  contributions_due: 'kopecks',
  contributions: 'kopecks',
  pension_due: 'kopecks',
  medical_due: 'kopecks',
  social_due: 'kopecks',
  pension_contribution: 'kopecks',
  medical_contribution: 'kopecks',
  social_contribution: 'kopecks',
  medical_so_far: 'kopecks',
  social_so_far: 'kopecks',
  limit_room: 'kopecks',
  general_part: 'kopecks',
  general_within: 'kopecks',
  general_above: 'kopecks',
  reduced_part: 'kopecks',
  reduced_room: 'kopecks',
  reduced_within: 'kopecks',
  reduced_above: 'kopecks',
  reduced_exact: 'thousandths_of_kopeck',
  reduced_exact_so_far: 'thousandths_of_kopeck',
  accident_due: 'kopecks',
  accident_contribution: 'kopecks',
  employer_cost: 'kopecks',

  children_months: 'times',
  children_return: 'kopecks',
  social_expenses: 'kopecks',
  child_education: 'kopecks',
  social_deduction: 'kopecks',
  housing: 'kopecks',
  mortgage_interest: 'kopecks',
  property_deduction: 'kopecks',
  social_return: 'kopecks',
  property_return: 'kopecks',
  gross_so_far: 'kopecks',
  taxable_income: 'kopecks',
  property_room: 'kopecks',
  property_used: 'kopecks',
  property_left: 'kopecks',
  property_full_years: 'times',
  property_rest: 'kopecks',
  full_year_return: 'kopecks',
  full_years_return: 'kopecks',
  last_year_return: 'kopecks',
  property_return_total: 'kopecks',
  total_return: 'kopecks',

  tax_withheld_here: 'kopecks',
  tax_withheld_elsewhere: 'kopecks',
  tax_withheld_everywhere: 'kopecks',
  notice: 'kopecks',
  overpaid: 'kopecks',
} as const satisfies Record<string, StepUnit>

/** What a step computes. */
export type StepKind = keyof typeof stepKinds

/** Numbers that no step gives: terms of the request and figures of the law, with their units. */
export const outsideNames = {
  salary: 'kopecks',
  bonus: 'kopecks',
  days_paid: 'days',
  days_of_month: 'days',
  district_percent: 'percent',
  paid_district_percent: 'percent',
  northern_percent: 'percent',
  base_income_before: 'kopecks',
  allowances_income_before: 'kopecks',
  deductions_before: 'kopecks',
  tax_withheld_before: 'kopecks',
  non_resident_rate: 'percent',
  first_child: 'kopecks',
  second_child: 'kopecks',
  further_child: 'kopecks',
  disabled_child: 'kopecks',
  children: 'times',
  child_deduction_limit: 'kopecks',
  self_employment_full_rate: 'percent',
  points_off: 'percent',
  registration_deduction_granted: 'kopecks',
  self_employment_limit: 'kopecks',
  contribution_limit: 'kopecks',
  nothing_so_far: 'kopecks',
  general_up_to: 'kopecks',
  general_rate_within: 'tenths_of_percent',
  general_rate_above: 'tenths_of_percent',
  reduced_rate_within: 'tenths_of_percent',
  reduced_rate_above: 'tenths_of_percent',
  fund_rate: 'tenths_of_percent',
  accident_rate: 'hundredths_of_percent',
  expense: 'kopecks',
  expense_limit: 'kopecks',
  base_income_elsewhere: 'kopecks',
  allowances_income_elsewhere: 'kopecks',
  withheld_elsewhere: 'kopecks',
} as const satisfies Record<string, StepUnit>

/** What a number is that no step gives. */
export type OutsideName = keyof typeof outsideNames

/** What a named number is measured in. */
export function unitOf(name: StepKind | OutsideName): StepUnit {
  return name in stepKinds ? stepKinds[name as StepKind] : outsideNames[name as OutsideName]
}
