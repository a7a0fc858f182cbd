import type { Text } from '../language.ts'
import type { StepKind } from './figures.ts'

type Titles = Readonly<Partial<Record<StepKind | 'salary', Text>>>

/** Titles in place of those of the figures. */
// biome-ignore format: one text a line
export const titlesOfTerms = {
  employment: {},
  /** Under self-employment, where the tax is not НДФЛ and is not withheld. */
  selfEmployment: {
    accrual_base: { en: 'Income of the month', ru: 'Доход за месяц' },
    salary: { en: 'Agreed income', ru: 'Доход по договору' },
    gross_income: { en: 'Income', ru: 'Доход' },
    income_so_far: { en: 'Income, year to date', ru: 'Доход с начала года' },
    main_base_tax: { en: 'Tax on professional income', ru: 'Налог на профессиональный доход' },
    allowances_tax: { en: 'Tax on the allowances', ru: 'Налог с коэффициента и надбавки' },
    income_tax: { en: 'Tax to pay', ru: 'НПД к уплате' },
    net_income: { en: 'Income less this tax', ru: 'Доход за вычетом НПД' },
    tax_rate: { en: 'Rate of the tax in the month', ru: 'Ставка НПД за месяц' },
    employer_cost: { en: 'Cost to the customer', ru: 'Расходы заказчика' },
  },
  /** Under a civil contract, which has a fee and a customer. */
  civilContract: {
    accrual_salary: { en: 'Fee for the month', ru: 'Вознаграждение за месяц' },
    accrual_base: { en: 'Fee', ru: 'Вознаграждение' },
    salary: { en: 'Agreed fee', ru: 'Вознаграждение по договору' },
    base_pay_so_far: { en: 'Fee, year to date', ru: 'Вознаграждение с начала года' },
    main_base_tax: { en: 'Tax withheld on the fee', ru: 'НДФЛ с вознаграждения' },
    employer_cost: { en: 'Cost to the customer', ru: 'Расходы заказчика' },
  },
  /** For a non-resident, whose months are taxed one by one. */
  nonResident: {
    main_base_due: { en: 'Tax due on base pay', ru: 'Исчислен НДФЛ с основной базы' },
    tax_due: { en: 'Tax due on all pay', ru: 'Исчислен НДФЛ со всей суммы' },
    tax_rate: { en: 'Rate of non-residents', ru: 'Ставка НДФЛ нерезидента' },
  },
  /** Of a payment, which is no month's pay. */
  payment: {
    accrual_salary: { en: 'Salary in the advance', ru: 'Оклад в составе аванса' },
  },
  /** Of a payment under a civil contract. */
  civilPayment: {
    accrual_salary: { en: 'Fee in the advance', ru: 'Вознаграждение в составе аванса' },
  },
} as const satisfies Readonly<Record<string, Titles>>

/**
 * What reports call figures, where the title of the breakdown is longer than their headings need, or says less than a
 * reader of the year asks. A report fills in `{months}` of a deduction, `{employer}`, counted from 1, and the day `{due}`.
 */
