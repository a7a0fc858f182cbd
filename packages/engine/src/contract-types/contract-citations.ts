import type { Citation } from '@oklad/law'

/** The citations for the rules that every contract type has, each from its own law. */
export interface ContractCitations {
  /** The contract sets the pay. */
  readonly pay: Citation
  /** Allowances accrue on the pay, or do not. */
  readonly allowances: Citation
  /** Pay is taxed income. */
  readonly income: Citation
  /** Tax is paid from the pay. */
  readonly payment: Citation
  /** Contributions are due on the pay, or are not. */
  readonly contributions: Citation
  /** Work-accident insurance is due on the pay, or is not. */
  readonly accidents: Citation
}
