import type { Citation } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Operation } from '../../breakdown/recompute.ts'
import type { Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { type Fraction, reduced, rounded } from '../../money/fraction.ts'

/** Records the steps of pay by average earnings. */
export class AverageRecorder extends StepRecorder {
  /** Records a step whose exact value later steps use. */
  exact(
    kind: StepKind,
    value: Fraction,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
  ): Step {
    const { numerator, denominator } = reduced(value)
    const kept = denominator === 1n ? undefined : `${numerator}/${denominator}`
    return this.step(kind, rounded(value), operation, sources, citation, undefined, kept)
  }
}
