import { type AnswerFields, privateAnswerFields, usualFields } from '@oklad/contract/internal'
import { answerColumns, type ColumnType, type OutputColumn, rowsOf } from './answer-columns.ts'
import { type AnswerBody, type AnswerOptions, answerTo } from './answer-row.ts'
import { answerTitle } from './answer-titles.ts'
import type {
  Batch,
  Cells,
  ColumnFormat,
  CsvDialect,
  TableFormat,
  TextFormat,
  WrittenRows,
} from './formats/format.ts'
import {
  type HeaderReading,
  hasValue,
  type InputColumn,
  readHeader,
  requireFewColumns,
} from './header.ts'
import { ofForm, type RowProblem, type RowRequest, rowReader } from './read-rows.ts'
import type { Recognised } from './request-columns.ts'
import { sheetColumns } from './sheet-columns.ts'

/** Everything that a run of a table is made of; plain data, so that workers can have it. */
export interface TableRun extends AnswerOptions, Omit<HeaderReading, 'currentYear'> {
  readonly currentYear: number
  /** The columns as they are understood already. */
  readonly input?: readonly InputColumn[]
  /** The types of the columns where the file says them: programs wrote it, and a row of it is never left out. */
  readonly types?: readonly ColumnType[] | undefined
  readonly dialect?: CsvDialect | undefined
  /** The same text in every row, by column. */
  readonly constants?: Readonly<Record<string, string>>
  /** Whether rows of output have the place of their person in the batch instead of the columns that pass through. */
  readonly isJoined?: boolean
}

/** Sums over rows, kopecks; `rows` and `refused` are numbers of rows. */
interface Totals {
  readonly rows: number
  readonly refused: number
  /** Rows that are left out because they are empty. */
  readonly empty: number
  readonly gross: number
  readonly tax: number
  readonly contributions: number
}

/** The output of a batch: its rows as the format writes them, column by column or as a text. */
export interface AnsweredBatch<Rows extends WrittenRows = WrittenRows> {
  readonly output: Rows
  readonly problems: readonly RowProblem[]
  readonly totals: Totals
}

/** A table whose headers are understood. */
export interface Answering<Rows extends WrittenRows = WrittenRows> {
  /** The columns of the input as they are understood. */
  readonly input: readonly InputColumn[]
  /** Whether sums of the list that have no column are the usual ones, see `usualFields`. */
  readonly hasUsual: boolean
  /** All columns of the input, then those of the answer that the input does not have, then `errors`. */
  readonly columns: readonly OutputColumn[]
  /** The places of the columns that pass through, the first of `columns`. */
  readonly passed: readonly number[]
  /** Answers each row as the service does; empty rows and the total below the table are left out. */
  readonly answer: (batch: Batch) => AnsweredBatch<Rows>
}

/**
 * Prepares to answer the rows of a table.
 * @param format of the output; without one, rows are cells
 * @throws {TableError} for headers that cannot be used
 */
