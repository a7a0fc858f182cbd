import type { Citation, Law } from '@oklad/law'
import type { Recorder } from '../breakdown/recorder.ts'
import type { DeductionName } from '../deductions/names.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms/terms.ts'
import type { YearFigures } from '../year-figures.ts'
import type { ContractCitations } from './contract-citations.ts'

/** Everything that depends on the kind of contract. */
export interface ContractType {
  readonly citations: ContractCitations
  /** Whether a full month must pay the minimum wage. */
  readonly hasMinimumWage: boolean
  /** Whether an employer pays contributions. */
  readonly hasContributions: boolean
  /** Whether social insurance is among them. */
  hasSocialInsurance(law: Law): boolean
  /** Whether each month is taxed separately, without a scale of the year. */
  isTaxedByMonth(terms: CompleteTerms): boolean
  /** The citation that excludes deductions; `null` if the person has a right to them. */
  deductionsExcludedBy(terms: CompleteTerms): Citation | null
  /** Fills the tax of the months. Throws a RangeError if the year does not have the contract type. */
  withhold(calculation: Calculation): void
  /** The largest annual income that the contract type allows, kopecks; `null` for no limit. */
  incomeLimit(law: Law): Kopecks | null
  /** The most by which rounding can lower a month's tax when its pay rises, kopecks. */
  fallOfTax(terms: CompleteTerms): number
}

/** The calculation of a year: each rule reads the terms and the law, and fills its figures of the year. */
export interface Calculation {
  readonly terms: CompleteTerms
  readonly law: Law
  readonly year: YearFigures
  /** That of the terms. */
  readonly contractType: ContractType
  /** The deductions of the employer that the terms claim, whether or not there is a right to them. */
  readonly claimed: readonly DeductionName[]
  /** Records every figure as a step, if given. */
  readonly recorder?: Recorder | undefined
}
