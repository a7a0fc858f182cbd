import type { Language } from '@oklad/contract'
import { writeRoubles } from '@oklad/contract'
import { writeTable } from '../table/write-table.ts'

/** A named amount, kopecks. */
export type NamedAmount = readonly [name: string, amount: number]

/**
 * Named amounts one under another.
 * @param total stands under a line at the foot
 */
export function amountsTable(
  rows: readonly NamedAmount[],
  language: Language,
  total?: NamedAmount,
): readonly string[] {
  return writeTable(rows, [
    {
      title: '',
      align: 'left',
      cell: ([name]) => `  ${name}`,
      ...(total !== undefined && { foot: `  ${total[0]}` }),
    },
    {
      title: '',
      align: 'right',
      cell: ([, amount]) => writeRoubles(amount, language),
      ...(total !== undefined && { foot: writeRoubles(total[1], language) }),
    },
  ])
}
