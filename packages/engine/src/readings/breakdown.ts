import type { Law } from '@oklad/law'
import { Recorder } from '../breakdown/recorder.ts'
import type { Step } from '../breakdown/step.ts'
import * as stepsOfRules from '../breakdown/steps/index.ts'
import type { Terms } from '../terms/terms.ts'
import { computeYear, type PayslipYear } from './payslips.ts'

/** A year with the steps that give each of its figures, in the order of the calculation. */
export interface Breakdown {
  readonly year: PayslipYear
  readonly steps: readonly Step[]
}

/**
 * Computes a year together with its steps: everything a person needs to check each figure with a pen,
 * with numbers, rule and source. The calculation records the steps while it runs; `recompute` checks
 * each step from its own inputs.
 *
 * @example
 * const { year, steps } = explain({ grossSalary: roubles(150_000) }, lawOf(2026))
 * steps.find(({ id }) => id === 'main_base_tax.12')?.value === year.months.at(-1)?.baseTax
 *
 * @throws {RangeError} as `calculate` does
 */
export function explain(terms: Terms, law: Law): Breakdown {
  const recorder = new Recorder(stepsOfRules)
  const year = computeYear(terms, law, { recorder })
  return { year, steps: recorder.all() }
}
