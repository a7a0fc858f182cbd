import { paymentKinds } from '../fields/request-fields/other-pay.ts'
import { date, list, money, object, oneKeyOf, oneOf, signed } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { explanationSteps } from './explanation.ts'
import { figure, sum } from './figure.ts'
import { month, warningMembers } from './parts.ts'
import { PrivateCalculationResponse } from './private-calculation.ts'

const accrued = {
  gross_income: signed('Pay before tax.'),
  base_gross_income: signed('Base pay in it.'),
  north_gross_income: signed('District coefficient and northern allowance in it.'),
}
const paid = {
  gross_income: accrued.gross_income,
  tax_amount: signed('Tax withheld.'),
  net_income: signed('Pay after tax.'),
}

/** The change of a month. */
export const RecalculatedMonth = object(
  'What a month has more after the recalculation; below 0 what it has less.',
  {
    month,
    ...accrued,
    contributions: signed('Contributions to all funds.'),
    pension_contribution: signed('Pension insurance.'),
    medical_contribution: signed('Medical insurance.'),
    social_contribution: signed('Social insurance.'),
    accident_contribution: signed('Insurance against accidents.'),
    additional_contribution: signed('Additional pension contribution.'),
  },
)

/** The change of a payment. */
export const RecalculatedPayment = object(
  'What a payment has more after the recalculation; below 0 what it has less.',
  {
    date: date('The day of the payment.'),
    month,
    kind: oneKeyOf(
      { settlement: true, ...paymentKinds },
      'The settlement of the recalculation, or the kind of the payment.',
    ),
    ...paid,
  },
)

/** The payment of the difference. */
export const SettlingPayment = object(
  'Pay due before the day less pay that was paid: income of the day of the recalculation.',
  {
    date: date('The day of the recalculation.'),
    ...accrued,
    gross_income: figure('settlement_pay', accrued.gross_income),
    tax_amount: figure('settlement_tax', paid.tax_amount),
    net_income: figure(
      'settlement_net',
      signed('To pay to the employee; below 0 the employee owes it.'),
    ),
    contributions: figure(
      'settlement_contributions',
      signed('Contributions of the months before that of the day, charged with it.'),
    ),
  },
)

/** Tax withheld above the tax due. */
export const ExcessTax = object('Tax withheld above the tax due (Tax Code, article 231).', {
  found: sum('On the day of the recalculation.', 'excess_tax'),
  set_off: money('Set off against the tax of later payments of the year.'),
  to_return: money('Left: line 180 of 6-НДФЛ, and line 190 once it is returned.'),
})

/** Net pay that was paid too much. */
const OverpaidDebt = object(
  'Net pay that was paid too much, and how payments can repay it (Labour Code, articles 137 and 138).',
  {
    amount: sum('The debt on the day of the recalculation.', 'debt_left'),
    repayments: list(
      object({
        date: date('The day of the payment.'),
        limit: sum(
          'A fifth of the payment after tax, rounded down (Labour Code, article 138).',
          'debt_limit',
        ),
        amount: sum('Kept back from it.', 'debt_repayment'),
        left: sum('The debt after it.', 'debt_left'),
      }),
      {
        description:
          'The payments that repay it, by date, without writs, which come first and may leave less.',
      },
    ),
    left: money('The debt after the last payment of the year.'),
  },
)

/** A warning of the recalculation, or of a calculation in it. */
export const RecalculationWarning = object('A fact that a reader of the figures has to know.', {
  ...warningMembers,
  'of?': list(oneOf(['before', 'after'], 'A request of the recalculation.'), {
    ...{ minItems: 1, maxItems: 2 },
    description:
      'Whose warning it is, as its words say; absent of one about the recalculation itself.',
  }),
})

/** Answer of `POST /api/v1/private-calc/recalculate`. */
export const RecalculationResponse = object({
  settlement: SettlingPayment,
  excess_tax: ExcessTax,
  tax_not_withheld: money(
    'Tax due that the payments of the year could not pay: line 170 of 6-НДФЛ.',
  ),
  'debt?': OverpaidDebt,
  months: list(RecalculatedMonth, { maxItems: 12, description: 'The months of both requests.' }),
  payments: list(RecalculatedPayment, {
    description: 'The settlement and the payments that change, by date.',
  }),
  before: PrivateCalculationResponse,
  after: PrivateCalculationResponse,
  explanation: explanationSteps,
  'warnings?': list(RecalculationWarning, {
    minItems: 1,
    description: 'Those of the recalculation, then those of both requests.',
  }),
})
export type RecalculationResponse = wire.RecalculationResponse
