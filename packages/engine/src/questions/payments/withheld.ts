import type { Law } from '@oklad/law'
import type { Recorder } from '../../breakdown/recorder.ts'
import { ruleCitations } from '../../breakdown/rule-citations.ts'
import { contractTypes } from '../../contract-types/contract-types.ts'
import { type Kopecks, ZERO } from '../../money/kopecks.ts'
import type { CompleteTerms } from '../../terms/terms.ts'
import { scalesOf } from '../../withholding/residency.ts'
import { taxOfYear } from '../../withholding/tax-due.ts'
import { incomeOfYear } from '../../year/assessment/assessment.ts'
import { sumOf, yearWith } from '../../year-figures.ts'
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

/** Withholds the tax of the payments: the rule of the contract type takes them in place of months. */
export function withhold({ terms, law, pays, recorder }: TaxedPays): void {
  const months = pays.map(({ figures }) => figures)
  contractTypes[terms.contractType].withhold(terms, law, yearWith(months), recorder)
  for (const figures of months) {
    figures.incomeTax = figures.baseTax + figures.allowancesTax
    figures.netIncome = figures.grossIncome - figures.incomeTax
    const step = recorder?.at(figures.month).citing(ruleCitations.payment)
    step?.('net_income', figures.netIncome, 'difference', 'gross_income', 'income_tax')
  }
}

/**
 * Returns the tax of a year that its payments withheld and that is not due: no later payment set it off. Kopecks; 0 for
 * a non-resident, of whose payments each is taxed by itself.
 * @source Tax Code, article 231
 */
export function excessTaxOf({ terms, law, pays }: TaxedPays): Kopecks {
  const scales = scalesOf(law, terms)
  if (scales === null) return ZERO
  const months = pays.map(({ figures }) => figures)
  const due = taxOfYear(scales, incomeOfYear(terms, { months }))
  const withheld = terms.incomeBefore.taxWithheld + sumOf(months, 'incomeTax')
  return Math.max(withheld - due, 0) as Kopecks
}
