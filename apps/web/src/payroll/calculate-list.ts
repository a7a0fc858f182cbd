import { calculationOf } from '@oklad/answers/calculation'
import type { PrivateCalculationResponse } from '@oklad/contract'
import { type Language, paymentFields } from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import { personColumnOf } from '@oklad/documents'
import {
  answering,
  type Batch,
  columnsInWords,
  listColumns,
  type RowProblem,
} from '@oklad/table/browser'
import { shownWarnings } from '../answer/shown-warnings.ts'
import { listOf } from './list-of.ts'
import { type Order, type Sums, sumNames } from './messages.ts'
import type { openFile } from './open-file.ts'
import type { Result } from './result.ts'

/** The problems that the page shows, and the people at the top of a list whose warnings are worked out again for the page. */
const MOST_SHOWN = 100

type Answering = ReturnType<typeof answering>
type CalculateOrder = Extract<Order, { kind: 'calculate' }>

/** Calculates the people of a list: what the page shows, and what its files have. */
export async function calculateList(
  { detail, language, currentYear }: CalculateOrder,
  { table, asked, batches }: Awaited<ReturnType<typeof openFile>>,
) {
  const { headers, dialect, detected } = table
  const rows = await listOf(batches())
  const question = 'calc'
  const run = answering({ ...asked, question, detail })
  const subtotals = await run.survey(() => rows)
  const read: Batch[] = []
  const cells: unknown[][] = run.columns.map(() => [])
  const problems = equalProblems(headers)
  const warnings: (readonly string[])[] = []
  let refused = 0
  const leftOut = { total: 0, heading: 0, empty: 0, replaced: 0 }
  for await (const batch of run.watched(() => rows)) {
    read.push(batch)
    const { output, totals, problems: found } = run.answer(batch)
    if (totals.refused < totals.rows) addWarnings(warnings, run, batch, language, currentYear)
    for (const [index, column] of cells.entries()) column.push(...Array.from(output[index] ?? []))
    problems.add(batch, found)
    refused += totals.refused
    for (const why of Object.keys(leftOut) as (keyof typeof leftOut)[]) leftOut[why] += totals[why]
  }
  const named = nameColumns(headers)
  const { people, total, selfEmployed } = summary({ columns: run.columns, cells }, named)
  const byMonth = answering({ ...asked, question, detail: 'months', subtotals })
  const result: Result = {
    ...{ columns: run.columns, cells, dialect, selfEmployed, total, people },
    ...rowsOf(read, run, byMonth, cells.at(-1) ?? []),
  }
  const payroll = {
    ...columnsOf(run, paydayHeaders(asked, language), headers, named, language),
    ...{ detected: detected?.[language], rows: cells[0]?.length ?? 0, refused, total },
    /** How many rows are left out, by reason. */
    leftOut,
    // The warnings of people who are found by a search are those of the file.
    people: people.map(({ fileWarnings, ...person }, index) => ({
      ...person,
      warnings: warnings[index] ?? (fileWarnings === '' ? [] : [fileWarnings]),
    })),
    hasSelfEmployed: selfEmployed.grossIncome > 0,
    ...problems.shown(),
  }
  return { payroll, result }
}

/** Adds the warnings of the people of a batch, until there are those of all who are shown. */
function addWarnings(
  warnings: (readonly string[])[],
  run: Answering,
  batch: Batch,
  language: Language,
  currentYear: number,
): void {
  if (warnings.length >= MOST_SHOWN) return
  for (const { body, request } of run.bodies(batch)) {
    if (body === undefined) continue
    const calculation = calculationOf(request as never, currentYear)
    // A valid request; the table has a note of its own, without a code.
    const notes = ((body['warnings'] ?? []) as readonly Warning[]).filter(({ code }) => !code)
    const ofTable = notes.map(({ detail }) => detail)
    warnings.push([...shownWarnings(calculation, language), ...ofTable])
    if (warnings.length === MOST_SHOWN) return
  }
}

/** Collects the problems of rows, equal ones together. */
function equalProblems(headers: readonly string[]) {
  /** The text of the cells is `undefined` where the rows have no such column. */
  const found = new Map<
    string,
    Record<'header' | 'detail', string> & { text: string | undefined; rows: number[] }
  >()
  let hasHeadings = false
  return {
    add({ columns, firstRow }: Batch, problems: readonly RowProblem[]): void {
      for (const { row, column: header, code, detail } of problems) {
        const key = `${header} ${detail}`
        hasHeadings ||= code === 'no_person'
        const all = columns[headers.indexOf(header)]
        // A field that is missing beside the cell is mended in the file, and so is the row of no person.
        const isOfCell = !['missing_field', 'no_person', 'same_person'].includes(code)
        const cell = isOfCell ? (all?.[row - firstRow] ?? undefined) : undefined
        const text = cell === undefined ? undefined : String(cell)
        const equal = found.get(key) ?? { header, text, detail, rows: [] }
        equal.rows.push(row)
        found.set(key, equal)
      }
    },

    shown: () => ({
      /** Whether some rows look like headings, subtotals, signatures or vacancies. */
      hasHeadings,
      problems: [...found.values()].slice(0, MOST_SHOWN),
      otherProblems: Math.max(found.size - MOST_SHOWN, 0),
    }),
  }
}

