import type { Citation, Figure, Law } from '@oklad/law'
import type { Input, Step } from '../breakdown/step.ts'
import type { StepRecorder } from '../breakdown/step-recorder.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms, Terms } from '../terms/terms.ts'
import type { DeductionLimitFigure, DeductionLimitPassed } from './names.ts'

/** The income since January with which a deduction ends: the month that passes it has none. */
export interface IncomeLimit {
  readonly ofLaw: (law: Law) => Figure<{
    readonly income: Kopecks
    /** Whether allowances count towards the limit, or only the main base. */
    readonly countsAllowances: boolean
  }>
  /** What a breakdown calls the limit. */
  readonly figure: DeductionLimitFigure
  /** The warning that a month passed the limit. */
  readonly passed: DeductionLimitPassed
}

/** A deduction that the employer grants: one row of the table `deductions`. */
export interface Deduction {
  readonly citation: (law: Law) => Citation
  /** The terms by which it is granted. A comparison of contract types keeps them. */
  readonly terms: readonly (keyof Terms)[]
  readonly isClaimed: (terms: CompleteTerms) => boolean
  /** Returns what a month has of it, if no limit ends it; kopecks, 0 if it is not claimed. */
  readonly inMonth: (law: Law, terms: CompleteTerms, month: number) => Kopecks
  /** Whether only the months between those with pay have it (Ministry of Finance, 12.11.2024 № 03-04-05/111707). */
  readonly needsPay: boolean
  readonly limit: IncomeLimit | null
  /**
   * Records the deduction of every month, which is the same, by its parts, or returns it as a figure of the law; `null` of
   * a deduction of given sums in some months.
   */
  readonly monthly:
    | ((law: Law, terms: CompleteTerms, recorder: StepRecorder) => Step | Input)
    | null
  /** Whether a breakdown has it in the months of a person who does not claim it. */
  readonly isAlwaysRecorded: boolean
  /**
   * Divides the deduction of a payment between the codes of the agent's documents, kopecks.
   * @source Order of the Federal Tax Service, 10.09.2015 № ММВ-7-11/387@, appendix 2
   */
  readonly codes: (
    law: Law,
    terms: CompleteTerms,
    granted: Kopecks,
    /** The month of the payment. */
    month: number,
  ) => readonly (readonly [code: string, amount: Kopecks])[]
}
