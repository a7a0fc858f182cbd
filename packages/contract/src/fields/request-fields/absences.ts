import { list, object, oneOf, optional, whole } from '../../schema/build.ts'
import { SickPayRequest, VacationPayRequest } from '../average-earnings.ts'
import type { RequestField } from '../field.ts'
import { employmentOnly } from './not-for.ts'

const { cause, in_hospital, insurance_months, earnings, breach_from, full_time_share } =
  SickPayRequest.properties
const { start_date: date, months, raises, round_days } = VacationPayRequest.properties

const described = <const Schema extends object>(schema: Schema, description: string) =>
  ({ ...schema, description }) as const

/** Days without salary, and the earnings that their pay is computed from. */
export const absenceFields = {
  absences: {
    schema: {
      ...list(
        object({
          kind: oneOf(['vacation', 'sick', 'unpaid'], 'Unpaid leave has no pay.'),
          from: described(date, 'The first day.'),
          to: optional(described(date, 'The last day, where days are not given.')),
          days: optional(
            whole('The calendar days; those of a vacation without public holidays.', {
              minimum: 1,
              maximum: 366,
            }),
          ),
          paid_on: optional(
            described(date, 'The day of payment of a vacation; by default three days before it.'),
          ),
          round_days,
          raises,
          cause: optional(described(cause, 'Of a sick leave; own by default.')),
          in_hospital,
          insurance_months: optional(
            described(insurance_months, 'Full months of insurance, required of a sick leave.'),
          ),
          earnings: optional(
            described(
              earnings,
              'The two calendar years before a sick leave, or those that replace them; the present pay in both by default.',
            ),
          ),
          breach_from,
          full_time_share,
        }),
        { maxItems: 12 },
      ),
      examples: [[{ kind: 'vacation', from: '2026-07-06', days: 14 }]],
    },
    description:
      'Vacations, sick leaves and unpaid leaves in the year. Their working days have no salary; their pay by average earnings is computed and paid by itself: that of a vacation before it, sick pay of the employer with the next payday. An own illness inside a vacation moves its end. The Fund is one more of other_employers in a settlement.',
    needsFigure: { '*': 'production_calendar' },
    notFor: employmentOnly,
    label: { en: 'Absences', ru: 'Отпуска и больничные' },
    argument: { en: '<absence>', ru: '<отсутствие>' },
    option: {
      flag: '--absence',
      repeatable: true,
      en: 'a vacation, a sick leave or unpaid leave: its first day and its days or its last day, such as vacation:2026-07-06=14; after a slash the months of insurance, sick:2026-10-12=2026-10-21/84. May be given several times',
      ru: 'отпуск, больничный или отпуск без оплаты: первый день и число дней либо последний день, например vacation:2026-07-06=14; после косой черты — месяцы страхового стажа, sick:2026-10-12=2026-10-21/84. Виды: vacation (отпуск), sick (больничный), unpaid (без оплаты). Можно указать несколько раз',
    },
    group: 'months',
    unit: 'absences',
  },
  earnings_before: {
    schema: {
      ...list(months.items, { maxItems: 36 }),
      examples: [[{ month: '2025-12', pay: 10_000_000 }]],
    },
    description:
      'For the pay of vacations: the earnings of the months before the first one, at least 12; one left out was not employed. When omitted, the present pay in each of them is assumed, and a warning says so; an empty list is nobody employed before.',
    isZeroMeant: true,
    notFor: employmentOnly,
    label: { en: 'Earnings before the year', ru: 'Заработок до начала расчёта' },
    group: 'months',
    unit: 'absences',
  },
} as const satisfies Readonly<Record<string, RequestField>>
