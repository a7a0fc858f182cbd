import type { Citation } from '../law/figure.ts'
import type { PayslipYear } from '../payslip.ts'
import type { Month } from '../terms.ts'
import type { Operation } from './operation.ts'
import type { OutsideName, StepKind } from './step-kinds.ts'

/**
 * What a step is about: a month, the year, its `start`, what the employer paid earlier in it (`before`),
 * or the year as it would be taxed with other deductions or other employers.
 */
export type Period =
  | Month
  | 'year'
  | 'start'
  | 'before'
  | 'without_deductions'
  | 'with_children'
  | 'with_social'
  | 'with_property'
  | 'last_property_year'
  | 'all_employers'
  | `employer_${number}`

/** A number that a step is computed from. */
export interface Input {
  /** What it is: the kind of the step that gave it, or the term or figure of the law. */
  readonly name: StepKind | OutsideName
  readonly value: number
  /** The step that gave it; `undefined` for a term of the request or a figure of the law. */
  readonly from: string | undefined
}

/** The part of a sum that falls into one bracket of a scale or of a tariff. */
export interface BracketPart {
  /** Kopecks a year, exclusive. */
  readonly above: number
  /** Kopecks a year, inclusive; `Infinity` for the last bracket. */
  readonly upTo: number
  /** Percent in `progressive_tax`, tenths of a percent in `tariff_to_kopeck`. */
  readonly rate: number
  /** Kopecks. */
  readonly amount: number
  /** `amount` × `rate`: hundredths of a kopeck, or thousandths for a tariff. */
  readonly tax: number
}

/** One line of the reckoning: a value, and all that a person needs to get it with a pen. */
export interface Step {
  /** Unique within an explanation. */
  readonly id: string
  readonly kind: StepKind
  readonly period: Period
  /** The month, where the period is one. */
  readonly month: Month | undefined
  /** In the unit of the kind, see `unitOf`. */
  readonly value: number
  readonly operation: Operation
  /** In the order in which the operation takes them. */
  readonly inputs: readonly Input[]
  /** The brackets that the sum reaches into. */
  readonly brackets: readonly BracketPart[] | undefined
  readonly citation: Citation
}

/** A year with the steps that led to each of its figures, in the order of the reckoning. */
export interface Explanation {
  readonly year: PayslipYear
  readonly steps: readonly Step[]
}
