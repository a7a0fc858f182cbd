import type { Language } from '@oklad/contract'
import type { KeyInfo } from '@oklad/keys'
import { type Column, tableWidth, writeTable } from '../../table/write-table.ts'
import { keysTexts } from '../../texts/keys-texts.ts'
import { writeMoment } from './moments.ts'

/** Shorter than this a name tells nothing, and a wrapped line is the lesser evil. */
const SHORTEST_NAME = 12

/**
 * The keys of a file as a table.
 * @param width of the terminal: long names are cut to it; `undefined` where there is no limit
 */
export function keysTable(
  records: readonly KeyInfo[],
  language: Language,
  width: number | undefined,
): readonly string[] {
  const columns = (nameWidth?: number) => columnsOf(records, language, nameWidth)
  const whole = writeTable(records, columns())
  const excess = tableWidth(whole) - (width ?? Number.POSITIVE_INFINITY)
  if (excess <= 0) return whole
  const names = tableWidth(writeTable(records, [nameColumn(language)]))
  return writeTable(records, columns(Math.max(SHORTEST_NAME, names - excess)))
}

function columnsOf(
  records: readonly KeyInfo[],
  language: Language,
  nameWidth?: number,
): readonly Column<KeyInfo>[] {
  const { columns, never, states } = keysTexts[language]
  const left = (title: string, cell: (record: KeyInfo) => string): Column<KeyInfo> => ({
    title,
    align: 'left',
    cell,
  })
  return [
    left(columns.id, ({ id }) => id),
    { ...nameColumn(language), ...(nameWidth !== undefined && { width: nameWidth }) },
    left(columns.created, ({ created }) => writeMoment(created, '')),
    left(columns.expires, ({ expires }) => (expires === null ? never : writeMoment(expires, ''))),
    // Most keys have no limit of their own, and an empty column takes the room of the names.
    ...(records.some(({ rate_limit }) => rate_limit !== undefined)
      ? [left(columns.limit, ({ rate_limit = '' }) => rate_limit)]
      : []),
    left(columns.state, ({ status }) => states[status]),
  ]
}

function nameColumn(language: Language): Column<KeyInfo> {
  return { title: keysTexts[language].columns.name, align: 'left', cell: ({ name }) => name }
}
