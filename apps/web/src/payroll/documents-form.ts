import { type DocumentKind, documentKinds, documentYears, writeMonth } from '@oklad/table/documents'
import { signal } from '@preact/signals'
import { currentMonth, currentYear } from '../input/today.ts'
import type { Fields } from './employer-file.ts'

/** The choices and texts of the person. */
interface DocumentsForm {
  readonly isOpen: boolean
  readonly document: DocumentKind
  readonly year: number
  /** The last month of the period that was chosen, 1 is January; until then each document has a period of its own. */
  readonly month?: number
  readonly typed: Fields
  /** The employer as it was when its button was pressed. */
  readonly employer?: Fields | undefined
  /** The XML that was filed for the period: the document corrects it. */
  readonly filed: readonly File[]
  /** The periods of documents whose files were saved, by `savedKey`. */
  readonly saved: readonly string[]
}

export const documentNames = Object.keys(documentKinds) as DocumentKind[]

export const quarterEnds = [3, 6, 9, 12]
export const monthsOf = (document: DocumentKind) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) => quarterEnds.includes(month) !== (document === 'personal-data'),
  )

/** A year whose forms are known: that of the last quarter that has ended, if they are. */
function firstForm(): DocumentsForm {
  const newest = currentMonth > 3 ? currentYear : currentYear - 1
  const year = documentYears.findLast((one) => one <= newest) ?? documentYears[0]
  return { isOpen: false, document: 'ndfl6', year, typed: {}, filed: [], saved: [] }
}

/**
 * Returns the last month of the period of a document: the chosen one, or the one that is due first. Notices are due within
 * their quarter, everything else after its period.
 */
export function lastMonthOf(document: DocumentKind, { year, month }: DocumentsForm): number {
  const months = monthsOf(document)
  if (month !== undefined) return months.findLast((one) => one <= month) ?? 1
  if (year !== currentYear) return months.at(-1) ?? 12
  const isDue = (one: number) => (document === 'notice' ? one - 3 : one) < currentMonth
  return months.findLast(isDue) ?? months[0] ?? 1
}

/** What is chosen and typed. It stays while the list is calculated again. */
export const form = signal(firstForm())

export const change = (part: Partial<DocumentsForm>) => {
  form.value = { ...form.peek(), ...part }
}

/** The name of a period by its last month: those of 6-НДФЛ and of certificates begin in January. */
export function periodOf(document: DocumentKind, year: number, month: number): string {
  if (document === 'personal-data') return writeMonth(year, month)
  return document !== 'notice' && month === 12
    ? `${year}`
    : `${year}-Q${quarterEnds.indexOf(month) + 1}`
}

/** Chooses a document, or another period of it; what was filed was of the one before. */
export const choose = (part: Partial<Pick<DocumentsForm, 'document' | 'year' | 'month'>>): void =>
  change({ ...part, filed: [] })

/** The key of a document and its period among those whose files were saved. */
export const savedKey = (document: DocumentKind, year: number, month: number): string =>
  `${document} ${periodOf(document, year, month)}`
