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
import { type AnswerFields, echoed, month, months, sum, taxRateAfter, warnings } from './parts.ts'

/** A sum in the answers that have it. */
const sumIfAsked = (description: string, figure: StepKind) => ({
  schema: optional(money(description)),
  figure,
})

const monthFields = {
  month: { schema: month },
  monthly_gross_income: sum('Gross income of the month.', 'gross_income'),
  monthly_net_income: sum('Net pay of the month.', 'net_income'),
  monthly_tax_amount: sum('Tax withheld in the month.', 'income_tax'),
  monthly_base_gross_income: sum('Base pay.', 'accrual_base'),
  monthly_base_tax_amount: sum('Tax withheld on base pay.', 'main_base_tax'),
  monthly_north_gross_income: sum(
    'District coefficient and northern allowance.',
    'accrual_allowances',
  ),
  monthly_north_tax_amount: sum('Tax withheld on the allowances.', 'allowances_tax'),
  monthlyFOMS: sum('Medical insurance contribution.', 'medical_contribution'),
  monthlyFSS: sum('Social insurance contribution.', 'social_contribution'),
  monthlyPFR: sum('Pension insurance contribution.', 'pension_contribution'),
  tax_rate: taxRateAfter('month'),
  monthly_bonus: sumIfAsked('The bonus of the month; with monthly_bonuses.', 'accrual_bonus'),
  monthly_deduction: sumIfAsked(
    'The deduction for children granted in the month; with children_count.',
    'child_deduction',
  ),
  monthly_own_deduction: sumIfAsked(
    'The own deduction granted in the month; with own_deduction.',
    'own_deduction',
  ),
  monthly_accident_contribution: sumIfAsked(
    'Insurance against accidents; with any field of the employer.',
    'accident_contribution',
  ),
  monthly_additional_contribution: sumIfAsked(
    'Additional pension contribution; with working_conditions other than ordinary.',
    'additional_contribution',
  ),
  outside_npd: {
    schema: optional(
      flag('Whether the payment is outside the tax on professional income; with SELF_EMPLOYED.'),
    ),
  },
} as const satisfies AnswerFields

const deductionFields = {
  children_monthly_deduction: sum(
    'The deduction for all children of one month.',
    'children_monthly_deduction',
  ),
  children_months: {
    schema: whole('The number of months with it.', { minimum: 0, maximum: 12 }),
    figure: 'children_months',
  },
  children_return: sum(
    'The tax it saved; the monthly tax is already lower by it.',
    'children_return',
  ),
  own_return: sumIfAsked(
    'The tax that the own deduction saved, in the same way; with own_deduction.',
    'own_return',
  ),
  property_return_this_year: sum(
    'Tax returned for this year for housing and mortgage.',
    'property_return',
  ),
  property_return_total: sum(
    'The same with later years, if each has this income and no other expenses.',
    'property_return_total',
  ),
  social_return: sum(
    'Tax returned for treatment, education, sport, long-term savings and the GTO badge.',
    'social_return',
  ),
  total_return: sum(
    'Children, own deduction, property this year and social together.',
    'total_return',
  ),
} as const satisfies AnswerFields

const settlementFields = {
  tax_due: {
    ...sum('Tax on the bases of all employers together.', 'tax_due'),
    period: 'all_employers',
  },
  withheld_here: sum('Tax withheld by this employer.', 'tax_withheld_here'),
  withheld_elsewhere: {
    schema: list(money('Tax withheld by one of the others.'), {
      description: 'In the order of other_employers.',
    }),
    figure: 'tax_withheld_elsewhere',
    period: 'employer',
  },
  notice: {
    ...sum('The sum that the notice of the tax service asks for.', 'notice'),
    period: 'all_employers',
  },
  overpaid: { ...sum('Tax withheld above the tax due.', 'overpaid'), period: 'all_employers' },
  notice_due: { schema: text('The day to pay the notice by.', { format: 'date' }) },
} as const satisfies AnswerFields

/** A month of the private answer: its parts, the employer's contributions and the rate. */
export const PrivateMonth = object(schemasOf(monthFields))

const yearFields = {
  gross_salary: { schema: echoed.gross_salary },
  territorial_multiplier: { schema: echoed.territorial_multiplier },
  northern_coefficient: { schema: echoed.northern_coefficient },
  annual_gross_income: sum('Gross income of all months.', 'gross_income'),
  annual_net_income: sum('Net pay of all months.', 'net_income'),
  annual_tax_amount: sum('Tax withheld in all months.', 'income_tax'),
  annualFOMS: sum('Medical insurance contributions of all months.', 'medical_contribution'),
  annualFSS: sum('Social insurance contributions of all months.', 'social_contribution'),
  annualPFR: sum('Pension insurance contributions of all months.', 'pension_contribution'),
  monthly_details: { schema: months(PrivateMonth) },
  npd_deduction_used: sumIfAsked(
    'The part of the registration deduction used; with SELF_EMPLOYED.',
    'registration_deduction',
  ),
  npd_limit_exceeded: {
    schema: optional(flag("Whether the year's income passed the limit; with SELF_EMPLOYED.")),
  },
  annual_accident_contribution: sumIfAsked(
    'Insurance against accidents of all months.',
    'accident_contribution',
  ),
  annual_additional_contribution: sumIfAsked(
    'Additional pension contributions of all months.',
    'additional_contribution',
  ),
  employer_total_cost: sumIfAsked(
    'Gross income with all contributions; with any field of the employer.',
    'employer_cost',
  ),
  deduction_result: {
    schema: optional(
      object(
        schemasOf(deductionFields),
        'With children or any expense: tax before less tax after over the brackets.',
      ),
    ),
  },
  family_payment: sumIfAsked(
    'The yearly family payment, which is no part of deduction_result; with has_family_payment.',
    'family_payment',
  ),
  settlement: {
    schema: optional(
      object(
        schemasOf(settlementFields),
        'With other_employers, from 2021 on: before, one rate applied to all pay.',
      ),
    ),
  },
  law_version: {
    schema: optional(text('The version of the law; with law_version.', { format: 'date' })),
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
