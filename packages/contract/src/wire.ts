/** Requests and answers of the service as types. Written by `npm run docs` from their schemas. */

// biome-ignore format: several words on a line
export type ErrorCode =
  | 'malformed_json' | 'invalid_request' | 'invalid_table' | 'api_key_missing'
  | 'api_key_invalid' | 'not_found' | 'method_not_allowed' | 'not_acceptable' | 'body_too_large'
  | 'batch_too_long' | 'unsupported_media_type' | 'rate_limit_exceeded' | 'too_many_batches'
  | 'too_many_failed_keys' | 'internal_error' | 'overloaded' | 'draining'

// biome-ignore format: several words on a line
export type InputProblemCode =
  | 'malformed_json' | 'too_deep' | 'duplicate_field' | 'missing_field' | 'unknown_field'
  | 'wrong_type' | 'not_an_integer' | 'out_of_range' | 'impossible_date' | 'value_not_allowed'
  | 'wrong_length' | 'excluded_fields' | 'not_in_year' | 'unknown_in_year'
  | 'paid_in_another_year' | 'no_payments' | 'column_question'

// biome-ignore format: several words on a line
export type WarningCode =
  | 'provisional_law' | 'threshold_passed' | 'contribution_limit_passed'
  | 'child_deduction_limit_passed' | 'earlier_income_unknown' | 'self_employment_limit_passed'
  | 'registration_deduction_used' | 'below_minimum_wage' | 'deductions_not_applied'
  | 'activity_must_be_listed' | 'contributions_may_not_be_due' | 'remote_work_conditions'
  | 'late_payday' | 'excess_tax' | 'tax_not_withheld' | 'tax_set_off' | 'budget_code_unknown'
  | 'contradictory_fields' | 'bonus_not_prorated' | 'days_not_rounded' | 'raise_indexes_part'
  | 'floor_without_coefficient' | 'floor_with_excluded_time' | 'paid_late'
  | 'split_by_payment_date' | 'northern_part_unknown' | 'care_days_limited'
  | 'dismissal_not_counted' | 'months_without_pay' | 'months_not_counted'
  | 'bonuses_not_counted' | 'raises_not_counted' | 'earnings_assumed' | 'other_pay_not_counted'
  | 'paid_outside_year' | 'no_earnings' | 'vacation_in_advance' | 'hire_month_whole'
  | 'debt_needs_grounds'

// biome-ignore format: several words on a line
export type LawFigureName =
  | 'main_scale' | 'allowance_scale' | 'privilege_scale' | 'contribution_rates'
  | 'additional_contribution_rates' | 'contribution_limit' | 'social_contribution_limit'
  | 'non_resident_rate' | 'non_resident_scale' | 'remote_employee_scale'
  | 'remote_contractor_scale' | 'child_deductions' | 'child_deduction_limit' | 'own_deductions'
  | 'social_limits' | 'property_limits' | 'savings_limit' | 'gto_deduction'
  | 'family_payment_rate' | 'pay_exemptions' | 'severance_months' | 'average_pay_split'
  | 'civil_contract_social_insurance' | 'minimum_base_of_head' | 'self_employment' | 'it_tariff'
  | 'small_business_tariff' | 'manufacturing_tariff' | 'minimum_wage' | 'minimum_wage_raise'
  | 'production_calendar' | 'transfer_days' | 'budget_codes' | 'average_month_days'
  | 'benefit_average' | 'sick_pay_percents' | 'young_child_care' | 'care_days'
  | 'employer_sick_days'

// biome-ignore format: several words on a line
export type LawUnit =
  | 'kopecks a year' | 'kopecks a month' | 'percent' | 'percent and kopecks a year'
  | 'whether it applies' | 'days off and worked' | 'budget codes' | 'days of a month' | 'days'
  | 'hundredths of a day' | 'days and months' | 'months' | 'percent and days'
  | 'tenths of a percent' | 'percent above each kopeck threshold of the year'

// biome-ignore format: several words on a line
export type FigureName =
  | StepKind | 'vacation_pay' | 'compensation' | 'working_days_pay' | 'sick_pay'
  | 'material_aid' | 'gift' | 'birth_aid' | 'severance' | 'recalculation' | 'performance_bonus'
  | 'profit_bonus' | 'other' | 'northern_part' | 'exempt_left' | 'severance_average_month'
  | 'severance_months' | 'salary' | 'bonus' | 'days_paid' | 'days_of_month' | 'district_percent'
  | 'paid_district_percent' | 'northern_percent' | 'advance_percent' | 'base_income_before'
  | 'allowances_income_before' | 'deductions_before' | 'tax_withheld_before'
  | 'income_before_elsewhere' | 'non_resident_rate' | 'first_child' | 'second_child'
  | 'further_child' | 'disabled_child' | 'first_children' | 'second_children'
  | 'further_children' | 'disabled_children' | 'single_parent_times' | 'notice_sum'
  | 'deduction_months' | 'child_deduction_limit' | 'own_deduction_by_law'
  | 'self_employment_full_rate' | 'points_off' | 'registration_deduction_granted'
  | 'self_employment_limit' | 'contribution_limit' | 'nothing_so_far' | 'general_up_to'
  | 'general_rate_within' | 'general_rate_above' | 'reduced_rate_within' | 'reduced_rate_above'
  | 'fund_rate' | 'accident_rate' | 'minimum_wage' | 'average_days' | 'counted_days'
  | 'calendar_days' | 'month_pay' | 'month_northern_pay' | 'bonus_amount'
  | 'bonus_northern_amount' | 'months_of_year' | 'bonus_months' | 'days_worked' | 'days_norm'
  | 'all_days_worked' | 'new_salary' | 'old_salary' | 'wage_of_day' | 'paid_days' | 'year_pay'
  | 'year_northern_pay' | 'earnings_limit' | 'wage_months' | 'benefit_days' | 'sick_percent'
  | 'territorial_percent' | 'full_time_percent' | 'whole_percent' | 'additional_rate'
  | 'pay_due_by_date' | 'pay_made' | 'base_by_date' | 'allowances_by_date' | 'exempt_by_date'
  | 'deductions_by_date' | 'tax_by_date' | 'tax_withheld_by_date' | 'tax_of_pay_taken_back'
  | 'contributions_of_months' | 'contributions_charged' | 'pay_after_tax' | 'debt_percent'
  | 'limit_percent' | 'share_part' | 'share_whole' | 'writ_due_sum' | 'living_minimum'
  | 'expense' | 'expense_limit' | 'gto_badge' | 'family_payment_rate' | 'base_income_elsewhere'
  | 'allowances_income_elsewhere' | 'privileged_income_elsewhere' | 'withheld_elsewhere'

// biome-ignore format: several words on a line
export type StepKind =
  | 'accrual_salary' | 'accrual_bonus' | 'accrual_allowance_base' | 'accrual_district'
  | 'accrual_paid_district' | 'accrual_district_excess' | 'accrual_northern' | 'accrual_base'
  | 'accrual_allowances' | 'gross_income' | 'other_pay' | 'other_pay_northern'
  | 'other_pay_base' | 'exempt_material_aid' | 'exempt_gift' | 'exempt_birth_aid'
  | 'severance_limit' | 'exempt_severance' | 'exempt_income' | 'taxed_base' | 'taxed_pay'
  | 'uninsured_pay' | 'insured_pay' | 'net_income' | 'base_pay_so_far' | 'allowances_so_far'
  | 'income_so_far' | 'children_usual_deduction' | 'children_monthly_deduction'
  | 'child_deduction' | 'own_deduction' | 'notice_deduction' | 'deductions_to_date'
  | 'deductions_so_far' | 'main_taxable_base' | 'unabsorbed_deductions'
  | 'allowances_taxable_base' | 'shared_taxable_base' | 'main_base_due' | 'allowances_due'
  | 'tax_due' | 'tax_left' | 'tax_to_withhold' | 'main_base_tax' | 'allowances_tax'
  | 'income_tax' | 'main_base_tax_so_far' | 'allowances_tax_so_far' | 'tax_rate'
  | 'registration_deduction_left' | 'registration_deduction_full'
  | 'registration_deduction_available' | 'registration_deduction' | 'self_employment_tax'
  | 'self_employment_rate' | 'pay_so_far' | 'contributions_due' | 'contributions'
  | 'pension_due' | 'medical_due' | 'social_due' | 'pension_contribution'
  | 'medical_contribution' | 'social_contribution' | 'medical_so_far' | 'social_so_far'
  | 'limit_room' | 'general_part' | 'general_within' | 'general_above' | 'reduced_part'
  | 'reduced_room' | 'reduced_within' | 'reduced_above' | 'reduced_exact'
  | 'reduced_exact_so_far' | 'pension_limit_room' | 'pension_general_within'
  | 'pension_general_above' | 'pension_exact' | 'pension_exact_so_far' | 'medical_exact'
  | 'medical_exact_so_far' | 'social_limit_room' | 'social_general_within'
  | 'social_general_above' | 'social_exact' | 'social_exact_so_far' | 'accident_due'
  | 'accident_contribution' | 'minimum_base' | 'base_shortfall' | 'contribution_base'
  | 'contribution_base_so_far' | 'additional_due' | 'additional_contribution' | 'employer_cost'
  | 'children_months' | 'children_return' | 'own_return' | 'notice_return' | 'social_expenses'
  | 'child_education' | 'expensive_treatment' | 'long_term_savings' | 'gto_deduction'
  | 'social_deduction' | 'housing' | 'mortgage_interest' | 'property_deduction'
  | 'social_return' | 'property_return' | 'gross_so_far' | 'taxable_income' | 'property_room'
  | 'property_used' | 'property_left' | 'property_full_years' | 'property_rest'
  | 'full_year_return' | 'full_years_return' | 'last_year_return' | 'property_return_total'
  | 'total_return' | 'family_payment_tax' | 'family_payment' | 'month_days' | 'days_counted'
  | 'counted_pay' | 'counted_bonus' | 'counted_northern_pay' | 'counted_northern_bonus'
  | 'counted_earnings' | 'northern_earnings' | 'regional_wage' | 'earnings_average'
  | 'lowest_average' | 'daily_average' | 'part_pay' | 'average_pay' | 'part_northern'
  | 'northern_pay' | 'base_pay' | 'sick_day_by_percent' | 'lowest_sick_day' | 'sick_day'
  | 'employer_days_pay' | 'fund_days_pay' | 'employer_pay' | 'fund_pay' | 'split_pay'
  | 'settlement_pay' | 'settlement_tax_left' | 'settlement_tax' | 'settlement_net'
  | 'excess_tax' | 'settlement_contributions' | 'debt_left' | 'debt_limit' | 'debt_repayment'
  | 'first_limit' | 'writs_limit' | 'writ_due' | 'writs_before' | 'writs_room' | 'writs_due'
  | 'writ_share' | 'month_pay_to_date' | 'pay_left' | 'above_minimum' | 'writs_shares'
  | 'writ_amount' | 'withheld_after_tax' | 'paid_out' | 'tax_withheld_here'
  | 'tax_withheld_elsewhere' | 'tax_withheld_everywhere' | 'notice' | 'overpaid'

