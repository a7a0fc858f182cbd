import type { writKinds as kindsOfWrits } from '@oklad/engine/ranges'
import type { Text } from '../language.ts'
import { date, list, money, object, oneOf, orNull, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { figure, sum, titled } from './figure.ts'

/** The tax rate after a month or a payment. */
export const taxRateAfter = (time: 'month' | 'payment') => {
  const description = `The marginal rate of the main base after the ${time}, percent.`
  return figure('tax_rate', whole(description, { minimum: 0, maximum: 100 }))
}

/** The fields that every calculation echoes. */
export const echoed = {
  gross_salary: money('The monthly gross salary of the request.'),
  territorial_multiplier: whole('The district coefficient applied, × 100.'),
  northern_coefficient: whole('The northern percentage allowance applied, + 100.'),
}

/** The first day of a month, as answers write it. */
export const month = titled(
  { en: 'Month of pay', ru: 'Расчётный месяц' },
  text('The first day of the month.', {
    format: 'date-time',
    pattern: '^\\d{4}-\\d{2}-01T00:00:00Z$',
  }),
)

/** A budget code (КБК) of 20 digits, or null. */
export const budgetCodeOf = (description: string) =>
  orNull({ type: 'string', pattern: '^\\d{20}$' }, description)

/** The title of the list of what each writ takes. */
export const writTitle = { en: 'Writ', ru: 'Исполнительный лист' }

/** The kinds of writs, with their titles. */
export const writKinds = {
  alimony_share: { en: 'Alimony, a share', ru: 'Алименты долей' },
  alimony_sum: { en: 'Alimony, a sum', ru: 'Алименты суммой' },
  writ: { en: 'Other writ', ru: 'Другой лист' },
} as const satisfies Readonly<Record<(typeof kindsOfWrits)[number], Text>>

/** What a writ takes from pay. */
export const DeductedSum = object('What a writ takes from pay.', {
  amount: sum('Deducted.', 'writ_amount'),
  'debt_left?': titled({ en: 'Debt left', ru: 'Остаток долга' }, money('Its debt after that.')),
})

/** The kinds of warnings. */
export const warningCodes = [
  'provisional_law',
  'threshold_passed',
  'contribution_limit_passed',
  'child_deduction_limit_passed',
  'earlier_income_unknown',
  'self_employment_limit_passed',
  'registration_deduction_used',
  'below_minimum_wage',
  'deductions_not_applied',
  'activity_must_be_listed',
  'contributions_may_not_be_due',
  'remote_work_conditions',
  'late_payday',
  'excess_tax',
  'tax_not_withheld',
  'tax_set_off',
  'budget_code_unknown',
  'contradictory_fields',
  'bonus_not_prorated',
  'days_not_rounded',
  'raise_indexes_part',
  'floor_without_coefficient',
  'floor_with_excluded_time',
  'paid_late',
  'split_by_payment_date',
  'northern_part_unknown',
  'care_days_limited',
  'dismissal_not_counted',
  'months_without_pay',
  'months_not_counted',
  'bonuses_not_counted',
  'raises_not_counted',
  'earnings_assumed',
  'other_pay_not_counted',
  'paid_outside_year',
  'no_earnings',
  'vacation_in_advance',
  'hire_month_whole',
  'debt_needs_grounds',
] as const
export type WarningCode = (typeof warningCodes)[number]

/** The members of every warning. */
export const warningMembers = {
  code: oneOf(warningCodes, 'The kind of warning.'),
  detail: text('The warning in words, in the language of the request.'),
  'fields?': list(
    { type: 'string' },
    { description: 'The fields of the request that contradict each other.' },
  ),
} as const

/** A fact that a reader of the figures has to know. */
export const Warning = object(warningMembers)
export type Warning = wire.Warning

/** The warnings of an answer. */
export const warnings = list(Warning, {
  minItems: 1,
  description: 'Present only when there is a warning.',
})

export const lawVersionTitle = { en: 'Version of the law', ru: 'Версия законодательства' }

/** The version of the law, in answers without other members that a request asks for. */
export const lawVersionAsked = titled(
  lawVersionTitle,
  date('The version of the law. Appears with law_version.'),
)

/** The months of an answer. */
export const months = <const Month extends object>(entry: Month) =>
  list(entry, {
    minItems: 1,
    maxItems: 12,
    description: 'One entry for each month from the first one to the last one.',
  })
