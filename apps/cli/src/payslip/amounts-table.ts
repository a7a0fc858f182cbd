import type { Language } from '@oklad/contract'
import { writeRoubles } from '@oklad/contract'
import { writeTable } from '../table/write-table.ts'

/** A named amount, kopecks. */
export type NamedAmount = readonly [name: string, amount: number]

/**
 * Draws named amounts one under another.
 * @param total stands under a line at the foot
 */
export function amountsTable(
  rows: readonly NamedAmount[],
  language: Language,
  total?: NamedAmount,
): readonly string[] {
  const name = ([text]: NamedAmount) => `  ${text}`
  const amount = ([, sum]: NamedAmount) => writeRoubles(sum, language)
  return writeTable(rows, [
    { title: '', align: 'left', cell: name, ...(total && { foot: name(total) }) },
    { title: '', align: 'right', cell: amount, ...(total && { foot: amount(total) }) },
  ])
}
