import type { Recorder } from '../breakdown/recorder.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { Kopecks } from '../money/kopecks.ts'
import type { CompleteTerms } from '../terms.ts'
import type { YearFigures } from '../year/month.ts'

/** A rule that fills columns of the year's figures from those that are filled before. */
type Rule = (terms: CompleteTerms, law: Law, year: YearFigures, recorder?: Recorder) => void

/** All that depends on the kind of contract under which a person is paid. */
export interface ContractType {
  /** Cites that pay is what the contract says. */
  readonly payCitation: Citation
  /** Whether a full month must pay the minimum wage. */
  readonly hasMinimumWage: boolean
  /** Whether an employer pays contributions. */
  readonly hasContributions: boolean
  /** Cites why there is no right to deductions; `null` where there is one. */
  deductionsExcludedBy(terms: CompleteTerms, law: Law): Citation | null
  /** Fills the deductions of the months. */
  readonly grantDeductions: Rule
  /** Fills the tax of the months. Throws a RangeError for a year without the contract type. */
  readonly withhold: Rule
  /** Fills the employer's contributions. Throws a RangeError for a tariff that is not known. */
  readonly chargeContributions: Rule
  /** The income of a year up to which the contract type can be used, kopecks; `null` where any. */
  incomeLimit(law: Law): Kopecks | null
  /** The most by which roundings can lower the tax of a month whose pay rises, kopecks. */
  fallOfTax(terms: CompleteTerms): number
}
