import type { Law } from '@oklad/law'
import type { Recorder } from '../../breakdown/recorder.ts'
import { calculationOf, withholdTax } from '../../contract-types/contract-types.ts'
import type { Kopecks } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { yearWith } from '../../year-figures.ts'
import type { Pay } from './pay.ts'

/** The sums of payments of one tax year with its law. */
export interface TaxedPays {
  readonly terms: CompleteTerms
  readonly law: Law
  readonly pays: readonly Pick<Pay, 'figures'>[]
  readonly recorder?: Recorder | undefined
}

/** The payments of one tax year with its law. */
export interface TaxYear extends TaxedPays {
  readonly pays: readonly Pay[]
}

/**
 * Withholds the tax of the payments: the rule of the contract type takes them in place of months.
 * @returns see `YearFigures.excessTax`
 */
export function withhold({ terms, law, pays, recorder }: TaxedPays): Kopecks {
  const year = yearWith(pays.map(({ figures }) => figures))
  withholdTax(calculationOf(terms, law, year, recorder))
  return year.excessTax
}
