import type { RequestField } from '../field.ts'
import { absencesSchema, earningsBeforeSchema } from './absences-schema.ts'
import { employmentOnly } from './not-for.ts'

/** Days without salary, and the earnings that their pay is computed from. */
export const absenceFields = {
  absences: {
    schema: absencesSchema,
    description:
      'Vacations, sick leaves, unpaid leaves, business trips and donor days in the year. Their working days have no salary; their pay by average earnings is computed. That of a vacation is paid before it, sick pay of the employer with the next payday. That of trips and donor days, by their working days, is paid with the rest of the month. Per diems are not computed. An own illness inside a vacation moves its end. The Fund is one more of other_employers in a settlement.',
    needsFigure: { '*': 'production_calendar' },
    notFor: employmentOnly,
    label: { en: 'Absences', ru: 'Отпуска и больничные' },
    argument: { en: '<absence>', ru: '<отсутствие>' },
    option: {
      flag: '--absence',
      repeatable: true,
      en: 'a vacation, a sick leave, unpaid leave, a business trip or a donor day: its first day and its days or its last day, such as vacation:2026-07-06=14; after a slash the months of insurance, sick:2026-10-12=2026-10-21/84. Kinds: vacation, sick, unpaid, business-trip, donor-day. May be given several times',
      ru: 'отпуск, больничный, отпуск без оплаты, командировка или донорский день: первый день и число дней либо последний день, например vacation:2026-07-06=14; после косой черты — месяцы страхового стажа, sick:2026-10-12=2026-10-21/84. Виды: vacation (отпуск), sick (больничный), unpaid (без оплаты), business-trip (командировка), donor-day (донорский день). Можно указать несколько раз',
    },
    group: 'months',
    unit: 'absences',
  },
  earnings_before: {
    schema: earningsBeforeSchema,
    description:
      'For the pay of vacations: the earnings of the months before the first one, at least 12; in a month that is left out the person was not employed. Without the field each earlier month is taken as paid like the first paid month, and a warning says so. An empty list: not employed before.',
    isZeroMeant: true,
    notFor: employmentOnly,
    label: { en: 'Earnings before the year', ru: 'Заработок до начала расчёта' },
    group: 'months',
    unit: 'absences',
  },
} as const satisfies Readonly<Record<string, RequestField>>
