import { contributionsIn, type Items, rowsOf } from './answer-columns.ts'
import { type AnswerBody, answerTo } from './answer-row.ts'
import { plain } from './cells.ts'
import { columnWatch } from './column-watch.ts'
import type { Batch, Cells, TableFormat } from './formats/format.ts'
import { type LeftOut, rowExamination } from './given-rows.ts'
import { type InputColumn, requireFewColumns } from './header.ts'
import { outputColumns } from './output-columns.ts'
import { plainAnswering } from './plain-rows.ts'
import { type RowRequest, rowReader } from './read-rows.ts'
import { ofForm, type RowProblem } from './row-problems.ts'
import { samePersonSearch } from './same-person.ts'
import { settledColumns } from './settled-columns.ts'
import { subtotalSearch } from './subtotals.ts'
import type { TableRun } from './table-run.ts'
import { tableSurvey } from './table-survey.ts'

/** The numbers of rows, of those refused, left out and answered with warnings; sums over rows, kopecks. */
type Totals = Record<
  'rows' | 'refused' | LeftOut | 'warned' | 'gross' | 'tax' | 'contributions',
  number
>

/** What came of rows, without their answers. */
export interface AnsweredRows {
  readonly problems: readonly RowProblem[]
  readonly totals: Readonly<Totals>
}

/** The output of a batch: its rows, column by column. */
export interface AnsweredBatch extends AnsweredRows {
  readonly output: readonly Cells[]
}

/** A table whose headers are understood. */
export type Answering = ReturnType<typeof answering>

/** A row as it is read. */
export interface ReadRow {
  /** The number of the row as a reader of the file counts, from 1. */
  readonly row: number
  readonly request: Record<string, unknown>
  /** The cell of the row in a column of the input; `undefined` of an empty one. */
  readonly cellAt: (place: number) => unknown
}

/** A row with its answer, or with its problems. */
export interface AnsweredRow extends ReadRow {
  readonly body?: AnswerBody
  readonly problems: readonly RowProblem[]
}

/**
 * Prepares to answer the rows of a table.
 * @param given the table, and what is asked and said of it
 * @param format of the output; without one, rows are cells
 * @throws {TableError} for headers that cannot be used
 */
export function answering(given: TableRun, format?: TableFormat) {
  requireFewColumns(given.headers)
  const settled = given.input
    ? { reading: given, columns: given.input, rest: [] }
    : settledColumns(given)
  const { reading: run, columns: input, rest } = settled
  const output = outputColumns(run, input, format)
  const { salary, hasUsual, passed, columns } = output
  const reader = rowReader(input, run, hasUsual)

  // Every row of a program's file has an answer: none is left out, and a total is refused.
  const isOfPrograms = run.types !== undefined || run.isJoined === true
  const whole = tableSurvey(
    run.subtotals,
    () => (salary && !isOfPrograms ? subtotalSearch(input, salary, run.language) : undefined),
    () => columnWatch(run, input),
    () => (run.isJoined ? undefined : samePersonSearch(input, run)),
  )

  const givenRows = rowExamination(input, run, output, reader, whole)
  const answerRow = rowAnswering(run, reader.problemOf)

  /** Answers each row as the service does; empty rows and totals are left out. */
  const answer = batchAnswering(run, input, output, { givenRows, reader, answerRow })

  /** The rows of people as requests, with the problems of their cells. */
  function* requests(batch: Batch) {
    const { firstRow, size } = batch
    const given = givenRows(batch)
    for (let index = 0; index < size; index++) {
      if (given.left[index] !== undefined) continue
      const row = firstRow + index
      const cellAt = (place: number) => plain(given.cells[place]?.[index]) ?? undefined
      yield { row, cellAt, ...reader.read(given, index, row) }
    }
  }

  /** Answers each row with an object. `change` may change the request of a row before. */
  function* bodies(batch: Batch, change?: (row: ReadRow) => void): Generator<AnsweredRow> {
    for (const one of requests(batch)) {
      change?.(one)
      yield { ...one, ...answerRow(one.row, one) }
    }
  }

  /** The rows of a batch that are left out, and why. */
  const leftOut = (batch: Batch) =>
    givenRows(batch).left.flatMap((why, at) => (why ? [[batch.firstRow + at, why] as const] : []))

  return {
    /** The columns of the input as they are understood. */
    input,
    /** The headers that would be asked about, and pass, see `keepsRest`. */
    rest,
    /** Whether sums of the list that have no column are the usual ones, see `usualFields`. */
    hasUsual,
    /** All columns of the input, then those of the answer that the input does not have, then `errors`. */
    columns,
    /** The places of the columns that pass through, the first of `columns`. */
    passed: passed.map(({ index }) => index),
    ...{ answer, requests, bodies, leftOut },
    ...{ survey: whole.survey, watched: whole.watched },
  }
}

/** The steps in which the rows of a batch are answered. */
interface BatchParts {
  readonly givenRows: ReturnType<typeof rowExamination>
  readonly reader: ReturnType<typeof rowReader>
  readonly answerRow: ReturnType<typeof rowAnswering>
}

