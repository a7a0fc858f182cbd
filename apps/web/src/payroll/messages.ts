import type { Language } from '@oklad/contract/fields'

/** What the page asks of the worker: to calculate a file, or to write the last result or an example. */
export type Order =
  | {
      readonly kind: 'calculate'
      readonly file: File
      readonly detail: 'year' | 'months'
      /** What the person says that misspelt headers mean: a field, or `null` for another column. */
      readonly meanings: Readonly<Record<string, string | null>>
      readonly language: Language
      readonly currentYear: number
    }
  | {
      readonly kind: 'write'
      readonly format: 'csv' | 'xlsx' | 'example'
      readonly language: Language
    }

/** The sums of a person or of all, kopecks in a year. */
export const sumNames = ['gross', 'tax', 'net', 'contributions', 'cost'] as const
export type Sums = Readonly<Record<(typeof sumNames)[number], number>>

/** A calculated list. */
export interface Payroll {
  /** The encoding and the marks of a CSV file, where they were found out. */
  readonly detected: string | undefined
  readonly rows: number
  readonly refused: number
  readonly total: Sums
  /** The first people that are calculated. */
  readonly people: readonly (Sums & { readonly name: string })[]
  /** The first problems of rows. */
  readonly problems: readonly {
    readonly row: number
    readonly column: string
    readonly detail: string
  }[]
}

/** Why a file as a whole cannot be calculated. */
export interface FileProblem {
  readonly text: string
  /** The header that resembles a field, and the field's title: the person says whether it is meant. */
  readonly misspelt?: { readonly header: string; readonly suggestion: string }
}

/** What the worker answers. */
export type Reply =
  | { readonly kind: 'payroll'; readonly payroll: Payroll }
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'file'; readonly content: Blob; readonly format: 'csv' | 'xlsx' | 'example' }
  | { readonly kind: 'failed' }