// biome-ignore format: several words on a line
export type StepOperation =
  | 'given' | 'nothing' | 'sum' | 'difference' | 'difference_not_below_zero'
  | 'difference_within' | 'smallest' | 'product' | 'sum_of_products' | 'percent_to_kopeck'
  | 'percent_rounded_down' | 'percent_to_whole_roubles' | 'progressive_tax_to_roubles'
  | 'tariff_to_kopeck' | 'thousandths_to_kopeck' | 'premium_to_kopeck' | 'share_by_days'
  | 'share_rounded_down' | 'component' | 'within_pay' | 'while_within' | 'rate_at'
  | 'rate_less_points' | 'whole_times' | 'rest' | 'count' | 'largest' | 'exact_sum' | 'share'
  | 'share_to_hundredths' | 'quotient' | 'per_day'

// biome-ignore format: several words on a line
export type FigureUnit =
  | 'kopecks' | 'thousandths_of_kopeck' | 'percent' | 'tenths_of_percent'
  | 'hundredths_of_percent' | 'days' | 'hundredths_of_day' | 'hundred_thousandths_of_day'
  | 'times'

// biome-ignore format: several words on a line
export type PaymentKind =
  | OtherPayKind | 'advance' | 'final'

// biome-ignore format: several words on a line
export type OtherPayKind =
  | 'vacation_pay' | 'compensation' | 'working_days_pay' | 'sick_pay' | 'material_aid' | 'gift'
  | 'birth_aid' | 'severance' | 'recalculation' | 'performance_bonus' | 'profit_bonus' | 'other'

// biome-ignore format: several words on a line
export type NonResidentCategory =
  | 'ordinary' | 'eaeu_citizen' | 'remote_employee' | 'highly_qualified_specialist' | 'refugee'
  | 'compatriot' | 'patent_holder' | 'ship_crew'

// biome-ignore format: several words on a line
export type WorkingConditions =
  | 'ordinary' | 'class_3_1' | 'class_3_2' | 'class_3_3' | 'class_3_4' | 'class_4' | 'list_1'
  | 'list_2'

/** Body of `POST /api/v1/calc`. */
export interface PublicCalculationRequest {
  /** Monthly gross salary (base pay, before allowances and tax), whole kopecks: 150,000 roubles are 15000000. */
  gross_salary: number
  /** District coefficient (районный коэффициент) × 100: 115 is 1.15, 100 is none. */
  territorial_multiplier?: number
  /** Northern percentage allowance (процентная надбавка) + 100: 150 is an allowance of 50%, 100 is none. */
  northern_coefficient?: number
}

