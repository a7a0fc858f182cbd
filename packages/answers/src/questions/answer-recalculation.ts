import {
  type CombinationProblem,
  combinationProblems,
  type Language,
  type RightFields,
  type Text,
  writeDate,
} from '@oklad/contract/fields'
import { outside, RecalculationResponse, type Warning } from '@oklad/contract/internal'
import type { RecalculationRequest } from '@oklad/contract/wire'
import { type Kopecks, type MonthDifference, recalculate } from '@oklad/engine'
import { simplify, yearIn } from '@oklad/engine/internal'
import { writeSteps } from '../breakdown/answer-breakdown.ts'
import { pointersInto } from '../breakdown/pointers.ts'
import { privateAnswer } from '../calculation/answer-calculation.ts'
import { type Calculation, lawStartedIn, monthStarts } from '../calculation/calculation.ts'
import { writeWarning } from '../calculation/warnings.ts'
import type { Checked } from '../calculation/year-problems.ts'
import { checkedPayments, paydaysOf } from './answer-payments.ts'

// biome-ignore format: one text a line
const texts = {
  toDate: { en: 'by the day of the recalculation', ru: 'ко дню пересчёта' },
  debt: { en: 'An overpayment can be kept back only on the grounds of article 137 of the Labour Code, such as an arithmetical error, by an order within a month and with the consent of the employee. The repayments show the most that article 138 allows; writs come first and may leave less.', ru: 'Переплату можно удержать только по основаниям статьи 137 ТК РФ, например при счётной ошибке, приказом в течение месяца и с согласия работника. Удержания показаны в наибольшем размере по статье 138; исполнительные листы взыскиваются раньше и могут оставить меньше.' },
  civilDebt: { en: 'The Labour Code does not hold for a civil contract: pay that was paid too much is returned by agreement or through a court (Civil Code, article 1102), and nothing is kept back here.', ru: 'На договор ГПХ Трудовой кодекс не распространяется: лишнее возвращают по соглашению или через суд (ст. 1102 ГК РФ), и здесь из выплат оно не удержано.' },
  writs: { en: 'The settlement, the changed payments and the repayments are before writs and alimony, which are taken from each payment after tax.', ru: 'Доплата, изменённые выплаты и удержания долга показаны до алиментов и исполнительных листов: их удерживают из каждой выплаты после налога.' },
} satisfies Readonly<Record<string, Text>>

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
  if (paid_on && yearIn(paid_on) !== year) {
    const problem = { code: 'paid_in_another_year', pointer: '/paid_on', year } as const
    problems.push({ problem, beside: 'before' })
  }
  return one && other ? { problems, completed: { before: one, after: other } } : { problems }
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
  const options = { paidOn: request.paid_on, paydays: paydaysOf(request), law }
  const result = recalculate(before.terms, after.terms, options)
  const { settlement, excessTax, debt, steps } = result
  const { found, setOff: set_off, toReturn: to_return } = excessTax
  const starts = monthStarts(law.year)
  const ofDebt = request.after.employment_type === 'GPH' ? texts.civilDebt : texts.debt
  const hasWrits = [request.before, request.after].some(
    ({ deductions_after_tax: writs }) => (writs ?? []).length > 0,
  )
  const fields = ['deductions_after_tax']
  const warnings: Warning[] = []
  if (debt) warnings.push({ code: 'debt_needs_grounds', detail: ofDebt[language] })
  if (result.laterExcess > 0) {
    const excess = (result.laterExcess + to_return) as Kopecks
    warnings.push(writeWarning({ code: 'excess_tax', excess }, after, language))
  }
  if (hasWrits)
    warnings.push({ code: 'contradictory_fields', detail: texts.writs[language], fields })
  const periods = new Map([
    ['payment_1', texts.toDate[language]],
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
    before: privateAnswer(before, language, { year: result.before }),
    after: privateAnswer(after, language, { year: result.after }),
    explanation: writeSteps(shown, pointers, after, language, periods),
    ...(warnings.length > 0 && { warnings }),
  }
}

const accrued = (sums: Pick<MonthDifference, 'grossIncome' | 'basePay' | 'allowances'>) => ({
  gross_income: sums.grossIncome,
  base_gross_income: sums.basePay,
  north_gross_income: sums.allowances,
})
