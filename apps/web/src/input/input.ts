import type { PrivateCalculationRequest } from '@oklad/contract/form'
import type { Kopecks } from '@oklad/engine'

/** What an amount a month can be given as: the salary, what arrives on hand, or what it costs. */
export const amountKinds = ['gross', 'net', 'cost'] as const
export type AmountKind = (typeof amountKinds)[number]

/** Which month an amount on hand, or of cost, is about: the first paid one, or the average one. */
export const bases = ['first_month', 'annual'] as const
export type Basis = (typeof bases)[number]

/** Everything but the amount: the fields of a private request that differ from their defaults. */
export type Details = Omit<PrivateCalculationRequest, 'gross_salary'>
export type DetailName = keyof Details

/** All that a person has told the page. */
export interface Input {
  readonly kind: AmountKind
  /** Kopecks a month; `null` where nothing is typed yet. */
  readonly amount: Kopecks | null
  readonly basis: Basis
  readonly details: Details
}

/** What the page opens with. */
export const emptyInput: Input = { kind: 'gross', amount: null, basis: 'first_month', details: {} }

/** Details with one more told, or with one taken back by `undefined`. */
export function withDetail<Name extends DetailName>(
  details: Details,
  name: Name,
  value: Details[Name] | undefined,
): Details {
  const { [name]: _, ...others } = details
  return value === undefined ? others : { ...others, [name]: value }
}