/** Body of `POST /api/v1/private-calc`, `POST /api/v1/private-calc/explain`, `POST /api/v1/private-calc/compare`, `POST /api/v1/private-calc/batch`. */
export interface PrivateCalculationRequest extends PublicCalculationRequest {
  /** First month of the calculation as a date YYYY-MM-DD, in 2017 to 2027; the month is a full one whatever the day, unless first_month says otherwise. January of the current year when omitted. */
  start_date?: string
  /** Pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1): 13% to 5 million roubles a year, 15% above. Not a privilege of every law-enforcement employee. No effect before 2025. */
  has_tax_privilege?: boolean
  /** A non-resident: no deductions, and 30% of each month (Tax Code, article 224, paragraph 3) unless non_resident_category says otherwise. */
  is_not_resident?: boolean
  /** A category of non-residents whose work has the rates of residents (Tax Code, article 224, paragraphs 3 and 3.1; Treaty on the Eurasian Economic Union, article 73): cumulative, without deductions. remote_employee, for remote work, under an employment contract from 2024, under a civil contract from 2025. */
  non_resident_category?: NonResidentCategory
  /** TD: employment contract; GPH: civil contract; SELF_EMPLOYED: tax on professional income. */
  employment_type?: 'TD' | 'GPH' | 'SELF_EMPLOYED'
  /** The share of full working time that the salary pays, percent, rounded down. The minimum wage is that of full time (Labour Code, article 133): the warning of pay below it, and the floors of vacation pay and sick pay, count this share of it. It does not change the salary. */
  full_time_share?: number
  /** The bonus of each calendar month, January first. Kopecks. */
  monthly_bonuses?: number[]
  /** Whether district coefficient and northern allowance accrue on bonuses: true for bonuses of the pay system, false for one-off bonuses outside it. */
  bonuses_attract_allowances?: boolean
  /** The district coefficient × 100 that the law sets, where the employer pays a higher one: the excess is base pay for tax. */
  statutory_territorial_multiplier?: number
  /** Children with a right to the standard deduction (Tax Code, article 218). */
  children_count?: number
  /** The disabled ones among the children. */
  disabled_children_count?: number
  /** Elder children without a right to the deduction, such as adults: they count in the order, so that a third child has the deduction of a third one. */
  elder_children_count?: number
  /** A single parent: the deduction is doubled. */
  single_parent?: boolean
  /** Whether the family qualifies for the yearly family payment (179-ФЗ, tax of 2025 on): two or more children, income per head up to 1.5 subsistence minimums, property within its bounds. The answer then has family_payment, the tax above 6%. */
  has_family_payment?: boolean
  /** The own standard deduction, by item of article 218, paragraph 1. item_1 is 3,000 roubles a month, such as for victims of the Chernobyl disaster and persons disabled in war. item_2 is 500, such as for heroes, persons disabled since childhood and of groups I and II. No income limit; the larger one of two. */
  own_deduction?: 'none' | 'item_1' | 'item_2'
  /** Bought or built a home (Tax Code, article 220). Kopecks. */
  housing_expense?: number
  /** Interest paid on its mortgage. Kopecks. */
  mortgage_expense?: number
  /** Own treatment, education, sport and the like (article 219). Kopecks. */
  social_expense?: number
  /** Education of children. Kopecks. */
  child_edu_expense?: number
  /** Own expensive treatment, which has no limit (article 219). Kopecks. */
  treatment_expense?: number
  /** Long-term savings: contributions to a long-term savings programme (ПДС) and an individual investment account of the third type (article 219.2), from 2024. Kopecks. */
  savings_expense?: number
  /** Whether the person has the GTO badge and the health check of the year (article 218), from 2025: a deduction of 18,000 roubles. */
  has_gto_badge?: boolean
  /** Deductions that the employer grants by notices of the tax service (Tax Code, article 219, paragraph 2, and article 220, paragraph 8). Each reduces the income since January from the month of the application on; tax withheld before is set off against the tax of later months, or is excess tax (article 231). What the income of the year cannot absorb is not carried over. One outside the months of the calculation is not counted, and a warning says so. */
  notice_deductions?: Array<{
    /** The kind of the deduction. */
    kind:
      | 'housing'
      | 'mortgage_interest'
      | 'own_education'
      | 'child_education'
      | 'treatment'
      | 'health_insurance'
      | 'expensive_treatment'
      | 'pension_savings'
    /** The month in which the employee applies for it, 1 is January. */
    month: number
    /** The sum of the notice. Kopecks. */
    amount: number
    /** The number of the notice. The certificate of income has it, with date and tax_office; a calculation needs none of them. */
    number?: string
    /** The day on which the notice was issued, YYYY-MM-DD. */
    date?: string
    /** The code of the tax office that issued the notice, 4 digits. */
    tax_office?: string
  }>
  /** Who pays the self-employed: 4% from individuals, 6% from organisations and entrepreneurs. */
  npd_income_source?: 'LEGAL_ENTITY' | 'INDIVIDUAL'
  /** Whether the self-employed still has the registration deduction of 10,000 roubles. */
  has_registration_deduction?: boolean
  /** Pay and tax at the same employer in the year before start_date: the cumulative sums start from them. */
  income_before?: {
    /** Base pay of the year. Kopecks. */
    base_gross_income: number
    /** District coefficient and northern allowance of the year. Kopecks. */
    north_gross_income: number
    /** Tax withheld in the year. Kopecks. */
    tax_withheld: number
    /** Standard deductions that were already granted in these months. Kopecks. */
    deduction_granted?: number
  }
  /** Income of the year at previous employers before start_date, base pay only from 2025: it counts towards the income limit of the deduction for children and not towards the tax withheld (Tax Code, article 218, paragraph 3). Kopecks. */
  income_before_elsewhere?: number
  /** The pay of the year at other employers, for the settlement by the tax service. */
  other_employers?: Array<{
    /** Base pay of the year. Kopecks. */
    base_gross_income: number
    /** District coefficient and northern allowance of the year. Kopecks. */
    north_gross_income: number
    /** Tax withheld in the year. Kopecks. */
    tax_withheld: number
    /** Whether it is pay of a participant of the special military operation. */
    has_tax_privilege?: boolean
  }>
  /** The tariff of contributions (Tax Code, articles 425 and 427). */
  contribution_tariff?: 'general' | 'it' | 'small_business' | 'small_business_manufacturing'
  /** Insurance against accidents at work, hundredths of a percent: 20 is 0.2%. The rate of the class of risk (0.2 to 8.5%) with its discount or surcharge of up to 40%; 60% of it for the pay of disabled employees. */
  accident_rate?: number
  /** The conditions of harmful or dangerous work, for the additional pension contributions on all pay (Tax Code, article 428). class_3_1 to class_3_4 and class_4 are those of a special assessment (2, 4, 6, 7 and 8%). Without one, list_1 (9%) and list_2 (6%) are the work of law 400-ФЗ, article 30, part 1: item 1 and items 2 to 18. */
  working_conditions?: WorkingConditions
  /** The person is the sole executive body of a commercial company: from 2026 contributions are due on at least the minimum wage a month, even if less is paid (Tax Code, article 421, paragraph 1). No effect before 2026. */
  is_company_head?: boolean
  /** How the month of start_date is paid: in full, or from its day by working days of the five-day week or by calendar days. */
  first_month?: 'full' | 'working_days' | 'calendar_days'
  /** Last month of the calculation as a date YYYY-MM-DD, in the year of start_date and not in an earlier month; the month is a full one whatever the day, unless last_month says otherwise. December when omitted. */
  end_date?: string
  /** How the month of end_date is paid: in full, or to its day by working days of the five-day week or by calendar days. In the month of start_date first_month decides which days count. */
  last_month?: 'full' | 'working_days' | 'calendar_days'
  /** The salary of each calendar month, January first, in place of gross_salary. Kopecks. A month of 0 has no pay. Not in a gross-up, which finds the salary. */
  monthly_salaries?: number[]
  /** The district coefficient × 100 of each calendar month, January first, in place of territorial_multiplier: for somebody who moves in the year. */
  monthly_territorial_multipliers?: number[]
  /** The northern percentage allowance + 100 of each calendar month, January first, in place of northern_coefficient: for somebody who moves, or whose allowance rises with the years of work. */
  monthly_northern_coefficients?: number[]
  /** The district coefficient × 100 that the law sets in each calendar month, January first, in place of statutory_territorial_multiplier. One above the coefficient paid has no effect. */
  monthly_statutory_territorial_multipliers?: number[]
  /** Sums of other kinds, computed elsewhere: vacation, compensation, sick pay of the employer, aid, gifts, severance, bonuses with their allowances. Without a day, each is paid with the rest of its month; one outside the months of the calculation is not counted, and a warning says so. */
  other_pay?: Array<{
    /** The kind. material_aid and gift are exempt from tax up to 4,000 roubles a year each; birth_aid for each entry, one child, up to 1,000,000 (50,000 before 2026); severance, with earnings for the time of finding work and the compensation of a head, up to three average monthly earnings together, six in the Far North: severance_average_month says which; sick_pay and gift have no contributions. */
    kind: OtherPayKind
    /** The month in which it is paid, 1 is January. */
    month: number
    /** The sum before tax. Kopecks. */
    amount: number
    /** The part that relates to district coefficient and northern allowance; 0 by default. Of vacation_pay, compensation, working_days_pay and sick_pay it has the tax base of the allowances from 2026 (425-ФЗ). Kopecks. */
    northern_amount?: number
    /** The day on which it is paid by itself, or the last day of a shorter month; of sick_pay the last day of illness. Without it, it is paid with the rest of its month. */
    day?: number
  }>
  /** Average monthly earnings, required with severance. Three of them, in the Far North six, are exempt of the severance in other_pay together (Tax Code, article 217, paragraph 1). Kopecks. */
  severance_average_month?: number
  /** Whether the person is dismissed from the Far North or an area equal to it: six average monthly earnings of severance are exempt, not three. */
  severance_far_north?: boolean
  /** Vacations, sick leaves, unpaid leaves, business trips and donor days in the year. Their working days have no salary; their pay by average earnings is computed. That of a vacation is paid before it, sick pay of the employer with the next payday. That of trips and donor days, by their working days, is paid with the rest of the month. Per diems are not computed. An own illness inside a vacation moves its end. The Fund is one more of other_employers in a settlement. */
  absences?: Array<{
    /** Unpaid leave has no pay; of a business trip and a donor day the working days are paid. */
    kind: 'vacation' | 'sick' | 'unpaid' | 'business_trip' | 'donor_day'
    /** The first day. */
    from: string
    /** The last day, where days are not given. */
    to?: string
    /** The calendar days; those of a vacation without public holidays. */
    days?: number
    /** The day of payment of a vacation; by default three days before it. */
    paid_on?: string
    /** Whether the days of a short month have two decimals, as accounting programs print them. False by default: exact. */
    round_days?: boolean
    /** The raises in the whole organisation, a branch or a structural unit. */
    raises?: SalaryRaise[]
    /** Of a sick leave; own by default. */
    cause?: 'own' | 'child_under_8' | 'child' | 'relative' | 'quarantine'
    /** Whether the child is cared for in hospital, not at home. */
    in_hospital?: boolean
    /** Full months of insurance, required of a sick leave. */
    insurance_months?: number
    /** The two calendar years before a sick leave, or the years that replace them; by default both are taken as paid like the first paid month. */
    earnings?: EarningsOfYear[]
    /** The first day of a breach of the regime, YYYY-MM-DD. */
    breach_from?: string
    /** The share of full working time, percent; full_time_share of the request by default. */
    full_time_share?: number
  }>
  /** For the pay of vacations: the earnings of the months before the first one, at least 12; in a month that is left out the person was not employed. Without the field each earlier month is taken as paid like the first paid month, and a warning says so. An empty list: not employed before. */
  earnings_before?: EarningsOfMonth[]
  /** Deductions from pay after tax (229-ФЗ, articles 98, 99, 111): at most 70% of a payment for alimony and the first priority, 50% with the others. A calculation without days of payment counts a month as one payment. */
  deductions_after_tax?: Array<{
    /** Alimony as a share of pay, alimony as a sum of a month, or another writ with a debt. */
    kind: 'alimony_share' | 'alimony_sum' | 'writ'
    /** Of alimony_share: numerator and denominator, such as 1 and 4. */
    share?: number[]
    /** Of alimony_sum, for a month. Kopecks. */
    sum?: number
    /** Of a writ what is owed in all; of alimony its arrears, if there are any. Kopecks. */
    debt?: number
    /** Of a writ: 1 to 4 (229-ФЗ, article 111), 4 by default. The first one has the limit of alimony. */
    priority?: number
    /** Of a writ from the second priority on: the subsistence minimum that the debtor keeps in a month. Kopecks. */
    keeps_minimum?: number
  }>
  /** Asks for warnings about the result, such as a higher rate from some month on, without any other extension. Every other extension brings them too. */
  warnings?: boolean
  /** Asks for the version of the law in the answer: the newest date on which one of its figures was entered or checked. */
  law_version?: boolean
}

/** Body of `POST /api/v1/private-calc/gross-up`. */
export interface GrossUpRequest
  extends Omit<
    PrivateCalculationRequest,
    'gross_salary' | 'monthly_salaries' | 'absences' | 'earnings_before'
  > {
  /** The net pay wanted, kopecks a month. */
  target_net: number
  /** annual: one salary whose annual net pay is at least target_net × months; first_month: one salary whose first month pays it; every_month: a salary for each month so that each month pays it. */
  basis?: 'annual' | 'first_month' | 'every_month'
}

