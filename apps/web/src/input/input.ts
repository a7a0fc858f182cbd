import { type Kopecks, roubles } from '@oklad/engine'
import type { Details } from './details.ts'

/** The monthly amounts that a person can type: salary, net pay, cost to the employer. */
export const amountKinds = ['gross', 'net', 'cost'] as const
export type AmountKind = (typeof amountKinds)[number]

/** The month whose net pay or cost is typed and shown: the first paid one, or the average one. */
export const bases = ['first_month', 'annual'] as const
export type Basis = (typeof bases)[number]

/** Everything that a person has entered. */
export interface Input {
  readonly kind: AmountKind
  /** Kopecks a month; `null` while nothing is typed. */
  readonly amount: Kopecks | null
  readonly basis: Basis
  readonly details: Details
}

/** The input without an amount. */
export const emptyInput: Input = { kind: 'gross', amount: null, basis: 'first_month', details: {} }

/** The input with which the page opens. The first key replaces its amount. */
export const exampleInput: Input = { ...emptyInput, amount: roubles(150_000) }
