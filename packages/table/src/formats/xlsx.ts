import { type Language, write, writeHundredths } from '@oklad/contract/internal'
import { Inflate, strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import type { Cell } from 'write-excel-file/universal'
import type { OutputColumn } from '../answer-columns.ts'
import { findHeader, HEADER_WITHIN, hasValue, headerScore, MOST_COLUMNS } from '../header.ts'
import type { Question } from '../request-columns.ts'
import { TableError } from '../table-error.ts'
import { workbookOf } from '../workbook.ts'
import { brokenFile } from './file-kind.ts'
import { batchesOf, type Cells, columnsOf, type TableFormat, wholeInput } from './format.ts'
import { textCell } from './text.ts'

/** A workbook is read and written whole, in memory. */
const MOST_ROWS = 100_000
const MOST_BYTES = 50_000_000
const MOST_UNPACKED = 200_000_000

/** The places of all sheets, each from its first to its last cell: the library makes a cell of every empty one. */
const MOST_PLACES = 20_000_000

/** The bytes that are unpacked before their number is checked. */
const PIECE = 16_384

const tooLarge = () => new TableError([{ code: 'too_large' }])

/**
 * Checks the size of everything in an archive, by unpacking it: its directory may claim less, and
 * then the library would unpack without an end.
 * @throws {TableError} for more than `MOST_UNPACKED`
 */
function requireRoom(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset)
  let end = archive.length - 22
  while (view.getUint32(end, true) !== 0x06054b50) end--
  let unpacked = 0
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [packed, claimed, local] = [20, 24, 42].map((at) => view.getUint32(entry + at, true))
    const lengths = (at: number) => view.getUint16(at, true) + view.getUint16(at + 2, true)
    const begin = Number(local) + 30 + lengths(Number(local) + 26)
    const start = unpacked
    const inflate = new Inflate((bytes) => {
      unpacked += bytes.length
    })
    if (view.getUint16(entry + 10, true) === 0) unpacked += Number(packed)
    else {
      const bytes = archive.subarray(begin, begin + Number(packed))
      for (let at = 0; at < bytes.length && unpacked <= MOST_UNPACKED; at += PIECE) {
        inflate.push(bytes.subarray(at, at + PIECE))
      }
    }
    if (Math.max(unpacked, start + Number(claimed)) > MOST_UNPACKED) throw tooLarge()
    entry += 46 + lengths(entry + 28) + view.getUint16(entry + 32, true)
  }
}

/** Comments, texts and tags; `<` alone begins none. The library searches a tag without an end again and again. */
const MARKUP = /<!--.*?-->|<!\[CDATA\[.*?\]\]>|<(?!!--|!\[CDATA\[)[^<>]{0,9999}>|</gs

/**
 * Checks a part of a workbook before the library reads it: that each of its tags ends, and that its
 * cells are not too many.
 * @returns the places from its first to its last cell
 * @throws {Error} for a tag without an end
 * @throws {TableError} for a cell too far from the first
 */
function placesIn(xml: string): number {
  let [rows, columns] = [0, 0]
  for (const [tag] of xml.matchAll(MARKUP)) {
    if (tag === '<') throw new Error('a tag without an end')
    if (!/^<c\s/.test(tag) || tag.endsWith('/>')) continue
    const [row, column] = placeOf(tag)
    rows = Math.max(rows, row)
    columns = Math.max(columns, column)
  }
  if (columns > MOST_COLUMNS || rows > MOST_ROWS + 1) throw tooLarge()
  return rows * columns
}

/** The place of a cell by its tag: A1 is 1, 1, and ZZ2 is 2, 702; 0, 0 where it names none. */
function placeOf(cell: string): [row: number, column: number] {
  const [, letters = '', row = 0] = /\sr="([A-Z]{1,9})(\d{1,9})"/.exec(cell) ?? []
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return [Number(row), column]
}

/** A cell of a sheet; sums in roubles look like money. */
function sheetCell(cell: unknown, column: OutputColumn): Cell {
  if (cell === null || cell === undefined || cell === '') return null
  if (column.type === 'roubles') {
    return { value: Number(writeHundredths(Number(cell), 'en')), format: '#,##0.00' }
  }
  if (cell instanceof Date) return { value: cell, format: 'yyyy-mm-dd' }
  // A workbook has no NaN.
  if (Number.isFinite(cell) || typeof cell === 'boolean') return cell as number | boolean
  return textCell(cell, column)
}

/** The tags of the sheets of a workbook, in their order. */
const sheetTags = (parts: Readonly<Record<string, string>>) =>
  (parts['xl/workbook.xml'] ?? '').match(/<sheet\s[^>]*>/g) ?? []

/** A sheet of a workbook by its place, by the names that its parts give each other. */
function sheetAt(place: number, parts: Readonly<Record<string, string>>): string {
  const [, id] = /r:id="(\w+)"/.exec(sheetTags(parts)[place] ?? '') ?? []
  const links = parts['xl/_rels/workbook.xml.rels']?.match(/<Relationship\s[^>]*/g) ?? []
  const link = links.find((link) => link.includes(`Id="${id}"`)) ?? ''
  const [, target = ''] = /Target="(?:\/xl\/)?([^"]*)"/.exec(link) ?? []
  return parts[`xl/${target}`] ?? ''
}

