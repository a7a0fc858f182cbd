import type { Language } from '@oklad/contract'
import { type KeyInfo, parseTimestamp } from '@oklad/keys'
import { type Column, tableWidth, writeTable } from '../../table/write-table.ts'
import { keysTexts } from '../../texts/keys-texts.ts'

/** A shorter name says nothing; a table that is too wide is the lesser evil. */
const SHORTEST_NAME = 12

/**
 * The keys of a file as a table.
 * @param width of the terminal: long names are cut to fit it; `undefined` for no limit
 */
export function keysTable(
  records: readonly KeyInfo[],
  language: Language,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const whole = writeTable(records, columnsOf(records, language))
  const excess = tableWidth(whole) - width
  if (excess <= 0) return whole
  const [, name] = columnsOf(records, language) as [Column<KeyInfo>, Column<KeyInfo>]
  const names = tableWidth(writeTable(records, [name]))
  return writeTable(records, columnsOf(records, language, Math.max(SHORTEST_NAME, names - excess)))
}

function columnsOf(
  records: readonly KeyInfo[],
  language: Language,
  nameWidth?: number,
): readonly Column<KeyInfo>[] {
  const { columns, never, states } = keysTexts[language]
  const left = (title: string, cell: Column<KeyInfo>['cell']): Column<KeyInfo> => ({
    title,
    align: 'left',
    cell,
  })
  return [
    left(columns.id, ({ id }) => id),
    {
      ...left(columns.name, ({ name }) => name),
      ...(nameWidth !== undefined && { width: nameWidth }),
    },
    left(columns.created, ({ created }) => writeMoment(created, '')),
    left(columns.expires, ({ expires }) => (expires === null ? never : writeMoment(expires, ''))),
    // Most keys have no limit of their own, and an empty column would take space from the names.
    ...(records.some(({ rate_limit }) => rate_limit !== undefined)
      ? [left(columns.limit, ({ rate_limit = '' }) => rate_limit)]
      : []),
    left(columns.state, ({ status }) => states[status]),
  ]
}

/**
 * Writes a moment to the minute, in UTC: `2027-01-01 00:00 UTC`.
 * @param timestamp as in a keys file, in any time zone
 * @param zone follows the time; empty if the time zone is shown elsewhere
 */
export function writeMoment(timestamp: string, zone = ' UTC'): string {
  const moment = parseTimestamp(timestamp)
  if (moment === undefined) return timestamp
  return new Date(moment).toISOString().slice(0, '2027-01-01T00:00'.length).replace('T', ' ') + zone
}
