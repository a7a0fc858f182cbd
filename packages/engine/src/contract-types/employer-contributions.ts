import type { Recorder } from '../breakdown/recorder.ts'
import type { Law } from '../law/law.ts'
import type { CompleteTerms } from '../terms.ts'
import { chargeGeneralContributions } from '../year/general-contributions.ts'
import { chargeReducedContributions } from '../year/reduced-contributions.ts'
import type { YearFigures } from '../year/year-figures.ts'

/** Charges the contributions of an employer under its tariff. */
export function chargeEmployer(
  terms: CompleteTerms,
  law: Law,
  year: YearFigures,
  hasSocial: boolean,
  recorder?: Recorder,
): void {
  const { contributionTariff: tariff } = terms
  if (tariff === 'general') chargeGeneralContributions(terms, law, year, hasSocial, recorder)
  else chargeReducedContributions(terms, law, year, tariff, recorder)
}