/** Body of `POST /api/v1/private-calc/payments`, `POST /api/v1/private-calc/payments/explain`. */
export interface PaymentsRequest extends PrivateCalculationRequest {
  /** The day of the month on which the advance is paid; the last day of a shorter month. A day off moves to the working day before (Labour Code, article 136). */
  advance_day?: number
  /** The day on which the rest of a month is paid: of the same month if it is later than advance_day, otherwise of the next month. 31 is the last day of any month. A day off moves to the working day before. */
  final_day?: number
  /** A fixed advance, percent of the salary of the month, with its allowances; 0 is none. When omitted, the advance is pay for the days worked from the 1st to the 15th. Bonuses are paid with the rest of the month. */
  advance_percent?: number
}

/** Body of `POST /api/v1/private-calc/recalculate`. */
export interface RecalculationRequest {
  before: PrivateCalculationRequest
  after: PrivateCalculationRequest
  /** The day of the recalculation, in the tax year of both requests. The payments before it are made; the difference is settled on it. */
  paid_on: string
  /** The day of the month on which the advance is paid; the last day of a shorter month. A day off moves to the working day before (Labour Code, article 136). */
  advance_day?: number
  /** The day on which the rest of a month is paid: of the same month if it is later than advance_day, otherwise of the next month. 31 is the last day of any month. A day off moves to the working day before. */
  final_day?: number
  /** A fixed advance, percent of the salary of the month, with its allowances; 0 is none. When omitted, the advance is pay for the days worked from the 1st to the 15th. Bonuses are paid with the rest of the month. */
  advance_percent?: number
}

/** Body of `POST /api/v1/private-calc/vacation-pay`, `POST /api/v1/private-calc/vacation-pay/explain`. */
export interface VacationPayRequest {
  /** What is paid: a vacation by calendar days, compensation for unused vacation at dismissal, or working days such as those of a business trip. */
  kind: 'vacation' | 'compensation' | 'working_days'
  /** The first day; of a compensation the day of dismissal. YYYY-MM-DD. */
  start_date: string
  /** The days to pay: calendar days without public holidays, or working days. Those of a compensation may have two decimals, as text: "11.65", or follow from hired_on. */
  days?: number | string
  /** The first day of work, of a compensation without days: YYYY-MM-DD. */
  hired_on?: string
  /** The days of vacation used since hired_on. None by default. */
  days_used?: number | string
  /** The 12 months before the month of start_date; one left out was not employed. Without earnings in them, the 12 that end with the last earned one count; without any, the month of start_date. */
  months: EarningsOfMonth[]
  /** The bonuses of the pay system. */
  bonuses?: Array<{
    /** For a month, for several months, or for a year. */
    kind: 'monthly' | 'period' | 'annual'
    /** The bonus. Kopecks. */
    amount: number
    /** The district coefficient and northern allowance of the law in the bonus; 0 by default. Kopecks. */
    northern_amount?: number
    /** The month of accrual; an annual bonus may lack it. YYYY-MM. */
    month?: string
    /** The months that a bonus of the kind period is for. */
    months?: number
    /** The year of an annual bonus; the one before start_date by default. */
    year?: number
    /** Of bonuses for one indicator and month, or year, the largest counts; without one each counts. */
    indicator?: string
    /** Whether it was accrued for the time actually worked. False by default. */
    for_time_worked?: boolean
    /** Whether raises index it. True by default. */
    indexed?: boolean
  }>
  /** The raises in the whole organisation, a branch or a structural unit. */
  raises?: SalaryRaise[]
  /** The working days worked in the period. Bonuses count by them where the period is short, and days of the kind working_days are paid by them. */
  days_worked?: number
  /** The working days of the period by its norm, from the day of hire where that is later: who has worked them all keeps bonuses whole. */
  days_norm?: number
  /** The salary, for somebody without earnings before start_date. Kopecks a month. */
  salary?: number
  /** Whether the average is not below the minimum wage. True by default; false for part time of which the share is not known. */
  full_time?: boolean
  /** The share of full working time, percent: the floor is this share of the minimum wage. 100 by default. */
  full_time_share?: number
  /** Whether the days of a short month have two decimals, as accounting programs print them. False by default: exact. */
  round_days?: boolean
  /** The day of payment; by default three days before a vacation, on the working day before a day off; otherwise the last day. YYYY-MM-DD. */
  paid_on?: string
}

/** Body of `POST /api/v1/private-calc/sick-pay`, `POST /api/v1/private-calc/sick-pay/explain`. */
export interface SickPayRequest {
  /** The first day of illness, from 2021 on, YYYY-MM-DD. */
  from: string
  /** The last day of illness, YYYY-MM-DD. */
  to: string
  /** Own illness, care for a child under 8, for an older child or for another relative, or quarantine. */
  cause: 'own' | 'child_under_8' | 'child' | 'relative' | 'quarantine'
  /** Whether the child is cared for in hospital, not at home. */
  in_hospital?: boolean
  /** Full months of insurance. */
  insurance_months: number
  /** The two calendar years before the first day, or those that replace them. A year left out has no earnings. */
  earnings: EarningsOfYear[]
  /** The district coefficient × 100. 100 by default. */
  territorial_multiplier?: number
  /** The share of full working time, percent: the floor is this share of the minimum wage. 100 by default. */
  full_time_share?: number
  /** Whether an own illness began within 30 days after dismissal. False by default. */
  after_dismissal?: boolean
  /** The first day of a breach of the regime, YYYY-MM-DD. */
  breach_from?: string
  /** The day of the employer’s payment; its year decides about the split. YYYY-MM-DD. */
  paid_on?: string
}

/** The salaries at which the lead of two contract types changes. */
export interface BreakEven {
  /** The two that are compared. */
  between: Array<'TD' | 'GPH' | 'SELF_EMPLOYED'>
  /** The one with the larger net pay from a salary of one rouble on. */
  ahead_at_first: 'TD' | 'GPH' | 'SELF_EMPLOYED' | 'neither'
  /** In the order of salaries. */
  changes: Array<{
    /** The monthly salary under employment from which the lead changes: a whole number of roubles. Kopecks. */
    gross_salary: number
    /** The one with the larger net pay from it on; neither if only rounding makes a difference. */
    ahead: 'TD' | 'GPH' | 'SELF_EMPLOYED' | 'neither'
  }>
}

/** The tax of one budget code. */
export interface BudgetSum {
  /** The budget code (КБК) to which it is remitted; null where none is known: the special military operation, and from 2025 non-residents with the rates of residents. */
  budget_code: string | null
  /** Tax to remit. Kopecks. */
  tax_amount: number
}

/** A sum under a code. */
export interface CodedSum {
  /** The code. */
  code: string
  /** The sum. Kopecks. */
  amount: number
}

/** A year under one contract type. */
export interface ComparedEngagement {
  /** TD, GPH or SELF_EMPLOYED. */
  employment_type: 'TD' | 'GPH' | 'SELF_EMPLOYED'
  /** Why the year is not compared under it. */
  absent?: 'regime_not_in_force' | 'not_resident' | 'income_limit_passed'
  /** The monthly salary; left out where the months are paid different sums. Kopecks. */
  gross_salary?: number
  /** Gross income of all months. Kopecks. */
  annual_gross_income?: number
  /** Tax of all months. Kopecks. */
  annual_tax_amount?: number
  /** Net pay of all months. Kopecks. */
  annual_net_income?: number
  /** Contributions of all funds, accidents included. Kopecks. */
  annual_contributions?: number
  /** Gross income with all contributions. Kopecks. */
  employer_total_cost?: number
}

/** The contract types side by side. */
export interface ComparedSide {
  /** TD, GPH and SELF_EMPLOYED, in this order. */
  engagements: ComparedEngagement[]
  /** The largest net pay; several where they tie. */
  best_for_employee: Array<'TD' | 'GPH' | 'SELF_EMPLOYED'>
  /** The smallest cost; several where they tie, at equal cost but for the kopecks of a salary. */
  best_for_employer: Array<'TD' | 'GPH' | 'SELF_EMPLOYED'>
}

/** The contract types compared at equal gross pay and at equal cost. Answer of `POST /api/v1/private-calc/compare`. */
export interface ComparisonResponse {
  /** The contract types side by side. */
  at_equal_gross: ComparedSide
  /** The contract types side by side. */
  at_equal_cost: ComparedSide
  /** At equal gross pay, within the yearly limit of the self-employed; a pair without a salary within it is left out. */
  break_evens: BreakEven[]
  /** What the law says about disguised employment. It is the same in every answer; warnings depend on the request. */
  notice: string
  /** The version of the law. Appears with law_version. */
  law_version?: string
  /** Present only when there is a warning. */
  warnings?: Warning[]
}

/** Tax withheld above the tax due (Tax Code, article 231). */
export interface ExcessTax {
  /** On the day of the recalculation. Kopecks. */
  found: number
  /** Set off against the tax of later payments of the year. Kopecks. */
  set_off: number
  /** Left: line 180 of 6-НДФЛ, and line 190 once it is returned. Kopecks. */
  to_return: number
}

export interface ExplanationBracket {
  /** Kopecks a year, exclusive. */
  above: number
  /** Kopecks a year, inclusive; null for the last bracket. */
  up_to: number | null
  /** In its unit. */
  rate: number
  /** The unit of the rate. */
  rate_unit: 'percent' | 'tenths_of_percent'
  /** The part of the sum in the bracket. Kopecks. */
  amount: number
  /** Amount × rate, exact: hundredths of a kopeck for percent, thousandths for tenths of a percent. */
  tax: number
}

