import type { Citation } from '@oklad/law'
import type { StepKind } from '../../breakdown/names.ts'
import type { Operation } from '../../breakdown/recompute.ts'
import type { AveragePeriod, Step } from '../../breakdown/step.ts'
import { type Source, StepRecorder } from '../../breakdown/step-recorder.ts'
import { type Fraction, reduced, rounded } from '../../money/fraction.ts'

/** Records the steps of pay by average earnings. */
export class AverageRecorder {
  private readonly recorder = new StepRecorder()

  /** Records a step with a whole value. */
  step(
    kind: StepKind,
    period: AveragePeriod,
    value: number,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
  ): Step {
    return this.recorder.at(period).step(kind, value, operation, sources, citation)
  }

  /** Records a step whose exact value later steps use. */
  exact(
    kind: StepKind,
    period: AveragePeriod,
    value: Fraction,
    operation: Operation,
    sources: readonly Source[],
    citation: Citation,
  ): Step {
    const { numerator, denominator } = reduced(value)
    const kept = denominator === 1n ? undefined : `${numerator}/${denominator}`
    return this.recorder
      .at(period)
      .step(kind, rounded(value), operation, sources, citation, undefined, kept)
  }

  all(): readonly Step[] {
    return this.recorder.all()
  }
}
