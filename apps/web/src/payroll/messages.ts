import type { Language } from '@oklad/contract/fields'
import type { LineAsked } from '@oklad/documents'
import type { AmountName } from '@oklad/engine'
import type { DocumentKind } from '@oklad/table/documents'

/** A file that the worker writes: the last result, or an example of a list. */
export type FileFormat = 'csv' | 'xlsx' | 'example'

/** A file with what the person said of it. */
export interface FileOrder {
  readonly file: File
  /** The meanings of headers, as the person chose: the name of a column, or `null` for one that passes. */
  readonly meanings: Readonly<Record<string, string | null>>
  /** What was said of headers before; `meanings` count before it. */
  readonly mapping?: File | undefined
  /** The texts that stand in for wrong ones, by header and wrong text. */
  readonly mended: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether rows that look like headings, subtotals, signatures or vacancies are left out, and not refused. */
  readonly skipsHeadings: boolean
  /** Whether the columns that would be asked about pass. */
  readonly keepsRest: boolean
  readonly language: Language
  readonly currentYear: number
}

/** Asks for a document of a period, such as `2026-Q1`. */
export interface DocumentsOrder extends FileOrder {
  readonly kind: 'documents'
  readonly document: DocumentKind
  readonly period: string
  /** The fields by their paths, such as `signer.surname`; absent until the person fills them in. */
  readonly employer: Readonly<Record<string, string>> | undefined
  /** The XML that was filed for the period: the document corrects it. */
  readonly filed: readonly File[]
}

/** Asks for the people of a line of the document that was made last. */
export interface LineOrder {
  readonly kind: 'line'
  readonly asked: LineAsked
  readonly language: Language
}

/** Asks for the payments of a person of the document that was made last: those of a line, or those of its paper. */
export interface PaymentsOrder {
  readonly kind: 'payments'
  /** The number of the person in the document. */
  readonly person: number
  readonly asked: LineAsked | undefined
  readonly language: Language
}

/** Asks for the months of a person of the list that was calculated last. */
interface PersonOrder {
  readonly kind: 'person'
  /** Among the people who are calculated. */
  readonly place: number
  readonly language: Language
}

/** A message to the worker: calculate a file, compare its sources, make its documents, open a line or a person of them, or write the last result or an example. */
export type Order =
  | (FileOrder & { readonly kind: 'calculate'; readonly detail: 'year' | 'months' })
  | (FileOrder & { readonly kind: 'compare' })
  | DocumentsOrder
  | LineOrder
  | PaymentsOrder
  | PersonOrder
  | { readonly kind: 'write'; readonly format: FileFormat; readonly language: Language }

/** The sums of a person or of all, kopecks in a year, the most important ones first: a phone shows no more. */
export const sumNames = [
  'netIncome',
  'incomeTax',
  'grossIncome',
  'contributions',
  'employerCost',
] as const satisfies readonly AmountName[]
export type Sums = Readonly<Record<(typeof sumNames)[number], number>>