export function answering(run: TableRun, format: TextFormat): Answering<string>
export function answering(run: TableRun, format?: ColumnFormat): Answering<readonly Cells[]>
export function answering(run: TableRun, format?: TableFormat): Answering
export function answering(run: TableRun, format?: TableFormat): Answering {
  const { headers, types, samples, question, detail, constants = {} } = run
  requireFewColumns(headers)
  const input = run.input ?? readHeader(run)
  const recognised = input.flatMap((column) => column.recognised ?? [])
  const fields = new Set(
    recognised.flatMap(({ value, sheet }) => (sheet === undefined ? [value.field] : [])),
  )
  const isList = recognised.some(isSalaryOfPeople)
  const hasUsual = isList && !fields.has('accident_rate')
  const implied = recognised.flatMap(({ sheet }) => (sheet ? sheetColumns[sheet].sets : []))
  const asked = new Set([...fields, ...implied, ...(hasUsual ? Object.keys(usualFields({})) : [])])
  const areRoubles = !(format && 'isColumnar' in format) && recognised.some(isInRoubles)
  const titled = (column: OutputColumn): OutputColumn => {
    const title = isList ? answerTitle(column.name, run.language) : undefined
    const unit = areRoubles && column.type === 'kopecks' ? ', ₽' : ''
    return title === undefined ? column : { ...column, title: title + unit }
  }
  const written = (column: OutputColumn): OutputColumn =>
    areRoubles && column.type === 'kopecks'
      ? { ...titled(column), name: `${column.name}_rub`, type: 'roubles' }
      : titled(column)
  // An answer repeats some fields of its request; the input has their columns already.
  const added = answerColumns(asked, question, detail).filter(
    // To a list without a place, those of the place say nothing.
    ({ name }) => !fields.has(name) && !(isList && ofPlace.has(name) && !asked.has(name)),
  )
  const ends = Object.values(constants)
  const last = Object.keys(constants).map((name) => ({ name, type: 'text' }) as const)
  const newColumns: OutputColumn[] = [
    ...added.map(({ name, type }) => written({ name, type })),
    ...last,
    written({ name: 'errors', type: 'text' }),
  ]
  const newNames = new Set<string>(newColumns.flatMap(({ name, title = name }) => [name, title]))
  const passed = input.flatMap(({ header, recognised }, index) => {
    const isUnnamed = header === ''
    if (newNames.has(header) || (isUnnamed && !samples?.[index]?.length)) return []
    const type = types?.[index] ?? (isWholeOnTheWire(recognised) ? 'whole' : 'text')
    return [{ index, column: { name: isUnnamed ? `Unnamed: ${index}` : header, type } }]
  })
  const columns: readonly OutputColumn[] = [...passed.map(({ column }) => column), ...newColumns]
  const text =
    format && 'text' in format && !run.isJoined ? format.text(columns, run.dialect) : undefined
  const { readLines, read, problemOf } = rowReader(input, { ...run, hasUsual })
  const itemsOf = rowsOf(question, detail)

  /** The answer to a row, or everything that is wrong with it. */
  function answerRow(row: number, { request, problems, origin }: RowRequest) {
    if (problems.some(({ column, code }) => column === '' || code === 'unknown_field')) {
      return { problems }
    }
    const answer = answerTo(request, run)
    if (answer.ok) return problems.length === 0 ? { body: answer.body, problems } : { problems }
    const found = answer.problems.map((problem) => problemOf(row, problem, origin))
    const isUnreadable = (column: string) => problems.some((problem) => problem.column === column)
    // Beside a cell that cannot be read, only problems of other cells alone are certain.
    const isCertain = ({ column, code }: RowProblem) =>
      problems.length === 0 || (!isUnreadable(column) && ofForm.has(code))
    return { problems: [...problems, ...found.filter(isCertain)] }
  }

  function answer(batch: Batch): AnsweredBatch {
    const { firstRow, size, lines } = batch
    const given = lines ? readLines(lines, firstRow) : { cells: batch.columns }
    const rows: OutputRow[] = []
    const problems: RowProblem[] = []
    const totals = { rows: 0, refused: 0, empty: 0, gross: 0, tax: 0, contributions: 0 }
    for (let index = 0; index < size; index++) {
      const left = types || run.isJoined ? undefined : noPerson(batch, index)
      if (left === 'empty') totals.empty++
      if (left !== undefined) continue
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
      ...(run.isJoined
        ? [rows.map(({ index }) => index)]
        : passed.map(({ index: place }) => rows.map(({ index }) => given.cells[place]?.[index]))),
      ...added.map(({ value }) =>
        rows.map(({ body, items }) => (body === undefined ? null : value(body, items))),
      ),
      ...ends.map((end) => rows.map(() => end)),
      rows.map(({ errors }) => errors),
    ]
    return { output: text?.(cells) ?? cells, problems, totals }
  }

  return { input, hasUsual, columns, passed: passed.map(({ index }) => index), answer }
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

/** The fields that a place sets, which answers repeat. */
const ofPlace: ReadonlySet<string> = new Set(sheetColumns.town.sets)

const isInRoubles = ({ value, writing }: Recognised) =>
  writing !== 'wire' && /roubles$/i.test(value.unit)

/** A list of employees has its salary as people write it; requests have it by its wire name. */
const isSalaryOfPeople = (column: Recognised) =>
  isInRoubles(column) && /^(?:gross_salary|monthly_salaries)$/.test(column.value.field)

const isWholeOnTheWire = (recognised: Recognised | undefined) =>
  recognised?.writing === 'wire' && recognised.value.schema.type === 'integer'

const TOTAL_ROW = /^(?:итого|всего|total)(?!\p{L})/iu

/** Why a row is no person: it is empty, or the total below a table, as its first text says. */
function noPerson({ columns, lines }: Batch, index: number): 'empty' | 'total' | undefined {
  if (lines !== undefined) return lines[index] === '' ? 'empty' : undefined
  const first = columns.find((cells) => hasValue(cells[index]))?.[index] ?? undefined
  if (first === undefined) return 'empty'
  return typeof first === 'string' && TOTAL_ROW.test(first.trim()) ? 'total' : undefined
}

/** The columns of the contributions of a year. */
export const contributionColumns: readonly string[] = Object.entries<AnswerFields[string]>(
  privateAnswerFields.year,
).flatMap(([name, { figure }]) => (figure?.endsWith('_contribution') ? [name] : []))

/** Adds the sums of an answer; those of payments are by tax year. */
function addTo(totals: { -readonly [Name in keyof Totals]: number }, body: AnswerBody): void {
  for (const year of (body['tax_years'] as readonly AnswerBody[] | undefined) ?? [body]) {
    const sum = (name: string) => Number(year[name] ?? 0)
    totals.gross += sum('annual_gross_income') + sum('gross_income')
    totals.tax += sum('annual_tax_amount') + sum('tax_amount')
    for (const fund of contributionColumns) totals.contributions += sum(fund)
  }
}
