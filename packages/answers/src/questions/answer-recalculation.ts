import {
  type CombinationProblem,
  combinationProblems,
  type Language,
  type MoreProblems,
  type Text,
  writeDate,
} from '@oklad/contract/fields'
import { outside, RecalculationResponse } from '@oklad/contract/internal'
import type { RecalculationRequest } from '@oklad/contract/wire'
import { type MonthDifference, recalculate } from '@oklad/engine'
import { simplify, yearIn } from '@oklad/engine/internal'
import { writeSteps } from '../breakdown/answer-breakdown.ts'
import { pointersInto } from '../breakdown/pointers.ts'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { calculationOf, lawStartedIn, monthStarts } from '../calculation/calculation.ts'
import { paydaysOf, paymentsProblems } from './answer-payments.ts'
import { warningsOfRecalculation } from './recalculation-warnings.ts'

const toDate = { en: 'by the day of the recalculation', ru: 'ко дню пересчёта' } satisfies Text

/**
 * Finds the problems of both requests, as those of payments, and values of another tax year than that of `before`.
 * @param currentYear the tax year of a request without `start_date`
 */
export const recalculationProblems =
  (currentYear: number): MoreProblems =>
  (fields, isRight) => {
    const { before, after, paid_on } = fields as Partial<RecalculationRequest>
    const problems = Object.entries({ before, after }).flatMap(([side, request = undefined]) =>
      (request ? combinationProblems(request, paymentsProblems(currentYear)) : []).map(
        (problem): CombinationProblem => ({
          problem: { ...problem, pointer: `/${side}${problem.pointer}` },
          beside: side,
        }),
      ),
    )
    if (before === undefined) return problems
    const { year } = lawStartedIn(before, currentYear)
    if (after && lawStartedIn(after, currentYear).year !== year) {
      const problem = outside('/after/start_date', `${year}-01-01`, `${year}-12-31`)
      problems.push({ problem, beside: 'before' })
    }
    if (paid_on && yearIn(paid_on) !== year) {
      const request = { ...fields, paid_on: `${year}-12-31` } as RecalculationRequest
      const isWhole = isRight && problems.length === 0
      const isOverpaid =
        isWhole && paid_on > request.paid_on && settledPay(request, currentYear) < 0
      const maximum = isOverpaid ? { maximum: request.paid_on } : {}
      const problem = {
        code: 'paid_in_another_year',
        pointer: '/paid_on',
        year,
        ...maximum,
      } as const
      problems.push({ problem, beside: 'before' })
    }
    return problems
  }

/** The pay of the settlement, kopecks; below 0 too much was paid. */
const settledPay = (request: RecalculationRequest, currentYear: number) =>
  computed(request, currentYear).result.settlement.grossIncome

/** Computes the recalculation of a valid request. */
function computed(request: RecalculationRequest, currentYear: number) {
  const before = calculationOf(request.before, currentYear)
  const after = calculationOf(request.after, currentYear)
  const { law } = before
  const options = { paidOn: request.paid_on, paydays: paydaysOf(request), law }
  return { before, after, law, result: recalculate(before.terms, after.terms, options) }
}

/**
 * The recalculation of a valid request.
 * @param currentYear the tax year of a request without `start_date`
 * @param language of the titles, the formulas and the warnings
 */
export function answerRecalculation(
  request: RecalculationRequest,
  currentYear: number,
  language: Language,
): RecalculationResponse {
  const { before, after, law, result } = computed(request, currentYear)
  const { settlement, excessTax, debt, steps } = result
  const { found, setOff: set_off, toReturn: to_return } = excessTax
  const starts = monthStarts(law.year)
  const answers = {
    before: privateAnswer(before, language, { year: result.before }),
    after: privateAnswer(after, language, { year: result.after }),
  }
  const warnings = warningsOfRecalculation({ before, after, result, answers }, language)
  const periods = new Map([
    ['payment_1', toDate[language]],
    ...(debt?.repayments ?? []).map(
      ({ date }, index) => [`repayment_${index + 1}`, writeDate(date, language)] as const,
    ),
  ])
  const explained = {
    settlement: {
      date: settlement.date,
      ...accrued(settlement),
      tax_amount: settlement.incomeTax,
      net_income: settlement.netIncome,
      contributions: settlement.contributions,
    },
    excess_tax: { found, set_off, to_return },
    tax_not_withheld: result.taxNotWithheld,
    ...(debt && { debt: { ...debt, repayments: debt.repayments.map((one) => ({ ...one })) } }),
  }
  const pointers = pointersInto(RecalculationResponse, explained, 'recalculation', {
    repayments: (index) => `repayment_${index + 1}`,
  })
  const shown = simplify(steps, (id) => pointers.has(id))
  return {
    ...explained,
    months: result.months.map((month) => ({
      month: starts[month.month - 1] as string,
      ...accrued(month),
      contributions: month.contributions,
      pension_contribution: month.pensionContribution,
      medical_contribution: month.medicalContribution,
      social_contribution: month.socialContribution,
      accident_contribution: month.accidentContribution,
      additional_contribution: month.additionalContribution,
    })),
    payments: result.payments.map(({ date, month, kind, grossIncome, incomeTax, netIncome }) => ({
      ...{ date, month: starts[month - 1] as string, kind },
      ...{ gross_income: grossIncome, tax_amount: incomeTax, net_income: netIncome },
    })),
    ...answers,
    explanation: writeSteps(shown, pointers, after, language, periods),
    ...(warnings.length > 0 && { warnings }),
  }
}

const accrued = (sums: Pick<MonthDifference, 'grossIncome' | 'basePay' | 'allowances'>) => ({
  gross_income: sums.grossIncome,
  base_gross_income: sums.basePay,
  north_gross_income: sums.allowances,
})
