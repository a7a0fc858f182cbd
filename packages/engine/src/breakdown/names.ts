import type { DeductionFigure, DeductionStep } from '../deductions/names.ts'
import type { OtherPayKind } from '../pay/kinds.ts'

/** The figures that a step can compute. */
// biome-ignore format: several names a line
export type StepKind =
  // Pay of a month.
  | 'accrual_salary' | 'accrual_bonus' | 'accrual_allowance_base' | 'accrual_district'
  | 'accrual_paid_district' | 'accrual_district_excess' | 'accrual_northern' | 'accrual_base'
  | 'accrual_allowances' | 'gross_income' | 'net_income'
  // Other pay: its parts, what is exempt from tax, and what is without contributions.
  | 'other_pay' | 'other_pay_northern' | 'other_pay_base' | 'exempt_material_aid' | 'exempt_gift'
  | 'exempt_birth_aid' | 'severance_limit' | 'exempt_severance' | 'exempt_income' | 'taxed_base' | 'taxed_pay' | 'uninsured_pay' | 'insured_pay'
  // Income and deductions.
  | 'base_pay_so_far' | 'allowances_so_far' | 'income_so_far' | 'children_usual_deduction'
  | 'children_monthly_deduction' | 'deductions_so_far' | DeductionStep
  // Tax bases and the tax due on them.
  | 'main_taxable_base' | 'unabsorbed_deductions' | 'allowances_taxable_base'
  | 'shared_taxable_base' | 'main_base_due'
  | 'allowances_due' | 'tax_due'
  // Tax withheld.
  | 'tax_left' | 'tax_to_withhold' | 'main_base_tax' | 'allowances_tax' | 'income_tax'
  | 'main_base_tax_so_far' | 'allowances_tax_so_far' | 'tax_rate'
  // Self-employment.
  | 'registration_deduction_left' | 'registration_deduction_full'
  | 'registration_deduction_available' | 'registration_deduction' | 'self_employment_tax'
  | 'self_employment_rate'
  // Contributions, and what pay costs.
  | 'pay_so_far' | 'contributions_due' | 'contributions' | 'pension_due' | 'medical_due'
  | 'social_due' | 'pension_contribution' | 'medical_contribution' | 'social_contribution'
  | 'medical_so_far' | 'social_so_far' | 'accident_due' | 'accident_contribution' | 'employer_cost'
  // Reduced tariffs of contributions.
  | 'limit_room' | 'general_part' | 'general_within' | 'general_above' | 'reduced_part'
  | 'reduced_room' | 'reduced_within' | 'reduced_above' | 'reduced_exact' | 'reduced_exact_so_far'
  | 'pension_limit_room' | 'pension_general_within' | 'pension_general_above' | 'pension_exact'
  | 'pension_exact_so_far' | 'medical_exact' | 'medical_exact_so_far' | 'social_limit_room'
  | 'social_general_within' | 'social_general_above' | 'social_exact' | 'social_exact_so_far'
  // The base of contributions for the head of a company.
  | 'minimum_base' | 'base_shortfall' | 'contribution_base' | 'contribution_base_so_far'
  // Additional contributions.
  | 'additional_due' | 'additional_contribution'
  // Refunds.
  | 'children_months' | 'social_expenses' | 'child_education'
  | 'expensive_treatment' | 'long_term_savings' | 'gto_deduction' | 'social_deduction' | 'housing' | 'mortgage_interest' | 'property_deduction' | 'social_return'
  | 'property_return' | 'gross_so_far' | 'taxable_income' | 'property_room' | 'property_used'
  | 'property_left' | 'property_full_years' | 'property_rest' | 'full_year_return'
  | 'full_years_return' | 'last_year_return' | 'property_return_total' | 'total_return'
  | 'family_payment_tax' | 'family_payment'
  // Pay by average earnings: of months and bonuses, by day, and of a vacation or a sick leave.
  | 'month_days' | 'days_counted' | 'counted_pay' | 'counted_bonus' | 'counted_northern_pay'
  | 'counted_northern_bonus' | 'counted_earnings' | 'northern_earnings' | 'regional_wage' | 'earnings_average'
  | 'lowest_average' | 'daily_average' | 'part_pay' | 'average_pay' | 'part_northern' | 'northern_pay' | 'base_pay'
  | 'sick_day_by_percent' | 'lowest_sick_day' | 'sick_day' | 'employer_days_pay' | 'fund_days_pay' | 'employer_pay'
  | 'fund_pay' | 'split_pay'
  // Recalculation of paid months.
  | 'settlement_pay' | 'settlement_tax_left' | 'settlement_tax' | 'settlement_net' | 'excess_tax'
  | 'settlement_contributions' | 'debt_left' | 'debt_limit' | 'debt_repayment'
  // Deductions after tax.
  | 'first_limit' | 'writs_limit' | 'writ_due' | 'writs_before' | 'writs_room' | 'writs_due' | 'writ_share'
  | 'month_pay_to_date' | 'pay_left' | 'above_minimum' | 'writs_shares' | 'writ_amount' | 'withheld_after_tax' | 'paid_out'
  // Settlement with other employers.
  | 'tax_withheld_here' | 'tax_withheld_elsewhere' | 'tax_withheld_everywhere' | 'notice'
  | 'overpaid'

