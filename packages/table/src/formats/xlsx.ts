import { type Language, write } from '@oklad/contract/internal'
import { findHeader, HEADER_WITHIN, hasValue, headerScore } from '../header.ts'
import type { Question } from '../request-columns.ts'
import { shownText } from '../shown-text.ts'
import { TableError } from '../table-error.ts'
import { workbookOf } from '../workbook.ts'
import { openArchive, tooLarge } from './archive.ts'
import { brokenFile } from './file-kind.ts'
import { batchesOf, type Cells, type TableFormat, wholeInput } from './format.ts'
import { MOST_PLACES, MOST_ROWS, placeOf, readSheet, type Sheet } from './sheet.ts'
import { readWorkbook } from './workbook-parts.ts'

/** A workbook is read and written whole, in memory. */
const MOST_BYTES = 50_000_000

/** The first rows of a sheet. */
const rowsOf = ({ columns, size }: Sheet): unknown[][] =>
  Array.from({ length: Math.min(size, HEADER_WITHIN) }, (_, row) =>
    columns.map((cells) => cells[row] ?? null),
  )

const isWithin =
  (place: number) =>
  ([first, last]: readonly [number, number]) =>
    first <= place && place <= last

const isFilled = ({ columns }: Sheet, row: number) =>
  columns.some((cells) => hasValue(cells[row - 1]))

/**
 * Puts the range of merged cells below their first one, in the columns of terms: a reader sees its value beside each of their
 * rows, and whether it is that of each, or of all together, is not known. A row without any other cell stays empty.
 * @throws {TableError} for ranges that cover more places than a sheet has
 */
function showMerged(sheet: Sheet, areTerms: readonly boolean[], below: number): void {
  let covered = 0
  for (const range of sheet.merged) {
    const [[top = 0, left = 0] = [], [bottom = 0] = []] = range.split(':').map(placeOf)
    const cells = sheet.columns[left - 1]
    if (!cells || !areTerms[left - 1] || top <= below || !hasValue(cells[top - 1])) continue
    const last = Math.min(bottom, sheet.size)
    covered += Math.max(last - top, 0)
    if (covered > MOST_ROWS) throw tooLarge()
    for (let row = top + 1; row <= last; row++) {
      if (isFilled(sheet, row)) cells[row - 1] = `=${range}`
    }
  }
}

/**
 * The sheet of people of a workbook: the one that is named, or the first one that is shown and has a term of pay in its header, or
 * else the first one.
 * @throws {TableError} if no sheet has the name
 */
function readPeople(workbook: Uint8Array, question: Question, named: string | undefined) {
  const { sheets, parts } = readWorkbook(openArchive(workbook))
  const score = headerScore(question)
  const known = sheets.map((listed) => {
    const top = readSheet(listed, parts, { isTop: true })
    return { listed, header: () => findHeader(rowsOf(top), question), isEmpty: top.size === 0 }
  })
  const isAsked = ({ listed: { name } }: (typeof known)[number]) => name === named
  const mayBe = ({ listed, header, isEmpty }: (typeof known)[number]) =>
    !listed.isHidden && !isEmpty && score(header().headers) > 0
  const found = known.find(named === undefined ? mayBe : isAsked)
  if (named !== undefined && found === undefined) {
    const names = sheets.map(({ name }) => name)
    throw new TableError([{ code: 'no_sheet', values: { sheet: named, names } }])
  }
  const chosen = found ?? known[0]
  if (chosen === undefined) throw new Error('it has no sheets')
  const { headers, below, inThousands } = chosen.header()
  const areTerms = headers.map((title) => score([title]) > 0)
  const sheet = readSheet(chosen.listed, parts, { marked: areTerms })
  showMerged(sheet, areTerms, below)
  const isHiddenPerson = (row: number) => row > below && row <= sheet.size && isFilled(sheet, row)
  // A value beyond the headers has a column, too.
  const others = Array<string>(Math.max(sheet.columns.length - headers.length, 0)).fill('')
  return {
    ...{ below, inThousands, name: chosen.listed.name, size: Math.max(sheet.size - below, 0) },
    headers: [...headers, ...others],
    columns: sheet.columns.map((cells) => cells.slice(below)),
    others: known.flatMap((one) => (one === chosen || one.isEmpty ? [] : one.listed.name)),
    hidden: [...new Set(sheet.hidden)].filter(isHiddenPerson).length,
    hiddenColumns: headers.filter(
      (header, place) => header !== '' && sheet.hiddenColumns.some(isWithin(place + 1)),
    ),
  }
}

const quoted = { en: '"{name}"', ru: '«{name}»' }
const detected = {
  sheet: { en: 'XLSX, sheet {name}', ru: 'XLSX, лист {name}' },
  others: { en: 'not read: {names}', ru: 'не прочитаны: {names}' },
  hidden: {
    en: 'hidden rows, computed like the others: {hidden}',
    ru: 'скрытых строк, рассчитаны как остальные: {hidden}',
  },
  columns: {
    en: 'hidden columns, read like the others: {names}',
    ru: 'скрытые столбцы, прочитаны как остальные: {names}',
  },
}

/**
 * Checks that a workbook of ours is read, too.
 * @throws {TableError} if it is too large
 */
function readable(workbook: Uint8Array): Uint8Array {
  if (workbook.length > MOST_BYTES) throw tooLarge()
  openArchive(workbook)
  return workbook
}

/** A sheet of an Excel workbook. */
export const xlsx: TableFormat = {
  async open(input, question) {
    const file = input.file ?? (await wholeInput(input.bytes))
    if (file.byteLength > MOST_BYTES) throw tooLarge()
    const found = await Promise.resolve(file.slice(0))
      .then((workbook) => readPeople(new Uint8Array(workbook), question, input.sheet))
      .catch(async (error: unknown) => {
        throw await brokenFile('XLSX', { file }, error)
      })
    const { name, others, hidden, hiddenColumns, headers, inThousands, below, size, columns } =
      found
    const detectedIn = (language: Language) => {
      const namesOf = (all: readonly string[]) =>
        all.map((name) => write(quoted, language, { name: shownText(name) }))
      const texts = [
        write(detected.sheet, language, { name: write(quoted, language, { name }) }),
        others.length > 0 && write(detected.others, language, { names: namesOf(others) }),
        hidden > 0 && write(detected.hidden, language, { hidden }),
        hiddenColumns.length > 0 &&
          write(detected.columns, language, { names: namesOf(hiddenColumns) }),
      ]
      return texts.filter(Boolean).join('; ')
    }
    return {
      ...{ headers, inThousands },
      async *read() {
        yield* batchesOf({ firstRow: below + 1, size, columns })
      },
      canReadAgain: true,
      rowCount: size,
      ...(others.length + hidden + hiddenColumns.length > 0 && {
        detected: { en: detectedIn('en'), ru: detectedIn('ru') },
      }),
    }
  },

  async *write(columns, batches: AsyncIterable<readonly Cells[]>) {
    const all: unknown[][] = columns.map(() => [])
    for await (const cells of batches) {
      all.forEach((column, index) => void column.push(...Array.from(cells[index] ?? [])))
      const size = all[0]?.length ?? 0
      if (size > MOST_ROWS || size * columns.length > MOST_PLACES) throw tooLarge()
    }
    yield readable(await workbookOf(columns, all))
  },
}
