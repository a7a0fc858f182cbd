import { type Kopecks, minus, plus, total as totalOf, ZERO } from '../money/kopecks.ts'
import { shareOf } from '../money/rounding.ts'
import { type Problem, refuse, wrongValue } from '../terms/problem.ts'
import { checkTerm } from '../terms/term.ts'
import { type IncomeBefore, type Month, termTable } from '../terms/terms.ts'
import { funds, type PayslipMonth } from '../year-figures.ts'
import type { PayslipYear } from './payslips.ts'

/** The sums that a statement copies from the month. */
const monthAmounts = [
  'basePay',
  'allowances',
  'grossIncome',
  'baseTax',
  'allowancesTax',
  'incomeTax',
  'netIncome',
  ...funds,
] as const satisfies readonly (keyof PayslipMonth)[]

/**
 * The names of the sums of a statement, in the order of a payslip. `contributions` is the sum for all
 * funds; `employerCost` is gross income with contributions.
 */
export const amountNames = [...monthAmounts, 'contributions', 'employerCost'] as const

/** The name of a sum of a statement. */
export type AmountName = (typeof amountNames)[number]

/** The sums of a month, or of several, kopecks. */
export type Amounts = Readonly<Record<AmountName, Kopecks>>

/** A month of a statement. */
export interface StatementMonth {
  readonly month: Month
  readonly amounts: Amounts
  /** The year to date: the earlier pay of the year and the months up to this one. */
  readonly yearToDate: Amounts
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
}

/** A calculated year month by month, with the year to date, the average month and the total. */
export interface Statement {
  /**
   * The earlier pay of the year by the same employer; `null` if there is none. Its contributions and
   * the parts of its tax are not known, so they are 0.
   */
  readonly before: Amounts | null
  readonly months: readonly StatementMonth[]
  readonly total: Amounts
  /** The average month of the year, each sum to the kopeck, half a kopeck up. */
  readonly average: Amounts
}

/**
 * Makes the statement of a calculated year.
 * @param year what `calculate` returns
 * @param incomeBefore the earlier pay of the year, from which the year to date starts
 * @throws {RangeError} naming every argument that is wrong
 */
export function statementOf(year: PayslipYear, incomeBefore?: IncomeBefore): Statement {
  const problems: Problem[] = []
  if (!Array.isArray(year?.months)) problems.push(wrongValue('year', 'must be a calculated year'))
  if (incomeBefore !== undefined) {
    checkTerm(problems, 'incomeBefore', incomeBefore, termTable.incomeBefore)
  }
  refuse(problems)
  const { months } = year
  const before = incomeBefore === undefined ? null : amountsBefore(incomeBefore)
  let total: Amounts | undefined
  let yearToDate = before
  const entries = months.map((month): StatementMonth => {
    const amounts = amountsOf(month)
    total = total === undefined ? amounts : sumOf(total, amounts)
    yearToDate = yearToDate === null ? amounts : sumOf(yearToDate, amounts)
    return { month: month.month, amounts, yearToDate, taxRate: month.taxRate }
  })
  const sums = total as Amounts
  const average = combined(sums, sums, (sum) => shareOf(sum, 1, months.length))
  return { before, months: entries, total: sums, average }
}

const sumOf = (earlier: Amounts, more: Amounts): Amounts => combined(earlier, more, plus)

/** Subtracts the second amounts from the first. A difference may be negative. */
export function differenceOf(amounts: Amounts, others: Amounts): Amounts {
  return combined(amounts, others, minus)
}

/** Returns the sums of the earlier pay; `null` if all of them are 0. */
function amountsBefore(before: IncomeBefore): Amounts | null {
  const { baseIncome: basePay, allowancesIncome: allowances, taxWithheld: incomeTax } = before
  const grossIncome = plus(basePay, allowances)
  if (grossIncome === 0 && incomeTax === 0) return null
  const none = Object.fromEntries(amountNames.map((name) => [name, ZERO]))
  const netIncome = minus(grossIncome, incomeTax)
  return { ...none, basePay, allowances, grossIncome, incomeTax, netIncome } as Amounts
}

function amountsOf(month: PayslipMonth): Amounts {
  const contributions = totalOf(funds.map((fund) => month[fund]))
  const sums = { contributions, employerCost: plus(month.grossIncome, contributions) }
  const amounts = Object.fromEntries(monthAmounts.map((name) => [name, month[name]]))
  return { ...amounts, ...sums } as Amounts
}

function combined(
  amounts: Amounts,
  others: Amounts,
  combine: (amount: Kopecks, other: Kopecks) => Kopecks,
): Amounts {
  const result: Partial<Record<AmountName, Kopecks>> = {}
  for (const name of amountNames) result[name] = combine(amounts[name], others[name])
  return result as Amounts
}
