import type { Recorder } from '../breakdown/recorder.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from '../year/month.ts'

/** A rule that computes some figures of the year's months from the figures filled before. */
type Rule = (terms: CompleteTerms, law: Law, year: YearFigures, recorder?: Recorder) => void

/** Everything that depends on the kind of contract. */
export interface ContractType {
  /** The citation for the rule that the contract sets the pay. */
  readonly payCitation: Citation
  /** Whether a full month must pay the minimum wage. */
  readonly hasMinimumWage: boolean
  /** Whether an employer pays contributions. */
  readonly hasContributions: boolean
  /** The citation that excludes deductions; `null` if the person has a right to them. */
  deductionsExcludedBy(terms: CompleteTerms, law: Law): Citation | null
  /** Fills the deductions of the months. */
  readonly grantDeductions: Rule
  /** Fills the tax of the months. Throws a RangeError if the year does not have the contract type. */
  readonly withhold: Rule
  /** Fills the employer's contributions. Throws a RangeError if the year's tariff is not known. */
  readonly chargeContributions: Rule
  /** The largest annual income that the contract type allows, kopecks; `null` for no limit. */
  incomeLimit(law: Law): Kopecks | null
  /** The most by which rounding can lower a month's tax when its pay rises, kopecks. */
  fallOfTax(terms: CompleteTerms): number
}
