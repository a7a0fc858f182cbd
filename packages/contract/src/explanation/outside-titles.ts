import type { OutsideName } from '@oklad/engine'
import type { Text } from '../language.ts'

/** Numbers that no step gives: terms of the request and figures of the law. */
export const outsideTitles: Readonly<Record<OutsideName, Text>> = {
  salary: { en: 'Salary', ru: 'Оклад' },
  bonus: { en: 'Bonus', ru: 'Премия' },
  days_paid: { en: 'Days paid', ru: 'Оплачиваемых дней' },
  days_of_month: { en: 'Days of the month', ru: 'Дней в месяце по норме' },
  district_percent: {
    en: 'District coefficient above 1, percent',
    ru: 'Районный коэффициент сверх единицы, процент',
  },
  paid_district_percent: {
    en: 'District coefficient as paid above 1, percent',
    ru: 'Районный коэффициент работодателя сверх единицы, процент',
  },
  northern_percent: { en: 'Northern allowance, percent', ru: 'Северная надбавка, процент' },
  base_income_before: {
    en: 'Base pay earlier in the year',
    ru: 'Доход по основной базе с начала года до расчёта',
  },
  allowances_income_before: {
    en: 'Allowances earlier in the year',
    ru: 'Коэффициент и надбавка с начала года до расчёта',
  },
  deductions_before: {
    en: 'Deductions granted earlier in the year',
    ru: 'Вычеты, предоставленные с начала года до расчёта',
  },
  tax_withheld_before: {
    en: 'Tax withheld earlier in the year',
    ru: 'НДФЛ, удержанный с начала года до расчёта',
  },
  non_resident_rate: { en: 'Rate of non-residents', ru: 'Ставка НДФЛ нерезидента' },
  first_child: { en: 'Deduction for the first child', ru: 'Вычет на первого ребёнка' },
  second_child: { en: 'Deduction for the second child', ru: 'Вычет на второго ребёнка' },
  further_child: {
    en: 'Deduction for the third child and each further one',
    ru: 'Вычет на третьего и каждого следующего ребёнка',
  },
  disabled_child: {
    en: 'Deduction for a disabled child, on top',
    ru: 'Дополнительный вычет на ребёнка-инвалида',
  },
  children: {
    en: 'Children (twice for a single parent)',
    ru: 'Количество детей (единственному родителю вдвойне)',
  },
  child_deduction_limit: {
    en: 'Income limit of the deduction',
    ru: 'Предельный доход для вычета на детей',
  },
  self_employment_full_rate: { en: 'Full rate of the tax', ru: 'Полная ставка НПД' },
  points_off: { en: 'Points that the deduction takes off', ru: 'Уменьшение ставки за счёт вычета' },
  registration_deduction_granted: {
    en: 'Registration deduction',
    ru: 'Вычет самозанятого при регистрации',
  },
  self_employment_limit: { en: "Year's limit of the regime", ru: 'Предельный доход НПД за год' },
  contribution_limit: {
    en: "Year's limit of the contribution base",
    ru: 'Предельная база страховых взносов',
  },
  nothing_so_far: { en: 'Nothing so far', ru: 'С начала года выплат не было' },
  general_up_to: {
    en: 'Pay of a month that stays under the general tariff',
    ru: '1,5 МРОТ: часть выплат месяца по общему тарифу',
  },
  general_rate_within: { en: 'General rate within the limit', ru: 'Общий тариф в пределах базы' },
  general_rate_above: { en: 'General rate above the limit', ru: 'Общий тариф сверх базы' },
  reduced_rate_within: {
    en: 'Reduced rate within the limit',
    ru: 'Пониженный тариф в пределах базы',
  },
  reduced_rate_above: { en: 'Reduced rate above the limit', ru: 'Пониженный тариф сверх базы' },
  fund_rate: { en: "Fund's share of the rate", ru: 'Доля фонда в тарифе' },
  accident_rate: { en: 'Rate by class of risk', ru: 'Тариф по классу профессионального риска' },
  expense: { en: 'Expense', ru: 'Расходы' },
  expense_limit: { en: 'Limit of the deduction', ru: 'Предел вычета' },
  base_income_elsewhere: {
    en: 'Base pay of another employer',
    ru: 'Доход по основной базе у другого работодателя',
  },
  allowances_income_elsewhere: {
    en: 'Allowances of another employer',
    ru: 'Коэффициент и надбавка у другого работодателя',
  },
  withheld_elsewhere: {
    en: 'Tax withheld by another employer',
    ru: 'НДФЛ удержан другим работодателем',
  },
}