/**
 * Puts formulas in place of their values where the program that wrote the sheet has computed none, and the names of
 * errors such as #N/A: such a cell is not empty, and what its value would be is not known.
 */
function showUnknown(rows: unknown[][], sheet: string): void {
  for (const part of sheet.split('</c>')) {
    const cell = part.slice(part.lastIndexOf('<c '))
    const [, error] = /\st="e"[\s\S]*<v[^>]*>([^<]+)/.exec(cell) ?? []
    const [, formula] = /<f(?:\s[^>]*)?>([^<]*)/.exec(cell) ?? []
    const isKnown = formula === undefined || /<v[^>]*>[^<]|\st="str"/.test(cell)
    if (isKnown && error === undefined) continue
    const [row, column] = placeOf(cell)
    const cells = rows[row - 1]
    if (cells !== undefined) cells[column - 1] ??= error ?? `=${formula}`
  }
}

/** The marks of currencies and of percent that formats of numbers show: `[$€-1]`, `"$"#,##0`, `0%`; `[$-419]` is a language. */
function marksIn(styles: string): ReadonlyMap<number, string> {
  const own = (styles.match(/<numFmt\s[^>]*/g) ?? []).map(
    (tag) =>
      [
        /\snumFmtId="(\d+)"/.exec(tag)?.[1],
        /\sformatCode="([^"]*)"/.exec(tag)?.[1]?.replaceAll('[$', '['),
      ] as const,
  )
  // Every workbook has two formats of percentages.
  const codes = new Map<string | undefined, string | undefined>([['9', '0%'], ['10', '0%'], ...own])
  const [cells = ''] = styles.split('<cellXfs')[1]?.split('</cellXfs>', 1) ?? []
  return new Map(
    (cells.match(/<xf\s[^>]*/g) ?? []).flatMap((tag, style) => {
      const code = codes.get(/\snumFmtId="(\d+)"/.exec(tag)?.[1]) ?? ''
      const [mark] = /(?!₽)\p{Sc}|%|(?!RU[BR])\b[A-Z]{3}\b|тенге|у\.\s?е\./u.exec(code) ?? []
      return mark === undefined ? [] : [[style, mark]]
    }),
  )
}

/** Gives sums in other currencies and percentages their mark, so that none is taken for roubles; in the columns of terms only. */
function showMarks(
  rows: unknown[][],
  sheet: string,
  marks: ReadonlyMap<number, string>,
  areTerms: readonly boolean[],
): void {
  for (const [tag] of marks.size > 0 ? sheet.matchAll(/<c\s[^>]*/g) : []) {
    const mark = marks.get(Number(/\ss="(\d+)"/.exec(tag)?.[1]))
    const [row, column] = placeOf(tag)
    const [cells, place] = [rows[row - 1], column - 1]
    const number = cells?.[place]
    if (!mark || !cells || typeof number !== 'number' || !areTerms[place]) continue
    const shown = mark === '%' ? Number((number * 100).toPrecision(15)) : number
    cells[place] = `${shown} ${mark}`
  }
}

/**
 * Puts the range of merged cells below their first one, in the columns of terms: a reader sees its value beside each of their
 * rows, and whether it is that of each, or of all together, is not known. A row without any other cell stays empty.
 */
function showMerged(rows: unknown[][], sheet: string, areTerms: readonly boolean[], below: number) {
  const isFilled = rows.map((cells) => cells.some(hasValue))
  for (const [, range = '', first, last] of sheet.matchAll(/<mergeCell\s+ref="((\w+):(\w+))"/g)) {
    const [[top, left], [bottom]] = [placeOf(` r="${first}"`), placeOf(` r="${last}"`)]
    const isTerm = areTerms[left - 1] && top > below && hasValue(rows[top - 1]?.[left - 1])
    for (let row = top + 1; isTerm && row <= bottom; row++) {
      const cells = rows[row - 1]
      if (cells && isFilled[row - 1]) cells[left - 1] = `=${range}`
    }
  }
}