// biome-ignore format: one text a line
export const reportTitles: Titles = {
  gross_income: { en: 'Gross', ru: 'Начислено' },
  accrual_base: { en: 'Base pay', ru: 'Оклад' },
  accrual_bonus: { en: 'Bonus', ru: 'Премия' },
  accrual_allowances: { en: 'Allowances', ru: 'РК и надбавка' },
  child_deduction: { en: 'Deduction', ru: 'Вычет' },
  income_tax: { en: 'Tax', ru: 'НДФЛ' },
  main_base_tax: { en: 'Tax on base pay', ru: 'НДФЛ с\u00a0оклада' },
  allowances_tax: { en: 'Tax on allowances', ru: 'НДФЛ с\u00a0РК и надбавки' },
  tax_rate: { en: 'Rate', ru: 'Ставка' },
  writ_amount: { en: 'Deducted', ru: 'Удержано' },
  withheld_after_tax: { en: 'Deducted', ru: 'Удержано' },
  paid_out: { en: 'Paid out', ru: 'К выплате' },
  contributions: { en: 'Contributions', ru: 'Страховые взносы' },
  pension_contribution: { en: 'Pension insurance contributions', ru: 'Взносы на пенсионное страхование (ОПС)' },
  medical_contribution: { en: 'Medical insurance contributions', ru: 'Взносы на медицинское страхование (ОМС)' },
  social_contribution: { en: 'Social insurance contributions', ru: 'Взносы на социальное страхование (ВНиМ)' },
  accident_contribution: { en: 'Accident insurance contributions', ru: 'Взносы на травматизм' },
  additional_contribution: { en: 'Additional pension contributions', ru: 'Взносы по дополнительному тарифу' },
  average_pay: { en: 'Pay before tax', ru: 'Начислено' },
  sick_day: { en: 'A day', ru: 'За день' },
  employer_days_pay: { en: 'Employer', ru: 'Работодатель' },
  fund_days_pay: { en: 'Social Fund', ru: 'Социальный фонд' },
  settlement_pay: { en: 'Gross', ru: 'Начислено' },
  settlement_tax: { en: 'Tax', ru: 'НДФЛ' },
  settlement_net: { en: 'Net pay', ru: 'На руки' },
  settlement_contributions: { en: 'Contributions', ru: 'Взносы' },
  excess_tax: { en: 'Excess tax withheld', ru: 'Излишне удержано НДФЛ' },
  debt_limit: { en: 'At most', ru: 'Не больше' },
  debt_repayment: { en: 'Deducted', ru: 'Удержано' },
  children_return: { en: 'Child deduction for {months} {months:month|months}, already counted', ru: 'Вычет на детей действовал {months} {months:месяц|месяца|месяцев} и уже учтён' },
  own_return: { en: 'Own deduction, already counted', ru: 'Вычет на себя уже учтён' },
  notice_return: { en: 'Deductions by notices, already counted', ru: 'Вычеты по уведомлениям уже учтены' },
  property_return: { en: 'Home and mortgage: returned for this year', ru: 'Жильё и ипотека: вернут за этот год' },
  property_return_total: { en: 'Home and mortgage with later years of this income', ru: 'Жильё и ипотека вместе со следующими годами при таком доходе' },
  social_return: { en: 'Treatment, education, sport, savings: returned', ru: 'Лечение, обучение, спорт, сбережения: вернут' },
  total_return: { en: 'Total for this year', ru: 'Всего за этот год' },
  family_payment: { en: 'Paid next year by the Social Fund: tax above 6%', ru: 'Выплатит Социальный фонд в следующем году: НДФЛ сверх 6 %' },
  tax_due: { en: 'Tax of the year', ru: 'Налог за год' },
  tax_withheld_here: { en: 'Withheld here', ru: 'Удержано здесь' },
  tax_withheld_elsewhere: { en: 'Withheld by employer {employer}', ru: 'Удержано другим работодателем № {employer}' },
  notice: { en: 'To pay on a notice, by {due}', ru: 'К уплате по уведомлению не позднее {due}' },
  overpaid: { en: 'Overpaid', ru: 'Переплата' },
  registration_deduction: { en: 'Used of the registration deduction', ru: 'Использовано из вычета при регистрации' },
}

/** The period of a step, where it is neither a month nor the year as it is. */
// biome-ignore format: one text a line
export const periodTitles = {
  start: { en: 'at the start', ru: 'на начало' },
  before: { en: 'before the first month', ru: 'до первого месяца расчёта' },
  without_deductions: { en: 'without deductions', ru: 'без вычетов' },
  with_own: { en: 'with the own deduction', ru: 'с вычетом на себя' },
  with_notice: { en: 'with the deductions of notices', ru: 'с вычетами по уведомлениям' },
  with_children: { en: 'with the deduction for children', ru: 'с вычетом на детей' },
  with_social: { en: 'with the social deduction too', ru: 'с социальным вычетом' },
  with_property: { en: 'with the property deduction too', ru: 'с имущественным вычетом' },
  last_property_year: { en: 'last year of the deduction', ru: 'последний год вычета' },
  next_year: { en: 'payments of the next tax year', ru: 'выплаты следующего года' },
  all_employers: { en: 'all employers', ru: 'по всем работодателям' },
} as const satisfies Readonly<Record<string, Text>>

/** Figures whose title says already that they are about all employers. */
export const titlesOfAllEmployers: ReadonlySet<string> = new Set<StepKind>([
  'tax_withheld_everywhere',
  'notice',
  'overpaid',
])
