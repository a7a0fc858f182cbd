import type { Kopecks } from '../money/kopecks.ts'
import { shareOf } from '../money/rounding.ts'
import type { Month } from '../terms.ts'
import type { PayslipMonth, PayslipYear } from './payslip.ts'

/** The sums of a month, or of several, as a payslip shows them. Kopecks. */
export interface Amounts {
  readonly basePay: Kopecks
  readonly allowances: Kopecks
  readonly grossIncome: Kopecks
  readonly baseTax: Kopecks
  readonly allowancesTax: Kopecks
  readonly incomeTax: Kopecks
  readonly netIncome: Kopecks
  readonly pensionContribution: Kopecks
  readonly medicalContribution: Kopecks
  readonly socialContribution: Kopecks
  readonly accidentContribution: Kopecks
  /** All the contributions together. */
  readonly contributions: Kopecks
  /** `grossIncome` + `contributions`: what the pay costs the employer. */
  readonly employerCost: Kopecks
}

/** The name of a sum of a statement. */
export type AmountName = keyof Amounts

/** A month of a statement. */
export interface StatementMonth {
  readonly month: Month
  readonly amounts: Amounts
  /** The months up to this one together. */
  readonly yearToDate: Amounts
  /** The rate of the main base after the month, whole percent. */
  readonly taxRate: number
}

/** A calculated year month by month, with the year to date, the average month and the total. */
export interface Statement {
  readonly months: readonly StatementMonth[]
  readonly total: Amounts
  /** A month of the year on average, each sum to the kopeck, half a kopeck up. */
  readonly average: Amounts
}

/** Makes the statement of a calculated year. */
export function statementOf({ months }: PayslipYear): Statement {
  let yearToDate: Amounts | undefined
  const entries = months.map((month): StatementMonth => {
    const amounts = amountsOf(month)
    yearToDate =
      yearToDate === undefined
        ? amounts
        : combined(yearToDate, amounts, (earlier, more) => earlier + more)
    return { month: month.month, amounts, yearToDate, taxRate: month.taxRate }
  })
  const total = yearToDate as Amounts
  const average = combined(total, total, (sum) => shareOf(sum, { paid: 1, of: months.length }))
  return { months: entries, total, average }
}

/** The first amounts less the second, each sum below zero where it is smaller. */
export function differenceOf(amounts: Amounts, others: Amounts): Amounts {
  return combined(amounts, others, (amount, other) => amount - other)
}

/** How much more one amount is than another, kopecks; below zero where it is less. */
export const excessOf = (amount: Kopecks, other: Kopecks): number => amount - other

function amountsOf(month: PayslipMonth): Amounts {
  const contributions =
    month.pensionContribution +
    month.medicalContribution +
    month.socialContribution +
    month.accidentContribution
  return {
    basePay: month.basePay,
    allowances: month.allowances,
    grossIncome: month.grossIncome,
    baseTax: month.baseTax,
    allowancesTax: month.allowancesTax,
    incomeTax: month.incomeTax,
    netIncome: month.netIncome,
    pensionContribution: month.pensionContribution,
    medicalContribution: month.medicalContribution,
    socialContribution: month.socialContribution,
    accidentContribution: month.accidentContribution,
    contributions: contributions as Kopecks,
    employerCost: (month.grossIncome + contributions) as Kopecks,
  }
}

/** The names of the sums, in the order in which a payslip tells them. */
export const amountNames = [
  'basePay',
  'allowances',
  'grossIncome',
  'baseTax',
  'allowancesTax',
  'incomeTax',
  'netIncome',
  'pensionContribution',
  'medicalContribution',
  'socialContribution',
  'accidentContribution',
  'contributions',
  'employerCost',
] as const satisfies readonly AmountName[]

function combined(
  amounts: Amounts,
  others: Amounts,
  combine: (amount: number, other: number) => number,
): Amounts {
  const result: Partial<Record<AmountName, number>> = {}
  for (const name of amountNames) result[name] = combine(amounts[name], others[name])
  return result as unknown as Amounts
}