/** The numbers of the rows that a filter or a person hides: they are computed like all others. */
const hiddenRowsOf = (sheet: string) =>
  (sheet.match(/<row\s[^>]*\shidden="(?:1|true)"[^>]*/g) ?? []).map((tag) =>
    Number(/\sr="(\d+)"/.exec(tag)?.[1]),
  )

/** The sheet of people of a workbook: the first one that is shown and has a term of pay in its header, or else the first one. */
async function readSheet(workbook: ArrayBuffer, question: Question) {
  const archive = new Uint8Array(workbook)
  requireRoom(archive)
  const packed = unzipSync(archive, { filter: ({ name }) => /\.(?:xml|rels)$/.test(name) })
  const texts = Object.entries(packed).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  const places = texts.reduce((all, [, text]) => all + placesIn(text), 0)
  if (places > MOST_PLACES) throw tooLarge()
  // A chart on a sheet of its own has no rows, whatever the types of the library say.
  const sheets = (await readXlsxFile(workbook)).map(
    ({ sheet: name, data }: { sheet: string; data?: unknown[][] }) => ({ name, rows: data ?? [] }),
  )
  const score = headerScore(question)
  const headerOf = (rows: readonly unknown[][]) =>
    findHeader(rows.slice(0, HEADER_WITHIN), question)
  const parts = Object.fromEntries(texts)
  const tags = sheetTags(parts)
  const isShown = (index: number) => !/\sstate="(?:veryH|h)idden"/.test(tags[index] ?? '')
  const found = sheets.findIndex(
    ({ rows }, index) => isShown(index) && score(headerOf(rows).headers) > 0,
  )
  const place = Math.max(found, 0)
  const { name, rows } = sheets[place] ?? { name: '', rows: [] }
  const sheet = sheetAt(place, parts)
  showUnknown(rows, sheet)
  const others = sheets.filter((sheet, index) => index !== place && sheet.rows.length > 0)
  const header = headerOf(rows)
  const areTerms = header.headers.map((title) => score([title]) > 0)
  showMarks(rows, sheet, marksIn(parts['xl/styles.xml'] ?? ''), areTerms)
  showMerged(rows, sheet, areTerms, header.below)
  const isFilled = (row: number) => row > header.below && rows[row - 1]?.some(hasValue)
  const hidden = hiddenRowsOf(sheet).filter(isFilled).length
  return { name, rows, others: others.map(({ name }) => name), hidden, ...header }
}

const quoted = { en: '"{name}"', ru: '«{name}»' }
const detected = {
  sheet: { en: 'XLSX, sheet {name}', ru: 'XLSX, лист {name}' },
  others: { en: 'not read: {names}', ru: 'не прочитаны: {names}' },
  hidden: {
    en: 'hidden rows, computed like the others: {hidden}',
    ru: 'скрытых строк, рассчитаны как остальные: {hidden}',
  },
}

/** A sheet of an Excel workbook. */
export const xlsx: TableFormat = {
  async open(input, question) {
    const file = input.file ?? (await wholeInput(input.bytes))
    if (file.byteLength > MOST_BYTES) throw tooLarge()
    const workbook = await file.slice(0)
    const found = await readSheet(workbook, question).catch(async (error: unknown) => {
      throw await brokenFile('XLSX', { file }, error)
    })
    const { rows, name, others, hidden, headers, inThousands, below: from } = found
    const below = rows.slice(from)
    const detectedIn = (language: Language) => {
      const names = others.map((name) => write(quoted, language, { name }))
      return [
        write(detected.sheet, language, { name: write(quoted, language, { name }) }),
        ...(others.length > 0 ? [write(detected.others, language, { names })] : []),
        ...(hidden > 0 ? [write(detected.hidden, language, { hidden })] : []),
      ].join('; ')
    }
    return {
      ...{ headers, inThousands },
      async *read() {
        const columns = columnsOf(below, headers.length)
        yield* batchesOf({ firstRow: from + 1, size: below.length, columns })
      },
      canReadAgain: true,
      rowCount: below.length,
      ...(others.length + hidden > 0 && {
        detected: { en: detectedIn('en'), ru: detectedIn('ru') },
      }),
    }
  },

  async *write(columns, batches: AsyncIterable<readonly Cells[]>) {
    const all: unknown[][] = columns.map(() => [])
    for await (const cells of batches) {
      all.forEach((column, index) => void column.push(...Array.from(cells[index] ?? [])))
      if ((all[0]?.length ?? 0) > MOST_ROWS) throw tooLarge()
    }
    yield await workbookOf(columns, all, sheetCell)
  },
}
