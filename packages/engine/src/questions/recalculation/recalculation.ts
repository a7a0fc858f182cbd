import { NEWEST_TAX_YEAR } from '@oklad/law'
import { byDate, monthIn } from '@oklad/law/internal'
import { Recorder } from '../../breakdown/recorder.ts'
import { given, type Step } from '../../breakdown/step.ts'
import * as stepsOfRules from '../../breakdown/steps/index.ts'
import { type Kopecks, larger, minus, total, ZERO } from '../../money/kopecks.ts'
import { calculate, type PayslipYear } from '../../readings/payslips.ts'
import { checkedTerms } from '../../terms/complete-terms.ts'
import { type Problem, refuse } from '../../terms/problem.ts'
import { checkedApart, checkOptions, checkTerm, date, lawOfYear } from '../../terms/term.ts'
import type { Month, Terms } from '../../terms/terms.ts'
import { funds, type PayslipMonth } from '../../year-figures.ts'
import { checkedPaydays } from '../payments/paydays.ts'
import { paymentsOf } from '../payments/payments.ts'
import { recalculationCitations } from './citations.ts'
import { type Debt, repaid } from './debt.ts'
import {
  type PaymentDifference,
  type RecalculationOptions,
  type SettlingPayment,
  settle,
} from './settle.ts'

const paymentSums = ['grossIncome', 'incomeTax', 'netIncome'] as const
const monthSums = ['grossIncome', 'basePay', 'allowances', ...funds] as const

/** The change of a month's accruals. Kopecks, below 0 where less is due. */
export interface MonthDifference extends Pick<PayslipMonth, (typeof monthSums)[number]> {
  readonly month: Month
  /** To all funds. */
  readonly contributions: Kopecks
}

/** Tax withheld above the tax due. Kopecks. */
export interface ExcessTax {
  /** On the day of the settlement. */
  readonly found: Kopecks
  /** Of it set off against the tax of later payments of the year. */
  readonly setOff: Kopecks
  /** `found` − `setOff`. */
  readonly toReturn: Kopecks
}

/** The change of a year of which a part is paid. */
export interface Recalculation {
  /** The year as it was computed. */
  readonly before: PayslipYear
  /** The year as it should be. */
  readonly after: PayslipYear
  /** The months of either year. */
  readonly months: readonly MonthDifference[]
  /** The payments that change, and the settlement, by date. */
  readonly payments: readonly PaymentDifference[]
  readonly settlement: SettlingPayment
  readonly excessTax: ExcessTax
  /** Tax above the tax due for the year that deductions make too much after the settlement. Kopecks. */
  readonly laterExcess: Kopecks
  /** Tax due that the payments of the year could not pay. */
  readonly taxNotWithheld: Kopecks
  /** Net pay that was paid too much; `null` if the settlement is not below 0. */
  readonly debt: Debt | null
  /** The steps of the settlement and of the debt. */
  readonly steps: readonly Step[]
}

/**
 * Recalculates a year of which a part is paid. The pay due before `paidOn`, less what was paid, is settled on that
 * day: more pay is income of the day, and no tax of an earlier day changes. Tax withheld above the tax due is set off
 * against that of later payments in the year. A settlement below 0 is a debt of the employee.
 * @param before the terms by which the payments before `paidOn` were made
 * @param after the right terms, of the same year
 * @param options the day of the settlement, the paydays and the law
 * @throws {RangeError} as `paymentsOf` does; for a `paidOn` outside the tax year
 * @source Tax Code, article 223, paragraph 1; article 226, paragraph 3; articles 231, 424 and 431; Labour Code,
 *   articles 137 and 138
 */
export function recalculate(
  before: Terms,
  after: Terms,
  options: RecalculationOptions,
): Recalculation {
  const problems: Problem[] = []
  const members = { paidOn: checkedApart, paydays: checkedApart, law: lawOfYear }
  checkOptions(problems, options, members)
  const paydays = checkedPaydays(problems, options?.paydays)
  const year = options?.law?.year ?? NEWEST_TAX_YEAR
  checkTerm(problems, 'paidOn', options?.paidOn, date(`${year}-01-01`, `${year}-12-31`))
  checkedTerms(problems, before, 'before.')
  checkedTerms(problems, after, 'after.')
  refuse(problems)
  const { paidOn, law } = options
  const recorder = new Recorder(stepsOfRules)
  const wasPaid = paymentsOf(before, { paydays, law }).payments
  const settled = settle(wasPaid, { before, after, paidOn, paydays, law }, recorder)
  const { excess, setOff, laterExcess, left, payments } = settled
  const years = { before: calculate(before, law), after: calculate(after, law) }
  const months = monthDifferences(years.before, years.after)
  const isPast = ({ month }: Pick<PayslipMonth, 'month'>) => month < monthIn(paidOn)
  const charged = ({ months }: PayslipYear) => contributionsOf(...months.filter(isPast))
  const contributions = minus(charged(years.after), charged(years.before))
  const inputs = [
    given('contributions_of_months', charged(years.after)),
    given('contributions_charged', charged(years.before)),
  ]
  const { accrualDate } = recalculationCitations
  recorder
    .at('recalculation')
    .step('settlement_contributions', contributions, 'difference', inputs, accrualDate)
  const settlement = { ...settled.settlement, contributions }
  const { netIncome } = settlement
  const isEmployed = after.contractType !== 'civilContract'
  return {
    ...years,
    months,
    payments: paymentDifferences(
      wasPaid.filter(({ date }) => date >= paidOn),
      [{ ...settlement, month: monthIn(paidOn) as Month, kind: 'settlement' }, ...payments],
    ),
    settlement,
    excessTax: {
      found: excess,
      setOff,
      toReturn: minus(excess, setOff),
    },
    laterExcess,
    taxNotWithheld: larger(left, ZERO),
    debt: netIncome < 0 ? repaid(minus(ZERO, netIncome), payments, isEmployed, recorder) : null,
    steps: recorder.all(),
  }
}

const contributionsOf = (...months: readonly Partial<PayslipMonth>[]) =>
  total(months.flatMap((month) => funds.map((fund) => month[fund] ?? ZERO)))

function monthDifferences(before: PayslipYear, after: PayslipYear): readonly MonthDifference[] {
  const numbers = [...before.months, ...after.months].map(({ month }) => month)
  return [...new Set(numbers)]
    .sort((one, other) => one - other)
    .map((month) => {
      const [was, is] = [before, after].map((year) =>
        year.months.find((one) => one.month === month),
      )
      const sums = monthSums.map((name) => [name, minus(is?.[name] ?? ZERO, was?.[name] ?? ZERO)])
      const difference = { month, ...Object.fromEntries(sums) }
      return { ...difference, contributions: contributionsOf(difference) }
    })
}

/** Subtracts the payments that were planned from those that are made, leaving out those that do not change. */
function paymentDifferences(
  planned: readonly PaymentDifference[],
  made: readonly PaymentDifference[],
): readonly PaymentDifference[] {
  const changes = new Map<string, PaymentDifference>()
  const add = (payments: readonly PaymentDifference[], sign: 1 | -1) => {
    for (const payment of payments) {
      const { date, month, kind } = payment
      const key = [date, month, kind].join()
      const known = changes.get(key)
      const sums = paymentSums.map((name) => [name, (known?.[name] ?? 0) + sign * payment[name]])
      changes.set(key, { date, month, kind, ...Object.fromEntries(sums) })
    }
  }
  add(made, 1)
  add(planned, -1)
  return [...changes.values()]
    .filter(({ grossIncome, incomeTax }) => grossIncome !== 0 || incomeTax !== 0)
    .toSorted(byDate)
}
