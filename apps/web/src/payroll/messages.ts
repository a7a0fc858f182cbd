import type { Language } from '@oklad/contract/fields'
import type { AmountName } from '@oklad/engine'
import type { ColumnsInWords } from '@oklad/table/browser'
import type { Computed, DocumentKind } from '@oklad/table/documents'

/** A file that the worker writes: the last result, or an example of a list. */
export type FileFormat = 'csv' | 'xlsx' | 'example'

/** A file with what the person said of it. */
export interface FileOrder {
  readonly file: File
  /** The meanings of headers, as the person chose: the name of a column, or `null` for one that passes. */
  readonly meanings: Readonly<Record<string, string | null>>
  /** The texts that stand in for wrong ones, by header and wrong text. */
  readonly mended: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether rows that look like headings, subtotals, signatures or vacancies are left out, and not refused. */
  readonly skipsHeadings: boolean
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
}

/** A message to the worker: calculate a file, make its documents, or write the last result or an example. */
export type Order =
  | (FileOrder & { readonly kind: 'calculate'; readonly detail: 'year' | 'months' })
  | DocumentsOrder
  | { readonly kind: 'write'; readonly format: FileFormat; readonly language: Language }

/** The sums of a person or of all, kopecks in a year. */
export const sumNames = [
  'grossIncome',
  'incomeTax',
  'netIncome',
  'contributions',
  'employerCost',
] as const satisfies readonly AmountName[]
export type Sums = Readonly<Record<(typeof sumNames)[number], number>>

/** A calculated employee. */
export interface Employee extends Sums {
  readonly name: string
  readonly warnings: readonly string[]
}

/** A calculated list. */
export interface Payroll {
  readonly columns: ColumnsInWords
  /** The detected encoding, separator and decimal mark of a CSV file. */
  readonly detected: string | undefined
  readonly rows: number
  readonly refused: number
  /** Whether some of them look like headings, subtotals, signatures or vacancies. */
  readonly hasHeadings: boolean
  /** The number of those that are left out. */
  readonly headings: number
  readonly total: Sums
  /** The columns that documents alone use. */
  readonly ofPerson: readonly string[]
  /** The first calculated employees. */
  readonly people: readonly Employee[]
  /** Whether the tax of some is the one on professional income. */
  readonly hasSelfEmployed: boolean
  /** The first problems found in rows, equal ones together. */
  readonly problems: readonly RowsProblem[]
  /** How many follow them. */
  readonly otherProblems: number
}

/** The same problem in several rows. */
export interface RowsProblem {
  readonly header: string
  /** The text of the cells; `undefined` where the rows have no such column. */
  readonly text: string | undefined
  readonly detail: string
  readonly rows: readonly number[]
}

/** Why a file as a whole cannot be calculated. */
export interface FileProblem {
  readonly text: string
  /** The header whose meaning the person says, and the columns that it may be. */
  readonly asked?: {
    readonly header: string
    readonly choices: readonly { readonly name: string; readonly meaning: string }[]
  }
}

/** A document with its files, or why there is none. */
export interface Documents
  extends Pick<Computed, 'problems' | 'notes' | 'relations'>,
    Partial<Pick<Computed, 'report' | 'notices'>> {
  readonly kind: 'documents'
  /** The people of certificates or of personal data. Kopecks. */
  readonly people?: readonly { readonly name: string; readonly sums: readonly number[] }[]
  /** The certificates of the people as elements of HTML, once the employer is right. */
  readonly papers: readonly string[]
  readonly employerProblems: Readonly<Record<string, string>>
  readonly files: readonly { readonly name: string; readonly content: Blob }[]
}

/** A message from the worker. */
export type Reply =
  | Documents
  | { readonly kind: 'done'; readonly payroll: Payroll }
  | { readonly kind: 'refused'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'file'; readonly content: Blob }
  /** `unloaded` is a part of the worker that could not be loaded. */
  | { readonly kind: 'failed' | 'unloaded' }
