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
export function recompute({ operation, inputs, brackets = [] }: Printed): number {
  if (operation in exactArithmetic) {
    const ratios = inputs.map(({ value, exact = `${value}` }): Ratio => {
      const [numerator = '', denominator = '1'] = exact.split('/')
      return [BigInt(numerator), BigInt(denominator)]
    })
    return Number(rounded(...applied(exactArithmetic[operation as ExactOperation], ratios)))
  }
  const compute = arithmeticOver(brackets)[operation as WholeOperation]
  const numbers = inputs.map(({ value }) => BigInt(value))
  return Number(applied(compute, numbers))
}

/** Computes with inputs, of which there must be enough. */
function applied<Value>(compute: Compute<Value>, inputs: Value[]): Value {
  if (inputs.length < compute.length) throw new RangeError(`It takes ${compute.length} numbers`)
  return compute(...inputs)
}

/** Takes inputs in the order of the step. */
type Compute<Value> = (...inputs: Value[]) => Value

/** An exact number: numerator and denominator. */
type Ratio = readonly [bigint, bigint]
const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d]
const over = (one: Ratio, [c, d]: Ratio): Ratio => times(one, [d, c])

/** A value, then pairs: × the first of each pair ÷ the second. */
function shareOf(value: Ratio, ...pairs: Ratio[]): Ratio {
  if (pairs.length % 2 > 0) throw new RangeError('A share takes pairs')
  return pairs.reduce((total, one, index) => (index % 2 === 0 ? times : over)(total, one), value)
}

/** The operations on exact values; a step has the exact result, or the rounded one. */
const exactArithmetic = {
  exact_sum: (...inputs) => inputs.reduce(([a, b], [c, d]) => [a * d + c * b, b * d], [0n, 1n]),
  share: shareOf,
  /** The same with days of two decimals, in hundred-thousandths. */
  share_to_hundredths: (...inputs) => [
    1_000n * rounded(...over(applied(shareOf, inputs), [1_000n, 1n])),
    1n,
  ],
  quotient: over,
  /** Days in hundred-thousandths. */
  per_day: (sum, days) => over(times(sum, [100_000n, 1n]), days),
} as const satisfies Record<string, Compute<Ratio>>

type ExactOperation = keyof typeof exactArithmetic

/** Returns the quotient rounded to the nearest whole number, half up. Both numbers are 0 or more. */
const rounded = (dividend: bigint, divisor: bigint) => (2n * dividend + divisor) / (2n * divisor)
const sum: Compute<bigint> = (...numbers) => numbers.reduce((total, number) => total + number, 0n)
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const larger = (one: bigint, other: bigint) => (one < other ? other : one)
const share = (sum: bigint, part: bigint, whole: bigint) => rounded(sum * part, whole)

/** The operations on whole numbers. Those that round do it half up, unless they say otherwise. */
const arithmeticOver = (brackets: readonly BracketPart[]) =>
  ({
    given: (value) => value,
    /** 0 by law. */
    nothing: () => 0n,
    sum,
    difference: (minuend, ...others) => minuend - sum(...others),
    difference_not_below_zero: (minuend, subtrahend) => larger(minuend - subtrahend, 0n),
    /** At most the limit less what of it is used. */
    difference_within: (minuend, subtrahend, limit, ...used) =>
      smaller(larger(minuend - subtrahend, 0n), limit - sum(...used)),
    smallest: (first, ...others) => others.reduce(smaller, first),
    largest: (first, ...others) => others.reduce(larger, first),
    product: (one, other) => one * other,
    /** Pairs: first × second + third × fourth + … */
    sum_of_products: (...inputs) => {
      if (inputs.length % 2 > 0) throw new RangeError('A sum of products takes pairs')
      const products = inputs.map((one, at) => (at % 2 > 0 ? one * (inputs[at - 1] ?? 0n) : 0n))
      return sum(...products)
    },
    percent_to_kopeck: (sum, percent) => rounded(sum * percent, 100n),
    percent_rounded_down: (sum, percent) => (sum * percent) / 100n,
    /** To the whole rouble. */
    percent_to_whole_roubles: (sum, percent, less = 0n) =>
      100n * rounded(sum * percent - less * 100n, 10_000n),
    /** To the whole rouble, over the brackets of a scale. */
    progressive_tax_to_roubles: (base) => 100n * rounded(overBrackets(base, brackets), 10_000n),
    /** Over the two parts of a tariff in tenths of a percent. */
    tariff_to_kopeck: (base) => rounded(overBrackets(base, brackets), 1_000n),
    thousandths_to_kopeck: (thousandths) => rounded(thousandths, 1_000n),
    /** Hundredths of a percent. */
    premium_to_kopeck: (sum, rate) => rounded(sum * rate, 10_000n),
    /** Days paid and days of the month. */
    share_by_days: share,
    share_rounded_down: (sum, part, whole) => (sum * part) / whole,
    /** The rate of the component and that of the whole. */
    component: share,
    /** The tax due, at least 0 and at most the whole roubles of the pay. */
    within_pay: (due, pay) => (due <= pay ? larger(due, 0n) : pay - (pay % 100n)),
    /** The value while the sum to date is within the limit, then 0. */
    while_within: (value, sum, limit) => (sum <= limit ? value : 0n),
    /** The rate of the last bracket that the base reaches. */
    rate_at: (base) => {
      const bracket = brackets.find(({ upTo }) => base <= upTo)
      if (bracket === undefined) throw new RangeError('The sum is above all of the brackets')
      return BigInt(bracket.rate)
    },
    /** The rate less the points if the full deduction is used. */
    rate_less_points: (rate, points, full, used) =>
      used > 0n && used === full ? rate - points : rate,
    /** How many whole times the sum contains the part. */
    whole_times: (sum, part) => (part === 0n ? 0n : sum / part),
    rest: (sum, times, part) => (part === 0n ? 0n : sum - times * part),
    /** How many of the inputs are above zero. */
    count: (...inputs) => BigInt(inputs.filter((input) => input > 0n).length),
  }) as const satisfies Record<string, Compute<bigint>>

type WholeOperation = keyof ReturnType<typeof arithmeticOver>

/** The name of a step's arithmetic. */
export type Operation = WholeOperation | ExactOperation

/** The names of all operations. */
export const operations = Object.keys({ ...arithmeticOver([]), ...exactArithmetic }) as Operation[]

/** Returns the sum over the brackets. It divides the base itself and ignores the printed parts. */
function overBrackets(base: bigint, brackets: readonly BracketPart[]): bigint {
  const last = brackets.at(-1)
  if (last === undefined || base > last.upTo) {
    throw new RangeError('The sum is above all of the brackets')
  }
  return sum(
    ...brackets.map(({ above, upTo, rate }) => {
      const top = base <= upTo ? base : BigInt(upTo)
      return (top - BigInt(above)) * BigInt(rate)
    }),
  )
}
