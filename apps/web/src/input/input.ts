import { type Kopecks, roubles } from '@oklad/engine'
import type { Absence, Details } from './details.ts'

/** The monthly amounts that a person can type: salary, net pay, cost to the employer. */
export const amountKinds = ['gross', 'net', 'cost'] as const
export type AmountKind = (typeof amountKinds)[number]

/**
 * The month whose net pay or cost is typed: the first paid one, the average one, or each month at least.
 * The first two are also the month whose amounts are shown.
 */
export const bases = ['first_month', 'annual', 'every_month'] as const
export type Basis = (typeof bases)[number]

/** The bases that a typed amount can have; the first one is chosen with its kind. */
export const basesOf: Readonly<Record<AmountKind, readonly [Basis, ...Basis[]]>> = {
  gross: ['first_month', 'annual'],
  net: ['every_month', 'annual', 'first_month'],
  cost: ['first_month', 'annual'],
}

/** The sections of a leave, which have fields beside the amount. */
export const leaveKinds = ['vacation', 'sick'] as const

/** The fields of such a section. */
export type LeaveFields = Pick<
  Absence,
  'from' | 'days' | 'to' | 'insurance_months' | 'cause' | 'earned'
>

/** Everything that a person has entered. */
export interface Input {
  readonly kind: AmountKind
  /** Kopecks a month; `null` while nothing is typed. */
  readonly amount: Kopecks | null
  readonly basis: Basis
  /** Whether a salary that is sought is shown to the kopeck, not in whole thousands of roubles. */
  readonly isExact?: boolean | undefined
  /** The Russian name of the place that was chosen; coefficient and allowance are in the details. */
  readonly place?: string | undefined
  /** The whole northern allowance of the place, percent. It is counted while the details have none. */
  readonly fullAllowance?: number | undefined
  /** The day, `YYYY-MM-DD`, on which the difference to the first scenario is paid: this one recalculates it. */
  readonly paidOn?: string | undefined
  readonly vacation?: LeaveFields | undefined
  readonly sick?: LeaveFields | undefined
  readonly details: Details
}

/**
 * Returns the details to compute with: with the whole northern allowance until the visitor says how much of it is paid. A salary
 * that is sought is the same in all months.
 */
export function countedDetails({ kind, details, fullAllowance }: Input): Details {
  const { monthly_salaries, raise, ...sought } = details
  const counted = kind === 'gross' ? details : sought
  return fullAllowance === undefined
    ? counted
    : { northern_coefficient: 100 + fullAllowance, ...counted }
}

/** Changes the current input. It takes a function where a part that is painted later would change an older input. */
export type OnInput = (change: Partial<Input> | ((now: Input) => Partial<Input>)) => void

/** The input without an amount. */
export const emptyInput: Input = { kind: 'gross', amount: null, basis: 'first_month', details: {} }

/** The input with which the page opens. The first key replaces its amount. */
export const exampleInput: Input = { ...emptyInput, amount: roubles(250_000) }

/** The scenarios, and the index of the one that the form shows. */
export interface Scenarios {
  readonly inputs: readonly Input[]
  readonly open: number
}