/** Act and article. */
export interface ExplanationCitation {
  /** The act by its Russian title and number. */
  act: string
  /** Article and paragraph, in Russian abbreviations. */
  article: string
  /** The date of the act, or of the amending act that set the figure. */
  date: string
  /** The text of the act, if its address is known. */
  url?: string
}

export interface ExplanationInput {
  /** The stable name of the number. */
  name: FigureName
  /** The same in words. */
  title: string
  /** In its unit. */
  value: number
  /** The exact value where the one above is rounded for print; later steps use it. */
  exact?: string
  /** The unit of the value. */
  unit: FigureUnit
  /** The id of the step that gave it; left out for a term of the request and a law figure. */
  step?: string
}

/** Answer of `POST /api/v1/private-calc/explain`. */
export interface ExplanationResponse {
  /** A private calculation: the sums of the year and an entry for each month. */
  calculation: PrivateCalculationResponse
  /** In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step. */
  explanation: ExplanationStep[]
}

export interface ExplanationRow {
  /** JSON Pointer into the calculation, to the figure of exactly this value. */
  pointer: string
  /** The stable name of the value. */
  figure: StepKind
  /** The name of the value, in the language of the request. */
  title: string
  /** The calculation on one line, as in a step. */
  formula: string
  /** The numbers, in their order. */
  inputs: ExplanationInput[]
  /** The result, in the unit of the step. */
  value: number
}

export interface ExplanationStep {
  /** Unique within the breakdown. */
  id: string
  /** JSON Pointer into the calculation, to the figure of exactly this value; null for an intermediate step. */
  pointer: string | null
  /** The stable name of the value. */
  figure: StepKind
  /** The month, as in monthly_details; left out for the year. */
  month?: string
  /** The name of the value, in the language of the request. */
  title: string
  /** The calculation on one line, amounts in roubles, in the language of the request. */
  formula: string
  /** The operation on the inputs, in their order. */
  operation: StepOperation
  /** The numbers, in their order. */
  inputs: ExplanationInput[]
  /** The brackets that the first input reaches into. */
  brackets?: ExplanationBracket[]
  /** How the value is rounded, where it is. */
  rounding?: string
  /** The result, in its unit. */
  value: number
  /** The exact value where the one above is rounded for print; later steps use it. */
  exact?: string
  /** The unit of the value. */
  unit: FigureUnit
  /** Act and article. */
  citation: ExplanationCitation
  /** For the tax of a transfer: the other sums of its payments, each by the operation and the citation of the step. They have no step of their own. */
  rows?: ExplanationRow[]
}

/** Answer of `POST /api/v1/private-calc/gross-up`. */
export interface GrossUpResponse {
  /** The net pay that is compared with the target. */
  basis: 'annual' | 'first_month' | 'every_month'
  /** The net pay asked for, a month. Kopecks. */
  target_net: number
  /** The smallest salary that brings it; left out with every_month. Kopecks. */
  gross_salary?: number
  /** January first, 0 before the first paid month. Appears with basis every_month. */
  monthly_salaries?: number[]
  /** The net pay compared with the target: of the year, or of the first month. Kopecks. */
  net_reached: number
  /** The part of it above the target. Kopecks. */
  excess: number
  /** A private calculation: the sums of the year and an entry for each month. */
  calculation: PrivateCalculationResponse
}

export interface InputProblem {
  /** JSON Pointer (RFC 6901) to the place; empty for the body as a whole. A name longer than 64 characters is cut. */
  pointer: string
  /** The kind of problem. */
  code: InputProblemCode
  /** The problem in words and how to correct it, in the language of the request. The value sent is never repeated. */
  detail: string
  /** The type that is expected there. */
  expected?: 'integer' | 'boolean' | 'string' | 'object' | 'array'
  /** The lowest value accepted: a number, or a date for dates. */
  minimum?: number | string
  /** The highest value accepted: a number, or a date for dates. */
  maximum?: number | string
  /** The field whose value sets the highest one. */
  bounded_by?: string
  /** The known field that the name resembles. */
  suggestion?: string
  /** The values accepted, where they are listed. */
  allowed?: string[]
  /** The fields that exclude each other; inside of a list their places, such as absences/1/to. */
  fields?: string[]
  /** The tax year that has no rule, or no known figure, for the value. */
  year?: number
  /** The line where the JSON breaks, counted from 1. */
  line?: number
  /** The place in the line where the JSON breaks, counted from 1. */
  column?: number
  /** The header of the column of a table that has a question. */
  header?: string
  /** What the column may hold, the likeliest first. */
  choices?: Array<{
    /** The name of a column, or "keep": it passes through. The value of its header in a mapping. */
    name: string
    /** What the column would be in words, in the language of the request. */
    meaning: string
  }>
}

/** The source of the value. */
export interface LawCitation {
  /** The act by its Russian title and number. */
  act: string
  /** Article and paragraph, in Russian abbreviations. */
  article: string
  /** The date of the act, or of the one that amended it to this value. */
  date: string
}

/** Answer of `GET /api/v1/law/diff`. */
export interface LawDifferenceResponse {
  /** One of the two years. */
  from: LawYear
  /** One of the two years. */
  to: LawYear
  /** The figures whose values differ; empty where none does. */
  figures: LawFigureDifference[]
}

export interface LawFigure extends LawFigureState {
  /** The stable name of the figure. */
  name: LawFigureName
  /** The title, in the language of the request. */
  title: string
  /** The unit of the value. */
  unit: LawUnit
}

export interface LawFigureDifference {
  /** The stable name of the figure. */
  name: LawFigureName
  /** The title, in the language of the request. */
  title: string
  /** The unit of the value. */
  unit: LawUnit
  /** The figure in one of the two years. */
  before: LawFigureState
  /** The figure in one of the two years. */
  after: LawFigureState
}

/** The figure in one of the two years. */
export interface LawFigureState {
  /** The value, in the shape of its figure: a number, a flag, a scale or an object. Sums in kopecks, rates in percent or tenths of a percent; null for none. */
  value: LawFigureValue
  /** The first tax year with this value. */
  from: number
  /** The source of the value. */
  citation: LawCitation
  /** When the value was last checked against its source. */
  checked: string
}

/** Answer of `GET /api/v1/law/{year}`. */
export interface LawResponse extends LawYear {
  /** Every figure, each once. */
  figures: LawFigure[]
}

/** One of the two years. */
export interface LawYear {
  /** The tax year. */
  year: number
  /** The tax year whose figures are used: the year itself, or the newest known one. */
  figures_of: number
  /** Whether the year’s own figures are not known yet, so that the newest stand in. */
  provisional: boolean
}

export interface LawYearEntry extends LawYear {
  /** The address of its figures. */
  law: string
  /** The address of its differences from the year before; null for the first year. */
  changes: string | null
}

/** Answer of `GET /api/v1/law`. */
export interface LawYearsResponse {
  /** The version of the law: the newest date on which a figure was entered or checked. */
  version: string
  /** Every tax year, oldest first. */
  years: LawYearEntry[]
}

export interface PaidTaxYear {
  /** The tax year to which the income and its tax belong: that of the day of payment. */
  tax_year: number
  /** Paid before tax. Kopecks. */
  gross_income: number
  /** Base pay in it. Kopecks. */
  base_gross_income: number
  /** District coefficient and northern allowance in it. Kopecks. */
  north_gross_income: number
  /** Tax withheld. Kopecks. */
  tax_amount: number
  /** Tax withheld on base pay. Kopecks. */
  base_tax_amount: number
  /** Tax withheld on the allowances. Kopecks. */
  north_tax_amount: number
  /** Paid out. Kopecks. */
  net_income: number
}

export interface Payment extends PaidTaxYear {
  /** The day of the payment. */
  date: string
  /** The first day of the month. */
  month: string
  /** The advance, the rest of the month with its bonus, or pay for an absence, which is paid by itself. */
  kind: PaymentKind
  /** The marginal rate of the main base after the payment, percent. */
  tax_rate: number
  /** The day by which its tax is remitted to the budget. */
  transfer_date: string
  /** Its place in the notice of a quarter and in 6-НДФЛ: 01, 02, 03 for days 1 to 22 of the first, second and third month, 11, 12, 13 for the rest. */
  slot: string
  /** Its income by code: 2000 pay, 2002 bonus, 2006 the northern part. */
  income_codes: CodedSum[]
  /** Its deductions and exempt pay by code. */
  deduction_codes: CodedSum[]
  /** Its tax by base and rate. */
  tax_parts: TaxPart[]
  /** Deducted by all writs. Kopecks. */
  withheld_after_tax?: number
  /** Net pay less them. Kopecks. */
  paid_out?: number
  /** What each of deductions_after_tax takes, in their order. */
  deductions_after_tax?: DeductedSum[]
}

/** Answer of `POST /api/v1/private-calc/payments/explain`. */
export interface PaymentsExplanationResponse {
  /** Payments by date, the tax to remit by each day, and the sums of each tax year. */
  calculation: PaymentsResponse
  /** In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step. */
  explanation: ExplanationStep[]
}

