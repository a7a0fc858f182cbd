import type { Text } from '@oklad/contract/internal'
import { TableError } from '../table-error.ts'
import type { TableInput } from './format.ts'

type Kinds = readonly (readonly [beginning: RegExp, kind: Text])[]

const oldWorkbook: Text = {
  en: 'an old XLS workbook or one with a password',
  ru: 'старая книга XLS или книга с паролем',
}

/** Kinds of files that hold no table, or none that is read, by the bytes that they begin with, as hexadecimal digits. */
// biome-ignore format: one kind a line
const unread: Kinds = [
  // An archive with a folder `word/`.
  [/^504b0304(?:..)*?776f72642f/, { en: 'a Word document', ru: 'документ Word' }],
  [/^7b5c727466/, { en: 'a text document (RTF)', ru: 'текстовый документ (RTF)' }],
  [/^25504446/, { en: 'a PDF document', ru: 'документ PDF' }],
  [/^(?:89504e47|ffd8ff|47494638|49492a00|4d4d002a)/, { en: 'an image', ru: 'изображение' }],
  [/^d0cf11e0/, oldWorkbook],
  [/^1f8b/, { en: 'compressed by gzip', ru: 'файл, сжатый gzip' }],
  [/^28b52ffd/, { en: 'compressed by Zstandard', ru: 'файл, сжатый Zstandard' }],
  // As programs save a report with the extension of a workbook: <!, <?, <html, <table.
  [/^(?:efbbbf)?3c(?:21|3f|[46]8|[57]4)/, { en: 'HTML or XML', ru: 'HTML или XML' }],
]

/** Kinds of files that are read, likewise. */
const readable: Kinds = [
  [/^504b0304/, { en: 'an XLSX workbook or a ZIP archive', ru: 'книга XLSX или архив ZIP' }],
  [/^50415231/, { en: 'Parquet', ru: 'Parquet' }],
  [/^(?:4152524f5731|ffffffff)/, { en: 'Arrow', ru: 'Arrow' }],
  [/^(?:09|0a|0d|efbbbf|[2-7].){8}/, { en: 'a text such as CSV', ru: 'текст, например CSV' }],
]
const [plainText] = readable.at(-1) ?? []
const binary: Text = {
  en: 'binary, or a text in none of UTF-8, UTF-16 with a byte order mark and the Russian encodings of Windows, DOS, Unix and the Mac',
  ru: 'двоичный файл или текст не в UTF-8, не в UTF-16 с BOM и не в русской кодировке Windows, DOS, Unix или Mac',
}

/** How much of a file tells its kind. */
const BEGINNING = 4096

const kindOf = (start: Uint8Array) => {
  const bytes = Array.from(start.subarray(0, BEGINNING), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return [...unread, ...readable].find(([beginning]) => beginning.test(bytes))
}

function otherKind(kind: Text, format: string, options?: ErrorOptions): TableError {
  const isUnread = unread.some(([, other]) => other === kind)
  const code = kind === oldWorkbook ? 'old_workbook' : isUnread ? 'unread_kind' : 'other_kind'
  return new TableError([{ code, values: { kind, format } }], options)
}

/**
 * Checks that the beginning of a file can be that of a text.
 * @throws {TableError} if it cannot
 */
export function requireText(start: Uint8Array, sample: string, format: string): void {
  const [beginning, other] = kindOf(start) ?? []
  if ((beginning === undefined || beginning === plainText) && !sample.includes('\0')) return
  throw otherKind(beginning === plainText ? binary : (other ?? binary), format)
}

/** The error of a file that a library cannot read: it is empty, of another kind, or damaged. */
export async function brokenFile(
  format: 'XLSX' | 'Parquet' | 'Arrow',
  { file }: Pick<TableInput, 'file'>,
  cause: unknown,
): Promise<TableError> {
  if (cause instanceof TableError) return cause
  if (file?.byteLength === 0) return new TableError([{ code: 'empty' }], { cause })
  const [, kind] = (file && kindOf(new Uint8Array(await file.slice(0, BEGINNING)))) ?? []
  if (kind && !kind.en.includes(format)) return otherKind(kind, format, { cause })
  // Other errors are about the code of the library.
  const reason = (cause as Error).constructor === Error ? ` (${(cause as Error).message})` : ''
  return new TableError([{ code: 'broken', values: { format, reason } }], { cause })
}
