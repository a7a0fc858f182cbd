import type { StepKind } from '@oklad/engine'
import type { Text } from '../language.ts'

/** What each step computes, as a payroll professional calls it. */
export const stepTitles: Readonly<Record<StepKind, Text>> = {
  accrual_salary: { en: 'Salary for the month', ru: 'Оклад за месяц' },
  accrual_bonus: { en: 'Bonus', ru: 'Премия' },
  accrual_allowance_base: {
    en: 'Pay that the allowances accrue on',
    ru: 'Выплаты, на которые начисляются коэффициент и надбавка',
  },
  accrual_district: {
    en: 'District coefficient',
    ru: 'Районный коэффициент',
  },
  accrual_paid_district: {
    en: 'District coefficient as the employer pays it',
    ru: 'Районный коэффициент, установленный работодателем',
  },
  accrual_district_excess: {
    en: 'District coefficient above the one of the law',
    ru: 'Районный коэффициент сверх установленного законом',
  },
  accrual_northern: { en: 'Northern allowance', ru: 'Северная надбавка' },
  accrual_base: { en: 'Base pay', ru: 'Начислено по основной налоговой базе' },
  accrual_allowances: {
    en: 'District coefficient and northern allowance',
    ru: 'Районный коэффициент и северная надбавка',
  },
  gross_income: { en: 'Gross income', ru: 'Начислено всего' },
  net_income: { en: 'Paid on hand', ru: 'К выплате на руки' },

  base_pay_so_far: {
    en: 'Base pay since the start of the year',
    ru: 'Доход по основной базе нарастающим итогом',
  },
  allowances_so_far: {
    en: 'Allowances since the start of the year',
    ru: 'Районный коэффициент и надбавка нарастающим итогом',
  },
  income_so_far: {
    en: 'Income since the start of the year that counts to the limit',
    ru: 'Доход нарастающим итогом для сравнения с пределом',
  },
  children_monthly_deduction: {
    en: 'Monthly deduction for children',
    ru: 'Стандартный вычет на детей в месяц',
  },
  child_deduction: {
    en: 'Deduction for children granted in the month',
    ru: 'Предоставленный вычет на детей',
  },
  deductions_so_far: {
    en: 'Deductions since the start of the year',
    ru: 'Вычеты нарастающим итогом',
  },
  main_taxable_base: {
    en: 'Main tax base: base pay less deductions',
    ru: 'Основная налоговая база: доход минус вычеты',
  },
  unabsorbed_deductions: {
    en: 'Deductions that base pay could not absorb',
    ru: 'Вычеты сверх дохода основной базы',
  },
  allowances_taxable_base: {
    en: 'Tax base of the allowances',
    ru: 'Налоговая база районного коэффициента и надбавки',
  },
  shared_taxable_base: {
    en: 'Shared tax base of base pay and allowances',
    ru: 'Общая налоговая база с коэффициентом и надбавкой',
  },
  main_base_exact_tax: {
    en: 'Exact tax on the main base so far',
    ru: 'НДФЛ с основной базы нарастающим итогом до округления',
  },
  main_base_due: {
    en: 'Tax on the main base so far, whole roubles',
    ru: 'НДФЛ с основной базы нарастающим итогом в полных рублях',
  },
  allowances_exact_tax: {
    en: 'Exact tax on the allowances so far',
    ru: 'НДФЛ с коэффициента и надбавки нарастающим итогом до округления',
  },
  allowances_due: {
    en: 'Tax on the allowances so far, whole roubles',
    ru: 'НДФЛ с коэффициента и надбавки нарастающим итогом в полных рублях',
  },
  shared_exact_tax: {
    en: 'Exact tax on the shared base so far',
    ru: 'НДФЛ с общей базы нарастающим итогом до округления',
  },
  tax_due: { en: 'Whole tax due', ru: 'НДФЛ исчисленный, всего' },
  tax_left: { en: 'Tax due and not yet withheld', ru: 'НДФЛ исчисленный за вычетом удержанного' },
  tax_to_withhold: {
    en: 'Tax to withhold in the month',
    ru: 'НДФЛ к удержанию за месяц',
  },
  main_base_tax: { en: 'Tax withheld on base pay', ru: 'НДФЛ с основной базы' },
  allowances_tax: {
    en: 'Tax withheld on the allowances',
    ru: 'НДФЛ с районного коэффициента и надбавки',
  },
  income_tax: { en: 'Tax withheld', ru: 'НДФЛ удержанный' },
  main_base_tax_so_far: {
    en: 'Tax withheld on base pay so far',
    ru: 'НДФЛ с основной базы, удержано нарастающим итогом',
  },
  allowances_tax_so_far: {
    en: 'Tax withheld on the allowances so far',
    ru: 'НДФЛ с коэффициента и надбавки, удержано нарастающим итогом',
  },
  tax_rate: { en: 'Rate that the income has reached', ru: 'Достигнутая ставка НДФЛ' },

  registration_deduction_left: {
    en: 'What is left of the registration deduction',
    ru: 'Остаток вычета самозанятого на начало месяца',
  },
  registration_deduction_full: {
    en: 'Registration deduction in full for the month',
    ru: 'Вычет самозанятого за месяц в полном размере',
  },
  registration_deduction_available: {
    en: 'Registration deduction for the month',
    ru: 'Вычет самозанятого за месяц в пределах остатка',
  },
  registration_deduction: {
    en: 'Registration deduction used',
    ru: 'Использованный вычет самозанятого',
  },
  self_employment_tax: {
    en: 'Tax on professional income less the deduction',
    ru: 'Налог на профессиональный доход с учётом вычета',
  },
  self_employment_rate: {
    en: 'Rate of the tax on professional income',
    ru: 'Ставка НПД с учётом вычета',
  },

  pay_so_far: {
    en: 'Gross income since the start of the year',
    ru: 'База страховых взносов нарастающим итогом',
  },
  contributions_due: {
    en: 'Contributions on the income so far',
    ru: 'Страховые взносы нарастающим итогом',
  },
  contributions: { en: 'Contributions for the month', ru: 'Страховые взносы за месяц' },
  pension_due: {
    en: 'Pension contribution on the income so far',
    ru: 'Взносы на ОПС нарастающим итогом',
  },
  medical_due: {
    en: 'Medical contribution on the income so far',
    ru: 'Взносы на ОМС нарастающим итогом',
  },
  social_due: {
    en: 'Social contribution on the income so far',
    ru: 'Взносы на ВНиМ нарастающим итогом',
  },
  pension_contribution: { en: 'Pension contribution', ru: 'Взносы на ОПС' },
  medical_contribution: { en: 'Medical contribution', ru: 'Взносы на ОМС' },
  social_contribution: { en: 'Social contribution', ru: 'Взносы на ВНиМ' },
  medical_so_far: {
    en: 'Medical contribution charged so far',
    ru: 'Взносы на ОМС, начислено нарастающим итогом',
  },
  social_so_far: {
    en: 'Social contribution charged so far',
    ru: 'Взносы на ВНиМ, начислено нарастающим итогом',
  },
  limit_room: {
    en: "Room left in the year's limit",
    ru: 'Остаток предельной базы на начало месяца',
  },
  general_part: {
    en: 'Pay under the general tariff',
    ru: 'Часть выплат по общему тарифу',
  },
  general_within: {
    en: 'Pay under the general tariff within the limit',
    ru: 'Часть по общему тарифу в пределах базы',
  },
  general_above: {
    en: 'Pay under the general tariff above the limit',
    ru: 'Часть по общему тарифу сверх базы',
  },
  reduced_part: {
    en: 'Pay under the reduced tariff',
    ru: 'Часть выплат по пониженному тарифу',
  },
  reduced_room: {
    en: 'Room in the limit for the reduced tariff',
    ru: 'Остаток предельной базы для пониженного тарифа',
  },
  reduced_within: {
    en: 'Pay under the reduced tariff within the limit',
    ru: 'Часть по пониженному тарифу в пределах базы',
  },
  reduced_above: {
    en: 'Pay under the reduced tariff above the limit',
    ru: 'Часть по пониженному тарифу сверх базы',
  },
  reduced_exact: {
    en: 'Exact contributions for the month',
    ru: 'Взносы за месяц до округления',
  },
  reduced_exact_so_far: {
    en: 'Exact contributions so far',
    ru: 'Взносы нарастающим итогом до округления',
  },
  accident_due: {
    en: 'Accident insurance on the income so far',
    ru: 'Взносы на травматизм нарастающим итогом',
  },
  accident_contribution: { en: 'Accident insurance', ru: 'Взносы на травматизм' },
  employer_cost: { en: 'Cost to the employer', ru: 'Расходы работодателя' },

  children_months: { en: 'Months with the deduction', ru: 'Месяцев с вычетом на детей' },
  children_return: {
    en: 'Tax saved by the deduction for children',
    ru: 'Экономия НДФЛ за счёт вычета на детей',
  },
  social_expenses: { en: 'Social expenses that count', ru: 'Социальный вычет на свои расходы' },
  child_education: {
    en: 'Education of children that counts',
    ru: 'Социальный вычет на обучение детей',
  },
  social_deduction: { en: 'Social deduction', ru: 'Социальный вычет' },
  housing: { en: 'Housing expenses that count', ru: 'Имущественный вычет на жильё' },
  mortgage_interest: {
    en: 'Mortgage interest that counts',
    ru: 'Имущественный вычет на проценты по ипотеке',
  },
  property_deduction: { en: 'Property deduction', ru: 'Имущественный вычет' },
  social_return: { en: 'Returned for social expenses', ru: 'Возврат НДФЛ по социальному вычету' },
  property_return: {
    en: 'Returned for property this year',
    ru: 'Возврат НДФЛ по имущественному вычету за год',
  },
  gross_so_far: { en: 'Income of the year', ru: 'Доход за год' },
  taxable_income: {
    en: 'Income less the deductions for children',
    ru: 'Доход за вычетом стандартных вычетов',
  },
  property_room: {
    en: 'Income left for the property deduction',
    ru: 'Доход, остающийся для имущественного вычета',
  },
  property_used: {
    en: 'Property deduction used this year',
    ru: 'Имущественный вычет, использованный в этом году',
  },
  property_left: {
    en: 'Property deduction carried to later years',
    ru: 'Остаток имущественного вычета на следующие годы',
  },
  property_full_years: {
    en: 'Later years whose income it uses up',
    ru: 'Следующих лет, доход которых вычет покрывает целиком',
  },
  property_rest: {
    en: 'Property deduction of the last year',
    ru: 'Имущественный вычет последнего года',
  },
  full_year_return: {
    en: 'Returned in a year whose income is used up',
    ru: 'Возврат НДФЛ за год, покрытый целиком',
  },
  full_years_return: {
    en: 'Returned in all of those years',
    ru: 'Возврат НДФЛ за годы, покрытые целиком',
  },
  last_year_return: { en: 'Returned in the last year', ru: 'Возврат НДФЛ за последний год' },
  property_return_total: {
    en: 'Returned for property in all years',
    ru: 'Возврат НДФЛ по имущественному вычету за все годы',
  },
  total_return: { en: 'All that the deductions give', ru: 'Выгода от вычетов всего' },

  tax_withheld_here: { en: 'Tax withheld by this employer', ru: 'НДФЛ удержан этим работодателем' },
  tax_withheld_elsewhere: {
    en: 'Tax withheld by another employer',
    ru: 'НДФЛ удержан другим работодателем',
  },
  tax_withheld_everywhere: {
    en: 'Tax withheld by all employers',
    ru: 'НДФЛ удержан всеми работодателями',
  },
  notice: { en: 'To pay by the notice', ru: 'К уплате по уведомлению' },
  overpaid: { en: 'Withheld above the tax due', ru: 'Излишне удержано' },
}
