import { contractTypeNames } from '../fields/contract-types.ts'
import { list, money, object, oneOf, text } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { titled } from './figure.ts'
import { lawVersionAsked, warnings } from './parts.ts'

const contractType = (description: string) => oneOf(contractTypeNames, description)
const ahead = (description: string) => oneOf([...contractTypeNames, 'neither'], description)

/** A year under one contract type. */
export const ComparedEngagement = object('A year under one contract type.', {
  employment_type: contractType('TD, GPH or SELF_EMPLOYED.'),
  'absent?': oneOf(
    ['regime_not_in_force', 'not_resident', 'income_limit_passed'],
    'Why the year is not compared under it.',
  ),
  'gross_salary?': titled(
    { en: 'Salary, a month', ru: 'Оклад в месяц' },
    money('The monthly salary; left out where the months are paid different sums.'),
  ),
  'annual_gross_income?': titled('gross_income', money('Gross income of all months.')),
  'annual_tax_amount?': titled({ en: 'Tax', ru: 'Налог' }, money('Tax of all months.')),
  'annual_net_income?': titled('net_income', money('Net pay of all months.')),
  'annual_contributions?': titled(
    'contributions',
    money('Contributions of all funds, accidents included.'),
  ),
  'employer_total_cost?': titled('employer_cost', money('Gross income with all contributions.')),
})
export type ComparedEngagement = wire.ComparedEngagement

const best = (description: string) =>
  list(contractType('One of the best.'), { minItems: 1, description })

/** The contract types side by side. */
export const ComparedSide = object('The contract types side by side.', {
  engagements: list(ComparedEngagement, {
    minItems: 3,
    maxItems: 3,
    description: 'TD, GPH and SELF_EMPLOYED, in this order.',
  }),
  best_for_employee: best('The largest net pay; several where they tie.'),
  best_for_employer: best(
    'The smallest cost; several where they tie, at equal cost but for the kopecks of a salary.',
  ),
})
export type ComparedSide = wire.ComparedSide

/** The salaries at which the lead of two contract types changes. */
export const BreakEven = object('The salaries at which the lead of two contract types changes.', {
  between: list(contractType('One of the two.'), {
    minItems: 2,
    maxItems: 2,
    description: 'The two that are compared.',
  }),
  ahead_at_first: ahead('The one with the larger net pay from a salary of one rouble on.'),
  changes: list(
    object('One change of the lead.', {
      gross_salary: money(
        'The monthly salary under employment from which the lead changes: a whole number of roubles.',
      ),
      ahead: ahead(
        'The one with the larger net pay from it on; neither if only rounding makes a difference.',
      ),
    }),
    { description: 'In the order of salaries.' },
  ),
})
export type BreakEven = wire.BreakEven

/** Answer of `POST /api/v1/private-calc/compare`. */
export const ComparisonResponse = object(
  'The contract types compared at equal gross pay and at equal cost.',
  {
    at_equal_gross: ComparedSide,
    at_equal_cost: ComparedSide,
    break_evens: list(BreakEven, {
      description:
        'At equal gross pay, within the yearly limit of the self-employed; a pair without a salary within it is left out.',
    }),
    notice: text(
      'What the law says about disguised employment. It is the same in every answer; warnings depend on the request.',
    ),
    'law_version?': lawVersionAsked,
    'warnings?': warnings,
  },
)
export type ComparisonResponse = wire.ComparisonResponse
