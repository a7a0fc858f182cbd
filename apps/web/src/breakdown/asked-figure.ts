import type { AmountName, Month } from '@oklad/engine'

/** A figure of the page whose breakdown can be shown. */
export type AskedFigure =
  | {
      readonly amount: AmountName | 'taxRate'
      readonly period: 'month'
      readonly month: Month
    }
  | { readonly amount: AmountName; readonly period: 'yearToDate'; readonly month: Month }
  | { readonly amount: AmountName; readonly period: 'year' }

/** A figure of the page, or the id of a step of its breakdown. */
export type Asked = AskedFigure | { readonly step: string }
