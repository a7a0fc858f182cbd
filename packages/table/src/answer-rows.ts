import { type AnswerColumn, answerColumns, type ColumnType, rowsOf } from './answer-columns.ts'
import { type AnswerBody, type AnswerOptions, answerTo } from './answer-row.ts'
import type { Batch, Cells, CsvDialect, TableFormat, WrittenRows } from './formats/format.ts'
import { hasValue, readHeader } from './header.ts'
import { type RowProblem, type RowRequest, rowReader } from './read-rows.ts'
import type { Recognised } from './request-columns.ts'

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

/** The output of a batch: its rows as the format writes them, column by column or as a text. */
export interface AnsweredBatch {
  readonly output: WrittenRows
  readonly problems: readonly RowProblem[]
  readonly totals: Totals
}

/** A table whose headers are understood. */
export interface Answering {
  /** All columns of the input, then those of the answer that the input does not have, then `errors`. */
  readonly columns: readonly OutputColumn[]
  /** The headers whose cells are neither understood nor passed through: the answer has such columns. */
  readonly unused: ReadonlySet<string>
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
  const unused = new Set(
    input.flatMap(({ header, recognised }) =>
      recognised === undefined && newNames.has(header) ? [header] : [],
    ),
  )
  const text = format.text?.(columns, run.dialect)
  const { readLines, read, problemOf } = rowReader(input, language)
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

  function answer(batch: Batch): AnsweredBatch {
    const { firstRow, size, lines } = batch
    const given = lines ? readLines(lines, firstRow) : { cells: batch.columns }
    const rows: OutputRow[] = []
    const problems: RowProblem[] = []
    const totals = { rows: 0, refused: 0, gross: 0, tax: 0, contributions: 0 }
    for (let index = 0; index < size; index++) {
      if (isNoPerson(batch, index)) continue
      const row = firstRow + index
      const { body, problems: found } = answerRow(row, read(given, index, row))
      totals.rows++
      if (body === undefined) {
        totals.refused++
        problems.push(...found)
        const errors = found.map(({ detail }) => detail).join(' ')
        rows.push({ index, body, items: [], errors })
        continue
      }
      addTo(totals, body)
      for (const items of itemsOf(body)) rows.push({ index, body, items, errors: null })
    }
    const cells: readonly Cells[] = [
      ...passed.map(({ index: place }) => rows.map(({ index }) => given.cells[place]?.[index])),
      ...added.map(({ value }) =>
        rows.map(({ body, items }) => (body === undefined ? null : value(body, items))),
      ),
      ...ends.map((end) => rows.map(() => end)),
      rows.map(({ errors }) => errors),
    ]
    return { output: text?.(cells) ?? cells, problems, totals }
  }

  return { columns, unused, answer }
}

/** A row of the output: a person, or a month or payment of one. */
interface OutputRow {
  /** The place of the person in the batch. */
  readonly index: number
  /** `undefined` where the person is refused. */
  readonly body: AnswerBody | undefined
  readonly items: readonly (AnswerBody | undefined)[]
  readonly errors: string | null
}

const isInRoubles = ({ value, writing }: Recognised) =>
  writing === 'people' && /roubles$/i.test(value.unit)

const isWholeOnTheWire = (recognised: Recognised | undefined) =>
  recognised?.writing === 'wire' && recognised.value.schema.type === 'integer'

const TOTAL_ROW = /^(?:итого|всего|total)(?!\p{L})/iu

/** Whether a row is empty, or is the total below a table: its first text says so. */
function isNoPerson({ columns, lines }: Batch, index: number): boolean {
  if (lines !== undefined) return lines[index] === ''
  const first = columns.find((cells) => hasValue(cells[index]))?.[index] ?? undefined
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
