import { termTable } from '@oklad/engine/ranges'
import { startYears } from '../../limits.ts'
import type { RequestField } from '../field.ts'
import { coefficient, date, flag, numberOf, percent, sum } from './kinds.ts'
import { employmentOnly } from './not-for.ts'

/** The fields of the specification. */
export const specifiedFields = {
  gross_salary: {
    specifiedFor: 'public',
    ...sum('grossSalary', 15_000_000),
    description:
      'Monthly gross salary (base pay, before allowances and tax), whole kopecks: 150,000 roubles are 15000000.',
    label: { en: 'Salary', ru: 'Оклад' },
    headers: ['Monthly salary', 'Gross salary', 'Зарплата', 'Оклад в месяц'],
    group: 'pay',
    option: {
      flag: '--salary',
      en: 'monthly base pay (оклад) before allowances and tax, in roubles with up to two decimals: 150000, 150000.50, "150 000,50"',
      ru: 'оклад за месяц до надбавок и налога, в рублях, не больше двух знаков после запятой: 150000, 150000.50, "150 000,50"',
      thousands: '150',
    },
  },
  territorial_multiplier: {
    specifiedFor: 'public',
    ...coefficient('districtCoefficient', 115),
    description: 'District coefficient (районный коэффициент) × 100: 115 is 1.15, 100 is none.',
    notFor: employmentOnly,
    label: { en: 'District coefficient', ru: 'Районный коэффициент' },
    headers: ['РК'],
    group: 'place',
    option: {
      flag: '--district',
      en: 'district coefficient, 1 to 2 with up to two decimals, such as 1.15; by default 1 (none)',
      ru: 'районный коэффициент от 1 до 2, не больше двух знаков после запятой, например 1,15; по умолчанию 1 — без коэффициента',
    },
  },
  northern_coefficient: {
    specifiedFor: 'public',
    schema: numberOf(termTable.northernAllowance, 130, 100),
    unit: 'percentAbove100',
    argument: percent,
    description:
      'Northern percentage allowance (процентная надбавка) + 100: 150 is an allowance of 50%, 100 is none.',
    term: { term: 'northernAllowance', minus: 100 },
    notFor: employmentOnly,
    label: { en: 'Northern allowance, %', ru: 'Северная надбавка, %' },
    headers: ['Процентная надбавка'],
    group: 'place',
    option: {
      flag: '--northern',
      en: 'northern percentage allowance, a whole percentage 0 to 100; by default 0',
      ru: 'северная процентная надбавка, целое число от 0 до 100; по умолчанию 0',
    },
  },
  start_date: {
    specifiedFor: 'private',
    ...date('2026-01-01'),
    description: `First month of the calculation as a date YYYY-MM-DD, in ${startYears.minimum} to ${startYears.maximum}; the month is a full one whatever the day, unless first_month says otherwise. January of the current year when omitted.`,
    term: { month: 'firstMonth', day: 'firstDay' },
    label: { en: 'First month', ru: 'Первый месяц' },
    group: 'time',
    option: {
      flag: '--start',
      en: 'first month paid, YYYY-MM or YYYY-MM-DD; the calculation goes to December or to --end. By default January of the current year in Moscow',
      ru: 'первый месяц расчёта, ГГГГ-ММ или ГГГГ-ММ-ДД; считается до декабря или до --end. По умолчанию январь текущего года по Москве',
    },
  },
  has_tax_privilege: {
    specifiedFor: 'private',
    ...flag('hasTaxPrivilege'),
    description:
      'Pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1): 13% to 5 million roubles a year, 15% above. Not a privilege of every law-enforcement employee. No effect before 2025.',
    notFor: { ...employmentOnly, reason: 'privilegeOfEmployment' },
    label: {
      en: 'Pay of a participant of the special military operation',
      ru: 'Доход участника СВО',
    },
    group: 'contract',
    option: {
      flag: '--privilege',
      en: 'pay of a participant of the special military operation (Tax Code, article 210, paragraph 6.1)',
      ru: 'доход участника СВО (п. 6.1 ст. 210 НК РФ)',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
