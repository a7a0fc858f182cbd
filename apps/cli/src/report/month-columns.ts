import {
  capitalised,
  monthName,
  PrivateMonth,
  type Text,
  writePercent,
} from '@oklad/contract/internal'
import { monthIn } from '@oklad/engine/internal'
import type { CommandContext } from '../context.ts'
import { titles } from '../texts.ts'
import { listOf, rareSums, type SumName } from './members.ts'
import type { Column } from './table.ts'

/** The sums that stand in no column of their own: contributions of a month have one together. */
const ofFunds = /_contribution$/

/** How expendable a further column is: less than base pay, which stands above the table too. */
const FURTHER = 7

/**
 * The columns of a table of months.
 * @param tax its title
 */
export function monthColumns(
  answered: readonly PrivateMonth[],
  context: CommandContext,
  tax?: Text,
) {
  const { language, say } = context
  // The bonus has a column of its own beside base pay.
  const months = answered.map((month) => ({
    ...month,
    monthly_base_gross_income: month.monthly_base_gross_income - (month.monthly_bonus ?? 0),
  }))
  const table = listOf(PrivateMonth, months, context, tax && { monthly_tax_amount: tax })
  return {
    ...table,
    months,
    /** Columns of the sums that only some requests bring, but for those that have theirs. */
    otherSums: (shown: readonly SumName<PrivateMonth>[]) => {
      const others = rareSums(PrivateMonth).filter(
        (name) => !shown.some((one) => one === name) && !ofFunds.test(name),
      )
      return table.totals(Object.fromEntries(others.map((name) => [name, FURTHER])))
    },
    contributions: (rank: number) =>
      table.money(
        { en: 'Contri-\nbutions', ru: 'Страховые\nвзносы' },
        ({ monthlyPFR, monthlyFOMS, monthlyFSS }) => monthlyPFR + monthlyFOMS + monthlyFSS,
        rank,
      ),
    /** @param markOf one character before the name of the month */
    name: (markOf: (month: PrivateMonth) => string = () => ' '): Column<PrivateMonth> => ({
      title: `  ${say(titles.month)}`,
      cell: (month) => `${markOf(month)} ${capitalised(monthName(monthIn(month.month), language))}`,
      foot: `  ${say(titles.total)}`,
    }),
    rate: (
      cell = ({ tax_rate }: PrivateMonth) => writePercent(tax_rate, language),
    ): Column<PrivateMonth> => ({ ...table.words('tax_rate', cell), align: 'right' }),
  }
}
