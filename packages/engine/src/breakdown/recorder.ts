import type { Period } from './step.ts'
import { StepRecorder } from './step-recorder.ts'
import type * as stepsOfRules from './steps/index.ts'

/** A recorder with the functions of `steps/`, which the rules with many steps call. */
export class Recorder extends StepRecorder {
  /** Passed by the caller, so that a program without breakdowns does not load them. */
  readonly steps: typeof stepsOfRules

  constructor(steps: typeof stepsOfRules, whole?: Period) {
    super(whole)
    this.steps = steps
  }
}
