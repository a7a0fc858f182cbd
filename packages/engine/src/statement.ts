import type { Kopecks } from './money/kopecks.ts'
import { shareOf } from './money/rounding.ts'
import type { PayslipMonth, PayslipYear } from './payslip.ts'
import type { Month } from './terms.ts'

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

/** What a sum of a statement is. */
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

/** A calculated year as it is read: month by month, so far, on average and in all. */
export interface Statement {
  readonly months: readonly StatementMonth[]
  readonly total: Amounts
  /** A month of the year on average, each sum to the kopeck, half a kopeck up. */
  readonly average: Amounts
}

/** Adds up what a calculated year is read for, so that no surface has to. */
export function statementOf({ months, circumstances }: PayslipYear): Statement {
  let yearToDate = NOTHING
  const entries = months.map((month, index): StatementMonth => {
    const accidents = circumstances?.months[index]?.accidentContribution ?? 0
    const amounts = amountsOf(month, accidents)
    yearToDate = combined(yearToDate, amounts, (sofar, more) => sofar + more)
    return { month: month.month, amounts, yearToDate, taxRate: month.taxRate }
  })
  return {
    months: entries,
    total: yearToDate,
    average: combined(yearToDate, yearToDate, (sum) =>
      shareOf(sum, { paid: 1, of: months.length }),
    ),
  }
}

/** What the first amounts have more than the second, each sum below zero where they have less. */
export function differenceOf(amounts: Amounts, others: Amounts): Amounts {
  return combined(amounts, others, (amount, other) => amount - other)
}

/** How much more one amount is than another, kopecks; below zero where it is less. */
export const excessOf = (amount: Kopecks, other: Kopecks): number => amount - other

function amountsOf(month: PayslipMonth, accidents: number): Amounts {
  const { pensionContribution, medicalContribution, socialContribution, grossIncome } = month
  const contributions = pensionContribution + medicalContribution + socialContribution + accidents
  return {
    basePay: month.basePay,
    allowances: month.allowances,
    grossIncome,
    baseTax: month.baseTax,
    allowancesTax: month.allowancesTax,
    incomeTax: month.incomeTax,
    netIncome: month.netIncome,
    pensionContribution,
    medicalContribution,
    socialContribution,
    accidentContribution: accidents as Kopecks,
    contributions: contributions as Kopecks,
    employerCost: (grossIncome + contributions) as Kopecks,
  }
}

const ZERO_MONTH = {
  month: 1,
  basePay: 0,
  allowances: 0,
  grossIncome: 0,
  baseTax: 0,
  allowancesTax: 0,
  incomeTax: 0,
  netIncome: 0,
  pensionContribution: 0,
  medicalContribution: 0,
  socialContribution: 0,
  taxRate: 0,
} as PayslipMonth
const NOTHING = amountsOf(ZERO_MONTH, 0)

/** The names of the sums, in the order in which a payslip tells them. */
export const amountNames = Object.keys(NOTHING) as readonly AmountName[]

function combined(
  amounts: Amounts,
  others: Amounts,
  combine: (amount: number, other: number) => number,
): Amounts {
  const result: Partial<Record<AmountName, number>> = {}
  for (const name of amountNames) result[name] = combine(amounts[name], others[name])
  return result as unknown as Amounts
}
