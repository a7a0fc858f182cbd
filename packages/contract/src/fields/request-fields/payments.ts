import { paydayTerms } from '@oklad/engine/ranges'
import type { RequestField } from '../field.ts'
import { numberOf, percent } from './kinds.ts'

/** A day of the month. */
const day = (term: typeof paydayTerms.finalDay) => {
  const argument = { en: '<day>', ru: '<число>' }
  const schema = numberOf(term, term.default)
  return { schema, unit: 'count', argument, group: 'payments' } as const
}

/** The fields that a request for payments has beside those of a calculation. */
export const paymentFields = {
  advance_day: {
    ...day(paydayTerms.advanceDay),
    description:
      'The day of the month on which the advance is paid; the last day of a shorter month. A day off moves to the working day before (Labour Code, article 136).',
    label: { en: 'Day of the advance', ru: 'День аванса' },
    option: {
      flag: '--advance-day',
      en: 'day of the month on which the advance is paid, 15 to 31; by default 20',
      ru: 'число месяца, в которое выплачивают аванс, от 15 до 31; по умолчанию 20',
    },
  },
  final_day: {
    ...day(paydayTerms.finalDay),
    description:
      'The day on which the rest of a month is paid: of the same month if it is later than advance_day, otherwise of the next month. 31 is the last day of any month. A day off moves to the working day before.',
    label: { en: 'Day of the final pay', ru: 'День окончательного расчёта' },
    option: {
      flag: '--final-day',
      en: 'day on which the rest of the month is paid, 1 to 31: of the same month if it is later than the advance, otherwise of the next; by default 5',
      ru: 'число, в которое выплачивают остальное за месяц, от 1 до 31: если оно позже аванса — того же месяца, иначе следующего; по умолчанию 5',
    },
  },
  advance_percent: {
    schema: numberOf(paydayTerms.advancePercent, 40),
    unit: 'count',
    description:
      'A fixed advance, percent of the salary of the month, with its allowances; 0 is none. When omitted, the advance is pay for the days worked from the 1st to the 15th. Bonuses are paid with the rest of the month.',
    isZeroMeant: true,
    label: { en: 'Fixed advance, %', ru: 'Фиксированный аванс, %' },
    group: 'payments',
    argument: percent,
    option: {
      flag: '--advance',
      en: 'a fixed advance, percent of the salary, 0 to 100; by default pay for the days worked from the 1st to the 15th',
      ru: 'фиксированный аванс, процент оклада, от 0 до 100; по умолчанию — за дни, отработанные с 1-го по 15-е',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>
