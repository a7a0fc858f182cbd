import type { Operation } from './operations.ts'
import type { BracketPart, Step } from './step.ts'

/** The part of a step that its value follows from: as printed, and nothing else. */
type Printed = Pick<Step, 'operation' | 'inputs' | 'brackets'>

/**
 * Works a step out anew from its own inputs, as a reader with a pen would: it knows no terms, no
 * law and nothing of the calculation. Its arithmetic is its own, in integers of any size.
 * @returns the value in the unit of the step
 * @throws {RangeError} for an input that is missing or is not a whole number
 */
export function recompute({ operation, inputs, brackets }: Printed): number {
  const numbers = inputs.map(({ value }) => BigInt(value))
  return Number(arithmetic[operation](numbers, brackets ?? []))
}

type Arithmetic = (inputs: readonly bigint[], brackets: readonly BracketPart[]) => bigint

/** The quotient to the nearest whole number, half up; both are 0 or more. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)
const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const notBelowZero = (number: bigint) => (number > 0n ? number : 0n)

function at(inputs: readonly bigint[], index: number): bigint {
  const input = inputs[index]
  if (input === undefined) throw new RangeError(`The operation takes more than ${index} numbers`)
  return input
}

const arithmetic: Record<Operation, Arithmetic> = {
  given: (inputs) => at(inputs, 0),
  nothing: () => 0n,
  sum,
  difference: ([first = 0n, ...others]) => first - sum(others),
  difference_not_below_zero: (inputs) => notBelowZero(at(inputs, 0) - at(inputs, 1)),
  difference_within: (inputs) =>
    smaller(notBelowZero(at(inputs, 0) - at(inputs, 1)), at(inputs, 2) - (inputs[3] ?? 0n)),
  smallest: (inputs) => inputs.reduce(smaller),
  product: (inputs) => at(inputs, 0) * at(inputs, 1),
  sum_of_products: (inputs) => {
    let total = 0n
    for (let index = 0; index < inputs.length; index += 2) {
      total += at(inputs, index) * at(inputs, index + 1)
    }
    return total
  },
  percent_to_kopeck: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), 100n),
  percent_to_whole_roubles: (inputs) =>
    100n * rounded(at(inputs, 0) * at(inputs, 1) - (inputs[2] ?? 0n) * 100n, 10_000n),
  progressive_tax: (inputs, brackets) => overBrackets(at(inputs, 0), brackets),
  whole_roubles: (inputs) => 100n * rounded(at(inputs, 0), 10_000n),
  tariff_to_kopeck: (inputs, brackets) => rounded(overBrackets(at(inputs, 0), brackets), 1_000n),
  thousandths_to_kopeck: (inputs) => rounded(at(inputs, 0), 1_000n),
  premium_to_kopeck: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), 10_000n),
  share_by_days: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), at(inputs, 2)),
  component: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), at(inputs, 2)),
  within_pay: (inputs) => {
    const [due, pay] = [at(inputs, 0), at(inputs, 1)]
    return due <= pay ? notBelowZero(due) : pay - (pay % 100n)
  },
  while_within: (inputs) => (at(inputs, 1) <= at(inputs, 2) ? at(inputs, 0) : 0n),
  rate_at: (inputs, brackets) => {
    const base = at(inputs, 0)
    const bracket = brackets.find(({ upTo }) => base <= upTo)
    if (bracket === undefined) throw new RangeError('The sum is above all of the brackets')
    return BigInt(bracket.rate)
  },
  rate_less_points: (inputs) => {
    const [rate, points, full, used] = [at(inputs, 0), at(inputs, 1), at(inputs, 2), at(inputs, 3)]
    return used > 0n && used === full ? rate - points : rate
  },
  whole_times: (inputs) => (at(inputs, 1) === 0n ? 0n : at(inputs, 0) / at(inputs, 1)),
  rest: (inputs) => (at(inputs, 2) === 0n ? 0n : at(inputs, 0) - at(inputs, 1) * at(inputs, 2)),
  count: (inputs) => BigInt(inputs.filter((input) => input > 0n).length),
}

/** The sum over the brackets, each part cut out of the base anew: printed parts are not trusted. */
function overBrackets(base: bigint, brackets: readonly BracketPart[]): bigint {
  const last = brackets.at(-1)
  if (last === undefined || base > last.upTo) {
    throw new RangeError('The sum is above all of the brackets')
  }
  return sum(
    brackets.map(({ above, upTo, rate }) => {
      const top = base <= upTo ? base : BigInt(upTo)
      return (top - BigInt(above)) * BigInt(rate)
    }),
  )
}
