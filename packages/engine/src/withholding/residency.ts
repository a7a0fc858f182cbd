import { figureIn, type Law, type Scale } from '@oklad/law'
import { eaeuCitizenRates } from '@oklad/law/internal'
import type { NonResidentCategory, Terms } from '../terms/terms.ts'
import { oneBase, type TaxScales, taxScalesOf } from './tax-scales.ts'

/** The scales of each category of non-residents; `null` for the flat rate on each month. */
const scalesOfNonResidents: Readonly<Record<NonResidentCategory, (law: Law) => TaxScales | null>> =
  {
    ordinary: () => null,
    // The allowances too have the rates of residents (Federal Tax Service, 21.05.2025 № ЗГ-2-11/8526@).
    eaeuCitizen: (law) => ({
      ...taxScalesOf(law, false),
      mainCitation: figureIn(eaeuCitizenRates, law.year).citation,
    }),
    remoteEmployee({ figures, year }) {
      const { value: scale, citation } = figures.remoteEmployeeScale
      if (scale === null)
        throw new RangeError(`Remote employees had no scale of their own in ${year}`)
      return oneBase(scale, citation)
    },
    listed: ({ figures: { nonResidentScale } }) =>
      oneBase(nonResidentScale.value, nonResidentScale.citation),
  }

/** Returns whether each month is taxed separately at the flat rate of non-residents. */
export const hasFlatRate = ({ isNonResident, nonResidentCategory = 'ordinary' }: Terms): boolean =>
  isNonResident === true && nonResidentCategory === 'ordinary'

/**
 * Returns the scales of a resident's pay, or of a non-resident's by category; `null` for the flat rate.
 * @throws {RangeError} for remote employees in a year without a scale for them
 * @source Tax Code, article 224, paragraphs 1 to 1.2, 3, 3.1; Treaty on the Eurasian Economic Union,
 *   article 73
 */
export function scalesOf(law: Law, terms: Terms): TaxScales | null {
  const { isNonResident = false, nonResidentCategory = 'ordinary', hasTaxPrivilege = false } = terms
  return isNonResident
    ? scalesOfNonResidents[nonResidentCategory](law)
    : taxScalesOf(law, hasTaxPrivilege)
}

/**
 * Returns the scale of the allowances if they have their own tax base, otherwise `null`: for most
 * non-residents, the self-employed, the privilege, and years whose law has one base for all pay.
 */
export const allowanceScaleOf = (terms: Terms, law: Law): Scale | null =>
  terms.contractType === 'selfEmployment' ? null : (scalesOf(law, terms)?.allowances ?? null)
