import { columnWatch } from './column-watch.ts'
import { fileNamed, named, type openDuckDb } from './formats/duckdb.ts'
import type { InputColumn } from './header.ts'
import { TableError } from './table-error.ts'
import type { TableRun } from './table-run.ts'

type DuckDb = Awaited<ReturnType<typeof openDuckDb>>

/** The types of columns that a person may have written. */
const PLAIN_TYPE =
  /^(?:VARCHAR|U?(?:TINY|SMALL|BIG|HUGE)?INT(?:EGER)?|DOUBLE|FLOAT|DECIMAL.*|BOOLEAN|DATE|TIMESTAMP.*)$/

/** The rows whose different values are in memory together. */
const ROWS = 122_880

/** A file of people as DuckDB reads it. */
interface JoinedPeople {
  /** The Parquet file, whose cells are texts in c0, c1 … if it is a copy of a CSV. */
  readonly people: string
  readonly isText: boolean
  readonly firstRow: number
  readonly rowCount: number
}

/**
 * Looks at every value of the columns of a file that pass: DuckDB alone reads them otherwise.
 * @throws {TableError} for columns that pass by their first values and may be terms of pay by a later one
 */
export async function requireNoLateValues(
  duckDb: DuckDb,
  { people, isText, firstRow, rowCount }: JoinedPeople,
  run: TableRun,
  input: readonly InputColumn[],
): Promise<void> {
  const watch = columnWatch(run, input)
  if (watch === undefined) return
  const described = await duckDb.run(`describe from read_parquet(${fileNamed(people)})`)
  const types = new Map(described.map(([name, type]) => [String(name), String(type)]))
  for (const column of watch.watched) {
    const name = isText ? `c${column.place}` : column.header
    if (!PLAIN_TYPE.test(types.get(name) ?? '')) continue
    const query = `select ${named(name)}, min(file_row_number)::double as first_row
      from read_parquet(${fileNamed(people)}, file_row_number=true)`
    let passes = true
    for (let start = 0; start < rowCount && passes; start += ROWS) {
      const within = `file_row_number >= ${start} and file_row_number < ${start + ROWS}`
      const values = await duckDb.run(`${query} where ${within} group by 1 order by 2`)
      passes = values.every(([value, row]) => watch.addCell(column, value, firstRow + Number(row)))
    }
  }
  const problems = watch.problems()
  if (problems.length > 0) throw new TableError(problems)
}
