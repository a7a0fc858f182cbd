import { type OtherPayKind, otherPayKinds } from '../fields/request-fields/other-pay.ts'
import type { Text } from '../language.ts'

/** The units of the numbers in a breakdown. */
export const figureUnits = [
  'kopecks',
  'thousandths_of_kopeck',
  'percent',
  'tenths_of_percent',
  'hundredths_of_percent',
  'days',
  'hundredths_of_day',
  'hundred_thousandths_of_day',
  'times',
] as const
export type FigureUnit = (typeof figureUnits)[number]

/** A number of a breakdown. */
export interface Figure {
  readonly unit: FigureUnit
  readonly title: Text
}

const measuredIn =
  (unit: FigureUnit) =>
  (en: string, ru: string): Figure => ({ unit, title: { en, ru } })

const kopecks = measuredIn('kopecks')
const thousandthsOfKopeck = measuredIn('thousandths_of_kopeck')
const percent = measuredIn('percent')
const tenthsOfPercent = measuredIn('tenths_of_percent')
const hundredthsOfPercent = measuredIn('hundredths_of_percent')
const days = measuredIn('days')
const hundredthsOfDay = measuredIn('hundredths_of_day')
const exactDays = measuredIn('hundred_thousandths_of_day')
const times = measuredIn('times')

/** The sums of other pay by kind. */
const sumsOfKinds = Object.fromEntries(
  Object.entries(otherPayKinds).map(([kind, { en, ru }]) => [kind, kopecks(en, ru)]),
) as Readonly<Record<OtherPayKind, Figure>>

