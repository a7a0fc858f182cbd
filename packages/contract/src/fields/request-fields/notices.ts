import { LARGEST_SALARY, MOST_NOTICES, type NoticeKindName } from '@oklad/engine/ranges'
import type { Text } from '../../language.ts'
import { everyStartYear } from '../../limits.ts'
import { dayPattern, object, oneKeyOf, text } from '../../schema/build.ts'
import type { RequestField } from '../field.ts'
import { between } from './kinds.ts'
import { noDeductions } from './not-for.ts'

/** The deductions that an employer grants by a notice, with their titles. */
// biome-ignore format: one text a line
export const noticeKinds = {
  housing: { en: 'Home', ru: 'Покупка жилья' },
  mortgage_interest: { en: 'Mortgage interest', ru: 'Проценты по ипотеке' },
  own_education: { en: 'Own education', ru: 'Своё обучение' },
  child_education: { en: 'Education of a child', ru: 'Обучение ребёнка' },
  treatment: { en: 'Treatment', ru: 'Лечение' },
  health_insurance: { en: 'Health insurance', ru: 'Добровольное медицинское страхование' },
  expensive_treatment: { en: 'Expensive treatment', ru: 'Дорогостоящее лечение' },
  pension_savings: { en: 'Pension and life insurance', ru: 'Пенсионные взносы и страхование жизни' },
} as const satisfies Readonly<Record<NoticeKindName, Text>>

/** Deductions that the employer grants in the year by notices of the tax service. */
export const noticeFields = {
  notice_deductions: {
    schema: {
      type: 'array',
      items: object({
        kind: { ...oneKeyOf(noticeKinds, ''), description: 'The kind of the deduction.' },
        month: {
          ...between(1, 12, 10),
          description: 'The month in which the employee applies for it, 1 is January.',
        },
        amount: {
          type: 'integer',
          minimum: 0,
          maximum: LARGEST_SALARY,
          description: 'The sum of the notice. Kopecks.',
        },
        'number?': text(
          'The number of the notice. The certificate of income has it, with date and tax_office; a calculation needs none of them.',
          { pattern: '^[0-9A-Za-zА-ЯЁа-яё][0-9A-Za-zА-ЯЁа-яё/-]{0,19}$' },
        ),
        'date?': text('The day on which the notice was issued, YYYY-MM-DD.', {
          format: 'date',
          pattern: dayPattern(everyStartYear),
        }),
        'tax_office?': text('The code of the tax office that issued the notice, 4 digits.', {
          pattern: '^[0-9]{4}$',
        }),
      }),
      maxItems: MOST_NOTICES,
      examples: [[{ kind: 'housing', month: 10, amount: 129_300_000 }]],
    },
    term: {
      term: 'noticeDeductions',
      properties: { kind: 'kind', month: 'month', amount: 'amount' },
    },
    description:
      'Deductions that the employer grants by notices of the tax service (Tax Code, article 219, paragraph 2, and article 220, paragraph 8). Each reduces the income since January from the month of the application on; tax withheld before is set off against the tax of later months, or is excess tax (article 231). What the income of the year cannot absorb is not carried over. One outside the months of the calculation is not counted, and a warning says so.',
    label: { en: 'Deductions by a notice', ru: 'Вычеты по уведомлению' },
    argument: { en: '<deduction>', ru: '<вычет>' },
    option: {
      flag: '--notice-deduction',
      repeatable: true,
      en: 'a deduction by a notice of the tax service: kind, month of the application and sum, such as housing:10=1293000. Kinds: housing, mortgage-interest, own-education, child-education, treatment, health-insurance, expensive-treatment, pension-savings. May be given several times',
      ru: 'вычет по уведомлению налоговой: вид, месяц заявления и сумма, например housing:10=1293000. Виды: housing (жильё), mortgage-interest (проценты по ипотеке), own-education (своё обучение), child-education (обучение ребёнка), treatment (лечение), health-insurance (ДМС), expensive-treatment (дорогостоящее лечение), pension-savings (пенсионные взносы). Можно указать несколько раз',
    },
    group: 'deductions',
    idleFor: noDeductions,
    unit: 'notices',
  },
} as const satisfies Readonly<Record<string, RequestField>>