/** Payments by date, the tax to remit by each day, and the sums of each tax year. Answer of `POST /api/v1/private-calc/payments`. */
export interface PaymentsResponse {
  /** The monthly gross salary of the request. Kopecks. */
  gross_salary: number
  /** The district coefficient applied, × 100. */
  territorial_multiplier: number
  /** The northern percentage allowance applied, + 100. */
  northern_coefficient: number
  /** The day of the advance. */
  advance_day: number
  /** The day of the final pay. */
  final_day: number
  /** The fixed advance, percent of the salary; null for pay by the days worked. */
  advance_percent: number | null
  /** The payments for the months from the first one on, by date. Payments of nothing are left out. */
  payments: Payment[]
  /** The payments whose tax is remitted by the same day, together, by that day. */
  transfers: TaxTransfer[]
  /** The tax year of the request, and the next one if pay for December belongs to it. */
  tax_years: PaidTaxYear[]
  /** The version of the law. Appears with law_version. */
  law_version?: string
  /** Present only when there is a warning. */
  warnings?: Warning[]
}

/** A private calculation: the sums of the year and an entry for each month. Answer of `POST /api/v1/private-calc`. */
export interface PrivateCalculationResponse
  extends Omit<PublicCalculationResponse, 'monthly_details'> {
  /** Medical insurance contributions of all months. Kopecks. */
  annualFOMS: number
  /** Social insurance contributions of all months. Kopecks. */
  annualFSS: number
  /** Pension insurance contributions of all months. Kopecks. */
  annualPFR: number
  /** One entry for each month from the first one to the last one. */
  monthly_details: PrivateMonth[]
  /** The part of the registration deduction used. Kopecks. Appears with employment_type SELF_EMPLOYED. */
  npd_deduction_used?: number
  /** Whether the year's income passed the limit. Appears with employment_type SELF_EMPLOYED. */
  npd_limit_exceeded?: boolean
  /** Additional pension contributions of all months. Kopecks. Appears with working_conditions other than ordinary. */
  annual_additional_contribution?: number
  /** Insurance against accidents of all months. Kopecks. Appears with contribution_tariff other than general, accident_rate, working_conditions other than ordinary, or is_company_head. */
  annual_accident_contribution?: number
  /** Gross income with all contributions. Kopecks. Appears with contribution_tariff other than general, accident_rate, working_conditions other than ordinary, or is_company_head. */
  employer_total_cost?: number
  /** Tax before the deductions less tax after them, over the brackets. Appears with children_count, own_deduction other than none, notice_deductions, housing_expense, mortgage_expense, social_expense, child_edu_expense, treatment_expense, savings_expense, or has_gto_badge. */
  deduction_result?: {
    /** The deduction for all children of one month. Kopecks. */
    children_monthly_deduction: number
    /** The number of months with it. */
    children_months: number
    /** The tax it saved; the monthly tax is already lower by it. Kopecks. */
    children_return: number
    /** The tax that the own deduction saved, in the same way. Kopecks. Appears with own_deduction other than none. */
    own_return?: number
    /** The tax that the deductions of notices saved, in the same way. Kopecks. Appears with notice_deductions. */
    notice_return?: number
    /** Tax returned for this year for housing and mortgage. Kopecks. */
    property_return_this_year: number
    /** The same with later years, if each has this income, no other expenses and no family payment. Kopecks. */
    property_return_total: number
    /** Tax returned for treatment, education, sport, long-term savings and the GTO badge. Kopecks. */
    social_return: number
    /** Children, own deduction, notices, property this year and social together. Kopecks. */
    total_return: number
  }
  /** The yearly family payment, which is no part of deduction_result. Kopecks. Appears with has_family_payment. */
  family_payment?: number
  /** From 2021 on: before, one rate applied to all pay. Appears with other_employers or absences. */
  settlement?: {
    /** Tax on the bases of all employers together. Kopecks. */
    tax_due: number
    /** Tax withheld by this employer. Kopecks. */
    withheld_here: number
    /** In the order of other_employers; the Social Fund for absences is the last one. */
    withheld_elsewhere: number[]
    /** The sum that the notice of the tax service asks for. Kopecks. */
    notice: number
    /** Tax withheld above the tax due. Kopecks. */
    overpaid: number
    /** The day to pay the notice by. */
    notice_due: string
  }
  /** The absences of the request in their order, each with its pay. Appears with absences. */
  absence_pay?: Array<{
    /** That of the request. */
    kind: 'vacation' | 'sick' | 'unpaid' | 'business_trip' | 'donor_day'
    /** The first day. */
    from: string
    /** The last day, after holidays and illnesses that move a vacation. */
    last_day: string
    /** The days of the absence. */
    days: number
    /** Average earnings of a day; of a sick leave before its percent by insurance. Kopecks. */
    daily_average: number
    /** The employer's pay. Kopecks. */
    pay: number
    /** The part of it in the tax base of the allowances; none in payments before 2026. Kopecks. */
    northern_pay: number
    /** The pay of the Social Fund, which is no part of this answer. Kopecks. */
    fund_pay: number
    /** The day on which vacation pay is paid. */
    paid_on?: string
  }>
  /** Deducted by all writs. Kopecks. Appears with deductions_after_tax. */
  withheld_after_tax?: number
  /** Net pay less them. Kopecks. Appears with deductions_after_tax. */
  paid_out?: number
  /** What each writ takes, in their order. Appears with deductions_after_tax. */
  deductions_after_tax?: DeductedSum[]
  /** The version of the law. Appears with law_version. */
  law_version?: string
}

export interface PrivateMonth {
  /** The first day of the month. */
  month: string
  /** Gross income of the month. Kopecks. */
  monthly_gross_income: number
  /** Net pay of the month. Kopecks. */
  monthly_net_income: number
  /** Tax withheld in the month. Kopecks. */
  monthly_tax_amount: number
  /** Base pay. Kopecks. */
  monthly_base_gross_income: number
  /** Tax withheld on base pay. Kopecks. */
  monthly_base_tax_amount: number
  /** District coefficient and northern allowance. Kopecks. */
  monthly_north_gross_income: number
  /** Tax withheld on the allowances. Kopecks. */
  monthly_north_tax_amount: number
  /** Medical insurance contribution. Kopecks. */
  monthlyFOMS: number
  /** Social insurance contribution. Kopecks. */
  monthlyFSS: number
  /** Pension insurance contribution. Kopecks. */
  monthlyPFR: number
  /** The marginal rate of the main base after the month, percent. */
  tax_rate: number
  /** The bonus of the month. Kopecks. Appears with monthly_bonuses. */
  monthly_bonus?: number
  /** The other pay of the month. Kopecks. Appears with other_pay or absences. */
  monthly_other_pay?: number
  /** The part of it that is exempt from tax. Kopecks. Appears with other_pay or absences. */
  monthly_exempt_income?: number
  /** The deduction for children granted in the month. Kopecks. Appears with children_count. */
  monthly_deduction?: number
  /** The own deduction granted in the month. Kopecks. Appears with own_deduction other than none. */
  monthly_own_deduction?: number
  /** The deductions granted in the month by notices of the tax service. Kopecks. Appears with notice_deductions. */
  monthly_notice_deduction?: number
  /** Insurance against accidents. Kopecks. Appears with contribution_tariff other than general, accident_rate, working_conditions other than ordinary, or is_company_head. */
  monthly_accident_contribution?: number
  /** Additional pension contribution. Kopecks. Appears with working_conditions other than ordinary. */
  monthly_additional_contribution?: number
  /** Deducted by all writs. Kopecks. Appears with deductions_after_tax. */
  withheld_after_tax?: number
  /** Net pay less them. Kopecks. Appears with deductions_after_tax. */
  paid_out?: number
  /** What each writ takes, in their order. Appears with deductions_after_tax. */
  deductions_after_tax?: DeductedSum[]
  /** Whether the payment is outside the tax on professional income. Appears with employment_type SELF_EMPLOYED. */
  outside_npd?: boolean
}

/** An error, by RFC 9457. */
export interface ProblemDocument {
  /** The page that explains the error: /errors/{code}. */
  type: string
  /** The error in a few words, the same every time. */
  title: string
  /** The HTTP status. */
  status: number
  /** The error, its cause and the remedy, in the language of the request. */
  detail: string
  /** The kind of error: stable, for programs. */
  code: ErrorCode
  /** The value of the header x-request-id. */
  request_id: string
  /** Everything that is wrong with the input; present only where input is wrong. */
  errors?: InputProblem[]
}

/** Answer of `POST /api/v1/calc`. */
export interface PublicCalculationResponse {
  /** The monthly gross salary of the request. Kopecks. */
  gross_salary: number
  /** The district coefficient applied, × 100. */
  territorial_multiplier: number
  /** The northern percentage allowance applied, + 100. */
  northern_coefficient: number
  /** Gross income of all months. Kopecks. */
  annual_gross_income: number
  /** Net pay of all months. Kopecks. */
  annual_net_income: number
  /** Tax withheld in all months. Kopecks. */
  annual_tax_amount: number
  /** One entry for each month from the first one to the last one. */
  monthly_details: PublicMonth[]
  /** Present only when there is a warning. */
  warnings?: Warning[]
}

