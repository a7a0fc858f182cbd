import type { Operation } from './recompute.ts'
import type { Step } from './step.ts'

/** The operations that leave a single number as it is. */
export const unchanging: ReadonlySet<Operation> = new Set(['given', 'sum', 'difference'])

/**
 * Returns the steps that lead to the shown ones. A step that no other step uses is joined with the one that begins
 * with it: with a step that repeats its value, and a difference with a difference of it.
 * @param steps in their order: each after the steps that it uses
 */
export function joinedSteps(
  steps: readonly Step[],
  isShown: (id: string) => boolean,
): readonly Step[] {
  const leading = leadingTo(steps, isShown)
  const uses = usesOf(leading)
  const joined = new Map<string, Step>()
  for (const step of leading) {
    const from = step.inputs[0]?.from
    const isInner = from !== undefined && uses.get(from) === 1 && !isShown(from)
    const inner = isInner ? joined.get(from) : undefined
    joined.set(step.id, inner === undefined ? step : join(step, inner))
  }
  return leadingTo([...joined.values()], isShown)
}

/** Returns the steps that are shown or that a shown step is computed from. */
function leadingTo(steps: readonly Step[], isShown: (id: string) => boolean): readonly Step[] {
  const needed = new Set<string>()
  const leading: Step[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index] as Step
    if (!needed.has(step.id) && !isShown(step.id)) continue
    leading.push(step)
    for (const { from } of step.inputs) if (from !== undefined) needed.add(from)
  }
  return leading.reverse()
}

/** Returns how many inputs come from each step. */
function usesOf(steps: readonly Step[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { inputs } of steps) {
    for (const { from } of inputs) {
      if (from !== undefined) uses.set(from, (uses.get(from) ?? 0) + 1)
    }
  }
  return uses
}

/** Returns a step joined with the one that it begins with, or the step itself where they cannot be one. */
function join(step: Step, { operation, inputs, brackets, citation }: Step): Step {
  const [, ...others] = step.inputs
  if (others.length === 0 && unchanging.has(step.operation)) {
    return { ...step, operation, inputs, brackets, citation }
  }
  return operation === 'difference' && step.operation === 'difference'
    ? { ...step, inputs: [...inputs, ...others] }
    : step
}
