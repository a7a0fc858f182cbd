import { isReadable } from './cells.ts'
import type { HeaderReading } from './header.ts'
import { plainTitle } from './recognition/header-words.ts'
import {
  asPeopleWrite,
  columnsByName,
  exactReader,
  type Question,
  type Recognised,
} from './request-columns.ts'
import { sheetColumnEntries } from './sheet-columns.ts'
import { headerNamed } from './shown-text.ts'
import { TableError, type TableProblem } from './table-error.ts'

/** The headers of the columns that the caller lets pass. */
export const keptHeaders = ({ headers, keep = [] }: HeaderReading): ReadonlySet<string> =>
  new Set(keep.flatMap((header) => headerNamed(headers, header) ?? []))

/** The columns of which the caller says what they hold, by their headers; adds what cannot be. */
export function saidColumns(
  { headers, question, samples = [], keep = [], columns = {} }: HeaderReading,
  problems: TableProblem[],
): ReadonlyMap<string, Recognised> {
  const said = new Map<string, Recognised>()
  for (const [header, name] of Object.entries(columns)) {
    const column = columnCalled(name, question)
    const named = headerNamed(headers, header)
    if (column === undefined) problems.push({ code: 'unknown_name', values: { header, name } })
    else if (named === undefined) problems.push({ code: 'no_header', values: { header } })
    else if (said.has(named)) problems.push({ code: 'said_twice', values: { header } })
    else {
      const written = asPeopleWrite(column)
      const values = samples[headers.indexOf(named)] ?? []
      const isWire = values.length > 0 && !values.some((value) => isReadable(value, written))
      said.set(named, isWire ? column : written)
    }
  }
  for (const header of keep) {
    const named = headerNamed(headers, header)
    const isSaid = named !== undefined && said.has(named)
    const code = isSaid ? 'said_twice' : 'no_header'
    if (isSaid || named === undefined) problems.push({ code, values: { header } })
  }
  return said
}

/**
 * What columns hold, by their headers.
 * @throws {TableError} if that is said of a header twice
 */
export function columnsByHeader(said: readonly (readonly [header: string, name: string])[]) {
  const columns = new Map(said)
  const twice = [...columns.keys()].filter((one) => said.filter(([header]) => header === one)[1])
  if (twice.length === 0) return Object.fromEntries(columns)
  throw new TableError(twice.map((header) => ({ code: 'said_twice', values: { header } })))
}

/** A column by its name, or by its title in either language. */
export function columnCalled(name: string, question: Question): Recognised | undefined {
  const byName = columnsByName(question)
  const [sheet = ''] =
    sheetColumnEntries.find(([, { title }]) =>
      [title.en, title.ru].some((title) => plainTitle(title) === plainTitle(name)),
    ) ?? []
  return exactReader(question)(name) ?? byName.get(sheet)
}