/** The values that steps compute, with the words of a payroll professional. */
// biome-ignore format: one figure a line
export const stepFigures = {
  accrual_salary: kopecks('Salary for the month', 'Оклад за месяц'),
  accrual_bonus: kopecks('Bonus', 'Премия'),
  accrual_allowance_base: kopecks('Pay that the allowances accrue on', 'Выплаты, на которые начисляются коэффициент и надбавка'),
  accrual_district: kopecks('District coefficient', 'Районный коэффициент'),
  accrual_paid_district: kopecks('District coefficient as the employer pays it', 'Районный коэффициент, который платит работодатель'),
  accrual_district_excess: kopecks('District coefficient above the one of the law', 'Районный коэффициент сверх установленного законом'),
  accrual_northern: kopecks('Northern allowance', 'Северная надбавка'),
  accrual_base: kopecks('Base pay', 'Начислено по основной базе'),
  accrual_allowances: kopecks('District coefficient and northern allowance', 'Районный коэффициент и северная надбавка'),
  gross_income: kopecks('Gross income', 'Начислено всего'),
  other_pay: kopecks('Other pay', 'Другие выплаты'),
  other_pay_northern: kopecks('Other pay, the part of the allowances', 'Другие выплаты, часть районного коэффициента и надбавки'),
  other_pay_base: kopecks('Other pay without the part of the allowances', 'Другие выплаты без части районного коэффициента и надбавки'),
  exempt_material_aid: kopecks('Material aid exempt from tax', 'Материальная помощь, не облагаемая НДФЛ'),
  exempt_gift: kopecks('Gifts exempt from tax', 'Подарки, не облагаемые НДФЛ'),
  exempt_birth_aid: kopecks('Aid at the birth of a child exempt from tax', 'Помощь при рождении ребёнка, не облагаемая НДФЛ'),
  exempt_income: kopecks('Pay exempt from tax', 'Выплаты, не облагаемые НДФЛ'),
  taxed_base: kopecks('Base pay without the exempt part', 'Начислено по основной базе без необлагаемых выплат'),
  taxed_pay: kopecks('Gross income without the exempt part', 'Начислено всего без необлагаемых выплат'),
  uninsured_pay: kopecks('Pay without contributions', 'Выплаты, не облагаемые взносами'),
  insured_pay: kopecks('Pay on which contributions are due', 'Выплаты, облагаемые взносами'),
  net_income: kopecks('Net pay', 'К выплате на руки'),

  base_pay_so_far: kopecks('Base pay, year to date', 'Доход по основной базе с начала года'),
  allowances_so_far: kopecks('Allowances, year to date', 'Районный коэффициент и надбавка с начала года'),
  income_so_far: kopecks('Income that counts towards the limit, year to date', 'Доход с начала года для сравнения с пределом'),
  children_usual_deduction: kopecks('Deduction for children of a parent who is not single', 'Вычет на детей в обычном размере'),
  children_monthly_deduction: kopecks('Monthly deduction for children', 'Стандартный вычет на детей в месяц'),
  child_deduction: kopecks('Deduction for children granted', 'Предоставленный вычет на детей'),
  own_deduction: kopecks('Own deduction granted', 'Предоставленный вычет на себя'),
  deductions_to_date: kopecks('Deductions for the months to date', 'Вычеты за месяцы с начала года'),
  deductions_so_far: kopecks('Deductions, year to date', 'Вычеты с начала года'),
  main_taxable_base: kopecks('Main tax base: base pay less deductions', 'Основная налоговая база: доход минус вычеты'),
  unabsorbed_deductions: kopecks('Deductions that base pay could not absorb', 'Вычеты сверх дохода основной базы'),
  allowances_taxable_base: kopecks('Tax base of the allowances', 'Налоговая база районного коэффициента и надбавки'),
  shared_taxable_base: kopecks('Shared tax base of base pay and allowances', 'Общая налоговая база с коэффициентом и надбавкой'),
  main_base_due: kopecks('Tax on the main base, year to date, whole roubles', 'НДФЛ с основной базы с начала года в полных рублях'),
  allowances_due: kopecks('Tax on the allowances, year to date, whole roubles', 'НДФЛ с коэффициента и надбавки с начала года в полных рублях'),
  tax_due: kopecks('Tax due in all', 'НДФЛ исчисленный, всего'),
  tax_left: kopecks('Tax due and not yet withheld', 'НДФЛ исчисленный и ещё не удержанный'),
  tax_to_withhold: kopecks('Tax to withhold', 'НДФЛ к удержанию'),
  main_base_tax: kopecks('Tax withheld on base pay', 'НДФЛ с основной базы'),
  allowances_tax: kopecks('Tax withheld on the allowances', 'НДФЛ с районного коэффициента и надбавки'),
  income_tax: kopecks('Tax withheld', 'НДФЛ удержанный'),
  main_base_tax_so_far: kopecks('Tax withheld on base pay, year to date', 'НДФЛ с основной базы, удержано с начала года'),
  allowances_tax_so_far: kopecks('Tax withheld on the allowances, year to date', 'НДФЛ с коэффициента и надбавки, удержано с начала года'),
  tax_rate: percent('Rate that the income has reached', 'Ставка НДФЛ по доходу с начала года'),

  registration_deduction_left: kopecks('Registration deduction left', 'Остаток вычета самозанятого на начало месяца'),
  registration_deduction_full: kopecks('Registration deduction in full for the month', 'Вычет самозанятого за месяц в полном размере'),
  registration_deduction_available: kopecks('Registration deduction for the month', 'Вычет самозанятого за месяц в пределах остатка'),
  registration_deduction: kopecks('Registration deduction used', 'Использованный вычет самозанятого'),
  self_employment_tax: kopecks('Tax on professional income less the deduction', 'Налог на профессиональный доход с учётом вычета'),
  self_employment_rate: percent('Rate of the tax on professional income', 'Ставка НПД с учётом вычета'),

  pay_so_far: kopecks('Gross income, year to date', 'База страховых взносов с начала года'),
  contributions_due: kopecks('Contributions, year to date', 'Страховые взносы с начала года'),
  contributions: kopecks('Contributions for the month', 'Страховые взносы за месяц'),
  pension_due: kopecks('Pension contribution, year to date', 'Взносы на ОПС с начала года'),
  medical_due: kopecks('Medical contribution, year to date', 'Взносы на ОМС с начала года'),
  social_due: kopecks('Social contribution, year to date', 'Взносы на ВНиМ с начала года'),
  pension_contribution: kopecks('Pension contribution', 'Взносы на ОПС'),
  medical_contribution: kopecks('Medical contribution', 'Взносы на ОМС'),
  social_contribution: kopecks('Social contribution', 'Взносы на ВНиМ'),
  medical_so_far: kopecks('Medical contribution charged, year to date', 'Взносы на ОМС, начислено с начала года'),
  social_so_far: kopecks('Social contribution charged, year to date', 'Взносы на ВНиМ, начислено с начала года'),
  limit_room: kopecks("Room left in the year's limit", 'Остаток предельной базы на начало месяца'),
  general_part: kopecks('Pay under the general tariff', 'Часть выплат по общему тарифу'),
  general_within: kopecks('Pay under the general tariff within the limit', 'Часть по общему тарифу в пределах базы'),
  general_above: kopecks('Pay under the general tariff above the limit', 'Часть по общему тарифу сверх базы'),
  reduced_part: kopecks('Pay under the reduced tariff', 'Часть выплат по пониженному тарифу'),
  reduced_room: kopecks('Room in the limit for the reduced tariff', 'Остаток предельной базы для пониженного тарифа'),
  reduced_within: kopecks('Pay under the reduced tariff within the limit', 'Часть по пониженному тарифу в пределах базы'),
  reduced_above: kopecks('Pay under the reduced tariff above the limit', 'Часть по пониженному тарифу сверх базы'),
  reduced_exact: thousandthsOfKopeck('Exact contributions for the month', 'Взносы за месяц до округления'),
  reduced_exact_so_far: thousandthsOfKopeck('Exact contributions, year to date', 'Взносы с начала года до округления'),
  pension_limit_room: kopecks("Room left in the year's limit of pension contributions", 'Остаток предельной базы ОПС на начало месяца'),
  pension_general_within: kopecks('Pay under the general tariff within the limit of pension contributions', 'Часть по общему тарифу в пределах базы ОПС'),
  pension_general_above: kopecks('Pay under the general tariff above the limit of pension contributions', 'Часть по общему тарифу сверх базы ОПС'),
  pension_exact: thousandthsOfKopeck('Exact pension contribution for the month', 'Взносы на ОПС за месяц до округления'),
  pension_exact_so_far: thousandthsOfKopeck('Exact pension contribution, year to date', 'Взносы на ОПС с начала года до округления'),
  medical_exact: thousandthsOfKopeck('Exact medical contribution for the month', 'Взносы на ОМС за месяц до округления'),
  medical_exact_so_far: thousandthsOfKopeck('Exact medical contribution, year to date', 'Взносы на ОМС с начала года до округления'),
  social_limit_room: kopecks("Room left in the year's limit of social contributions", 'Остаток предельной базы ВНиМ на начало месяца'),
  social_general_within: kopecks('Pay under the general tariff within the limit of social contributions', 'Часть по общему тарифу в пределах базы ВНиМ'),
  social_general_above: kopecks('Pay under the general tariff above the limit of social contributions', 'Часть по общему тарифу сверх базы ВНиМ'),
  social_exact: thousandthsOfKopeck('Exact social contribution for the month', 'Взносы на ВНиМ за месяц до округления'),
  social_exact_so_far: thousandthsOfKopeck('Exact social contribution, year to date', 'Взносы на ВНиМ с начала года до округления'),
  accident_due: kopecks('Accident insurance, year to date', 'Взносы на травматизм с начала года'),
  accident_contribution: kopecks('Accident insurance', 'Взносы на травматизм'),
  minimum_base: kopecks('Minimum wage for the days of the month', 'МРОТ за дни месяца'),
  base_shortfall: kopecks('Pay below the minimum wage', 'Недостающее до МРОТ'),
  contribution_base: kopecks('Contribution base of the month', 'База страховых взносов за месяц'),
  contribution_base_so_far: kopecks('Contribution base, year to date', 'База страховых взносов руководителя с начала года'),
  additional_due: kopecks('Additional pension contribution, year to date', 'Взносы по дополнительному тарифу с начала года'),
  additional_contribution: kopecks('Additional pension contribution', 'Взносы по дополнительному тарифу'),
  employer_cost: kopecks('Cost to the employer', 'Расходы работодателя'),

  children_months: times('Months with the deduction', 'Месяцев с вычетом на детей'),
  children_return: kopecks('Tax saved by the deduction for children', 'Экономия НДФЛ за счёт вычета на детей'),
  own_return: kopecks('Tax saved by the own deduction', 'Экономия НДФЛ за счёт вычета на себя'),
  social_expenses: kopecks('Social expenses that count', 'Социальный вычет на свои расходы'),
  child_education: kopecks('Education of children that counts', 'Социальный вычет на обучение детей'),
  expensive_treatment: kopecks('Expensive treatment', 'Социальный вычет на дорогостоящее лечение'),
  long_term_savings: kopecks('Long-term savings that count', 'Вычет на долгосрочные сбережения'),
  gto_deduction: kopecks('Deduction for the GTO badge', 'Вычет за сдачу норм ГТО'),
  social_deduction: kopecks('Social deduction', 'Социальный вычет'),
  housing: kopecks('Housing expenses that count', 'Имущественный вычет на жильё'),
  mortgage_interest: kopecks('Mortgage interest that counts', 'Имущественный вычет на проценты по ипотеке'),
  property_deduction: kopecks('Property deduction', 'Имущественный вычет'),
  social_return: kopecks('Returned for social expenses', 'Возврат НДФЛ по социальному вычету'),
  property_return: kopecks('Returned for property this year', 'Возврат НДФЛ по имущественному вычету за год'),
  gross_so_far: kopecks('Income of the year', 'Доход за год'),
  taxable_income: kopecks('Income less the standard deductions', 'Доход за вычетом стандартных вычетов'),
  property_room: kopecks('Income left for the property deduction', 'Доход, остающийся для имущественного вычета'),
  property_used: kopecks('Property deduction used this year', 'Имущественный вычет, использованный в этом году'),
  property_left: kopecks('Property deduction carried to later years', 'Остаток имущественного вычета на следующие годы'),
  property_full_years: times('Later years whose income it uses up', 'Следующих лет, доход которых вычет покроет целиком'),
  property_rest: kopecks('Property deduction of the last year', 'Имущественный вычет последнего года'),
  full_year_return: kopecks('Returned in a year whose income is used up', 'Возврат НДФЛ за год, доход которого покрыт целиком'),
  full_years_return: kopecks('Returned in all of those years', 'Возврат НДФЛ за все такие годы'),
  last_year_return: kopecks('Returned in the last year', 'Возврат НДФЛ за последний год'),
  property_return_total: kopecks('Returned for property in all years', 'Возврат НДФЛ по имущественному вычету за все годы'),
  total_return: kopecks('All that the deductions give', 'Всего за счёт вычетов'),
  family_payment_tax: kopecks('Tax at the rate of the family payment', 'НДФЛ по ставке семейной выплаты'),
  family_payment: kopecks('Family payment', 'Семейная выплата'),

  month_days: exactDays('Days of the month', 'Дни месяца'),
  days_counted: exactDays('Days that the earnings are divided by', 'Дни, на которые делится заработок'),
  counted_pay: kopecks('Pay that counts', 'Учитываемые выплаты'),
  counted_bonus: kopecks('Bonus that counts', 'Учитываемая премия'),
  counted_northern_pay: kopecks('District coefficient and northern allowance that count', 'Учитываемые районный коэффициент и надбавка'),
  counted_northern_bonus: kopecks('District coefficient and northern allowance of the bonus that count', 'Учитываемые коэффициент и надбавка в премии'),
  counted_earnings: kopecks('Earnings that count', 'Заработок для расчёта'),
  northern_earnings: kopecks('District coefficient and northern allowance in the earnings', 'Районный коэффициент и надбавка в заработке'),
  regional_wage: kopecks('Minimum wage with the district coefficient and the share of full time', 'МРОТ с районным коэффициентом и долей ставки'),
  earnings_average: kopecks('Daily average of the earnings', 'Средний дневной заработок по выплатам'),
  lowest_average: kopecks('Lowest daily average, by the minimum wage', 'Наименьший средний дневной заработок по МРОТ'),
  daily_average: kopecks('Daily average', 'Средний дневной заработок'),
  part_pay: kopecks('Pay of these days', 'Оплата этих дней'),
  average_pay: kopecks('Pay by average earnings', 'Начислено по среднему заработку'),
  part_northern: kopecks('Part of the allowances of these days', 'Часть коэффициента и надбавки этих дней'),
  northern_pay: kopecks('Part in the tax base of the allowances', 'Часть в базе районного коэффициента и надбавки'),
  base_pay: kopecks('Part in the main tax base', 'Часть в основной налоговой базе'),
  sick_day_by_percent: kopecks('Pay of a day by the percent', 'Пособие за день по проценту'),
  lowest_sick_day: kopecks('Minimum wage for a day of the month', 'МРОТ за день месяца'),
  sick_day: kopecks('Pay of a day', 'Пособие за день'),
  employer_days_pay: kopecks('Paid by the employer for these days', 'За эти дни за счёт работодателя'),
  fund_days_pay: kopecks('Paid by the Social Fund for these days', 'За эти дни за счёт Соцфонда'),
  employer_pay: kopecks('Paid by the employer', 'За счёт работодателя'),
  fund_pay: kopecks('Paid by the Social Fund', 'За счёт Соцфонда'),
  split_pay: kopecks('Pay of the employer by the earnings', 'Выплата работодателя, рассчитанная по заработку'),

  tax_withheld_here: kopecks('Tax withheld by this employer', 'НДФЛ, удержанный этим работодателем'),
  tax_withheld_elsewhere: kopecks('Tax withheld by another employer', 'НДФЛ, удержанный другим работодателем'),
  tax_withheld_everywhere: kopecks('Tax withheld by all employers', 'НДФЛ, удержанный всеми работодателями'),
  notice: kopecks('To pay by the notice', 'К уплате по уведомлению'),
  overpaid: kopecks('Withheld above the tax due', 'Излишне удержано'),
}

