import { MOST_ABSENCES, MOST_OTHER_EMPLOYERS, MOST_WRITS } from '@oklad/engine/ranges'
import type { StepKind } from '../breakdown/figures.ts'
import { paymentTitles } from '../fields/payment-titles.ts'
import { absenceKinds } from '../fields/request-fields/absence-kinds.ts'
import { date, flag, list, money, object, oneKeyOf, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { type Asked, type AskedBy, asked, type Filled, filledBy } from './asked-by.ts'
import { figure, sum, titled } from './figure.ts'
import {
  DeductedSum,
  echoed,
  lawVersionTitle,
  month,
  months,
  taxRateAfter,
  warnings,
  writTitle,
} from './parts.ts'

/** A sum in the answers to requests with one of these fields. */
const sumIf = (askedBy: AskedBy, description: string, kind: StepKind) =>
  asked(askedBy, sum(description, kind))

const bySelfEmployment: AskedBy = { employment_type: 'SELF_EMPLOYED' }
const byOtherPay: AskedBy = { other_pay: 'given', absences: 'given' }
const byChildren: AskedBy = { children_count: 'given' }
const byOwnDeduction: AskedBy = { own_deduction: 'changed' }
const byNotices: AskedBy = { notice_deductions: 'given' }
const byProperty: AskedBy = { housing_expense: 'given', mortgage_expense: 'given' }
const bySocial: AskedBy = {
  social_expense: 'given',
  child_edu_expense: 'given',
  treatment_expense: 'given',
  savings_expense: 'given',
  has_gto_badge: 'given',
}
const byDeductions: AskedBy = {
  ...byChildren,
  ...byOwnDeduction,
  ...byNotices,
  ...byProperty,
  ...bySocial,
}
/** Deductions for children that were granted before the first month saved tax, too. */
const byChildrenBefore: AskedBy = { ...byChildren, income_before: 'given' }
const byConditions: AskedBy = { working_conditions: 'changed' }
const byEmployer: AskedBy = {
  contribution_tariff: 'changed',
  accident_rate: 'given',
  ...byConditions,
  is_company_head: true,
}

const byWrits: AskedBy = { deductions_after_tax: 'given' }

/** What writs take from the pay of a month, and of the year. */
// biome-ignore format: one member a line
const writFields = {
  'withheld_after_tax?': sumIf(byWrits, 'Deducted by all writs.', 'withheld_after_tax'),
  'paid_out?': sumIf(byWrits, 'Net pay less them.', 'paid_out'),
  'deductions_after_tax?': titled(writTitle, asked(byWrits, list(DeductedSum, { maxItems: MOST_WRITS, description: 'What each writ takes, in their order.' }))),
}

/** A month of the private answer: its parts, the employer's contributions and the rate. */
// biome-ignore format: one member a line
export const PrivateMonth = object({
  month,
  monthly_gross_income: sum('Gross income of the month.', 'gross_income'),
  monthly_net_income: sum('Net pay of the month.', 'net_income'),
  monthly_tax_amount: sum('Tax withheld in the month.', 'income_tax'),
  monthly_base_gross_income: titled({ en: 'Gross pay of the main base', ru: 'Начислено по основной базе' }, sum('Base pay.', 'accrual_base')),
  monthly_base_tax_amount: sum('Tax withheld on base pay.', 'main_base_tax'),
  monthly_north_gross_income: sum('District coefficient and northern allowance.', 'accrual_allowances'),
  monthly_north_tax_amount: sum('Tax withheld on the allowances.', 'allowances_tax'),
  monthlyFOMS: sum('Medical insurance contribution.', 'medical_contribution'),
  monthlyFSS: sum('Social insurance contribution.', 'social_contribution'),
  monthlyPFR: sum('Pension insurance contribution.', 'pension_contribution'),
  tax_rate: taxRateAfter('month'),
  'monthly_bonus?': titled({ en: 'Bonus in gross pay', ru: 'Премия в начисленном' }, sumIf({ monthly_bonuses: 'given' }, 'The bonus of the month.', 'accrual_bonus')),
  'monthly_other_pay?': sumIf(byOtherPay, 'The other pay of the month.', 'other_pay'),
  'monthly_exempt_income?': sumIf(byOtherPay, 'The part of it that is exempt from tax.', 'exempt_income'),
  'monthly_deduction?': sumIf(byChildren, 'The deduction for children granted in the month.', 'child_deduction'),
  'monthly_own_deduction?': sumIf(byOwnDeduction, 'The own deduction granted in the month.', 'own_deduction'),
  'monthly_notice_deduction?': sumIf(byNotices, 'The deductions granted in the month by notices of the tax service.', 'notice_deduction'),
  'monthly_accident_contribution?': sumIf(byEmployer, 'Insurance against accidents.', 'accident_contribution'),
  'monthly_additional_contribution?': sumIf(byConditions, 'Additional pension contribution.', 'additional_contribution'),
  ...writFields,
  'outside_npd?': titled({ en: 'Outside the tax on professional income', ru: 'Вне НПД' }, asked(bySelfEmployment, flag('Whether the payment is outside the tax on professional income.'))),
})

/** Every part names the fields that fill it: a list of people without them has no column of it. */
// biome-ignore format: one member a line
const deductionParts = {
  children_monthly_deduction: filledBy(byChildrenBefore, sum('The deduction for all children of one month.', 'children_monthly_deduction')),
  children_months: filledBy(byChildrenBefore, figure('children_months', whole('The number of months with it.', { minimum: 0, maximum: 12 }))),
  children_return: filledBy(byChildrenBefore, sum('The tax it saved; the monthly tax is already lower by it.', 'children_return')),
  'own_return?': sumIf(byOwnDeduction, 'The tax that the own deduction saved, in the same way.', 'own_return'),
  'notice_return?': sumIf(byNotices, 'The tax that the deductions of notices saved, in the same way.', 'notice_return'),
  property_return_this_year: filledBy(byProperty, sum('Tax returned for this year for housing and mortgage.', 'property_return')),
  property_return_total: filledBy(byProperty, sum('The same with later years, if each has this income, no other expenses and no family payment.', 'property_return_total')),
  social_return: filledBy(bySocial, sum('Tax returned for treatment, education, sport, long-term savings and the GTO badge.', 'social_return')),
  total_return: filledBy(byDeductions, sum('Children, own deduction, notices, property this year and social together.', 'total_return')),
} satisfies Readonly<Record<string, Asked | Filled>>

const DeductionResult = object(
  'Tax before the deductions less tax after them, over the brackets.',
  deductionParts,
)

// biome-ignore format: one member a line
const Settlement = object('From 2021 on: before, one rate applied to all pay.', {
  tax_due: sum('Tax on the bases of all employers together.', 'tax_due', 'all_employers'),
  withheld_here: sum('Tax withheld by this employer.', 'tax_withheld_here'),
  withheld_elsewhere: figure('tax_withheld_elsewhere', list(money('Tax withheld by one of the others.'), { maxItems: MOST_OTHER_EMPLOYERS + 1, description: 'In the order of other_employers; the Social Fund for absences is the last one.' })),
  notice: sum('The sum that the notice of the tax service asks for.', 'notice', 'all_employers'),
  overpaid: sum('Tax withheld above the tax due.', 'overpaid', 'all_employers'),
  notice_due: titled({ en: 'Notice to pay by', ru: 'Уведомление оплатить не позднее' }, date('The day to pay the notice by.')),
})

/** An absence with its pay. */
// biome-ignore format: one member a line
const AbsencePay = object({
  kind: titled({ en: 'Kind', ru: 'Вид' }, oneKeyOf(absenceKinds, 'That of the request.')),
  from: titled({ en: 'First day', ru: 'Первый день' }, date('The first day.')),
  last_day: titled({ en: 'Last day', ru: 'Последний день' }, date('The last day, after holidays and illnesses that move a vacation.')),
  days: titled({ en: 'Days', ru: 'Дней' }, whole('The days of the absence.', { minimum: 1 })),
  daily_average: titled('daily_average', money('Average earnings of a day; of a sick leave before its percent by insurance.')),
  pay: titled('employer_pay', money("The employer's pay.")),
  northern_pay: titled('northern_pay', money('The part of it in the tax base of the allowances; none in payments before 2026.')),
  fund_pay: titled('fund_pay', money('The pay of the Social Fund, which is no part of this answer.')),
  'paid_on?': titled(paymentTitles.paidOn, date('The day on which vacation pay is paid.')),
})

/** Answer of `POST /api/v1/private-calc`. */
// biome-ignore format: one member a line
export const PrivateCalculationResponse = object('A private calculation: the sums of the year and an entry for each month.', {
  ...echoed,
  annual_gross_income: sum('Gross income of all months.', 'gross_income'),
  annual_net_income: sum('Net pay of all months.', 'net_income'),
  annual_tax_amount: sum('Tax withheld in all months.', 'income_tax'),
  annualFOMS: sum('Medical insurance contributions of all months.', 'medical_contribution'),
  annualFSS: sum('Social insurance contributions of all months.', 'social_contribution'),
  annualPFR: sum('Pension insurance contributions of all months.', 'pension_contribution'),
  monthly_details: months(PrivateMonth),
  'npd_deduction_used?': sumIf(bySelfEmployment, 'The part of the registration deduction used.', 'registration_deduction'),
  'npd_limit_exceeded?': titled({ en: 'Above the limit of self-employment', ru: 'Доход выше предела НПД' }, asked(bySelfEmployment, flag("Whether the year's income passed the limit."))),
  'annual_additional_contribution?': sumIf(byConditions, 'Additional pension contributions of all months.', 'additional_contribution'),
  'annual_accident_contribution?': sumIf(byEmployer, 'Insurance against accidents of all months.', 'accident_contribution'),
  'employer_total_cost?': sumIf(byEmployer, 'Gross income with all contributions.', 'employer_cost'),
  'deduction_result?': titled({ en: 'What the deductions give', ru: 'Что дают вычеты' }, asked(byDeductions, DeductionResult)),
  'family_payment?': sumIf({ has_family_payment: true }, 'The yearly family payment, which is no part of deduction_result.', 'family_payment'),
  'settlement?': titled({ en: 'Settlement with the tax service, all employers together', ru: 'Расчёт с налоговой по всем работодателям' }, asked({ other_employers: 'given', absences: 'given' }, Settlement)),
  'absence_pay?': titled({ en: 'Absence', ru: 'Отсутствие' }, asked({ absences: 'given' }, list(AbsencePay, { maxItems: MOST_ABSENCES, description: 'The absences of the request in their order, each with its pay.' }))),
  ...writFields,
  'law_version?': titled(lawVersionTitle, asked({ law_version: true }, date('The version of the law.'))),
  'warnings?': warnings,
})
export type PrivateMonth = wire.PrivateMonth
export type PrivateCalculationResponse = wire.PrivateCalculationResponse
