import type { Kopecks } from '@oklad/engine'
import { minus, ZERO } from '@oklad/engine/internal'
import { isUntaxed, type Solved } from '../input/outcome.ts'
import { monthRuns } from '../months/month-runs.ts'

/** With more different amounts than this, only the highest and the lowest are written. */
const MOST_NOTED = 6

/** The least height between two different amounts: 12 px of the lowest picture. */
const LEAST_STEP = 0.14
/** The height of the lowest amount where the steps need room. */
const LOWEST = 0.2

const TONES = 4

/** The picture of a year: a column of net pay for each month. */
export function yearShape(solved: Solved) {
  const { months } = solved.statement
  const runs = monthRuns(solved)
  // Without its tax a month is not higher than the taxed ones.
  const isTaxed = months.some((month) => !isUntaxed(solved, month))
  const netOf = (index: number): Kopecks => {
    const month = months[index]
    if (month === undefined) return ZERO
    return isTaxed && isUntaxed(solved, month) ? netOf(index - 1) : month.amounts.netIncome
  }
  // Months that differ by rounding are one level.
  const nets = runs.flatMap(({ from, to }) => Array<Kopecks>(to - from).fill(netOf(from)))
  const levels = [...new Set(nets)].sort((one, other) => one - other)
  const [low = ZERO, high = low] = [levels[0], levels.at(-1)]
  const span = minus(high, low)
  const floor = levels.length < 2 ? 0 : Math.max(minus(low, span), 0)
  // biome-ignore lint/plugin/money: heights, not money
  const share = (net: number, above: number) => (high <= above ? 0 : (net - above) / (high - above))
  const isToScale = levels.every(
    (net, index) =>
      index === 0 || share(net, floor) - share(levels[index - 1] ?? 0, floor) >= LEAST_STEP,
  )
  // biome-ignore lint/plugin/money: heights, not money
  const step = Math.min(LEAST_STEP, (1 - LOWEST) / Math.max(levels.length - 1, 1))
  const stretched = (net: Kopecks) => {
    const steps = step * (levels.length - 1)
    return LOWEST + step * levels.indexOf(net) + (1 - LOWEST - steps) * share(net, low)
  }
  const rates = [...new Set(months.map(({ taxRate }) => taxRate))]
  const isNoted = (net = ZERO, from = 0) =>
    nets.indexOf(net) === from && (levels.length <= MOST_NOTED || net === low || net === high)
  return {
    /** The net pay at the foot of the columns; 0 for a year of equal months, `undefined` where steps are enlarged. */
    floor: isToScale ? floor : undefined,
    columns: months.map((month, index) => ({
      month: month.month,
      net: month.amounts.netIncome,
      isUntaxed: isUntaxed(solved, month),
      /** 0 to 1. */
      height: isToScale ? share(nets[index] ?? 0, floor) : stretched(nets[index] ?? ZERO),
      /** The index of the tax rate among those of the year. */
      tone: Math.min(rates.indexOf(month.taxRate), TONES - 1),
    })),
    /** The equal months above which their net pay is written, and whether the note has its room before them. */
    noted: runs
      .filter(({ from }) => isNoted(nets[from], from) || isUntaxed(solved, months[from]))
      .map(({ from, to }) => ({
        from,
        to,
        isBefore:
          from > 0 &&
          to - from === 1 &&
          (to === months.length || (nets[to] ?? 0) > (nets[from] ?? 0)),
      })),
  }
}