/** The name of a value that a step computes. */
export type StepKind = keyof typeof stepFigures

/** Numbers that no step computes: terms of the request and law figures. */
// biome-ignore format: one figure a line
export const outsideFigures = {
  ...sumsOfKinds,
  northern_part: kopecks('Part of the allowances', 'Часть районного коэффициента и надбавки'),
  exempt_left: kopecks('Exempt sum left', 'Остаток необлагаемой суммы'),
  salary: kopecks('Salary', 'Оклад'),
  bonus: kopecks('Bonus', 'Премия'),
  days_paid: days('Days paid', 'Оплачиваемых дней'),
  days_of_month: days('Days of the month', 'Дней в месяце по норме'),
  district_percent: percent('District coefficient above 1, percent', 'Районный коэффициент сверх единицы, процент'),
  paid_district_percent: percent('District coefficient as paid above 1, percent', 'Районный коэффициент работодателя сверх единицы, процент'),
  northern_percent: percent('Northern allowance, percent', 'Северная надбавка, процент'),
  advance_percent: percent('Advance, percent of the salary', 'Аванс, процент оклада'),
  base_income_before: kopecks('Base pay earlier in the year', 'Доход по основной базе с начала года до расчёта'),
  allowances_income_before: kopecks('Allowances earlier in the year', 'Коэффициент и надбавка с начала года до расчёта'),
  deductions_before: kopecks('Deductions granted earlier in the year', 'Вычеты, предоставленные с начала года до расчёта'),
  tax_withheld_before: kopecks('Tax withheld earlier in the year', 'НДФЛ, удержанный с начала года до расчёта'),
  income_before_elsewhere: kopecks('Income earlier in the year at previous employers', 'Доход с начала года у прежних работодателей'),
  non_resident_rate: percent('Rate of non-residents', 'Ставка НДФЛ нерезидента'),
  first_child: kopecks('Deduction for the first child', 'Вычет на первого ребёнка'),
  second_child: kopecks('Deduction for the second child', 'Вычет на второго ребёнка'),
  further_child: kopecks('Deduction for the third child and each further one', 'Вычет на третьего и каждого следующего ребёнка'),
  disabled_child: kopecks('Deduction for a disabled child, on top', 'Дополнительный вычет на ребёнка-инвалида'),
  first_children: times('First child', 'Первый ребёнок'),
  second_children: times('Second child', 'Второй ребёнок'),
  further_children: times('Third and further children', 'Третий и следующие дети'),
  disabled_children: times('Disabled children', 'Количество детей-инвалидов'),
  single_parent_times: times('For a single parent', 'Единственному родителю'),
  deduction_months: times('Months with the deduction', 'Месяцев с вычетом'),
  child_deduction_limit: kopecks('Income limit of the deduction', 'Предельный доход для вычета на детей'),
  own_deduction_by_law: kopecks('Own deduction of a month by law', 'Вычет на себя в месяц по закону'),
  self_employment_full_rate: percent('Full rate of the tax', 'Полная ставка НПД'),
  points_off: percent('Points that the deduction takes off', 'Уменьшение ставки за счёт вычета'),
  registration_deduction_granted: kopecks('Registration deduction', 'Вычет самозанятого при регистрации'),
  self_employment_limit: kopecks("Year's limit of the regime", 'Предельный доход НПД за год'),
  contribution_limit: kopecks("Year's limit of the contribution base", 'Предельная база страховых взносов'),
  nothing_so_far: kopecks('Nothing paid yet this year', 'С начала года выплат не было'),
  general_up_to: kopecks('Pay of a month that stays under the general tariff', 'Часть выплат месяца по общему тарифу — по МРОТ'),
  general_rate_within: tenthsOfPercent('General rate within the limit', 'Общий тариф в пределах базы'),
  general_rate_above: tenthsOfPercent('General rate above the limit', 'Общий тариф сверх базы'),
  reduced_rate_within: tenthsOfPercent('Reduced rate within the limit', 'Пониженный тариф в пределах базы'),
  reduced_rate_above: tenthsOfPercent('Reduced rate above the limit', 'Пониженный тариф сверх базы'),
  fund_rate: tenthsOfPercent("Fund's share of the rate", 'Доля фонда в тарифе'),
  accident_rate: hundredthsOfPercent('Rate by class of risk', 'Тариф по классу профессионального риска'),
  minimum_wage: kopecks('Minimum wage on 1 January', 'МРОТ на 1 января'),
  average_days: exactDays('Average days of a month', 'Среднемесячное число дней'),
  counted_days: days('Days of the month that count', 'Учитываемых дней месяца'),
  calendar_days: days('Calendar days of the month', 'Календарных дней в месяце'),
  month_pay: kopecks('Pay of the month', 'Выплаты за месяц'),
  month_northern_pay: kopecks('District coefficient and northern allowance of the month', 'Районный коэффициент и надбавка за месяц'),
  bonus_amount: kopecks('Bonus as accrued', 'Начисленная премия'),
  bonus_northern_amount: kopecks('District coefficient and northern allowance of the bonus', 'Районный коэффициент и надбавка в премии'),
  months_of_year: times('Months of a year', 'Месяцев в году'),
  bonus_months: times('Months of the bonus', 'Месяцев, за которые начислена премия'),
  days_worked: days('Working days worked', 'Отработано рабочих дней'),
  days_norm: days('Working days of the norm', 'Рабочих дней по норме'),
  all_days_worked: exactDays('Working days worked in the period', 'Отработано дней в расчётном периоде'),
  new_salary: kopecks('Salary after the raise', 'Оклад после повышения'),
  old_salary: kopecks('Salary before the raise', 'Оклад до повышения'),
  wage_of_day: kopecks('Minimum wage on the day', 'МРОТ на дату'),
  paid_days: hundredthsOfDay('Days to pay', 'Дней к оплате'),
  year_pay: kopecks('Earnings of the year', 'Заработок за год'),
  year_northern_pay: kopecks('District coefficient and northern allowance of the year', 'Районный коэффициент и надбавка за год'),
  earnings_limit: kopecks('Limit of earnings of the year', 'Предел заработка за год'),
  wage_months: times('Months of the minimum wage', 'Месяцев МРОТ'),
  benefit_days: days('Days of two years', 'Дней за два года'),
  sick_percent: percent('Percent of the average', 'Процент среднего заработка'),
  territorial_percent: percent('District coefficient, percent', 'Районный коэффициент, процент'),
  full_time_percent: percent('Share of full time', 'Доля ставки'),
  whole_percent: percent('A hundred percent', 'Сто процентов'),
  additional_rate: percent('Additional rate by working conditions', 'Дополнительный тариф по условиям труда'),
  expense: kopecks('Expense', 'Расходы'),
  expense_limit: kopecks('Limit of the deduction', 'Предел вычета'),
  gto_badge: kopecks('Deduction for the GTO badge by law', 'Вычет за сдачу норм ГТО по закону'),
  family_payment_rate: percent('Rate of the family payment', 'Ставка для семейной выплаты'),
  base_income_elsewhere: kopecks('Base pay of another employer', 'Доход по основной базе у другого работодателя'),
  allowances_income_elsewhere: kopecks('Allowances of another employer', 'Коэффициент и надбавка у другого работодателя'),
  privileged_income_elsewhere: kopecks('Base pay of another employer with the rates of the special military operation', 'Доход участника СВО у другого работодателя'),
  withheld_elsewhere: kopecks('Tax withheld by another employer', 'НДФЛ, удержанный другим работодателем'),
}