/** The columns of the days of payment, which the year of a list does without, and the documents need. */
const paydayHeaders = (
  asked: Awaited<ReturnType<typeof openFile>>['asked'],
  language: Language,
): readonly string[] =>
  listColumns({ ...asked, question: 'payments' }, [], language).columns.flatMap(
    ({ header, taken }) => (taken && taken.name in paymentFields ? [header] : []),
  )

/** The columns of the list in words, those of names and documents apart. */
function columnsOf(
  run: Answering,
  paydays: readonly string[],
  headers: readonly string[],
  named: readonly string[],
  language: Language,
) {
  const columns = columnsInWords(run, 'calc', language)
  /** The columns that documents alone use. */
  const ofPerson = headers.filter(
    (header) =>
      !named.includes(header) && (personColumnOf(header) !== undefined || paydays.includes(header)),
  )
  const others = [...named, ...ofPerson]
  const passing = columns.passing.filter((header) => !others.includes(header))
  return { columns: { ...columns, passing }, ofPerson }
}

/**
 * Finds the rows of the people who are calculated, and answers one of them again.
 * @param errors of the rows that are not left out; `null` of a row that is calculated
 */
function rowsOf(
  read: readonly Batch[],
  run: Answering,
  byMonth: Answering,
  errors: readonly unknown[],
): Pick<Result, 'rowsOfPeople' | 'answerTo'> {
  let found: readonly number[] | undefined
  const find = () => {
    const all = read.flatMap((batch) => {
      const left = new Set(run.leftOut(batch).map(([row]) => row))
      const rows = Array.from({ length: batch.size }, (_, at) => batch.firstRow + at)
      return rows.filter((row) => !left.has(row))
    })
    return all.filter((_, index) => errors[index] === null)
  }
  return {
    rowsOfPeople: () => {
      found ??= find()
      return found
    },
    answerTo: (row) => {
      const of = read.find(({ firstRow, size }) => row >= firstRow && row < firstRow + size)
      if (of === undefined) return undefined
      const [answered] = byMonth.bodies(rowIn(of, row))
      return answered?.body as unknown as PrivateCalculationResponse | undefined
    },
  }
}

/** A batch with one row of another one. */
function rowIn(batch: Batch, row: number): Batch {
  const at = row - batch.firstRow
  const areOverfull = batch.areOverfull?.slice(at, at + 1)
  return {
    ...{ firstRow: row, size: 1, columns: batch.columns.map((cells) => [cells[at]]) },
    ...(areOverfull && { areOverfull }),
  }
}

/** The columns that name people: the parts of a name, or the first one that may be a whole name. */
function nameColumns(headers: readonly string[]): readonly string[] {
  const parts = headers.filter((header) =>
    ['surname', 'first_name', 'patronymic'].includes(personColumnOf(header) ?? ''),
  )
  const isName = (header: string) => /фио|ф\.\s*и|имя|фамилия|сотрудник|name|employee/i.test(header)
  return parts.length > 1 ? parts : headers.filter(isName).slice(0, 1)
}

/** The sums of every person that is calculated, and of all of them. */
function summary({ columns, cells }: Pick<Result, 'columns' | 'cells'>, named: readonly string[]) {
  const places = new Map(columns.map(({ name }, index) => [name.replace(/_rub$/, ''), index]))
  const names = named.map((header) => cells[columns.findIndex(({ name }) => name === header)])
  const errors = cells.at(-1) ?? []
  const none = { grossIncome: 0, incomeTax: 0, netIncome: 0, contributions: 0, employerCost: 0 }
  const [total, selfEmployed] = [{ ...none }, { ...none }]
  const limits = cells[places.get('npd_limit_exceeded') ?? -1] ?? []
  const people = errors.flatMap((error, index) => {
    if (error !== null) return []
    const sum = (name: string) => Number(cells[places.get(name) ?? -1]?.[index] ?? 0)
    const grossIncome = sum('annual_gross_income')
    const employerCost = sum('employer_total_cost')
    const sums: Sums = {
      ...{ grossIncome, employerCost, contributions: employerCost - grossIncome },
      incomeTax: sum('annual_tax_amount'),
      netIncome: sum('annual_net_income'),
    }
    for (const name of sumNames) {
      total[name] += sums[name]
      if ((limits[index] ?? null) !== null) selfEmployed[name] += sums[name]
    }
    const name = names.map((part) => part?.[index] ?? '').join(' ')
    const fileWarnings = String(cells[places.get('warnings') ?? -1]?.[index] ?? '')
    return [{ ...sums, fileWarnings, name: name.trim() || `${index + 1}` }]
  })
  return { people, total, selfEmployed }
}
