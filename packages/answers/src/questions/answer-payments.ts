import type { PaymentsExplanationResponse, PaymentsResponse } from '@oklad/contract'
import {
  type CombinationProblem,
  type Language,
  type MoreProblems,
  type PaymentsRequest,
  writeDate,
} from '@oklad/contract/fields'
import {
  explainPayments,
  lawOf,
  type PaidSums,
  type Paydays,
  type PaymentsOfYear,
  paymentsOf,
  simplify,
} from '@oklad/engine'
import { writeSteps } from '../breakdown/answer-breakdown.ts'
import { pointersIntoPayments } from '../breakdown/pointers.ts'
import { calculationOf, lawStartedIn, monthStarts } from '../calculation/calculation.ts'
import { warningsOf } from '../calculation/warnings.ts'
import { lackOf, yearProblems } from '../calculation/year-problems.ts'

/** The days of payment where a request names none. */
const usual = { advance_day: 20, final_day: 5 }

/**
 * Finds the values of a request that have no payments with tax: years before tax was withheld from every payment,
 * and self-employment; and the values that `yearProblems` finds.
 * @param currentYear the tax year of a request without `start_date`
 */
export const paymentsProblems =
  (currentYear: number): MoreProblems =>
  (fields) => {
    const problems: CombinationProblem[] = [...yearProblems(currentYear)(fields)]
    const { year } = lawStartedIn(fields, currentYear)
    const add = (field: 'start_date' | 'employment_type') =>
      problems.push({
        problem: { code: 'no_payments', pointer: `/${field}`, year },
        beside: field,
      })
    if (lackOf(lawOf(year), 'transferDays') !== null) add('start_date')
    if (fields.employment_type === 'SELF_EMPLOYED') add('employment_type')
    return problems
  }

/**
 * The payments of a valid request by date.
 * @param currentYear the tax year of a request without `start_date`
 * @param language of the warnings
 */
export function answerPayments(
  request: PaymentsRequest,
  currentYear: number,
  language: Language,
): PaymentsResponse {
  const { terms, law } = calculationOf(request, currentYear)
  return write(request, paymentsOf(terms, paydaysOf(request), law), currentYear, language)
}

/**
 * The payments of a valid request with the steps that lead to their figures.
 * @param currentYear the tax year of a request without `start_date`
 * @param language of the titles, the formulas and the warnings
 */
export function answerPaymentsBreakdown(
  request: PaymentsRequest,
  currentYear: number,
  language: Language,
): PaymentsExplanationResponse {
  const calculation = calculationOf(request, currentYear)
  const paid = explainPayments(calculation.terms, paydaysOf(request), calculation.law)
  const answer = write(request, paid, currentYear, language)
  const periods = new Map([
    ...paid.payments.map(
      ({ date }, index) => [`payment_${index + 1}`, writeDate(date, language)] as const,
    ),
    ...paid.transfers.map(({ due }) => {
      const by = language === 'en' ? 'to transfer by' : 'перечислить до'
      return [`transfer_${due}`, `${by} ${writeDate(due, language)}`] as const
    }),
  ])
  const pointers = pointersIntoPayments(answer)
  const shown = simplify(paid.steps, (id) => pointers.has(id))
  return {
    calculation: answer,
    explanation: writeSteps(shown, pointers, calculation, language, periods),
  }
}

const paydaysOf = ({ advance_day, final_day, advance_percent }: PaymentsRequest): Paydays => ({
  advanceDay: advance_day ?? usual.advance_day,
  finalDay: final_day ?? usual.final_day,
  advancePercent: advance_percent ?? null,
})

function write(
  request: PaymentsRequest,
  { payments, transfers, years }: PaymentsOfYear,
  currentYear: number,
  language: Language,
): PaymentsResponse {
  const { terms, law } = calculationOf(request, currentYear)
  const starts = monthStarts(law.year)
  // Pay for December may be taxed by a law that is not known yet.
  const lastLaw = lawOf(years.at(-1)?.year ?? law.year)
  const warnings = warningsOf({ request, law: lastLaw }, language)
  return {
    gross_salary: terms.grossSalary,
    territorial_multiplier: terms.districtCoefficient ?? 100,
    northern_coefficient: 100 + (terms.northernAllowance ?? 0),
    ...usual,
    ...(request.advance_day !== undefined && { advance_day: request.advance_day }),
    ...(request.final_day !== undefined && { final_day: request.final_day }),
    advance_percent: request.advance_percent ?? null,
    payments: payments.map((payment) => ({
      date: payment.date,
      month: starts[payment.month - 1] as string,
      kind: payment.kind,
      tax_year: payment.taxYear,
      ...writeSums(payment),
      tax_rate: payment.taxRate,
      transfer_date: payment.transferDate,
    })),
    transfers: transfers.map((transfer) => ({
      transfer_date: transfer.due,
      withheld_from: transfer.from,
      withheld_to: transfer.to,
      ...writeSums(transfer),
    })),
    tax_years: years.map((year) => ({ tax_year: year.year, ...writeSums(year) })),
    ...(warnings.length > 0 && { warnings }),
  }
}

const writeSums = (sums: PaidSums) => ({
  gross_income: sums.grossIncome,
  base_gross_income: sums.basePay,
  north_gross_income: sums.allowances,
  tax_amount: sums.incomeTax,
  base_tax_amount: sums.baseTax,
  north_tax_amount: sums.allowancesTax,
  net_income: sums.netIncome,
})
