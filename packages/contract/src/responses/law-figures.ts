import type { Text } from '../language.ts'

/** The law figures as payroll professionals call them, by their stable names, in the order in which they are listed. */
// biome-ignore format: one text a line
export const titlesOfLawFigures = {
  main_scale: { en: 'Income tax scale: main base', ru: 'Шкала НДФЛ: основная налоговая база' },
  allowance_scale: { en: 'Income tax scale: district coefficient and northern allowance', ru: 'Шкала НДФЛ: районный коэффициент и северная надбавка' },
  privilege_scale: { en: 'Income tax scale: participants of the special military operation', ru: 'Шкала НДФЛ: доходы участников СВО' },
  contribution_rates: { en: 'General tariff of insurance contributions', ru: 'Общий тариф страховых взносов' },
  additional_contribution_rates: { en: 'Additional contributions for harmful work', ru: 'Дополнительные взносы за вредную работу' },
  contribution_limit: { en: 'Limit of the contribution base (pension; unified since 2023)', ru: 'Предельная база страховых взносов (ОПС; с 2023 года единая)' },
  social_contribution_limit: { en: 'Limit of the contribution base: sickness and maternity (unified since 2023)', ru: 'Предельная база взносов на ВНиМ (с 2023 года единая)' },
  non_resident_rate: { en: 'Income tax rate of non-residents', ru: 'Ставка НДФЛ для нерезидентов' },
  non_resident_scale: { en: 'Income tax scale: non-residents with the rates of residents', ru: 'Шкала НДФЛ: нерезиденты со ставками резидентов' },
  remote_employee_scale: { en: 'Income tax scale: remote employees who are non-residents', ru: 'Шкала НДФЛ: дистанционные работники — нерезиденты' },
  remote_contractor_scale: { en: 'Income tax scale: non-residents with remote work under civil contracts', ru: 'Шкала НДФЛ: нерезиденты с дистанционной работой по договорам ГПХ' },
  child_deductions: { en: 'Standard deductions for children', ru: 'Стандартные вычеты на детей' },
  child_deduction_limit: { en: 'Income limit of the deductions for children', ru: 'Предельный доход для вычетов на детей' },
  own_deductions: { en: 'Own standard deductions', ru: 'Стандартные вычеты на себя' },
  social_limits: { en: 'Limits of the social deductions', ru: 'Пределы социальных вычетов' },
  property_limits: { en: 'Limits of the property deductions', ru: 'Пределы имущественных вычетов' },
  savings_limit: { en: 'Limit of the deduction for long-term savings', ru: 'Предел вычета на долгосрочные сбережения' },
  gto_deduction: { en: 'Deduction for the GTO badge', ru: 'Вычет за сдачу норм ГТО' },
  family_payment_rate: { en: 'Tax that the family payment leaves', ru: 'НДФЛ, который остаётся после семейной выплаты' },
  pay_exemptions: { en: 'Pay exempt from tax: aid, gifts, birth of a child', ru: 'Выплаты, не облагаемые НДФЛ: помощь, подарки, рождение ребёнка' },
  severance_months: { en: 'Average monthly earnings of severance that are exempt', ru: 'Необлагаемые средние месячные заработки выходного пособия' },
  average_pay_split: { en: 'Part of the allowances in pay by average earnings', ru: 'Часть районного коэффициента и надбавки в выплатах по среднему заработку' },
  civil_contract_social_insurance: { en: 'Sickness and maternity contributions on civil-contract pay', ru: 'Взносы на ВНиМ с выплат по договорам ГПХ' },
  minimum_base_of_head: { en: 'Contributions for the head of a company on at least the minimum wage', ru: 'Взносы за руководителя компании не меньше чем с МРОТ' },
  self_employment: { en: 'Tax on professional income (self-employed)', ru: 'Налог на профессиональный доход (самозанятые)' },
  it_tariff: { en: 'Reduced tariff of contributions: IT companies', ru: 'Пониженный тариф взносов: ИТ-компании' },
  small_business_tariff: { en: 'Reduced tariff of contributions: small and medium business', ru: 'Пониженный тариф взносов: малый и средний бизнес' },
  manufacturing_tariff: { en: 'Reduced tariff of contributions: small and medium business in manufacturing', ru: 'Пониженный тариф взносов: малый и средний бизнес в обработке' },
  minimum_wage: { en: 'Minimum wage on 1 January', ru: 'МРОТ на 1 января' },
  minimum_wage_raise: { en: 'Minimum wage, raised within the year', ru: 'МРОТ, повышенный в течение года' },
  production_calendar: { en: 'Production calendar (five-day week)', ru: 'Производственный календарь (пятидневная неделя)' },
  transfer_days: { en: 'Days by which the tax withheld is transferred', ru: 'Сроки перечисления удержанного НДФЛ' },
  budget_codes: { en: 'Budget codes to which income tax is remitted', ru: 'КБК, на которые перечисляется НДФЛ' },
  average_month_days: { en: 'Average days of a month, for vacation pay', ru: 'Среднемесячное число календарных дней для отпускных' },
  benefit_average: { en: 'Sick pay: days of two years, months of the lowest average', ru: 'Больничный: дни двух лет и месяцы МРОТ для наименьшего среднего заработка' },
  sick_pay_percents: { en: 'Sick pay: percent of the average', ru: 'Больничный: процент среднего заработка' },
  young_child_care: { en: 'Sick pay: care for a child under 8', ru: 'Больничный: уход за ребёнком до 8 лет' },
  care_days: { en: 'Sick pay: days of one case of care that are paid', ru: 'Больничный: оплачиваемые дни одного случая ухода' },
  employer_sick_days: { en: 'Sick pay: days of own illness that the employer pays', ru: 'Больничный: дни болезни работника за счёт работодателя' },
} as const satisfies Readonly<Record<string, Text>>

/** The name of a law figure. */
export type LawFigureName = keyof typeof titlesOfLawFigures

/** The names of all law figures. */
export const lawFigureNames = Object.keys(titlesOfLawFigures) as LawFigureName[]

/** The units of law figures. */
export const lawUnits = [
  'kopecks a year',
  'kopecks a month',
  'percent',
  'percent and kopecks a year',
  'whether it applies',
  'days off and worked',
  'budget codes',
  'days of a month',
  'days',
  'hundredths of a day',
  'days and months',
  'months',
  'percent and days',
  'tenths of a percent',
  'percent above each kopeck threshold of the year',
] as const
