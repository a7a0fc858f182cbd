import type { Citation, Law, Scale } from '@oklad/law'

/** The scales for somebody's pay, with their sources. */
export interface TaxScales {
  /** The scale of base pay, or of all pay if there is one base. */
  readonly main: Scale
  readonly mainCitation: Citation
  /** The scale of the allowances' own base; `null` if base pay and allowances share one. */
  readonly allowances: Scale | null
  readonly allowancesCitation: Citation
}

/** Returns one scale for base pay and allowances together. */
export const oneBase = (main: Scale, citation: Citation): TaxScales => ({
  main,
  mainCitation: citation,
  allowances: null,
  allowancesCitation: citation,
})

/**
 * Returns the scales of a resident in a tax year.
 * @param hasTaxPrivilege see `Terms`
 * @source Tax Code, article 210, paragraphs 3, 6.1, 6.2; article 224, paragraphs 1, 1.2
 */
export function taxScalesOf({ figures }: Law, hasTaxPrivilege: boolean): TaxScales {
  const { mainScale, allowanceScale, privilegeScale } = figures
  const { value: privileged, citation } = privilegeScale
  if (hasTaxPrivilege && privileged !== null) return oneBase(privileged, citation)
  return {
    main: mainScale.value,
    mainCitation: mainScale.citation,
    allowances: allowanceScale.value,
    allowancesCitation: allowanceScale.citation,
  }
}
