import type { Text } from '@oklad/contract/internal'
import { TableError } from '../table-error.ts'
import type { TableInput } from './format.ts'

/** Kinds of files by the bytes that they begin with, as hexadecimal digits. */
const kinds: readonly (readonly [beginning: RegExp, kind: Text])[] = [
  [/^504b0304/, { en: 'an XLSX workbook or a ZIP archive', ru: 'книга XLSX или архив ZIP' }],
  [
    /^d0cf11e0/,
    {
      en: 'an old XLS workbook or one with a password',
      ru: 'старая книга XLS или книга с паролем',
    },
  ],
  [/^50415231/, { en: 'Parquet', ru: 'Parquet' }],
  [/^(?:4152524f5731|ffffffff)/, { en: 'Arrow', ru: 'Arrow' }],
  [/^1f8b/, { en: 'compressed by gzip', ru: 'файл, сжатый gzip' }],
  [/^28b52ffd/, { en: 'compressed by Zstandard', ru: 'файл, сжатый Zstandard' }],
  [/^(?:09|0a|0d|efbbbf|[2-7].){8}/, { en: 'a text such as CSV', ru: 'текст, например CSV' }],
]
const [plainText] = kinds.at(-1) ?? []
const binary: Text = {
  en: 'binary, or a text in none of UTF-8, UTF-16 with a byte order mark and windows-1251',
  ru: 'двоичный файл или текст не в UTF-8, не в UTF-16 с BOM и не в windows-1251',
}

const kindOf = (start: Uint8Array) => {
  const bytes = Array.from(start.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0'))
  return kinds.find(([beginning]) => beginning.test(bytes.join('')))
}

/**
 * Checks that the beginning of a file can be that of a text.
 * @throws {TableError} if it cannot
 */
export function requireText(start: Uint8Array, sample: string, format: string): void {
  const [beginning, other] = kindOf(start) ?? []
  if ((beginning === undefined || beginning === plainText) && !sample.includes('\0')) return
  const kind = beginning === plainText ? binary : (other ?? binary)
  throw new TableError([{ code: 'other_kind', values: { kind, format } }])
}

/** The error of a file that a library cannot read: it is empty, of another kind, or damaged. */
export async function brokenFile(
  format: 'XLSX' | 'Parquet' | 'Arrow',
  { file }: Pick<TableInput, 'file'>,
  cause: unknown,
): Promise<TableError> {
  if (cause instanceof TableError) return cause
  if (file?.byteLength === 0) return new TableError([{ code: 'empty' }], { cause })
  const [, kind] = (file && kindOf(new Uint8Array(await file.slice(0, 16)))) ?? []
  if (kind && !kind.en.includes(format)) {
    return new TableError([{ code: 'other_kind', values: { kind, format } }], { cause })
  }
  // Other errors are about the code of the library.
  const reason = (cause as Error).constructor === Error ? ` (${(cause as Error).message})` : ''
  return new TableError([{ code: 'broken', values: { format, reason } }], { cause })
}
