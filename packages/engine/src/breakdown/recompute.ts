import type { BracketPart } from './brackets.ts'

/** The printed parts of a step that determine its value. */
interface Printed {
  readonly operation: Operation
  readonly inputs: readonly { readonly value: number; readonly exact?: string | undefined }[]
  readonly brackets: readonly BracketPart[] | undefined
}

/**
 * Recomputes the value of a step from its own inputs, as a reader can do with a pen. It uses neither the
 * terms nor the law, and shares no arithmetic with the calculation: its integers have any size.
 * @param step its operation, inputs and brackets, as printed
 * @returns the value in the unit of the step
 * @throws {RangeError} for an input that is missing or is not a whole number
 */
export function recompute({ operation, inputs, brackets }: Printed): number {
  if (operation in exactArithmetic) {
    const ratios = inputs.map(({ value, exact = `${value}` }): Ratio => {
      const [numerator = '', denominator = '1'] = exact.split('/')
      return [BigInt(numerator), BigInt(denominator)]
    })
    return Number(rounded(...exactArithmetic[operation as ExactOperation](ratios)))
  }
  const numbers = inputs.map(({ value }) => BigInt(value))
  const compute: Arithmetic = arithmetic[operation as keyof typeof arithmetic]
  return Number(compute(numbers, brackets ?? []))
}

/** An exact number: numerator and denominator. */
type Ratio = readonly [bigint, bigint]
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
const over = (one: Ratio, [c, d]: Ratio): Ratio => times(one, [d, c])

/** A value, then pairs: × the first of each pair ÷ the second. */
function shareOf([value, ...pairs]: readonly Ratio[]): Ratio {
  if (value === undefined || pairs.length % 2 > 0) throw new RangeError('A share takes pairs')
  return pairs.reduce((total, one, index) => (index % 2 === 0 ? times : over)(total, one), value)
}

const quotientOf = ([sum, days]: readonly Ratio[], scale: bigint): Ratio => {
  if (sum === undefined || days === undefined) throw new RangeError('A quotient takes two numbers')
  return over(times(sum, [scale, 1n]), days)
}

/** The operations on exact values; a step has the exact result, or the rounded one. */
const exactArithmetic = {
  exact_sum: (inputs) => inputs.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]),
  share: shareOf,
  /** The same with days of two decimals, in hundred-thousandths. */
  share_to_hundredths: (inputs) => [1_000n * rounded(...over(shareOf(inputs), [1_000n, 1n])), 1n],
  /** The first ÷ the second. */
  quotient: (inputs) => quotientOf(inputs, 1n),
  /** A sum ÷ days in hundred-thousandths. */
  per_day: (inputs) => quotientOf(inputs, 100_000n),
} as const satisfies Record<string, (inputs: readonly Ratio[]) => Ratio>

type ExactOperation = keyof typeof exactArithmetic

type Arithmetic = (inputs: readonly bigint[], brackets: readonly BracketPart[]) => bigint

