import { MOST_MONTHS_BEFORE } from '@oklad/engine/earnings-ranges'
import { absentDays, MOST_ABSENCES } from '@oklad/engine/ranges'
import { list, object, oneKeyOf, rangeOf, whole } from '../../schema/build.ts'
import { SickPayRequest, VacationPayRequest } from '../average-earnings.ts'
import { absenceKinds } from './absence-kinds.ts'

const { cause, in_hospital, insurance_months, earnings, breach_from, full_time_share } =
  SickPayRequest.properties
const { start_date: date, months, paid_on, raises, round_days } = VacationPayRequest.properties

const described = <const Schema extends object>(schema: Schema, description: string) =>
  ({ ...schema, description }) as const

/** The absences of a year. */
export const absencesSchema = {
  ...list(
    object({
      kind: oneKeyOf(
        absenceKinds,
        'Unpaid leave has no pay; of a business trip and a donor day the working days are paid.',
      ),
      from: described(date, 'The first day.'),
      'to?': described(date, 'The last day, where days are not given.'),
      'days?': whole(
        'The calendar days; those of a vacation without public holidays.',
        rangeOf(absentDays),
      ),
      'paid_on?': described(
        paid_on,
        'The day of payment of a vacation; by default three days before it.',
      ),
      'round_days?': round_days,
      'raises?': raises,
      'cause?': described(cause, 'Of a sick leave; own by default.'),
      'in_hospital?': in_hospital,
      'insurance_months?': described(
        insurance_months,
        'Full months of insurance, required of a sick leave.',
      ),
      'earnings?': described(
        earnings,
        'The two calendar years before a sick leave, or the years that replace them; by default both are taken as paid like the first paid month.',
      ),
      'breach_from?': breach_from,
      'full_time_share?': described(
        full_time_share,
        'The share of full working time, percent; full_time_share of the request by default.',
      ),
    }),
    { maxItems: MOST_ABSENCES },
  ),
  examples: [[{ kind: 'vacation', from: '2026-07-06', days: 14 }]],
} as const

/** The months before the first one. */
export const earningsBeforeSchema = {
  ...list(months.items, { maxItems: MOST_MONTHS_BEFORE }),
  examples: [[{ month: '2025-12', pay: 10_000_000 }]],
} as const
