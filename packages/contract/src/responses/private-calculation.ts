import type { StepKind } from '../breakdown/figures.ts'
import {
  flag,
  list,
  money,
  object,
  optional,
  type Static,
  schemasOf,
  text,
  whole,
} from '../schema/build.ts'
import { echoed, month, months, warnings } from './parts.ts'

/** A field of the private answer. */
export interface AnswerField {
  readonly schema: object
  /** The step of the breakdown whose value the field is. */
  readonly figure?: StepKind
  /** Which steps of that kind, where they are not those of the month or the year. */
  readonly period?: 'all_employers' | 'employer'
}

type AnswerFields = Readonly<Record<string, AnswerField>>

const monthFields = {
  month: { schema: month },
  monthly_gross_income: { schema: money('Gross income of the month.'), figure: 'gross_income' },
  monthly_net_income: { schema: money('Net pay of the month.'), figure: 'net_income' },
  monthly_tax_amount: { schema: money('Tax withheld in the month.'), figure: 'income_tax' },
  monthly_base_gross_income: { schema: money('Base pay.'), figure: 'accrual_base' },
  monthly_base_tax_amount: { schema: money('Tax withheld on base pay.'), figure: 'main_base_tax' },
  monthly_north_gross_income: {
    schema: money('District coefficient and northern allowance.'),
    figure: 'accrual_allowances',
  },
  monthly_north_tax_amount: {
    schema: money('Tax withheld on the allowances.'),
    figure: 'allowances_tax',
  },
  monthlyFOMS: { schema: money('Medical insurance contribution.'), figure: 'medical_contribution' },
  monthlyFSS: { schema: money('Social insurance contribution.'), figure: 'social_contribution' },
  monthlyPFR: { schema: money('Pension insurance contribution.'), figure: 'pension_contribution' },
  tax_rate: {
    schema: whole('The marginal rate of the main base after the month, percent.', {
      minimum: 0,
      maximum: 100,
    }),
    figure: 'tax_rate',
  },
  monthly_bonus: {
    schema: optional(money('The bonus of the month; with monthly_bonuses.')),
    figure: 'accrual_bonus',
  },
  monthly_deduction: {
    schema: optional(
      money('The deduction for children granted in the month; with children_count.'),
    ),
    figure: 'child_deduction',
  },
  monthly_accident_contribution: {
    schema: optional(
      money('Insurance against accidents; with accident_rate or a tariff other than general.'),
    ),
    figure: 'accident_contribution',
  },
  outside_npd: {
    schema: optional(
      flag('Whether the payment is outside the tax on professional income; with SELF_EMPLOYED.'),
    ),
  },
} as const satisfies AnswerFields

const deductionFields = {
  children_monthly_deduction: {
    schema: money('The deduction for all children of one month.'),
    figure: 'children_monthly_deduction',
  },
  children_months: {
    schema: whole('The number of months with it.', { minimum: 0, maximum: 12 }),
    figure: 'children_months',
  },
  children_return: {
    schema: money('The tax it saved; the monthly tax is already lower by it.'),
    figure: 'children_return',
  },
  property_return_this_year: {
    schema: money('Tax returned for this year for housing and mortgage.'),
    figure: 'property_return',
  },
  property_return_total: {
    schema: money('The same with later years, if each has this income and no other expenses.'),
    figure: 'property_return_total',
  },
  social_return: {
    schema: money('Tax returned for social and educational expenses.'),
    figure: 'social_return',
  },
  total_return: {
    schema: money('Children, property this year and social together.'),
    figure: 'total_return',
  },
} as const satisfies AnswerFields

const settlementFields = {
  tax_due: {
    schema: money('Tax on the bases of all employers together.'),
    figure: 'tax_due',
    period: 'all_employers',
  },
  withheld_here: { schema: money('Tax withheld by this employer.'), figure: 'tax_withheld_here' },
  withheld_elsewhere: {
    schema: list(money('Tax withheld by one of the others.'), {
      description: 'In the order of other_employers.',
    }),
    figure: 'tax_withheld_elsewhere',
    period: 'employer',
  },
  notice: {
    schema: money('The sum that the notice of the tax service asks for.'),
    figure: 'notice',
    period: 'all_employers',
  },
  overpaid: {
    schema: money('Tax withheld above the tax due.'),
    figure: 'overpaid',
    period: 'all_employers',
  },
  notice_due: { schema: text('The day to pay the notice by.', { format: 'date' }) },
} as const satisfies AnswerFields

/** A month of the private answer: its parts, the employer's contributions and the rate. */
export const PrivateMonth = object(schemasOf(monthFields))

const yearFields = {
  gross_salary: { schema: echoed.gross_salary },
  territorial_multiplier: { schema: echoed.territorial_multiplier },
  northern_coefficient: { schema: echoed.northern_coefficient },
  annual_gross_income: { schema: money('Gross income of all months.'), figure: 'gross_income' },
  annual_net_income: { schema: money('Net pay of all months.'), figure: 'net_income' },
  annual_tax_amount: { schema: money('Tax withheld in all months.'), figure: 'income_tax' },
  annualFOMS: {
    schema: money('Medical insurance contributions of all months.'),
    figure: 'medical_contribution',
  },
  annualFSS: {
    schema: money('Social insurance contributions of all months.'),
    figure: 'social_contribution',
  },
  annualPFR: {
    schema: money('Pension insurance contributions of all months.'),
    figure: 'pension_contribution',
  },
  monthly_details: { schema: months(PrivateMonth) },
  npd_deduction_used: {
    schema: optional(money('The part of the registration deduction used; with SELF_EMPLOYED.')),
    figure: 'registration_deduction',
  },
  npd_limit_exceeded: {
    schema: optional(flag("Whether the year's income passed the limit; with SELF_EMPLOYED.")),
  },
  annual_accident_contribution: {
    schema: optional(money('Insurance against accidents of all months.')),
    figure: 'accident_contribution',
  },
  employer_total_cost: {
    schema: optional(
      money(
        'Gross income with all contributions; with accident_rate or a tariff other than general.',
      ),
    ),
    figure: 'employer_cost',
  },
  deduction_result: {
    schema: optional(
      object(
        schemasOf(deductionFields),
        'With children or any expense: tax before less tax after over the brackets.',
      ),
    ),
  },
  settlement: {
    schema: optional(object(schemasOf(settlementFields), 'With other_employers.')),
  },
  warnings: { schema: warnings },
} as const satisfies AnswerFields

/**
 * The fields of the private answer, each with the step of the breakdown whose value it is:
 * of a month's entry, of the year, of `deduction_result` and of `settlement`.
 */
export const privateAnswerFields = {
  month: monthFields,
  year: yearFields,
  deductions: deductionFields,
  settlement: settlementFields,
} as const

/** Answer of `POST /api/v1/private-calc`. */
export const PrivateCalculationResponse = object(
  schemasOf(yearFields),
  'A private calculation: the sums of the year and an entry for each month.',
)
export type PrivateMonth = Static<typeof PrivateMonth>
export type PrivateCalculationResponse = Static<typeof PrivateCalculationResponse>
