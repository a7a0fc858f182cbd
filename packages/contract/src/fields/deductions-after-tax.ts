import { LARGEST_SALARY } from '../limits.ts'
import { list, object, oneOf, optional, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { PlainPaymentsRequest } from './requests.ts'

const sum = (description: string) =>
  optional({ ...whole(`${description} Kopecks.`, { minimum: 1, maximum: LARGEST_SALARY }) })

const deductionsAfterTax = list(
  object({
    kind: oneOf(
      ['alimony_share', 'alimony_sum', 'writ'],
      'Alimony as a share of pay, alimony as a sum of a month, or another writ with a debt.',
    ),
    share: optional(
      list(whole('A number of the fraction.', { minimum: 1, maximum: 100 }), {
        minItems: 2,
        maxItems: 2,
        description: 'Of alimony_share: numerator and denominator, such as 1 and 4.',
      }),
    ),
    sum: sum('Of alimony_sum, for a month.'),
    debt: sum('Of a writ what is owed in all; of alimony its arrears, if there are any.'),
    priority: optional(
      whole(
        'Of a writ: 1 to 4 (229-ФЗ, article 111), 4 by default. The first one has the limit of alimony.',
        { minimum: 1, maximum: 4 },
      ),
    ),
    keeps_minimum: sum(
      'Of a writ from the second priority on: the living minimum that the debtor keeps in a month.',
    ),
  }),
  {
    maxItems: 10,
    description:
      'Deductions from pay after tax (229-ФЗ, articles 98, 99, 111): at most 70 % of a payment for alimony and the first priority, 50 % with the others.',
  },
)

const { properties } = PlainPaymentsRequest

/** Body of `POST /api/v1/private-calc/payments`: a private request with the days of payment and deductions after tax. */
export const PaymentsRequest = {
  ...PlainPaymentsRequest,
  properties: { ...properties, deductions_after_tax: optional(deductionsAfterTax) },
} as const
export type PaymentsRequest = wire.PaymentsRequest
