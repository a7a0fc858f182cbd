import type { Operation } from './recompute.ts'
import type { Input, Step } from './step.ts'

/** Returns a step without the inputs that do not change its value. */
export const withoutIdleInputs = (step: Step): Step =>
  withoutIdle[step.operation]?.(step, ...step.inputs) ?? step

/** A step as another operation, or with fewer inputs. */
const as = (step: Step, operation: Operation, inputs: readonly Input[]): Step =>
  operation === step.operation && inputs.length === step.inputs.length
    ? step
    : { ...step, operation, inputs }

type WithoutIdle = (step: Step, ...inputs: Input[]) => Step

const isNotZero = ({ value }: Input) => value !== 0

/** A difference; one within limits is a plain one where they do not change it. */
const difference: WithoutIdle = (step, minuend: Input, ...others) => {
  const subtracted = step.operation === 'difference' ? others : others.slice(0, 1)
  const [first] = others
  const isPlain = step.value === minuend.value - (first?.value ?? 0)
  if (step.operation !== 'difference' && !isPlain) return step
  const isNothing = minuend.from !== undefined && minuend.from === first?.from && step.value === 0
  if (isNothing) return as(step, 'sum', [])
  // Tax of 0 that tax is compared with, such as that with a deduction.
  const counts = (input: Input) =>
    isNotZero(input) || (step.period === 'year' && input.name === minuend.name)
  return as(step, 'difference', [minuend, ...subtracted.filter(counts)])
}

/** A limit that is not reached. */
const limited: WithoutIdle = (step, one: Input) =>
  one.from !== undefined && one.value === step.value ? as(step, 'given', [one]) : step

const withoutIdle: Readonly<Partial<Record<Operation, WithoutIdle>>> = {
  sum: (step, ...inputs) => {
    const parts = inputs.filter(isNotZero)
    // A sum of zeros leads to the first of them.
    return as(step, 'sum', parts.length > 0 ? parts : inputs.slice(0, 1))
  },
  count: (step) => (step.value === 0 ? as(step, 'count', []) : step),
  sum_of_products: (step, ...inputs) => {
    const pairOf = (at: number) => inputs[at % 2 === 0 ? at + 1 : at - 1]
    const isWorth = (input: Input, at: number) => isNotZero(input) && pairOf(at)?.value !== 0
    return as(step, 'sum_of_products', inputs.filter(isWorth))
  },
  difference,
  difference_within: difference,
  difference_not_below_zero: difference,
  smallest: limited,
  within_pay: limited,
  percent_to_whole_roubles: (step, sum: Input, rate: Input, ...less) =>
    as(step, step.operation, [sum, rate, ...less.filter(isNotZero)]),
  rate_less_points: (step, rate: Input) =>
    rate.value === step.value ? as(step, 'given', [rate]) : step,
}
