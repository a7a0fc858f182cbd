import {
  componentOf,
  percentOf,
  premiumToKopecks,
  shareOf,
  timesIn,
  toKopecks,
  toWholeRoubles,
  wholeRoublesIn,
} from '../money/rounding.ts'
import type { Operation } from './operation.ts'
import type { BracketPart, Step } from './step.ts'

/** What an operation is worked out from: as printed, and nothing else. */
type Printed = Pick<Step, 'operation' | 'inputs' | 'brackets'>

/**
 * Works a step out anew from its own inputs, as a reader with a pen would: it knows no terms, no
 * law and nothing of the calculation.
 * @returns the value in the unit of the step
 */
export function recompute({ operation, inputs, brackets }: Printed): number {
  return arithmetic[operation](
    inputs.map(({ value }) => value),
    brackets ?? [],
  )
}

type Arithmetic = (inputs: number[], brackets: readonly BracketPart[]) => number

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const at = (inputs: readonly number[], index: number) => {
  const input = inputs[index]
  if (input === undefined) throw new RangeError(`The operation takes more than ${index} numbers`)
  return input
}

const arithmetic: Record<Operation, Arithmetic> = {
  given: (inputs) => at(inputs, 0),
  nothing: () => 0,
  sum,
  difference: ([first = 0, ...others]) => first - sum(others),
  difference_not_below_zero: (inputs) => Math.max(at(inputs, 0) - at(inputs, 1), 0),
  difference_within: (inputs) =>
    Math.min(Math.max(at(inputs, 0) - at(inputs, 1), 0), at(inputs, 2) - (inputs[3] ?? 0)),
  smallest: (inputs) => Math.min(...inputs),
  product: (inputs) => at(inputs, 0) * at(inputs, 1),
  sum_of_products: (inputs) => {
    let total = 0
    for (let index = 0; index < inputs.length; index += 2) {
      total += at(inputs, index) * at(inputs, index + 1)
    }
    return total
  },
  percent_to_kopeck: (inputs) => percentOf(at(inputs, 0), at(inputs, 1)),
  percent_to_whole_roubles: (inputs) =>
    toWholeRoubles(at(inputs, 0) * at(inputs, 1) - (inputs[2] ?? 0) * 100),
  progressive_tax: (inputs, brackets) => overBrackets(at(inputs, 0), brackets),
  whole_roubles: (inputs) => toWholeRoubles(at(inputs, 0)),
  tariff_to_kopeck: (inputs, brackets) => toKopecks(overBrackets(at(inputs, 0), brackets)),
  thousandths_to_kopeck: (inputs) => toKopecks(at(inputs, 0)),
  premium_to_kopeck: (inputs) => premiumToKopecks(at(inputs, 0) * at(inputs, 1)),
  share_by_days: (inputs) => shareOf(at(inputs, 0), { paid: at(inputs, 1), of: at(inputs, 2) }),
  component: (inputs) => componentOf(at(inputs, 0), at(inputs, 1), at(inputs, 2)),
  within_pay: (inputs) => {
    const [due, pay] = [at(inputs, 0), at(inputs, 1)]
    return due <= pay ? Math.max(due, 0) : wholeRoublesIn(pay)
  },
  while_within: (inputs) => (at(inputs, 1) <= at(inputs, 2) ? at(inputs, 0) : 0),
  rate_at: (inputs, brackets) => {
    const base = at(inputs, 0)
    const bracket = brackets.find(({ upTo }) => base <= upTo)
    if (bracket === undefined) throw new RangeError('The sum is above all of the brackets')
    return bracket.rate
  },
  rate_less_points: (inputs) => {
    const [rate, points, full, used] = [at(inputs, 0), at(inputs, 1), at(inputs, 2), at(inputs, 3)]
    return used > 0 && used === full ? rate - points : rate
  },
  whole_times: (inputs) => (at(inputs, 1) === 0 ? 0 : timesIn(at(inputs, 0), at(inputs, 1))),
  rest: (inputs) => (at(inputs, 2) === 0 ? 0 : at(inputs, 0) - at(inputs, 1) * at(inputs, 2)),
  count: (inputs) => inputs.filter((input) => input > 0).length,
}

/** The sum over the brackets, each part cut out of the base anew: printed parts are not trusted. */
function overBrackets(base: number, brackets: readonly BracketPart[]): number {
  const last = brackets.at(-1)
  if (last === undefined || base > last.upTo) {
    throw new RangeError('The sum is above all of the brackets')
  }
  return sum(brackets.map(({ above, upTo, rate }) => (Math.min(base, upTo) - above) * rate))
}