/** Makes the function that answers the rows of a batch, and adds up what came of them. */
function batchAnswering(
  run: TableRun,
  input: readonly InputColumn[],
  output: ReturnType<typeof outputColumns>,
  { givenRows, reader, answerRow }: BatchParts,
) {
  const { question, detail } = run
  const itemsOf = rowsOf(question, detail)
  const outputOf = outputRows(run, output)
  const answerPlain = question === 'calc' ? plainAnswering(input, run, output.hasUsual) : undefined
  return (batch: Batch): AnsweredBatch => {
    const { firstRow, size, lines } = batch
    const given = givenRows(batch)
    const rows = outputOf(given.cells, size)
    const problems: RowProblem[] = []
    const counts = { rows: 0, refused: 0, empty: 0, total: 0, heading: 0, replaced: 0, warned: 0 }
    const totals: Totals = { ...counts, gross: 0, tax: 0, contributions: 0 }
    for (let index = 0; index < size; index++) {
      const left = given.left[index]
      if (left !== undefined) {
        totals[left]++
        continue
      }
      const row = firstRow + index
      const mayBePlain = !lines && !given.problems[index]?.length
      // A row of plain numbers is answered fast, and any other one by its request.
      const plainBody = mayBePlain && answerPlain?.(given.values ?? given.cells, index)
      const { body, problems: found } = plainBody
        ? { body: plainBody, problems: [] }
        : answerRow(row, reader.read(given, index, row))
      totals.rows++
      if (body === undefined) {
        totals.refused++
        problems.push(...found)
        rows.add(index, found.map(({ detail }) => detail).join(' '))
        continue
      }
      addTo(totals, body)
      for (const items of itemsOf(body)) rows.add(index, null, body, items)
    }
    return { output: rows.end(), problems, totals }
  }
}

/** Makes the function that answers a row, or says everything that is wrong with it. */
function rowAnswering(run: TableRun, problemOf: ReturnType<typeof rowReader>['problemOf']) {
  return (row: number, { request, problems, note, origin }: RowRequest) => {
    const nobody = problems.filter(({ code }) => code === 'no_person')
    if (nobody.length > 0) return { problems: nobody }
    const isOfRow = problems.some(({ column, code }) => column === '' || code === 'unknown_field')
    if (isOfRow) return { problems }
    const answer = answerTo(request, run)
    if (answer.ok) {
      if (problems.length > 0) return { problems }
      if (note === undefined) return { body: answer.body, problems }
      const others = (answer.body['warnings'] ?? []) as readonly object[]
      return { body: { ...answer.body, warnings: [...others, { detail: note }] }, problems }
    }
    const found = answer.problems.map((problem) => problemOf(row, problem, origin))
    const isUnreadable = (column: string) => problems.some((problem) => problem.column === column)
    // Beside a cell that cannot be read, only problems of other cells alone are certain.
    const isCertain = ({ column, code }: RowProblem) =>
      problems.length === 0 || (!isUnreadable(column) && ofForm.has(code))
    return { problems: [...problems, ...found.filter(isCertain)] }
  }
}

/** Makes the function that collects the rows of the output of a batch, column by column. */
function outputRows(
  { isJoined, constants = {} }: TableRun,
  { passed, added, columns }: ReturnType<typeof outputColumns>,
) {
  const ends = Object.values(constants)
  const columnCount = columns.length - (isJoined ? passed.length - 1 : 0)
  return (given: Batch['columns'], size: number) => {
    // With a length from the start: a column that grows is copied again and again.
    const cells: unknown[][] = Array.from({ length: columnCount }, () => Array(size))
    let written = 0
    return {
      /** Adds a row: a person, a month or payment of one, or one who is refused. */
      add(index: number, errors: string | null, body?: AnswerBody, items: Items = []): void {
        let place = 0
        const add = (cell: unknown) => {
          const column = cells[place++]
          if (column) column[written] = cell
        }
        if (isJoined) add(index)
        else for (const one of passed) add(given[one.index]?.[index])
        for (const { value } of added) add(body === undefined ? null : value(body, items))
        for (const end of ends) add(end)
        add(errors)
        written++
      },

      /** The columns of all rows. */
      end(): unknown[][] {
        for (const column of cells) column.length = written
        return cells
      },
    }
  }
}

/** Adds the sums of an answer; those of payments are by tax year. */
function addTo(totals: Totals, body: AnswerBody): void {
  if ((body['warnings'] as readonly object[] | undefined)?.length) totals.warned++
  const years = body['tax_years'] as readonly AnswerBody[] | undefined
  for (const year of years ?? []) {
    totals.gross += Number(year['gross_income'])
    totals.tax += Number(year['tax_amount'])
  }
  if (years !== undefined) return
  totals.gross += Number(body['annual_gross_income'])
  totals.tax += Number(body['annual_tax_amount'])
  totals.contributions += contributionsIn(body)
}
