import { type Static, type TSchema, Type } from '../schema/type.ts'
import { extendedMonthFields, extendedYearFields } from './extended-schemas.ts'

const money = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Kopecks.` })

const month = Type.String({
  format: 'date-time',
  pattern: '^\\d{4}-\\d{2}-01T00:00:00Z$',
  description: 'The first day of the month.',
})

const echoed = {
  gross_salary: money('The monthly gross salary of the request.'),
  territorial_multiplier: Type.Integer({ description: 'The district coefficient applied, × 100.' }),
  northern_coefficient: Type.Integer({
    description: 'The northern percentage allowance applied, + 100.',
  }),
}

const annual = {
  annual_gross_income: money('Gross income of all months.'),
  annual_net_income: money('What all months pay on hand.'),
  annual_tax_amount: money('Tax withheld in all months.'),
}

const monthly = {
  month,
  monthly_gross_income: money('Gross income of the month.'),
  monthly_net_income: money('What the month pays on hand.'),
  monthly_tax_amount: money('Tax withheld in the month.'),
}

/** What a warning can be about. */
export const warningCodes = [
  'provisional_law',
  'threshold_passed',
  'contribution_limit_passed',
  'child_deduction_limit_passed',
  'self_employment_limit_passed',
  'below_minimum_wage',
  'deductions_not_applied',
] as const
export type WarningCode = (typeof warningCodes)[number]

const closed = <Properties extends Record<string, TSchema>>(
  properties: Properties,
  description?: string,
) =>
  Type.Object(properties, {
    additionalProperties: false,
    ...(description !== undefined && { description }),
  })

/** Something that a reader of the figures has to know; there only when there is one. */
export const Warning = closed({
  code: Type.Enum(warningCodes, { type: 'string', description: 'What there is to know.' }),
  detail: Type.String({ description: 'The warning in words, in the language of the request.' }),
})
export type Warning = Static<typeof Warning>

const warnings = Type.Optional(
  Type.Array(Warning, { minItems: 1, description: 'Present only when there is a warning.' }),
)

const months = <Entry extends TSchema>(entry: Entry) =>
  Type.Array(entry, {
    minItems: 1,
    maxItems: 12,
    description: 'One entry for each month from the first one to December.',
  })

/** A month of the public answer, with the sums from the first month to this one. */
export const PublicMonth = closed({
  ...monthly,
  annual_gross_income: money('Gross income from the first month to this one.'),
  annual_net_income: money('What the months to this one pay on hand.'),
  annual_tax_amount: money('Tax withheld from the first month to this one.'),
})

/** Answer of `POST /api/v1/calc`. */
export const PublicCalculationResponse = closed({
  ...echoed,
  ...annual,
  monthly_details: months(PublicMonth),
  warnings,
})
export type PublicCalculationResponse = Static<typeof PublicCalculationResponse>

/** A month of the private answer: its parts, the employer's contributions and the rate. */
export const PrivateMonth = closed({
  ...monthly,
  monthly_base_gross_income: money('Base pay.'),
  monthly_base_tax_amount: money('Tax withheld on base pay.'),
  monthly_north_gross_income: money('District coefficient and northern allowance.'),
  monthly_north_tax_amount: money('Tax withheld on the allowances.'),
  monthlyFOMS: money('Medical insurance contribution.'),
  monthlyFSS: money('Social insurance contribution.'),
  monthlyPFR: money('Pension insurance contribution.'),
  tax_rate: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: 'The marginal rate of the main base after the month, percent.',
  }),
  ...extendedMonthFields,
})

/** Answer of `POST /api/v1/private-calc`. */
export const PrivateCalculationResponse = closed(
  {
    ...echoed,
    ...annual,
    annualFOMS: money('Medical insurance contributions of all months.'),
    annualFSS: money('Social insurance contributions of all months.'),
    annualPFR: money('Pension insurance contributions of all months.'),
    monthly_details: months(PrivateMonth),
    ...extendedYearFields,
    warnings,
  },
  'A private calculation: the sums of the year and an entry for each month.',
)
export type PrivateCalculationResponse = Static<typeof PrivateCalculationResponse>
