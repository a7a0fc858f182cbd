import type { Basis } from '../input/input.ts'
import type { Solved } from '../input/outcome.ts'
import type { Texts } from '../texts/ru.ts'

/** The month of the amounts that are shown large, in words: `в январе 2026 года`. */
export function whenShown(
  { statement, year }: Solved,
  basis: Basis,
  { salary }: Pick<Texts, 'salary'>,
): string {
  const [first] = statement.months
  return basis === 'annual' || first === undefined
    ? salary.onAverage(statement.months.length)
    : salary.aMonth(first.month, year.year)
}
