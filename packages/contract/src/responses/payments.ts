import { MOST_PAYMENTS } from '@oklad/engine/ranges'
import { paymentTitles } from '../fields/payment-titles.ts'
import { paymentKinds } from '../fields/request-fields/other-pay.ts'
import { date, list, object, oneKeyOf, orNull, signed, text, whole } from '../schema/build.ts'
import type * as wire from '../wire.ts'
import { explained } from './explained.ts'
import { sum, titled } from './figure.ts'
import {
  budgetCodeOf,
  DeductedSum,
  echoed,
  lawVersionAsked,
  month,
  taxRateAfter,
  warnings,
  writTitle,
} from './parts.ts'

const taxYear = titled(
  { en: 'Tax year', ru: 'Год' },
  whole('The tax year to which the income and its tax belong: that of the day of payment.'),
)

/** The sums of a payment, of a remittance and of a tax year, with the steps that give them. */
const sums = {
  gross_income: sum('Paid before tax.', 'gross_income'),
  base_gross_income: sum('Base pay in it.', 'accrual_base'),
  north_gross_income: sum(
    'District coefficient and northern allowance in it.',
    'accrual_allowances',
  ),
  tax_amount: sum('Tax withheld.', 'income_tax'),
  base_tax_amount: sum('Tax withheld on base pay.', 'main_base_tax'),
  north_tax_amount: sum('Tax withheld on the allowances.', 'allowances_tax'),
  net_income: sum('Paid out.', 'net_income'),
}

const code = (description: string, pattern: string) => text(description, { pattern })
const budgetCode = titled(
  paymentTitles.budgetCode,
  budgetCodeOf(
    'The budget code (КБК) to which it is remitted; null where none is known: the special military operation, and from 2025 non-residents with the rates of residents.',
  ),
)
const slot = titled(
  paymentTitles.slot,
  code(
    'Its place in the notice of a quarter and in 6-НДФЛ: 01, 02, 03 for days 1 to 22 of the first, second and third month, 11, 12, 13 for the rest.',
    '^[01]\\d$',
  ),
)

/** A sum under a code of the agent's documents. */
export const CodedSum = object('A sum under a code.', {
  code: code('The code.', '^\\d{3,4}$'),
  amount: signed('The sum.'),
})
const byCode = (description: string) => list(CodedSum, { description })

/** The tax of one budget code. */
export const BudgetSum = object('The tax of one budget code.', {
  budget_code: budgetCode,
  tax_amount: titled('income_tax', signed('Tax to remit.')),
})

/** The part of a payment's tax in one bracket of one base. */
export const TaxPart = object('The tax of one base at one rate.', {
  base: oneKeyOf(
    {
      main: { en: 'main base', ru: 'основная база' },
      north: { en: 'base of the allowances', ru: 'база надбавок' },
    },
    'The main base, or the own base of the allowances.',
  ),
  rate: whole('The rate, percent.'),
  budget_code: budgetCode,
  income: signed('Income taxed at the rate, with its deductions.'),
  deduction: signed('Deductions and exempt pay in it; below 0 where a deduction is taken back.'),
  tax_base: signed('Income less the deductions.'),
  tax_amount: signed('Tax withheld.'),
})

/** One payment. */
export const Payment = object({
  date: titled(paymentTitles.paidOn, date('The day of the payment.')),
  month,
  kind: titled(
    paymentTitles.paidFor,
    oneKeyOf(
      paymentKinds,
      'The advance, the rest of the month with its bonus, or pay for an absence, which is paid by itself.',
    ),
  ),
  tax_year: taxYear,
  ...sums,
  tax_rate: taxRateAfter('payment'),
  transfer_date: titled(
    { en: 'Tax remitted by', ru: 'НДФЛ перечислить не позднее' },
    date('The day by which its tax is remitted to the budget.'),
  ),
  slot,
  income_codes: titled(
    { en: 'Income by code', ru: 'Доход по кодам' },
    byCode('Its income by code: 2000 pay, 2002 bonus, 2006 the northern part.'),
  ),
  deduction_codes: titled(
    { en: 'Deductions by code', ru: 'Вычеты по кодам' },
    byCode('Its deductions and exempt pay by code.'),
  ),
  tax_parts: titled(
    { en: 'Tax by base and rate', ru: 'Налог по базам и ставкам' },
    list(TaxPart, { description: 'Its tax by base and rate.' }),
  ),
  'withheld_after_tax?': sum('Deducted by all writs.', 'withheld_after_tax'),
  'paid_out?': sum('Net pay less them.', 'paid_out'),
  'deductions_after_tax?': titled(
    writTitle,
    list(DeductedSum, {
      description: 'What each of deductions_after_tax takes, in their order.',
    }),
  ),
})

/** The tax that is remitted by one day. */
export const TaxTransfer = object({
  transfer_date: titled(paymentTitles.remitBy, date('The day by which the tax is remitted.')),
  withheld_from: titled(
    { en: 'Withheld from', ru: 'Удержан с' },
    date('The first day whose tax is remitted by it.'),
  ),
  withheld_to: titled(
    { en: 'Withheld to', ru: 'Удержан по' },
    date('The last day whose tax is remitted by it.'),
  ),
  slot,
  budget_codes: titled(
    { en: 'Tax by budget code', ru: 'Налог по КБК' },
    list(BudgetSum, { description: 'Its tax by budget code: the lines of the notice.' }),
  ),
  ...sums,
})

/** The payments of a tax year together. */
export const PaidTaxYear = object({ tax_year: taxYear, ...sums })

/** Answer of `POST /api/v1/private-calc/payments`. */
export const PaymentsResponse = object(
  'Payments by date, the tax to remit by each day, and the sums of each tax year.',
  {
    ...echoed,
    advance_day: whole('The day of the advance.'),
    final_day: whole('The day of the final pay.'),
    advance_percent: orNull(
      { type: 'integer' },
      'The fixed advance, percent of the salary; null for pay by the days worked.',
    ),
    payments: titled(
      { en: 'Payment', ru: 'Выплата' },
      list(Payment, {
        maxItems: MOST_PAYMENTS,
        description:
          'The payments for the months from the first one on, by date. Payments of nothing are left out.',
      }),
    ),
    transfers: titled(
      { en: 'Transfer', ru: 'Перечисление' },
      list(TaxTransfer, {
        maxItems: MOST_PAYMENTS,
        description: 'The payments whose tax is remitted by the same day, together, by that day.',
      }),
    ),
    tax_years: titled(
      { en: 'Tax year', ru: 'Год' },
      list(PaidTaxYear, {
        minItems: 1,
        maxItems: 2,
        description:
          'The tax year of the request, and the next one if pay for December belongs to it.',
      }),
    ),
    'law_version?': lawVersionAsked,
    'warnings?': warnings,
  },
)
export type PaymentsResponse = wire.PaymentsResponse

/** Answer of `POST /api/v1/private-calc/payments/explain`: the payments with their breakdown. */
export const PaymentsExplanationResponse = explained(PaymentsResponse)
export type PaymentsExplanationResponse = wire.PaymentsExplanationResponse
