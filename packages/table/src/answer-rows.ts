import { type AnswerColumn, answerColumns, type ColumnType, rowsOf } from './answer-columns.ts'
import { type AnswerBody, type AnswerOptions, answerTo } from './answer-row.ts'
import type { CsvDialect, TableFormat, WrittenRows } from './formats/format.ts'
import { hasValue, readHeader } from './header.ts'
import { type InputRow, type RowProblem, type RowRequest, rowReader } from './read-rows.ts'
import type { Recognised } from './request-columns.ts'

/** Rows that follow one another. */
export interface Batch {
  /** The number of the first row as a reader of the file counts, from 1. */
  readonly firstRow: number
  readonly rows: readonly InputRow[]
}

/** Everything that a run of a table is made of; plain data, so that workers can have it. */
export interface TableRun extends AnswerOptions {
  readonly headers: readonly string[]
  /** The types of the columns where the file says them. */
  readonly types?: readonly ColumnType[] | undefined
  /** Headers that are passed through although they resemble a field. */
  readonly keep?: readonly string[]
  readonly dialect?: CsvDialect | undefined
  /** The same text in every row, by column. */
  readonly constants?: Readonly<Record<string, string>>
}

/** A column of the output. */
export interface OutputColumn {
  readonly name: string
  readonly type: ColumnType
}

/** Sums over rows, kopecks; `rows` and `refused` are numbers of rows. */
interface Totals {
  readonly rows: number
  readonly refused: number
  readonly gross: number
  readonly tax: number
  readonly contributions: number
}

/** The output of a batch: its rows as the format writes them. */
export interface AnsweredBatch {
  readonly rows: WrittenRows
  readonly problems: readonly RowProblem[]
  readonly totals: Totals
}

/** A table whose headers are understood. */
export interface Answering {
  /** All columns of the input, then those of the answer that the input does not have, then `errors`. */
  readonly columns: readonly OutputColumn[]
  /** Answers each row as the service does; empty rows and the total below the table are left out. */
  readonly answer: (batch: Batch) => AnsweredBatch
}

/**
 * Prepares to answer the rows of a table.
 * @param format of the output; rows are cells without one
 * @throws {TableError} for headers that cannot be used
 */
export function answering(
  run: TableRun,
  format: Pick<TableFormat, 'text' | 'isColumnar'> = {},
): Answering {
  const { headers, types, question, detail, keep, language, constants = {} } = run
  const input = readHeader(headers, question, keep)
  const recognised = input.flatMap((column) => column.recognised ?? [])
  const fields = new Set(recognised.map(({ value }) => value.field))
  const areRoubles = !format.isColumnar && recognised.some(isInRoubles)
  const written = ({ name, type }: AnswerColumn): OutputColumn =>
    areRoubles && type === 'kopecks' ? { name: `${name}_rub`, type: 'roubles' } : { name, type }
  // An answer repeats some fields of its request; the input has their columns already.
  const added = answerColumns(fields, run).filter(({ name }) => !fields.has(name))
  const ends = Object.values(constants)
  const last = Object.keys(constants).map((name) => ({ name, type: 'text' }) as const)
  const newColumns = [...added.map(written), ...last, { name: 'errors', type: 'text' } as const]
  const newNames = new Set(newColumns.map(({ name }) => name))
  const passed = input.flatMap(({ header, recognised }, index) => {
    if (header === '' || newNames.has(header)) return []
    const type = types?.[index] ?? (isWholeOnTheWire(recognised) ? 'whole' : 'text')
    return [{ index, column: { name: header, type } }]
  })
  const columns: readonly OutputColumn[] = [...passed.map(({ column }) => column), ...newColumns]
  const text = format.text?.(columns, run.dialect)
  const { read, problemOf } = rowReader(input, language)
  const itemsOf = rowsOf(question, detail)

  /** The answer to a row, or everything that is wrong with it. */
  function answerRow(row: number, { request, problems }: RowRequest) {
    if (problems.some(({ column, code }) => column === '' || code === 'unknown_field')) {
      return { problems }
    }
    const answer = answerTo(request, run)
    if (answer.ok) return problems.length === 0 ? { body: answer.body, problems } : { problems }
    const found = answer.problems.map((problem) => problemOf(row, problem))
    const isUnreadable = (column: string) => problems.some((problem) => problem.column === column)
    return { problems: [...problems, ...found.filter(({ column }) => !isUnreadable(column))] }
  }

  function answer({ firstRow, rows }: Batch): AnsweredBatch {
    const output: unknown[][] = []
    const add = (
      cells: readonly unknown[],
      cellOf: (column: AnswerColumn) => unknown,
      errors: string | null,
    ) => {
      const line = passed.map(({ index }) => cells[index] ?? null)
      for (const column of added) line.push(cellOf(column) ?? null)
      for (const end of ends) line.push(end)
      line.push(errors)
      output.push(line)
    }
    const problems: RowProblem[] = []
    const totals = { rows: 0, refused: 0, gross: 0, tax: 0, contributions: 0 }
    for (const [index, given] of rows.entries()) {
      if (isNoPerson(given)) continue
      const row = read(firstRow + index, given)
      const { body, problems: found } = answerRow(firstRow + index, row)
      totals.rows++
      if (body === undefined) {
        totals.refused++
        problems.push(...found)
        add(row.cells, () => null, found.map(({ detail }) => detail).join(' '))
        continue
      }
      addTo(totals, body)
      for (const items of itemsOf(body)) add(row.cells, ({ value }) => value(body, items), null)
    }
    return { rows: text?.(output) ?? output, problems, totals }
  }

  return { columns, answer }
}

const isInRoubles = ({ value, writing }: Recognised) =>
  writing === 'people' && /roubles$/i.test(value.unit)

const isWholeOnTheWire = (recognised: Recognised | undefined) =>
  recognised?.writing === 'wire' && recognised.value.schema.type === 'integer'

const TOTAL_ROW = /^(?:итого|всего|total)(?!\p{L})/iu

/** Whether a row is empty, or is the total below a table: its first text says so. */
function isNoPerson(row: InputRow): boolean {
  if (typeof row === 'string') return row === ''
  const first = row.find(hasValue)
  return first === undefined || (typeof first === 'string' && TOTAL_ROW.test(first.trim()))
}

/** The columns of the contributions of a year. */
export const contributionColumns: readonly string[] = [
  ...['annualPFR', 'annualFOMS', 'annualFSS'],
  ...['annual_accident_contribution', 'annual_additional_contribution'],
]

/** Adds the sums of an answer; those of payments are by tax year. */
function addTo(totals: { -readonly [Name in keyof Totals]: number }, body: AnswerBody): void {
  for (const year of (body['tax_years'] as readonly AnswerBody[] | undefined) ?? [body]) {
    const sum = (name: string) => Number(year[name] ?? 0)
    totals.gross += sum('annual_gross_income') + sum('gross_income')
    totals.tax += sum('annual_tax_amount') + sum('tax_amount')
    for (const fund of contributionColumns) totals.contributions += sum(fund)
  }
}
