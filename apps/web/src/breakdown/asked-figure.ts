import type { paymentFields } from '@oklad/contract/fields'
import type { ExplanationStep } from '@oklad/contract/internal'
import type { AmountName, Month } from '@oklad/engine'
import { signal } from '@preact/signals'
import type { Details } from '../input/details.ts'

/** A figure of the page whose breakdown can be shown. */
export type AskedFigure =
  | {
      readonly amount: AmountName | 'taxRate'
      readonly period: 'month'
      readonly month: Month
    }
  | { readonly amount: AmountName; readonly period: 'yearToDate'; readonly month: Month }
  | { readonly amount: AmountName; readonly period: 'year' }

/** A figure of the page, or a step of the breakdown of a year, of its payments by date where it has `paydays`, or of another answer. */
export type Asked =
  | AskedFigure
  | {
      /** The id of the step. */
      readonly step: string
      /** All steps of the other answer. */
      readonly explanation?: readonly ExplanationStep[]
      readonly paydays?: Pick<Details, keyof typeof paymentFields>
    }

/** The figure whose breakdown is shown. */
export const asked = signal<Asked>()

/** Shows the breakdown of a figure or of a step; without one, closes the breakdown. */
export const explain = (figure?: Asked) => {
  asked.value = figure
}
