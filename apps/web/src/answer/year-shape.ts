import { excessOf, type Kopecks, ZERO } from '@oklad/engine'
import type { Solved } from '../input/outcome.ts'
import { monthRuns } from '../months/month-runs.ts'

/** With more different amounts than this, only the highest and the lowest are written. */
const MOST_NOTES = 4

/** Tax in whole roubles makes equal months differ by up to this, kopecks. */
const ROUNDING = 200

const TONES = 4

/** The picture of a year: a column of net pay for each month. */
export function yearShape(solved: Solved) {
  const { months } = solved.statement
  const nets = months.map(({ amounts }) => amounts.netIncome)
  const [low, high] = [Math.min(...nets) as Kopecks, Math.max(...nets) as Kopecks]
  // A fall of less than a hundredth is rounding.
  const isFlat = 100 * excessOf(high, low) < high
  const floor = isFlat ? ZERO : Math.max(excessOf(low, excessOf(high, low) as Kopecks), ZERO)
  const runs = monthRuns(solved, ROUNDING)
  const isNoted = (net = 0) => runs.length <= MOST_NOTES || net === low || net === high
  const rates = [...new Set(months.map(({ taxRate }) => taxRate))]
  return {
    /** The net pay at the foot of the columns; 0 for a year of equal months. */
    floor,
    columns: months.map(({ month, taxRate }, index) => ({
      month,
      taxRate,
      net: nets[index] ?? 0,
      /** 0 to 1. */
      // biome-ignore lint/plugin/money: a height, not money
      height: high <= floor ? 0 : ((nets[index] ?? 0) - floor) / (high - floor),
      /** The index of the tax rate among those of the year. */
      tone: Math.min(rates.indexOf(taxRate), TONES - 1),
    })),
    /** The equal months above which their net pay is written. */
    noted: isFlat ? runs.slice(0, 1) : runs.filter(({ from }) => isNoted(nets[from])),
  }
}
