import type { Input, Step } from './step.ts'

/** A step of a breakdown that is made simpler, with what the steps after it need to know of it. */
export interface KnownStep {
  /** The step without what it repeats. */
  step: Step
  /** The steps that its inputs come from, in the order of the inputs; `undefined` for a term and a figure of the law. */
  sources: Sources
  /** Whether it is a figure of the answer. */
  readonly isFigure: boolean
  /** Whether it is the zero of what is not there. */
  isAbsent: boolean
  /** The input whose value it repeats. */
  repeats: Input | undefined
  /** How many inputs of the steps that are left come from it. */
  uses: number
}

export type Sources = readonly (KnownStep | undefined)[]

/** Whether the answer shows a step: it is a figure, and no zero of what is not there. */
export const isShown = ({ isFigure, isAbsent }: KnownStep): boolean => isFigure && !isAbsent
