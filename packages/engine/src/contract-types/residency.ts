import type { Recorder } from '../breakdown/recorder.ts'
import { rules } from '../breakdown/rules.ts'
import type { Citation } from '../law/figure.ts'
import type { Law } from '../law/law.ts'
import type { CompleteTerms } from '../terms.ts'
import { grantChildDeduction, grantNoDeduction } from '../year/child-deduction.ts'
import { taxScalesOf } from '../year/tax-due.ts'
import { withhold } from '../year/withholding.ts'
import type { YearFigures } from '../year/year-figures.ts'
import { withholdFromNonResident } from './non-resident.ts'

/** Withholds the tax of the months: cumulatively from residents, at a flat rate from others. */
export function withholdByResidency(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  if (terms.isNonResident) withholdFromNonResident(terms, law, year, recorder)
  else withhold(terms, taxScalesOf(law, terms.hasTaxPrivilege), year, recorder)
}

/** Grants the deductions of the months to residents. */
export function grantByResidency(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  recorder?: Recorder,
): void {
  const citation = residencyExcludes(terms)
  if (citation === null) grantChildDeduction(terms, law, year, recorder)
  else grantNoDeduction(terms, year, citation, recorder)
}

/** Non-residents have no deductions (Tax Code, article 210). */
export function residencyExcludes({ isNonResident }: CompleteTerms): Citation | null {
  return isNonResident ? rules.taxBase : null
}

/**
 * The most by which roundings can lower the withheld tax of a month whose pay rises, kopecks: where
 * the tax withheld before is not in whole roubles, a month that cannot pay all of its tax pays
 * whole roubles instead.
 */
export function fallOfWithheldTax({ incomeBefore }: CompleteTerms): number {
  return incomeBefore.taxWithheld % 100 === 0 ? 0 : 99
}