export interface PublicMonth {
  /** The first day of the month. */
  month: string
  /** Gross income of the month. Kopecks. */
  monthly_gross_income: number
  /** Net pay of the month. Kopecks. */
  monthly_net_income: number
  /** Tax withheld in the month. Kopecks. */
  monthly_tax_amount: number
  /** Gross income from the first month to this one. Kopecks. */
  annual_gross_income: number
  /** Net pay from the first month to this one. Kopecks. */
  annual_net_income: number
  /** Tax withheld from the first month to this one. Kopecks. */
  annual_tax_amount: number
}

/** What a month has more after the recalculation; below 0 what it has less. */
export interface RecalculatedMonth {
  /** The first day of the month. */
  month: string
  /** Pay before tax. Kopecks. */
  gross_income: number
  /** Base pay in it. Kopecks. */
  base_gross_income: number
  /** District coefficient and northern allowance in it. Kopecks. */
  north_gross_income: number
  /** Contributions to all funds. Kopecks. */
  contributions: number
  /** Pension insurance. Kopecks. */
  pension_contribution: number
  /** Medical insurance. Kopecks. */
  medical_contribution: number
  /** Social insurance. Kopecks. */
  social_contribution: number
  /** Insurance against accidents. Kopecks. */
  accident_contribution: number
  /** Additional pension contribution. Kopecks. */
  additional_contribution: number
}

/** What a payment has more after the recalculation; below 0 what it has less. */
export interface RecalculatedPayment {
  /** The day of the payment. */
  date: string
  /** The first day of the month. */
  month: string
  /** The settlement of the recalculation, or the kind of the payment. */
  kind: PaymentKind | 'settlement'
  /** Pay before tax. Kopecks. */
  gross_income: number
  /** Tax withheld. Kopecks. */
  tax_amount: number
  /** Pay after tax. Kopecks. */
  net_income: number
}

/** Answer of `POST /api/v1/private-calc/recalculate`. */
export interface RecalculationResponse {
  /** Pay due before the day less pay that was paid: income of the day of the recalculation. */
  settlement: SettlingPayment
  /** Tax withheld above the tax due (Tax Code, article 231). */
  excess_tax: ExcessTax
  /** Tax due that the payments of the year could not pay: line 170 of 6-НДФЛ. Kopecks. */
  tax_not_withheld: number
  /** Net pay that was paid too much, and how payments can repay it (Labour Code, articles 137 and 138). */
  debt?: {
    /** The debt on the day of the recalculation. Kopecks. */
    amount: number
    /** The payments that repay it, by date, without writs, which come first and may leave less. */
    repayments: Array<{
      /** The day of the payment. */
      date: string
      /** A fifth of the payment after tax, rounded down (Labour Code, article 138). Kopecks. */
      limit: number
      /** Deducted from it. Kopecks. */
      amount: number
      /** The debt after it. Kopecks. */
      left: number
    }>
    /** The debt after the last payment of the year. Kopecks. */
    left: number
  }
  /** The months of both requests. */
  months: RecalculatedMonth[]
  /** The settlement and the payments that change, by date. */
  payments: RecalculatedPayment[]
  /** A private calculation: the sums of the year and an entry for each month. */
  before: PrivateCalculationResponse
  /** A private calculation: the sums of the year and an entry for each month. */
  after: PrivateCalculationResponse
  /** In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step. */
  explanation: ExplanationStep[]
  /** Those of the recalculation, then those of both requests. */
  warnings?: RecalculationWarning[]
}

/** A fact that a reader of the figures has to know. */
export interface RecalculationWarning extends Warning {
  /** Whose warning it is, as its words say; absent of one about the recalculation itself. */
  of?: Array<'before' | 'after'>
}

/** Pay due before the day less pay that was paid: income of the day of the recalculation. */
export interface SettlingPayment {
  /** The day of the recalculation. */
  date: string
  /** Pay before tax. Kopecks. */
  gross_income: number
  /** Base pay in it. Kopecks. */
  base_gross_income: number
  /** District coefficient and northern allowance in it. Kopecks. */
  north_gross_income: number
  /** Tax withheld. Kopecks. */
  tax_amount: number
  /** To pay to the employee; below 0 the employee owes it. Kopecks. */
  net_income: number
  /** Contributions of the months before that of the day, charged with it. Kopecks. */
  contributions: number
}

/** Answer of `POST /api/v1/private-calc/sick-pay/explain`. */
export interface SickPayExplanationResponse {
  /** Sick pay by day, by payer and by tax base. */
  calculation: SickPayResponse
  /** In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step. */
  explanation: ExplanationStep[]
}

/** Sick pay by day, by payer and by tax base. Answer of `POST /api/v1/private-calc/sick-pay`. */
export interface SickPayResponse {
  /** The daily average, not below the lowest by the minimum wage. Kopecks. */
  daily_average: number
  /** Whether the lowest average by the minimum wage replaced that of the earnings. */
  lowest_applied: boolean
  /** A row for each month and each pay of a day. */
  days: Array<{
    /** The month, YYYY-MM. */
    month: string
    /** Calendar days with this pay. */
    days: number
    /** The pay of a day. Kopecks. */
    day_pay: number
    /** Paid by the employer. Kopecks. */
    employer: number
    /** Paid by the Social Fund. Kopecks. */
    fund: number
  }>
  /** Paid by the employer before tax: the first three days of an own illness. Kopecks. */
  employer_pay: number
  /** Paid by the Social Fund, which withholds the tax of it. Kopecks. */
  fund_pay: number
  /** The employer’s part in the main tax base. Kopecks. */
  employer_base_pay: number
  /** The employer’s part in the tax base of the allowances. Kopecks. */
  employer_northern_pay: number
  /** Present only when there is a warning. */
  warnings?: Warning[]
}

/** The tax of one base at one rate. */
export interface TaxPart {
  /** The main base, or the own base of the allowances. */
  base: 'main' | 'north'
  /** The rate, percent. */
  rate: number
  /** The budget code (КБК) to which it is remitted; null where none is known: the special military operation, and from 2025 non-residents with the rates of residents. */
  budget_code: string | null
  /** Income taxed at the rate, with its deductions. Kopecks. */
  income: number
  /** Deductions and exempt pay in it; below 0 where a deduction is taken back. Kopecks. */
  deduction: number
  /** Income less the deductions. Kopecks. */
  tax_base: number
  /** Tax withheld. Kopecks. */
  tax_amount: number
}

export interface TaxTransfer extends Omit<PaidTaxYear, 'tax_year'> {
  /** The day by which the tax is remitted. */
  transfer_date: string
  /** The first day whose tax is remitted by it. */
  withheld_from: string
  /** The last day whose tax is remitted by it. */
  withheld_to: string
  /** Its place in the notice of a quarter and in 6-НДФЛ: 01, 02, 03 for days 1 to 22 of the first, second and third month, 11, 12, 13 for the rest. */
  slot: string
  /** Its tax by budget code: the lines of the notice. */
  budget_codes: BudgetSum[]
}

/** Answer of `POST /api/v1/private-calc/vacation-pay/explain`. */
export interface VacationPayExplanationResponse {
  /** Pay by average earnings with its parts and dates. */
  calculation: VacationPayResponse
  /** In the order of the calculation: every step after those it is computed from. A zero of what the request does not contain, such as allowances without a coefficient, has no step. */
  explanation: ExplanationStep[]
}

/** Pay by average earnings with its parts and dates. Answer of `POST /api/v1/private-calc/vacation-pay`. */
export interface VacationPayResponse {
  /** The daily average of the first paid day, which is not a public holiday, not below the minimum. Kopecks. */
  daily_average: number
  /** The days that the earnings are divided by, with five decimals. */
  days_counted: string
  /** The days of a compensation, where hired_on gives them. */
  days?: string
  /** The pay before tax. Kopecks. */
  pay: number
  /** The part in the main tax base. Kopecks. */
  base_pay: number
  /** The part in the tax base of the allowances; none in payments before 2026. Kopecks. */
  northern_pay: number
  /** Whether the minimum wage replaced the average of any day. */
  floor_applied: boolean
  /** The last day; public holidays lengthen a vacation. */
  last_day: string
  /** The day of payment: the income and its tax belong to it. */
  paid_on: string
  /** Present only when there is a warning. */
  warnings?: Warning[]
}

export interface Warning {
  /** The kind of warning. */
  code: WarningCode
  /** The warning in words, in the language of the request. */
  detail: string
  /** The fields of the request that contradict each other. */
  fields?: string[]
}

