import type { StepKind } from '../breakdown/figures.ts'
import { paymentTitles } from '../fields/payment-titles.ts'
import { paymentKinds } from '../fields/request-fields/other-pay.ts'
import { date, list, money, object, oneKeyOf, oneOf, signed } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { explanationSteps } from './explanation.ts'
import { figure, sum, titled } from './figure.ts'
import { month, warningMembers } from './parts.ts'
import { PrivateCalculationResponse } from './private-calculation.ts'

/** A change of a figure; the breakdown has no step of it. */
const change = (description: string, kind: StepKind) => titled(kind, signed(description))

const accrued = {
  gross_income: change('Pay before tax.', 'gross_income'),
  base_gross_income: change('Base pay in it.', 'accrual_base'),
  north_gross_income: change(
    'District coefficient and northern allowance in it.',
    'accrual_allowances',
  ),
}
const paid = {
  gross_income: accrued.gross_income,
  tax_amount: change('Tax withheld.', 'income_tax'),
  net_income: change('Pay after tax.', 'net_income'),
}

/** The change of a month. */
export const RecalculatedMonth = object(
  'What a month has more after the recalculation; below 0 what it has less.',
  {
    month,
    ...accrued,
    contributions: change('Contributions to all funds.', 'contributions'),
    pension_contribution: change('Pension insurance.', 'pension_contribution'),
    medical_contribution: change('Medical insurance.', 'medical_contribution'),
    social_contribution: change('Social insurance.', 'social_contribution'),
    accident_contribution: change('Insurance against accidents.', 'accident_contribution'),
    additional_contribution: change('Additional pension contribution.', 'additional_contribution'),
  },
)

/** The change of a payment. */
export const RecalculatedPayment = object(
  'What a payment has more after the recalculation; below 0 what it has less.',
  {
    date: titled(paymentTitles.paidOn, date('The day of the payment.')),
    month,
    kind: titled(
      paymentTitles.paidFor,
      oneKeyOf(
        { settlement: { en: 'settlement', ru: 'расчёт разницы' }, ...paymentKinds },
        'The settlement of the recalculation, or the kind of the payment.',
      ),
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
    gross_income: figure('settlement_pay', signed('Pay before tax.')),
    tax_amount: figure('settlement_tax', signed('Tax withheld.')),
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
  set_off: titled(
    { en: 'set off in the year', ru: 'зачтено в течение года' },
    money('Set off against the tax of later payments of the year.'),
  ),
  to_return: titled(
    { en: 'to return', ru: 'подлежит возврату' },
    money('Left: line 180 of 6-НДФЛ, and line 190 once it is returned.'),
  ),
})

/** Net pay that was paid too much. */
const OverpaidDebt = object(
  'Net pay that was paid too much, and how payments can repay it (Labour Code, articles 137 and 138).',
  {
    amount: sum('The debt on the day of the recalculation.', 'debt_left'),
    repayments: list(
      object({
        date: titled(paymentTitles.paidOn, date('The day of the payment.')),
        limit: sum(
          'A fifth of the payment after tax, rounded down (Labour Code, article 138).',
          'debt_limit',
        ),
        amount: sum('Deducted from it.', 'debt_repayment'),
        left: titled({ en: 'Left', ru: 'Остаток' }, sum('The debt after it.', 'debt_left')),
      }),
      {
        description:
          'The payments that repay it, by date, without writs, which come first and may leave less.',
      },
    ),
    left: titled(
      { en: 'Debt after the payments of the year', ru: 'Остаток долга после выплат года' },
      money('The debt after the last payment of the year.'),
    ),
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
  tax_not_withheld: titled(
    { en: 'Tax not withheld', ru: 'Не удержано НДФЛ' },
    money('Tax due that the payments of the year could not pay: line 170 of 6-НДФЛ.'),
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
