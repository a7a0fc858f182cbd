import { isShown, type KnownStep } from './known-step.ts'
import type { Operation } from './recompute.ts'
import type { Step } from './step.ts'

/** The operations that leave a single number as it is. */
export const unchanging: ReadonlySet<Operation> = new Set(['given', 'sum', 'difference'])

/**
 * Returns the steps that lead to the shown ones. A step that no other step uses is joined with the one that begins
 * with it: with a step that repeats its value, and a difference with a difference of it.
 * @param steps in their order: each after the steps that it uses
 */
export function joinedSteps(steps: readonly KnownStep[]): readonly Step[] {
  const leading = leadingToShown(steps)
  for (const known of leading) {
    const [first] = known.sources
    if (first !== undefined && first.uses === 1 && !isShown(first)) join(known, first)
  }
  return leadingToShown(leading).map(({ step }) => step)
}

/** Returns the steps that are shown or that a shown step is computed from, and counts the uses of each. */
function leadingToShown(steps: readonly KnownStep[]): readonly KnownStep[] {
  for (const known of steps) known.uses = 0
  const leading: KnownStep[] = []
  for (let index = steps.length - 1; index >= 0; index--) {
    const known = steps[index] as KnownStep
    if (known.uses === 0 && !isShown(known)) continue
    leading.push(known)
    for (const source of known.sources) if (source !== undefined) source.uses++
  }
  return leading.reverse()
}

/** Joins a step with the one that it begins with, where they can be one. */
function join(known: KnownStep, inner: KnownStep): void {
  const { step } = known
  const { operation, inputs, brackets, citation } = inner.step
  const [, ...others] = step.inputs
  if (others.length === 0 && unchanging.has(step.operation)) {
    known.step = { ...step, operation, inputs, brackets, citation }
    known.sources = inner.sources
  } else if (operation === 'difference' && step.operation === 'difference') {
    known.step = { ...step, inputs: [...inputs, ...others] }
    known.sources = [...inner.sources, ...known.sources.slice(1)]
  }
}