/** The value, in the shape of its figure: a number, a flag, a scale or an object. Sums in kopecks, rates in percent or tenths of a percent; null for none. */
export type LawFigureValue =
  | number
  | boolean
  | Array<{
      /** The top of the bracket within a year, inclusive; null for the last one. Kopecks. */
      up_to: number | null
      /** The rate on the part within the bracket. Percent. */
      rate: number
    }>
  | {
      /** Pension insurance. */
      pension: ContributionRate
      /** Medical insurance. */
      medical: ContributionRate
      /** Insurance against sickness and for maternity. */
      social: ContributionRate
      /** The one rate that the law sets since 2023; null before. */
      unified: ContributionRate | null
    }
  | {
      /** Subclass 3.1 of working conditions. Percent. */
      class31: number
      /** Subclass 3.2. Percent. */
      class32: number
      /** Subclass 3.3. Percent. */
      class33: number
      /** Subclass 3.4. Percent. */
      class34: number
      /** Class 4. Percent. */
      class4: number
      /** Work of the first list, without an assessment. Percent. */
      list1: number
      /** Work of the second list, without an assessment. Percent. */
      list2: number
    }
  | {
      /** A month, for the first child. Kopecks. */
      first: number
      /** A month, for the second child. Kopecks. */
      second: number
      /** A month, for the third child and each further one. Kopecks. */
      third: number
      /** A month on top, for each disabled child. Kopecks. */
      disabled: number
    }
  | {
      /** The income since January up to which there are deductions. Kopecks. */
      income: number
      /** Whether the district coefficient and the northern allowance count to it. */
      counts_allowances: boolean
    }
  | {
      /** A month, by item 1 of article 218, paragraph 1. Kopecks. */
      item1: number
      /** A month, by item 2. Kopecks. */
      item2: number
    }
  | {
      /** A year, for treatment, own education, sport and the like together. Kopecks. */
      social: number
      /** A year, for the education of one child. Kopecks. */
      child_education: number
    }
  | {
      /** Once in a life, for a home. Kopecks. */
      housing: number
      /** Once in a life, for the interest on its mortgage. Kopecks. */
      mortgage_interest: number
    }
  | {
      /** Material aid of a year. Kopecks. */
      material_aid: number
      /** Gifts of a year. Kopecks. */
      gift: number
      /** Aid at the birth of a child, for each child. Kopecks. */
      birth_aid: number
    }
  | {
      /** Of one dismissal together. Average monthly earnings. */
      usual: number
      /** Of one from the Far North and areas equal to it. Average monthly earnings. */
      far_north: number
    }
  | {
      /** On income from individuals. */
      from_individuals: SelfEmploymentRate
      /** On income from organisations and entrepreneurs. */
      from_firms: SelfEmploymentRate
      /** Granted once, at registration. Kopecks. */
      deduction: number
      /** The income of a calendar year up to which the regime holds. Kopecks. */
      income_limit: number
    }
  | {
      /** The part of a month’s pay that stays under the general tariff. Kopecks. */
      general_up_to: number
      /** The first month of the year with the tariff. */
      from_month: number
      /** The one rate since 2023; null before. */
      unified: ContributionRate | null
      /** The rates of the funds until 2022; null since. */
      funds: FundRates | null
    }
  | {
      /** Of the main base at 13%. Null for none. */
      main13: string | null
      /** At 15%. Null for none. */
      main15: string | null
      /** At 18%. Null for none. */
      main18: string | null
      /** At 20%. Null for none. */
      main20: string | null
      /** At 22%. Null for none. */
      main22: string | null
      /** Of the allowances’ own base at 13%. Null for none. */
      north13: string | null
      /** At 15%. Null for none. */
      north15: string | null
      /** Of non-residents at the flat rate. Null for none. */
      non_resident: string | null
      /** Of non-residents with the rates of residents at 13%. Null for none. */
      non_resident13: string | null
      /** At 15%. Null for none. */
      non_resident15: string | null
    }
  | {
      /** The days by which the earnings of two years are divided. */
      days: number
      /** The months of the minimum wage in the lowest average. */
      wage_months: number
    }
  | {
      /** Under 5 years of insurance. Percent. */
      under_five_years: number
      /** From 5 years on. Percent. */
      from_five_years: number
      /** From 8 years on. Percent. */
      from_eight_years: number
      /** Of an own illness within 30 days after dismissal. Percent. */
      after_dismissal: number
      /** The days of care for a child at home that are paid by insurance. */
      care_days_by_insurance: number
      /** Of the later days of that care. Percent. */
      later_care: number
    }
  | {
      /** Of the average, whatever the insurance. Percent. */
      percent: number
      /** The first month of the year with it. */
      from_month: number
    }
  | {
      /** For a child of 7 to 15 years. */
      child: number
      /** For another relative. */
      relative: number
    }
  | {
      /** The first month with the higher wage. */
      from_month: number
      /** The minimum wage from that month on. Kopecks. */
      wage: number
    }
  | {
      /** Days from Monday to Friday that are off, MM-DD. */
      off: string[]
      /** Saturdays and Sundays that are worked, MM-DD. */
      worked: string[]
    }
  | {
      /** The last of the first days of a month. */
      last_day: number
      /** The day of the same month by which their tax is due. */
      due_day: number
      /** The day of the next month by which the tax of the other days is due; null where they belong to the first days of that month. */
      later_due_day: number | null
    }
  | null

/** Pension insurance. */
export interface ContributionRate {
  /** Of the year’s pay up to the limit of the base. Tenths of a percent. */
  within_limit: number
  /** Of the year’s pay above the limit. Tenths of a percent. */
  above_limit: number
}

/** The rates of the rest, by fund. */
export interface FundRates {
  /** Pension insurance. */
  pension: ContributionRate
  /** Medical insurance. */
  medical: ContributionRate
  /** Insurance against sickness and for maternity. */
  social: ContributionRate
}

/** On income from organisations and entrepreneurs. */
export interface SelfEmploymentRate {
  /** The rate. Percent. */
  rate: number
  /** The points that the deduction takes off the rate while it lasts. Percent. */
  points_off: number
}

export interface EarningsOfMonth {
  /** The month, YYYY-MM. */
  month: string
  /** Pay of the month without sums that do not count, such as vacation and sick pay. Kopecks. */
  pay: number
  /** The district coefficient and northern allowance of the law in the pay; 0 by default. Kopecks. */
  northern_pay?: number
  /** Calendar days that do not count: vacation, sickness, unpaid leave, days before the hire. 0 by default. */
  excluded_days?: number
}

export interface EarningsOfYear {
  /** The calendar year. */
  year: number
  /** Pay of the year with contributions. Kopecks. */
  pay: number
  /** The district coefficient and northern allowance of the law in the pay; 0 by default. Kopecks. */
  northern_pay?: number
}

export interface SalaryRaise {
  /** The first day of the new salary, YYYY-MM-DD. */
  date: string
  /** The salary before. Kopecks a month. */
  old_salary: number
  /** The salary from the date on. A lower one is no raise. Kopecks a month. */
  new_salary: number
}

/** What a writ takes from pay. */
export interface DeductedSum {
  /** Deducted. Kopecks. */
  amount: number
  /** Its debt after that. Kopecks. */
  debt_left?: number
}

/** The operations that answer one request, by the names of their methods. */
export interface Questions {
  /** Calculate a salary’s tax, open to everybody. */
  calc: { request: PublicCalculationRequest; response: PublicCalculationResponse }
  /** Calculate a salary’s tax and contributions, with a key. */
  privateCalc: { request: PrivateCalculationRequest; response: PrivateCalculationResponse }
  /** Explain every figure of a private calculation. */
  explain: { request: PrivateCalculationRequest; response: ExplanationResponse }
  /** Find the salary that brings a net pay. */
  grossUp: { request: GrossUpRequest; response: GrossUpResponse }
  /** Compare employment, civil contract and self-employment. */
  compare: { request: PrivateCalculationRequest; response: ComparisonResponse }
  /** List the payments of a year by date, with the tax of each. */
  payments: { request: PaymentsRequest; response: PaymentsResponse }
  /** Explain the figures of the payments. */
  explainPayments: { request: PaymentsRequest; response: PaymentsExplanationResponse }
  /** Recalculate a year of which a part is paid. */
  recalculate: { request: RecalculationRequest; response: RecalculationResponse }
  /** Compute vacation pay or compensation by average earnings. */
  vacationPay: { request: VacationPayRequest; response: VacationPayResponse }
  /** Explain every figure of vacation pay. */
  explainVacationPay: { request: VacationPayRequest; response: VacationPayExplanationResponse }
  /** Compute sick pay, by day and by who pays it. */
  sickPay: { request: SickPayRequest; response: SickPayResponse }
  /** Explain every figure of sick pay. */
  explainSickPay: { request: SickPayRequest; response: SickPayExplanationResponse }
}

/** The paths of the questions. */
export const questionPaths = {
  calc: '/api/v1/calc',
  privateCalc: '/api/v1/private-calc',
  explain: '/api/v1/private-calc/explain',
  grossUp: '/api/v1/private-calc/gross-up',
  compare: '/api/v1/private-calc/compare',
  payments: '/api/v1/private-calc/payments',
  explainPayments: '/api/v1/private-calc/payments/explain',
  recalculate: '/api/v1/private-calc/recalculate',
  vacationPay: '/api/v1/private-calc/vacation-pay',
  explainVacationPay: '/api/v1/private-calc/vacation-pay/explain',
  sickPay: '/api/v1/private-calc/sick-pay',
  explainSickPay: '/api/v1/private-calc/sick-pay/explain',
} as const

/** The paths of the other operations on data. */
export const paths = {
  batch: '/api/v1/private-calc/batch',
  lawYears: '/api/v1/law',
  lawDiff: '/api/v1/law/diff',
  law: '/api/v1/law/{year}',
} as const
