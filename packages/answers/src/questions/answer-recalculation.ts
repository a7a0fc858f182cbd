import {
  type CombinationProblem,
  combinationProblems,
  type Language,
  type RightFields,
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
import { type Calculation, lawStartedIn, monthStarts } from '../calculation/calculation.ts'
import type { Checked } from '../calculation/year-problems.ts'
import { checkedPayments, paydaysOf } from './answer-payments.ts'
import { warningsOfRecalculation } from './recalculation-warnings.ts'

const toDate = { en: 'on the day of the recalculation', ru: 'на день пересчёта' } satisfies Text

/** The calculations of a recalculation. */
export type BothCalculations = Readonly<Record<'before' | 'after', Calculation>>

/**
 * Checks both requests, as those of payments. Values of another tax year than that of `before` are wrong.
 * @param currentYear the tax year of a request without `start_date`
 */
export function checkedRecalculation(
  fields: RightFields,
  currentYear: number,
): Checked<BothCalculations> {
  const { before, after, paid_on } = fields as Partial<RecalculationRequest>
  const problems: CombinationProblem[] = []
  const check = (side: 'before' | 'after', request: RightFields | undefined) => {
    if (request === undefined) return undefined
    const together = combinationProblems(request)
    const checked = checkedPayments(request, together.length === 0, currentYear)
    for (const { problem } of [...together, ...checked.problems]) {
      const pointer = `/${side}${problem.pointer}`
      problems.push({ problem: { ...problem, pointer }, beside: side })
    }
    return checked.completed
  }
  const [one, other] = [check('before', before), check('after', after)]
  if (before === undefined) return { problems }
  const { year } = lawStartedIn(before, currentYear)
  if (after && lawStartedIn(after, currentYear).year !== year) {
    const problem = outside('/after/start_date', `${year}-01-01`, `${year}-12-31`)
    problems.push({ problem, beside: 'before' })
  }
  const both = one && other && { before: one, after: other }
  if (paid_on && yearIn(paid_on) !== year) {
    const last = `${year}-12-31`
    // Pay that was too much belongs to the old year, extra pay to the new one.
    const isOverpaid =
      both !== undefined &&
      problems.length === 0 &&
      paid_on > last &&
      computed({ ...fields, paid_on: last }, both).settlement.grossIncome < 0
    const maximum = isOverpaid ? { maximum: last } : {}
    const problem = { code: 'paid_in_another_year', pointer: '/paid_on', year, ...maximum } as const
    problems.push({ problem, beside: 'before' })
  }
  return both ? { problems, completed: both } : { problems }
}

/** Computes the recalculation of a valid request. */
function computed(
  request: Parameters<typeof paydaysOf>[0] & Pick<RecalculationRequest, 'paid_on'>,
  { before, after }: BothCalculations,
) {
  const options = { paidOn: request.paid_on, paydays: paydaysOf(request), law: before.law }
  return recalculate(before.terms, after.terms, options)
}

/**
 * The recalculation of a valid request.
 * @param calculations of both sides
 * @param language of the titles, the formulas and the warnings
 */
export function answerRecalculation(
  request: RecalculationRequest,
  { before, after }: BothCalculations,
  language: Language,
): RecalculationResponse {
  const { law } = before
  const result = computed(request, { before, after })
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
