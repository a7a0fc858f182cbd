import type { Citation } from '../law/figure.ts'
import type { Month } from '../terms.ts'
import type { Operation } from './operation.ts'
import type { BracketPart, Input, Period, Step } from './step.ts'
import type { OutsideName, StepKind } from './step-kinds.ts'

/** The steps of an explanation as they are written down. */
export class Steps {
  readonly written: Step[] = []

  /**
   * Writes a step down.
   * @param value as the calculation has it: a step is not computed by its own operation, so that
   * `recompute` can prove it
   */
  add(
    kind: StepKind,
    period: Period,
    operation: Operation,
    value: number,
    inputs: readonly Input[],
    citation: Citation,
    brackets?: readonly BracketPart[],
  ): Step {
    const step: Step = {
      id: `${kind}.${period}`,
      kind,
      period,
      month: typeof period === 'number' ? (period as Month) : undefined,
      value,
      operation,
      inputs,
      brackets,
      citation,
    }
    this.written.push(step)
    return step
  }

  /** The sum of steps. */
  sum(kind: StepKind, period: Period, parts: readonly Step[], citation: Citation): Step {
    let value = 0
    const inputs = new Array<Input>(parts.length)
    for (let index = 0; index < parts.length; index++) {
      const part = parts[index] as Step
      value += part.value
      inputs[index] = from(part)
    }
    return this.add(kind, period, 'sum', value, inputs, citation)
  }

  /** One step less others. */
  difference(
    kind: StepKind,
    period: Period,
    [first, ...others]: readonly [Step, ...Step[]],
    citation: Citation,
  ): Step {
    let { value } = first
    const inputs = [from(first)]
    for (const other of others) {
      value -= other.value
      inputs.push(from(other))
    }
    return this.add(kind, period, 'difference', value, inputs, citation)
  }
}

/** The value of a step as an input of another. */
export function from({ kind, value, id }: Step): Input {
  return { name: kind, value, from: id }
}

/** A term of the request or a figure of the law as an input. */
export function outside(name: OutsideName, value: number): Input {
  return { name, value, from: undefined }
}
