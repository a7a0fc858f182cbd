import type { Basis } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * The month of the amounts that are shown large, in words: `в январе 2026 года`; `в месяц` where the
 * months that follow have the same.
 */
export function whenShown(
  { statement, year }: Solved,
  basis: Basis,
  { salary }: Pick<Texts, 'salary'>,
): string {
  const [first, second = first] = statement.months
  if (basis === 'annual' || first === undefined) return salary.onAverage(statement.months.length)
  const isUsual = first.amounts.netIncome === second?.amounts.netIncome
  return isUsual && basis !== 'every_month'
    ? salary.everyMonth
    : salary.aMonth(first.month, year.year)
}
