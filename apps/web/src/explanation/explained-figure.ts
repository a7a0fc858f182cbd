import type { AmountName, Month } from '@oklad/engine'

/** A figure of the page that can be asked how it came about. */
export type ExplainedFigure =
  | {
      readonly amount: AmountName | 'taxRate'
      readonly period: 'month'
      readonly month: Month
    }
  | { readonly amount: AmountName; readonly period: 'yearToDate'; readonly month: Month }
  | { readonly amount: AmountName; readonly period: 'year' }

/** What a person asks: a figure of the page, or a step on the way to it by its id. */
export type Asked = ExplainedFigure | { readonly step: string }
