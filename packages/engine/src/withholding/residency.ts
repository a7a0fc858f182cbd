import { figureIn, type Law, type Scale } from '@oklad/law'
import { eaeuCitizenRates } from '@oklad/law/internal'
import { refuseInYear } from '../terms/problem.ts'
import type { ContractTypeName, NonResidentCategory, Terms } from '../terms/terms.ts'
import { oneBase, type TaxScales, taxScalesOf } from './tax-scales.ts'

/** The scales of each category of non-residents; `null` for the flat rate on each month. */
const scalesOfNonResidents: Readonly<
  Record<NonResidentCategory, (law: Law, contractType: ContractTypeName) => TaxScales | null>
> = {
  ordinary: () => null,
  // The allowances too have the rates of residents (Federal Tax Service, 21.05.2025 № ЗГ-2-11/8526@).
  eaeuCitizen: (law) => ({
    ...taxScalesOf(law, false),
    mainCitation: figureIn(eaeuCitizenRates, law.year).citation,
  }),
  remoteEmployee: (law, contractType) => {
    const { value: scale, citation } = remoteScaleOf(law, contractType)
    if (scale !== null) return oneBase(scale, citation)
    const why = `there was no scale for it under ${contractType} in ${law.year}`
    return refuseInYear('nonResidentCategory', why)
  },
  listed: ({ figures: { nonResidentScale } }) =>
    oneBase(nonResidentScale.value, nonResidentScale.citation),
}

/** Returns the figure of the scale of non-residents who work remotely: a civil contract has its own rule. */
export const remoteScaleOf = ({ figures }: Law, contractType: ContractTypeName) =>
  contractType === 'civilContract' ? figures.remoteContractorScale : figures.remoteEmployeeScale

/** Returns whether each month is taxed separately at the flat rate of non-residents. */
export const hasFlatRate = ({ isNonResident, nonResidentCategory = 'ordinary' }: Terms): boolean =>
  isNonResident === true && nonResidentCategory === 'ordinary'

/**
 * Returns the scales of a resident's pay, or of a non-resident's by category; `null` for the flat rate.
 * @throws {RangeError} for remote work in a year without a scale for it under the contract
 * @source Tax Code, article 208, paragraph 1, items 6.2 and 6.3; article 224, paragraphs 1 to 1.2, 3, 3.1; Treaty on the Eurasian Economic Union,
 *   article 73
 */
export function scalesOf(law: Law, terms: Terms): TaxScales | null {
  const { isNonResident = false, nonResidentCategory = 'ordinary', hasTaxPrivilege = false } = terms
  return isNonResident
    ? scalesOfNonResidents[nonResidentCategory](law, terms.contractType ?? 'employment')
    : taxScalesOf(law, hasTaxPrivilege)
}

/**
 * Returns the scale of the allowances if they have their own tax base, otherwise `null`: for most
 * non-residents, the self-employed, the privilege, and years whose law has one base for all pay.
 */
export const allowanceScaleOf = (terms: Terms, law: Law): Scale | null =>
  terms.contractType === 'selfEmployment' ? null : (scalesOf(law, terms)?.allowances ?? null)