/** The name of a number that no step computes. */
export type OutsideName = keyof typeof outsideFigures

/** The names of the values that steps compute, in the order of the published schema. */
export const stepKinds = Object.keys(stepFigures) as StepKind[]

const figures: Readonly<Record<StepKind | OutsideName, Figure>> = {
  ...stepFigures,
  ...outsideFigures,
}

/** The names of all numbers of a breakdown, in the order of the published schema. */
export const figureNames = Object.keys(figures) as (StepKind | OutsideName)[]

/** The unit and the title of a number of a breakdown. */
export const figureOf = (name: StepKind | OutsideName): Figure => figures[name]

/** The operations that steps do with their inputs. */
export const operations = [
  'given',
  'nothing',
  'sum',
  'difference',
  'difference_not_below_zero',
  'difference_within',
  'smallest',
  'product',
  'sum_of_products',
  'percent_to_kopeck',
  'percent_to_whole_roubles',
  'progressive_tax_to_roubles',
  'tariff_to_kopeck',
  'thousandths_to_kopeck',
  'premium_to_kopeck',
  'share_by_days',
  'component',
  'within_pay',
  'while_within',
  'rate_at',
  'rate_less_points',
  'whole_times',
  'rest',
  'count',
  'largest',
  'exact_sum',
  'share',
  'share_to_hundredths',
  'quotient',
  'per_day',
] as const
export type Operation = (typeof operations)[number]
