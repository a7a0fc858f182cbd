import { capitalised, monthName, type PrivateCalculationResponse } from '@oklad/contract'
import type { CommandContext } from '../context.ts'
import type { EnglishText } from '../language.ts'
import { type Column, moneyColumns } from './table.ts'

/** A month of an answer. */
export type Month = PrivateCalculationResponse['monthly_details'][number]

type Amount = (month: Month) => number

/** The number of a month: 1 is January. */
export const monthNumber = ({ month }: Pick<Month, 'month'>) => Number(month.slice(5, 7))

/** The sum of an amount over months. */
export const sumOf = (months: readonly Month[], amount: Amount) =>
  months.reduce((sum, month) => sum + amount(month), 0)

const bonusOf: Amount = ({ monthly_bonus = 0 }) => monthly_bonus

/** The amounts of a month, by the titles of their columns. */
const amounts = {
  Gross: ({ monthly_gross_income }) => monthly_gross_income,
  'Base pay': (month) => month.monthly_base_gross_income - bonusOf(month),
  Bonus: bonusOf,
  Allowances: ({ monthly_north_gross_income }) => monthly_north_gross_income,
  Deduction: ({ monthly_deduction = 0 }) => monthly_deduction,
  Tax: ({ monthly_tax_amount }) => monthly_tax_amount,
  'Net pay': ({ monthly_net_income }) => monthly_net_income,
  'Contri-\nbutions': ({ monthlyPFR, monthlyFOMS, monthlyFSS }) =>
    monthlyPFR + monthlyFOMS + monthlyFSS,
} as const satisfies Readonly<Partial<Record<EnglishText, Amount>>>

/** Amounts that only some years have. */
const rareAmounts: readonly string[] = ['Bonus', 'Deduction']

/** The columns of a table of months. */
export function monthColumns(months: readonly Month[], context: CommandContext) {
  const { language, say } = context
  const money = moneyColumns(months, context)
  return {
    money,
    /** @param ranks the columns wanted, in their order: how expendable each is */
    amountColumns: (ranks: { readonly [Title in keyof typeof amounts]?: number }) =>
      (Object.keys(ranks) as (keyof typeof amounts)[])
        .filter((title) => !rareAmounts.includes(title) || sumOf(months, amounts[title]) > 0)
        .map((title) => money(title, amounts[title], ranks[title])),
    /** @param markOf one character before the name of the month */
    name: (markOf: (month: Month) => string = () => ' '): Column<Month> => ({
      title: `  ${say('Month')}`,
      cell: (month) => `${markOf(month)} ${capitalised(monthName(monthNumber(month), language))}`,
      foot: `  ${say('Total')}`,
    }),
    rate: (cell = ({ tax_rate }: Month) => `${tax_rate} %`): Column<Month> => ({
      title: say('Rate'),
      align: 'right',
      cell,
    }),
  }
}
