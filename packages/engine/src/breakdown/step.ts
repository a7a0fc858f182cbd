import type { Citation } from '@oklad/law'
import { memoised } from '@oklad/law/internal'
import type { DeductionName } from '../deductions/names.ts'
import type { Month } from '../terms/terms.ts'
import type { BracketPart } from './brackets.ts'
import type { FigureName, StepKind } from './names.ts'
import type { Operation } from './recompute.ts'

/**
 * The period of a step: a month, the year, its `start`, the earlier pay by the same employer
 * (`before`), the year taxed with other deductions or together with other employers, a payment, a
 * remittance of tax, the payments of the next tax year, a recalculation, a payment that repays a debt, or what a writ, or the
 * writs of a priority, take from a payment, a month or the year.
 */
export type Period =
  | Month
  | 'year'
  | 'start'
  | 'before'
  | 'without_deductions'
  | `with_${DeductionName}`
  | 'with_social'
  | 'with_property'
  | 'last_property_year'
  | 'all_employers'
  | `employer_${number}`
  | `payment_${number}`
  | `transfer_${string}`
  | 'next_year'
  | 'recalculation'
  | `repayment_${number}`
  | `${'writ' | 'priority'}_${number}_${`payment_${number}` | `month_${number}` | 'year'}`
  | AveragePeriod

/**
 * The period of a step of pay by average earnings: the whole event, its days from a date on, a month `YYYY-MM` of the
 * averaging period (as it counts from a date on), a bonus by its place, the salary, a year of earnings, or days with
 * the same pay.
 */
export type AveragePeriod =
  | 'event'
  | 'salary'
  | `${'from' | 'month' | 'bonus' | 'salary' | 'year' | 'row'}_${string}`

/** A number from which a step is computed. */
export interface Input {
  /** The kind of the step that computed it, or the name of the term or figure of the law. */
  readonly name: StepKind | FigureName
  readonly value: number
  /** The exact value, `numerator/denominator`, where `value` is rounded for print. */
  readonly exact?: string | undefined
  /** The id of the step that computed it; `undefined` for a term and for a figure of the law. */
  readonly from: string | undefined
  /** The period of that step, or the employer of a term; `undefined` for other terms and figures. */
  readonly period: Period | undefined
}

/** One line of a breakdown: a value, and everything a person needs to check it with a pen. */
export interface Step {
  /** Unique within a breakdown: `kind.period`. */
  readonly id: string
  readonly kind: StepKind
  readonly period: Period
  /** The month, if the period is a month. */
  readonly month: Month | undefined
  /** The value from the calculation. `recompute` checks it against the inputs. */
  readonly value: number
  /** The exact value, `numerator/denominator`, where `value` is rounded for print: later steps use it. */
  readonly exact?: string | undefined
  readonly operation: Operation
  /** In the order in which the operation takes them. */
  readonly inputs: readonly Input[]
  /** The brackets that the first input reaches. */
  readonly brackets: readonly BracketPart[] | undefined
  readonly citation: Citation
}

/** Makes an input of a step. */
export const inputOf = ({ kind: name, value, exact, id: from, period }: Step): Input => {
  return { name, value, exact, from, period }
}

/**
 * Makes an input of a term of the calculation or a figure of the law.
 * @param period the employer, where several have the term
 */
export function given<Value extends number>(
  name: FigureName,
  value: Value,
  period?: Period,
): Input & { readonly value: Value } {
  return { name, value, from: undefined, period }
}

/** The ids of steps by period: a text that is kept is found faster. */
const idsIn = memoised((period: Period) => memoised((kind: StepKind) => `${kind}.${period}`))

/** Returns the id of the step of a kind about a period. Those about months and the year, which every breakdown has, are kept. */
export const idOf = (kind: StepKind, period: Period): string =>
  typeof period === 'number' || period === 'year' ? idsIn(period)(kind) : `${kind}.${period}`
