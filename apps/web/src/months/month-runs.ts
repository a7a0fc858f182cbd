import { excessOf } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'

/** Months in a row with the same amounts: indexes from `from` to before `to`. */
export interface MonthRun {
  readonly from: number
  readonly to: number
}

/**
 * The months of a year, those in a row with the same rate and the same amounts together.
 * @param slack by how much net pay and tax may differ from those of the first of them, kopecks
 */
export function monthRuns({ statement: { months } }: Solved, slack = 0): readonly MonthRun[] {
  const runs: MonthRun[] = []
  for (const [index, { amounts, taxRate }] of months.entries()) {
    const run = runs.at(-1)
    const first = months[run?.from ?? -1]
    const isSame =
      first !== undefined &&
      first.taxRate === taxRate &&
      Math.abs(excessOf(first.amounts.netIncome, amounts.netIncome)) <= slack &&
      Math.abs(excessOf(first.amounts.incomeTax, amounts.incomeTax)) <= slack
    if (isSame && run !== undefined) runs[runs.length - 1] = { ...run, to: index + 1 }
    else runs.push({ from: index, to: index + 1 })
  }
  return runs
}