/** Returns the quotient rounded to the nearest whole number, half up. Both numbers are 0 or more. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)
const sum = (numbers: readonly bigint[]) => numbers.reduce((total, number) => total + number, 0n)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const larger = (one: bigint, other: bigint) => (one < other ? other : one)
const notBelowZero = (number: bigint) => (number > 0n ? number : 0n)

function at(inputs: readonly bigint[], index: number): bigint {
  const input = inputs[index]
  if (input === undefined) throw new RangeError(`The operation takes more than ${index} numbers`)
  return input
}

/** The operations by name. Each comment lists the inputs in their order, and the result. */
const arithmetic = {
  /** One input: its value, unchanged. */
  given: (inputs) => at(inputs, 0),
  /** No input: 0 by law. */
  nothing: () => 0n,
  sum,
  /** The first input less all others. */
  difference: ([first = 0n, ...others]) => first - sum(others),
  difference_not_below_zero: (inputs) => notBelowZero(at(inputs, 0) - at(inputs, 1)),
  /** The first less the second, at least 0 and at most the third less all others. */
  difference_within: (inputs) =>
    smaller(notBelowZero(at(inputs, 0) - at(inputs, 1)), at(inputs, 2) - sum(inputs.slice(3))),
  smallest: (inputs) => inputs.reduce(smaller),
  largest: (inputs) => inputs.reduce(larger),
  product: (inputs) => at(inputs, 0) * at(inputs, 1),
  /** Pairs: first × second + third × fourth + … */
  sum_of_products: (inputs) =>
    sum(inputs.map((input, index) => (index % 2 === 0 ? input * at(inputs, index + 1) : 0n))),
  /** A sum, a percent: to the kopeck, half a kopeck up. */
  percent_to_kopeck: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), 100n),
  /** A sum, a percent: to the kopeck, rounded down. */
  percent_rounded_down: (inputs) => (at(inputs, 0) * at(inputs, 1)) / 100n,
  /** A sum, a percent, a sum to subtract (if any): to the whole rouble, 50 kopecks up. */
  percent_to_whole_roubles: (inputs) =>
    100n * rounded(at(inputs, 0) * at(inputs, 1) - (inputs[2] ?? 0n) * 100n, 10_000n),
  /** A sum over the brackets of a scale: to the whole rouble, 50 kopecks up. */
  progressive_tax_to_roubles: (inputs, brackets) =>
    100n * rounded(overBrackets(at(inputs, 0), brackets), 10_000n),
  /** A sum over the two parts of a tariff, to the kopeck, half a kopeck up. */
  tariff_to_kopeck: (inputs, brackets) => rounded(overBrackets(at(inputs, 0), brackets), 1_000n),
  /** Thousandths of a kopeck to kopecks, half a kopeck up. */
  thousandths_to_kopeck: (inputs) => rounded(at(inputs, 0), 1_000n),
  /** A sum, hundredths of a percent: to the kopeck, half a kopeck up. */
  premium_to_kopeck: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), 10_000n),
  /** A sum, days paid, days of the month: to the kopeck, half a kopeck up. */
  share_by_days: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), at(inputs, 2)),
  /** A sum, a part, the whole: to the kopeck, rounded down. */
  share_rounded_down: (inputs) => (at(inputs, 0) * at(inputs, 1)) / at(inputs, 2),
  /** A sum, the component's rate, the rate of the whole: to the kopeck, half a kopeck up. */
  component: (inputs) => rounded(at(inputs, 0) * at(inputs, 1), at(inputs, 2)),
  /** Tax due, pay of the month: the tax, at least 0 and at most the whole roubles of the pay. */
  within_pay: (inputs) => {
    const [due, pay] = [at(inputs, 0), at(inputs, 1)]
    return due <= pay ? notBelowZero(due) : pay - (pay % 100n)
  },
  /** A value, a sum to date, a limit: the value while the sum is within the limit, then 0. */
  while_within: (inputs) => (at(inputs, 1) <= at(inputs, 2) ? at(inputs, 0) : 0n),
  /** A sum over the brackets of a scale: the rate of the last bracket that it reaches. */
  rate_at: (inputs, brackets) => {
    const base = at(inputs, 0)
    const bracket = brackets.find(({ upTo }) => base <= upTo)
    if (bracket === undefined) throw new RangeError('The sum is above all of the brackets')
    return BigInt(bracket.rate)
  },
  /** A rate, points, the full deduction, the used one: the rate less the points if the full one is used. */
  rate_less_points: (inputs) => {
    const [rate, points, full, used] = [at(inputs, 0), at(inputs, 1), at(inputs, 2), at(inputs, 3)]
    return used > 0n && used === full ? rate - points : rate
  },
  /** How many whole times the first contains the second. */
  whole_times: (inputs) => (at(inputs, 1) === 0n ? 0n : at(inputs, 0) / at(inputs, 1)),
  /** The first less the second times the third. */
  rest: (inputs) => (at(inputs, 2) === 0n ? 0n : at(inputs, 0) - at(inputs, 1) * at(inputs, 2)),
  /** How many of the inputs are above zero. */
  count: (inputs) => BigInt(inputs.filter((input) => input > 0n).length),
} as const satisfies Record<string, Arithmetic>

/** The name of a step's arithmetic. */
export type Operation = keyof typeof arithmetic | ExactOperation

/** The names of all operations. */
export const operations = Object.keys({ ...arithmetic, ...exactArithmetic }) as Operation[]

/** Returns the sum over the brackets. It divides the base itself and ignores the printed parts. */
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
