import type { RequestField } from '../field.ts'
import { bonusFields } from './bonuses.ts'
import { date, monthly, termChoice } from './kinds.ts'
import { employmentOnly } from './not-for.ts'
import { specifiedFields } from './specification.ts'

/** How the first or the last month is paid. */
const wayToPay = <Term extends 'firstMonthPaid' | 'lastMonthPaid'>(term: Term) =>
  ({
    ...termChoice(term, {
      full: { en: 'in full', ru: 'полностью' },
      working_days: { en: 'by working days', ru: 'по рабочим дням' },
      calendar_days: { en: 'by calendar days', ru: 'по календарным дням' },
    }),
    needsFigure: { working_days: 'production_calendar' },
    argument: { en: '<way>', ru: '<способ>' },
  }) as const

const replaced = {
  ...specifiedFields,
  statutory_territorial_multiplier: bonusFields.statutory_territorial_multiplier,
}
type Replaced =
  | 'gross_salary'
  | `${'' | 'statutory_'}territorial_multiplier`
  | 'northern_coefficient'

/**
 * A value for each month, January first, in place of the field that has one for all.
 * @param example to April, and from May on
 */
const series = <const Term extends string, Name extends Replaced>(
  name: Term,
  replaces: Name,
  ...example: readonly [number, number]
) => {
  const { schema, unit, term } = replaced[replaces]
  const [before, after] = example
  const months = [...Array<number>(4).fill(before), ...Array<number>(8).fill(after)]
  return {
    schema: monthly(schema.minimum, schema.maximum, months),
    unit,
    argument: { en: '<list>', ru: '<список>' },
    term: { ...term, term: name },
    replaces,
    group: 'months',
  } as const
}

/** The months that are paid in part, and pay that changes in the year. */
export const monthFields = {
  first_month: {
    ...wayToPay('firstMonthPaid'),
    description:
      'How the month of start_date is paid: in full, or from its day by working days of the five-day week or by calendar days.',
    label: { en: 'The first month is paid', ru: 'Первый месяц оплачен' },
    group: 'time',
    option: {
      flag: '--first-month',
      en: 'how the first month is paid: full (whatever the day), or from the day of --start by working-days or calendar-days; by default full',
      ru: 'как оплачен этот месяц: full — полностью, каким бы ни был день; working-days и calendar-days — со дня из --start, по рабочим или календарным дням. По умолчанию full',
    },
  },
  end_date: {
    ...date('2026-10-15'),
    description:
      'Last month of the calculation as a date YYYY-MM-DD, in the year of start_date and not in an earlier month; the month is a full one whatever the day, unless last_month says otherwise. December when omitted.',
    term: { month: 'lastMonth', day: 'lastDay' },
    label: { en: 'Last day paid', ru: 'Последний оплаченный день' },
    group: 'months',
    option: {
      flag: '--end',
      endsMonth: true,
      en: 'last month paid, YYYY-MM or YYYY-MM-DD; by default December',
      ru: 'последний оплаченный месяц, ГГГГ-ММ или ГГГГ-ММ-ДД; по умолчанию декабрь',
    },
  },
  last_month: {
    ...wayToPay('lastMonthPaid'),
    description:
      'How the month of end_date is paid: in full, or to its day by working days of the five-day week or by calendar days. In the month of start_date first_month decides which days count.',
    label: { en: 'The last month is paid', ru: 'Последний месяц оплачен' },
    group: 'months',
    option: {
      flag: '--last-month',
      en: 'how the month of --end is paid: full (whatever the day), or to the day of --end by working-days or calendar-days; by default full',
      ru: 'как оплачен месяц из --end: full — полностью, каким бы ни был день; working-days и calendar-days — по день из --end, по рабочим или календарным дням. По умолчанию full',
    },
  },
  monthly_salaries: {
    ...series('monthlySalaries', 'gross_salary', 15_000_000, 18_000_000),
    description:
      'The salary of each calendar month, January first, in place of gross_salary. Kopecks. A month of 0 has no pay. Not in a gross-up, which finds the salary.',
    label: { en: 'Salary by month', ru: 'Оклад по месяцам' },
    option: {
      flag: '--salaries',
      en: 'the base pay of each month, twelve amounts from January on, 0 for a month without pay: 100000,100000,120000,…; in place of --salary',
      ru: 'оклад каждого месяца, двенадцать сумм с января, 0 — месяц без оплаты: 100000,100000,120000,…; вместо --salary',
      thousands: '100',
    },
  },
  monthly_territorial_multipliers: {
    ...series('monthlyDistrictCoefficients', 'territorial_multiplier', 180, 100),
    description:
      'The district coefficient × 100 of each calendar month, January first, in place of territorial_multiplier: for somebody who moves in the year.',
    notFor: employmentOnly,
    label: { en: 'District coefficient by month', ru: 'Районный коэффициент по месяцам' },
    option: {
      flag: '--districts',
      en: 'the district coefficient of each month, twelve from January on: 1.8,1.8,1,…; in place of --district',
      ru: 'районный коэффициент каждого месяца, двенадцать с января: 1.8,1.8,1,…; вместо --district',
    },
  },
  monthly_northern_coefficients: {
    ...series('monthlyNorthernAllowances', 'northern_coefficient', 180, 100),
    description:
      'The northern percentage allowance + 100 of each calendar month, January first, in place of northern_coefficient: for somebody who moves, or whose allowance rises with the years of work.',
    notFor: employmentOnly,
    label: { en: 'Northern allowance by month, %', ru: 'Северная надбавка по месяцам, %' },
    option: {
      flag: '--northern-allowances',
      en: 'the northern percentage allowance of each month, twelve from January on: 80,80,0,…; in place of --northern',
      ru: 'северная надбавка каждого месяца, двенадцать чисел с января: 80,80,0,…; вместо --northern',
    },
  },
  monthly_statutory_territorial_multipliers: {
    ...series('monthlyStatutoryDistrictCoefficients', 'statutory_territorial_multiplier', 150, 100),
    description:
      'The district coefficient × 100 that the law sets in each calendar month, January first, in place of statutory_territorial_multiplier. One above the coefficient paid has no effect.',
    notFor: employmentOnly,
    label: {
      en: 'District coefficient by law, by month',
      ru: 'Районный коэффициент по закону, по месяцам',
    },
    option: {
      flag: '--statutory-districts',
      en: 'the district coefficient of the law in each month, twelve from January on; in place of --statutory-district',
      ru: 'районный коэффициент по закону в каждом месяце, двенадцать с января; вместо --statutory-district',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
