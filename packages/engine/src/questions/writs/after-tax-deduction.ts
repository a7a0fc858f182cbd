import type { Kopecks } from '../../money/kopecks.ts'
import type { writKinds } from '../../terms/limits.ts'

/** A writ or an agreement by which an employer deducts from pay after tax. Sums are kopecks. */
export interface AfterTaxDeduction {
  /** Alimony as a share of pay, alimony as a sum of a month, or another writ with a debt. */
  readonly kind: (typeof writKinds)[number]
  /** Of `alimony_share`: numerator and denominator, such as 1 and 4. */
  readonly share?: readonly number[]
  /** Of `alimony_sum`, for a month. */
  readonly sum?: Kopecks
  /** What is owed in all; of alimony the arrears. */
  readonly debt?: Kopecks
  /** 1 … 4 of 229-ФЗ, article 111; 1 for alimony and 4 for a writ by default. The first one has a limit of its own. */
  readonly priority?: number
  /** The subsistence minimum that the debtor keeps in a month; 0 if none. Not of the first priority. */
  readonly keepsMinimum?: Kopecks
}

/** Payments after tax. Kopecks. */
export type PaymentsAfterTax = readonly { readonly month: number; readonly netIncome: Kopecks }[]
