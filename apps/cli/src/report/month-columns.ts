import {
  capitalised,
  monthName,
  type PrivateCalculationResponse,
  type Text,
  writePercent,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { titles } from '../texts.ts'
import { type Column, tableOf } from './table.ts'

/** A month of an answer. */
export type Month = PrivateCalculationResponse['monthly_details'][number]

type Amount = (month: Month) => number

/** The sum of an amount over months. */
export const sumOf = (months: readonly Month[], amount: Amount) =>
  months.reduce((sum, month) => sum + amount(month), 0)

const bonusOf: Amount = ({ monthly_bonus = 0 }) => monthly_bonus

/** The amounts of a month, by the names of their titles. */
const amounts = {
  gross: ({ monthly_gross_income }) => monthly_gross_income,
  basePay: (month) => month.monthly_base_gross_income - bonusOf(month),
  bonus: bonusOf,
  allowances: ({ monthly_north_gross_income }) => monthly_north_gross_income,
  deduction: ({ monthly_deduction = 0 }) => monthly_deduction,
  tax: ({ monthly_tax_amount }) => monthly_tax_amount,
  netPay: ({ monthly_net_income }) => monthly_net_income,
  deducted: ({ withheld_after_tax = 0 }) => withheld_after_tax,
  paidOut: ({ paid_out = 0 }) => paid_out,
  contributions: ({ monthlyPFR, monthlyFOMS, monthlyFSS }) => monthlyPFR + monthlyFOMS + monthlyFSS,
} as const satisfies Readonly<Partial<Record<keyof typeof titles, Amount>>>

/** Amounts that only some years have. */
const rareAmounts: readonly string[] = ['bonus', 'deduction', 'deducted', 'paidOut']

/**
 * The columns of a table of months.
 * @param tax its title
 */
export function monthColumns(
  months: readonly Month[],
  context: CommandContext,
  tax: Text = titles.tax,
) {
  const { language, say } = context
  const table = tableOf(months, context)
  const named = { ...titles, tax }
  return {
    ...table,
    /** @param ranks the columns wanted, in their order: how expendable each is */
    amountColumns: (ranks: { readonly [Name in keyof typeof amounts]?: number }) =>
      (Object.keys(ranks) as (keyof typeof amounts)[])
        .filter((name) => !rareAmounts.includes(name) || sumOf(months, amounts[name]) > 0)
        .map((name) => table.money(named[name], amounts[name], ranks[name])),
    /** @param markOf one character before the name of the month */
    name: (markOf: (month: Month) => string = () => ' '): Column<Month> => ({
      title: `  ${say({ en: 'Month', ru: 'Месяц' })}`,
      cell: (month) => `${markOf(month)} ${capitalised(monthName(monthIn(month.month), language))}`,
      foot: `  ${say(titles.total)}`,
    }),
    rate: (cell = ({ tax_rate }: Month) => writePercent(tax_rate, language)): Column<Month> => ({
      ...table.text(titles.rate, cell),
      align: 'right',
    }),
  }
}
