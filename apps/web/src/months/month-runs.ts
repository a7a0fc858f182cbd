import { minus, ZERO } from '@oklad/engine/internal'
import type { Solved } from '../input/outcome.ts'

/** Tax in whole roubles makes equal months differ by up to this, kopecks. */
const ROUNDING = 200

/** The months of a year, those in a row with the same rate and amounts together, whatever the rounding of the tax. @param paid the year after writs */
export function monthRuns({ statement: { months } }: Solved, paid?: Solved) {
  const netOf = (index: number) => paid?.statement.months[index]?.amounts.netIncome ?? ZERO
  /** Indexes from `from` to before `to`. */
  const runs: { readonly from: number; readonly to: number }[] = []
  for (const [index, { amounts, taxRate }] of months.entries()) {
    const run = runs.at(-1)
    const first = months[run?.from ?? -1]
    const isSame =
      first !== undefined &&
      first.taxRate === taxRate &&
      Math.abs(minus(first.amounts.netIncome, amounts.netIncome)) <= ROUNDING &&
      Math.abs(minus(netOf(run?.from ?? 0), netOf(index))) <= ROUNDING &&
      Math.abs(minus(first.amounts.incomeTax, amounts.incomeTax)) <= ROUNDING
    if (isSame && run !== undefined) runs[runs.length - 1] = { ...run, to: index + 1 }
    else runs.push({ from: index, to: index + 1 })
  }
  return runs
}
