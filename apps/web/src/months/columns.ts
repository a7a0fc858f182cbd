import type { AmountName } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import type { Texts } from '../texts/texts.ts'

/** A column: an amount of the month or of the year to date, or the rate. */
export type Column =
  | { readonly amount: AmountName | 'taxRate'; readonly period: 'month' }
  | { readonly amount: AmountName; readonly period: 'yearToDate' }

/** The contributions, a fund each. */
export const funds = [
  'pensionContribution',
  'medicalContribution',
  'socialContribution',
  'accidentContribution',
  'additionalContribution',
] as const satisfies readonly AmountName[]

const ofMonth = (amount: AmountName | 'taxRate'): Column => ({ amount, period: 'month' })
const soFar = (amount: AmountName): Column => ({ amount, period: 'yearToDate' })

/** The columns that everybody needs. */
export const shortColumns: readonly Column[] = [
  ofMonth('netIncome'),
  ofMonth('incomeTax'),
  ofMonth('taxRate'),
  ofMonth('grossIncome'),
]

/** All columns, the most important ones first; the taxes of both bases where there are allowances. */
export function allColumnsOf({ statement }: Solved): readonly Column[] {
  const { allowances } = statement.total
  return [
    ofMonth('netIncome'),
    ofMonth('incomeTax'),
    ofMonth('grossIncome'),
    ...(allowances > 0 ? [ofMonth('baseTax'), ofMonth('allowancesTax')] : []),
    ofMonth('contributions'),
    ofMonth('taxRate'),
    soFar('grossIncome'),
    soFar('incomeTax'),
    soFar('netIncome'),
  ]
}

/** The heading of a column. */
export function headingOf({ amount, period }: Column, { amounts, months }: Texts): string {
  if (amount === 'taxRate') return months.rate
  return period === 'month' ? amounts[amount] : months.soFar(amounts[amount])
}
