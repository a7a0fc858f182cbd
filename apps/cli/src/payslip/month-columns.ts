import {
  capitalised,
  type Language,
  monthName,
  type PrivateCalculationResponse,
  writeRoubles,
} from '@oklad/contract'
import type { FittingColumn } from '../table/fit-columns.ts'
import { payslipTexts } from '../texts/payslip-texts.ts'

/** A month of an answer. */
export type Month = PrivateCalculationResponse['monthly_details'][number]

/** A column of a table of months. */
export type MonthColumn = FittingColumn<Month>

/** The number of a month: 1 is January. */
export const numberOf = ({ month }: Month) => Number(month.slice(5, 7))

export const bonusOf = ({ monthly_bonus = 0 }: Month) => monthly_bonus

/** The columns that every table of months has. */
export function monthColumns(months: readonly Month[], language: Language) {
  const { columns: titles, total } = payslipTexts[language]
  /** A column of sums, kopecks, with their total at the foot. */
  const money = (
    title: string,
    amount: (month: Month) => number,
    expendable?: number,
  ): MonthColumn => ({
    title,
    align: 'right',
    cell: (month) => writeRoubles(amount(month), language),
    foot: writeRoubles(sumOf(months, amount), language),
    ...(expendable !== undefined && { expendable }),
  })
  return {
    money,
    /** @param markOf one character before the name of the month */
    name: (markOf: (month: Month) => string = () => ' '): MonthColumn => ({
      title: `  ${titles.month}`,
      align: 'left',
      cell: (month) => `${markOf(month)} ${capitalised(monthName(numberOf(month), language))}`,
      foot: `  ${total}`,
    }),
    gross: (expendable: number) =>
      money(titles.gross, ({ monthly_gross_income }) => monthly_gross_income, expendable),
    bonus: (expendable: number) =>
      sumOf(months, bonusOf) > 0 ? [money(titles.bonus, bonusOf, expendable)] : [],
    tax: (expendable: number) =>
      money(titles.tax, ({ monthly_tax_amount }) => monthly_tax_amount, expendable),
    net: money(titles.net, ({ monthly_net_income }) => monthly_net_income),
    rate: (cell: MonthColumn['cell'] = ({ tax_rate }: Month) => `${tax_rate} %`): MonthColumn => ({
      title: titles.rate,
      align: 'right',
      cell,
    }),
  }
}

/** The sum of an amount over months. */
export const sumOf = (months: readonly Month[], amount: (month: Month) => number) =>
  months.reduce((sum, month) => sum + amount(month), 0)
