import { writeHundredths } from '@oklad/contract/internal'
import type { OutputColumn } from '../answer-columns.ts'
import { bestOf } from '../header.ts'
import { TableError } from '../table-error.ts'
import { requireText } from './file-kind.ts'
import { bytesOf, type Cells } from './format.ts'

const SAMPLE_BYTES = 65_536

/** Of texts that are not Unicode: of Windows, the Mac, DOS and old Unix. */
const encodings = ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-r']

/** The letters of Russian words: in a wrong encoding these have signs, or small letters before capitals. */
const lettersIn = (text: string) =>
  text.match(/(?<!\p{L})(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)(?!\p{L})/gu)?.join('').length ?? 0

/**
 * Decodes a text. UTF-8 and UTF-16 are recognised by their byte order marks; without one, a text
 * that is not UTF-8 has the encoding with most letters of Russian words, by default windows-1251.
 * @param sampleBytes how much of the beginning is looked at, at most
 * @returns with `sample`, the beginning, and `chunks`, the whole text
 * @throws {TableError} if it is no text
 */
export async function decodeText(
  bytes: AsyncIterable<Uint8Array>,
  format: string,
  sampleBytes = SAMPLE_BYTES,
) {
  const source = bytes[Symbol.asyncIterator]()
  const parts: Uint8Array[] = []
  for (let length = 0; length < Math.min(sampleBytes, SAMPLE_BYTES); ) {
    const { done, value } = await source.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  const start = await bytesOf(parts)
  const [mark] = ['255,254', '254,255'].filter((mark) => mark === String(start.subarray(0, 2)))
  const hasByteOrderMark = mark !== undefined || String(start.subarray(0, 3)) === '239,187,191'
  const utf16 = mark === '255,254' ? 'utf-16le' : 'utf-16be'
  const scores = () => encodings.map((name) => lettersIn(new TextDecoder(name).decode(start)))
  const encoding = mark ? utf16 : isUtf8(start) ? 'utf-8' : encodings[bestOf(scores())]
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch (cause) {
      throw new TableError([{ code: 'not_utf8', values: { encoding } }], { cause })
    }
  }
  // Programs that add a mark to a text which has one leave the second to its first cell.
  const sample = decode(start).replace(/^\ufeff+/, '')
  requireText(start, sample, format)
  async function* chunks() {
    try {
      yield sample
      for (let next = await source.next(); !next.done; next = await source.next()) {
        yield decode(next.value)
      }
      yield decode()
    } finally {
      await source.return?.()
    }
  }
  return { encoding, hasByteOrderMark, sample, chunks: chunks() }
}

/**
 * Whether bytes are the beginning of a text in UTF-8; its last character may be cut. A damaged one has fewer wrong bytes than right
 * characters beyond ASCII: in another encoding its names would be read as others.
 */
function isUtf8(bytes: Uint8Array): boolean {
  const decoded = (fatal: boolean) =>
    new TextDecoder('utf-8', { fatal }).decode(bytes, { stream: true })
  try {
    decoded(true)
    return true
  } catch {
    const text = decoded(false)
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    return count(/\ufffd/g) < count(/[^\0-\x7f\ufffd]/g)
  }
}

/** The object of a line of JSON; an empty one of any other line, which is reported with its row. */
export function objectOf(line: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(line)
    return typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}
  } catch {
    return {}
  }
}

/** The cells of lines of JSON under some headers. */
export function cellsOfLines(lines: readonly string[], headers: readonly string[]): Cells[] {
  const objects = lines.map(objectOf)
  return headers.map((header) =>
    objects.map((row) => (Object.hasOwn(row, header) ? row[header] : undefined)),
  )
}

/** A moment; a day where it is the beginning of one, as in spreadsheets. */
const dateText = (date: Date) => date.toISOString().replace('T00:00:00.000Z', '')

/** A cell as a value of JSON, `undefined` of an empty one; roubles are an exact decimal. */
export function jsonCell(cell: unknown, { type }: OutputColumn): unknown {
  if (typeof cell === 'string') {
    if (type === 'whole' && /^-?\d{1,15}$/.test(cell)) return Number(cell)
    return cell === '' ? undefined : cell
  }
  if (type === 'roubles' && typeof cell === 'number') return Number(writeHundredths(cell, 'en'))
  return jsonValue(cell ?? undefined)
}

/** A value of JSON: bytes are base64, and a whole number that JSON cannot hold exactly is a text. */
function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return exactNumber(String(value))
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return dateText(value)
  if (value instanceof Uint8Array) {
    return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(''))
  }
  if (Array.isArray(value)) return value.map(jsonValue)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, jsonValue(one)]))
}

/** A decimal without the zeros at the end of its places. */
export const withoutZeros = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : decimal

/** A decimal as a number; as a text where a number would not have all of its digits. */
export function exactNumber(decimal: string): number | string {
  const plain = withoutZeros(decimal)
  const number = Number(plain)
  return String(number) === plain && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : plain
}

/** A value in the words of its column, where it has any. */
export const inWords = (value: unknown, { words }: OutputColumn): unknown =>
  words?.[String(value)] ?? value

/** A cell as a text; an empty one is empty. */
export function textCell(
  cell: unknown,
  { type }: OutputColumn,
  decimalMark: '.' | ',' = '.',
): string {
  if (cell === null || cell === undefined) return ''
  if (type === 'roubles') return writeHundredths(Number(cell), decimalMark === ',' ? 'ru' : 'en')
  if (typeof cell === 'number' && decimalMark === ',') return String(cell).replace('.', ',')
  if (typeof cell !== 'object') return String(cell)
  const value = jsonValue(cell)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A whole number of 64 bits; `null` of any other cell. */
export function wholeCell(cell: unknown): bigint | null {
  if (typeof cell === 'bigint') return BigInt.asIntN(64, cell) === cell ? cell : null
  if (typeof cell === 'string') return /^\s*-?\d{1,18}\s*$/.test(cell) ? BigInt(cell) : null
  return Number.isSafeInteger(cell) ? BigInt(cell as number) : null
}
