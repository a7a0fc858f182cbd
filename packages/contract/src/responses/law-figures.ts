/** The stable names of the law figures, in the order in which they are listed. */
export const lawFigureNames = [
  'main_scale',
  'allowance_scale',
  'privilege_scale',
  'contribution_rates',
  'additional_contribution_rates',
  'contribution_limit',
  'social_contribution_limit',
  'non_resident_rate',
  'non_resident_scale',
  'remote_employee_scale',
  'child_deductions',
  'child_deduction_limit',
  'own_deductions',
  'expense_limits',
  'savings_limit',
  'gto_deduction',
  'family_payment_rate',
  'civil_contract_social_insurance',
  'minimum_base_of_head',
  'self_employment',
  'it_tariff',
  'small_business_tariff',
  'manufacturing_tariff',
  'minimum_wage',
  'minimum_wage_raise',
  'production_calendar',
  'transfer_days',
] as const

/** The name of a law figure. */
export type LawFigureName = (typeof lawFigureNames)[number]

/** The units of law figures. */
export const lawUnits = [
  'kopecks a year',
  'kopecks a month',
  'percent',
  'percent and kopecks a year',
  'whether it applies',
  'days off and worked',
  'days of a month',
  'tenths of a percent',
  'percent above each kopeck threshold of the year',
] as const