/** The inputs that no step computes: terms of the calculation and figures of the law. */
// biome-ignore format: several names a line
export type FigureName =
  // Pay.
  | OtherPayKind | 'northern_part' | 'exempt_left' | 'severance_average_month' | 'severance_months'
  | 'salary' | 'bonus' | 'days_paid' | 'days_of_month' | 'district_percent'
  | 'paid_district_percent' | 'northern_percent' | 'advance_percent'
  // Pay before the first month.
  | 'base_income_before' | 'allowances_income_before' | 'deductions_before' | 'tax_withheld_before'
  | 'income_before_elsewhere'
  // Tax and deductions.
  | 'non_resident_rate' | 'first_child' | 'second_child' | 'further_child' | 'disabled_child'
  | 'first_children' | 'second_children' | 'further_children' | 'disabled_children' | 'single_parent_times' | 'deduction_months' | 'notice_sum'
  | DeductionFigure | 'self_employment_full_rate' | 'points_off'
  | 'registration_deduction_granted' | 'self_employment_limit'
  // Contributions.
  | 'contribution_limit' | 'nothing_so_far' | 'general_up_to' | 'general_rate_within'
  | 'general_rate_above' | 'reduced_rate_within' | 'reduced_rate_above' | 'fund_rate'
  | 'accident_rate' | 'additional_rate' | 'minimum_wage'
  // Pay by average earnings.
  | 'average_days' | 'counted_days' | 'calendar_days' | 'month_pay' | 'month_northern_pay' | 'bonus_amount'
  | 'bonus_northern_amount' | 'months_of_year' | 'bonus_months' | 'days_worked' | 'days_norm' | 'all_days_worked'
  | 'new_salary' | 'old_salary' | 'wage_of_day' | 'paid_days' | 'year_pay' | 'year_northern_pay' | 'earnings_limit'
  | 'wage_months' | 'benefit_days' | 'sick_percent' | 'territorial_percent' | 'full_time_percent' | 'whole_percent'
  // Recalculation of paid months.
  | 'pay_due_by_date' | 'pay_made' | 'base_by_date' | 'allowances_by_date' | 'exempt_by_date' | 'deductions_by_date'
  | 'tax_by_date' | 'tax_withheld_by_date' | 'tax_of_pay_taken_back' | 'contributions_of_months' | 'contributions_charged' | 'pay_after_tax'
  | 'debt_percent'
  // Deductions after tax.
  | 'limit_percent' | 'share_part' | 'share_whole' | 'writ_due_sum' | 'living_minimum'
  // Refunds and settlement.
  | 'expense' | 'expense_limit' | 'gto_badge' | 'family_payment_rate' | 'base_income_elsewhere' | 'allowances_income_elsewhere'
  | 'privileged_income_elsewhere' | 'withheld_elsewhere'
