import type { Operation } from './recompute.ts'
import type { Input, Step } from './step.ts'

/** Returns a step without the inputs that do not change its value. */
export const withoutIdleInputs = (step: Step): Step =>
  withoutIdle[step.operation]?.(step, step.inputs) ?? step

/** A step as another operation, or with fewer inputs. */
const as = (step: Step, operation: Operation, inputs: readonly Input[]): Step =>
  operation === step.operation && inputs.length === step.inputs.length
    ? step
    : { ...step, operation, inputs }

type WithoutIdle = (step: Step, inputs: readonly Input[]) => Step

const isZero = ({ value }: Input) => value === 0
const isNotZero = ({ value }: Input) => value !== 0

/** A sum; one of zeros leads to the first of them. */
const sum: WithoutIdle = (step, inputs) => {
  if (!inputs.some(isZero)) return step
  const parts = inputs.filter(isNotZero)
  return as(step, 'sum', parts.length > 0 ? parts : inputs.slice(0, 1))
}

/** A difference; one within limits is a plain one where they do not change it. */
const difference: WithoutIdle = (step, inputs) => {
  const [minuend, first] = inputs as readonly [Input, Input?]
  const isWhole = step.operation === 'difference'
  if (!isWhole && step.value !== minuend.value - (first?.value ?? 0)) return step
  const isNothing = minuend.from !== undefined && minuend.from === first?.from && step.value === 0
  if (isNothing) return as(step, 'sum', [])
  // Tax of 0 that tax is compared with, such as that with a deduction.
  const counts = (input: Input, index: number) =>
    index === 0 || isNotZero(input) || (step.period === 'year' && input.name === minuend.name)
  return as(step, 'difference', (isWhole ? inputs : inputs.slice(0, 2)).filter(counts))
}

/** A limit that is not reached. */
const limited: WithoutIdle = (step, inputs) => {
  const [one] = inputs as readonly [Input]
  return one.from !== undefined && one.value === step.value ? as(step, 'given', [one]) : step
}

const withoutIdle: Readonly<Partial<Record<Operation, WithoutIdle>>> = {
  sum,
  count: (step) => (step.value === 0 ? as(step, 'count', []) : step),
  sum_of_products: (step, inputs) => {
    const pairOf = (at: number) => inputs[at % 2 === 0 ? at + 1 : at - 1]
    const isWorth = (input: Input, at: number) => isNotZero(input) && pairOf(at)?.value !== 0
    return as(step, 'sum_of_products', inputs.filter(isWorth))
  },
  difference,
  difference_within: difference,
  difference_not_below_zero: difference,
  smallest: limited,
  within_pay: limited,
  percent_to_whole_roubles: (step, inputs) =>
    as(
      step,
      step.operation,
      inputs.filter((input, index) => index < 2 || isNotZero(input)),
    ),
  rate_less_points: (step, inputs) =>
    inputs[0]?.value === step.value ? as(step, 'given', inputs.slice(0, 1)) : step,
}
