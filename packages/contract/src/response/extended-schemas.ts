import { Type } from '../schema/type.ts'

const money = (description: string) =>
  Type.Integer({ minimum: 0, description: `${description} Kopecks.` })

/** What a month's entry has when the request asks for it. */
export const extendedMonthFields = {
  monthly_bonus: Type.Optional(money('The bonus of the month; with monthly_bonuses.')),
  monthly_deduction: Type.Optional(
    money('The deduction for children that the month had; with children_count.'),
  ),
  monthly_accident_contribution: Type.Optional(
    money('Insurance against accidents; with accident_rate or a tariff other than general.'),
  ),
  outside_npd: Type.Optional(
    Type.Boolean({
      description:
        'Whether the payment is outside the tax on professional income; with SELF_EMPLOYED.',
    }),
  ),
}

const DeductionResult = Type.Object(
  {
    children_monthly_deduction: money('The deduction for all children of one month.'),
    children_months: Type.Integer({
      minimum: 0,
      maximum: 12,
      description: 'The months that had it.',
    }),
    children_return: money('The tax that it saved: the monthly tax is already lower by it.'),
    property_return_this_year: money('What housing and mortgage give back for this year.'),
    property_return_total: money(
      'The same with later years, if each has this income and no other expenses.',
    ),
    social_return: money('What social and educational expenses give back.'),
    total_return: money('Children, property this year and social together.'),
  },
  {
    additionalProperties: false,
    description: 'With children or any expense: tax before less tax after over the brackets.',
  },
)

const Settlement = Type.Object(
  {
    tax_due: money('Tax on the bases of all employers together.'),
    withheld_here: money('Tax withheld by this employer.'),
    withheld_elsewhere: Type.Array(money('Tax withheld by one of the others.'), {
      description: 'In the order of other_employers.',
    }),
    notice: money('What the notice of the tax service asks for.'),
    overpaid: money('What was withheld above the tax due.'),
    notice_due: Type.String({ format: 'date', description: 'The day to pay the notice by.' }),
  },
  { additionalProperties: false, description: 'With other_employers.' },
)

/** What an answer has when the request asks for it. */
export const extendedYearFields = {
  npd_deduction_used: Type.Optional(
    money('The part of the registration deduction that was used; with SELF_EMPLOYED.'),
  ),
  npd_limit_exceeded: Type.Optional(
    Type.Boolean({
      description: "Whether the year's income passed the limit; with SELF_EMPLOYED.",
    }),
  ),
  annual_accident_contribution: Type.Optional(money('Insurance against accidents of all months.')),
  employer_total_cost: Type.Optional(
    money(
      'Gross income with all contributions; with accident_rate or a tariff other than general.',
    ),
  ),
  deduction_result: Type.Optional(DeductionResult),
  settlement: Type.Optional(Settlement),
}
