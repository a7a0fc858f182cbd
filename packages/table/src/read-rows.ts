import {
  fieldNamed,
  MOST_PROBLEMS,
  type RequestFieldName,
  readJson,
  write,
} from '@oklad/contract/internal'
import { plain, readCell } from './cells.ts'
import { type Batch, type Cells, LONGEST_ROW } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import { isWhole, type RequestValue } from './request-columns.ts'
import { type Origin, type RowProblem, rowProblems } from './row-problems.ts'
import {
  applySheetValues,
  fillUsual,
  noteOfSeniority,
  noteOfTown,
  type SheetValues,
} from './sheet-row.ts'
import type { TableRun } from './table-run.ts'

/** The rows of a batch. */
interface GivenRows {
  /** The cells of every column, as they are passed through. */
  readonly cells: readonly Cells[]
  /** The values of lines and of arguments of SQL, as a request has them. */
  readonly values?: readonly Cells[]
  /** The problems of each row. */
  readonly problems: readonly (readonly RowProblem[])[]
}

/** A row as a request. */
export type RowRequest = ReturnType<ReturnType<typeof rowReader>['read']>

/** Whether a member of a line is as it was written: a number with a fraction is no value of a field, and a large one lost digits. */
const isExact = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.values(value ?? {}).every(isExact)
    : typeof value === 'number'
      ? Number.isSafeInteger(value)
      : typeof value !== 'symbol'

const TOKENS = /"(?:[^"\\]|\\(?:[\s\S]|$))*(?:"|$)|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi

/** The members of a line as they pass through: a whole number with more digits than JSON holds is a text. */
const passedIn = (line: string) =>
  JSON.parse(
    line.replace(TOKENS, (token) =>
      /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    ),
  )

/** A cell as the value of a request: a moment at midnight of UTC is its day, and a list may be a text of JSON. */
function requestValueOf(cell: unknown, isList: boolean): unknown {
  const value = plain(cell)
  if (typeof value !== 'string') return value
  if (cell instanceof Date) return value.replace('T00:00:00.000Z', '')
  const json = isList ? readJson(value) : undefined
  return json?.problems.length === 0 ? json.value : value
}

type Problems = ReturnType<typeof rowProblems>

/**
 * Makes the functions that read the rows of a table whose headers are understood.
 * @param hasUsual whether rows without an accident rate have the usual one
 */
export function rowReader(columns: readonly InputColumn[], run: TableRun, hasUsual: boolean) {
  const { language, currentYear } = run
  const ofRows = rowProblems(columns, run)
  const { understood, problemOf, unreadableRow, unreadableCell } = ofRows
  const listsOfItems = new Set(
    understood.flatMap(({ recognised: { value } }) =>
      value.steps.length > 1 ? [value.field] : [],
    ),
  )
  const lists = understood.flatMap(({ recognised: { value } }) =>
    typeof value.steps[0] === 'number' && value.steps.length === 1
      ? [[value.field, value.schema.minimum ?? 0] as const]
      : [],
  )
  const hasSeniority = understood.some(
    ({ recognised }) => recognised.sheet === 'northern_seniority',
  )

  /** The rows of a batch, with the problems of those that have more cells than the table has headers. */
  function rowsIn({ lines, firstRow, columns: cells, areOverfull = [] }: Batch): GivenRows {
    if (lines) return linesAsRows(columns, ofRows, lines, firstRow)
    if (run.areValues) {
      const values = columns.map(({ recognised }, place) => {
        const isList = recognised !== undefined && isWhole(recognised.value)
        return Array.from(cells[place] ?? [], (cell) => requestValueOf(cell, isList))
      })
      return { cells, values, problems: [] }
    }
    const problems = areOverfull.map((isOverfull, index) =>
      isOverfull ? [unreadableRow('overfull_row', firstRow + index)] : [],
    )
    return { cells, problems }
  }

  /** The request of the row at an index of a batch. */
  function read({ cells, values, problems: ofRow }: GivenRows, index: number, row: number) {
    const cellOf: Origin['cellOf'] = (place) => cells[place]?.[index] ?? undefined
    const { request, sheet, unread } = requestOf(understood, cellOf, (place) => {
      return values?.[place]?.[index] ?? undefined
    })
    const unknownTown = unread.find(({ recognised }) => recognised.sheet === 'town')
    // Beside its coefficient an unknown town is no fault.
    const isSet = unknownTown && request['territorial_multiplier'] !== undefined
    /** Those of cells and lines that cannot be read. */
    const problems = [...(ofRow[index] ?? [])]
    for (const column of unread) {
      if (isSet && column === unknownTown) continue
      problems.push(unreadableCell(row, column, cellOf(column.place)))
    }
    fillMonths(request, lists)
    const pathOf = withoutHoles(request, listsOfItems, ofRows)
    const wrong = new Map(applySheetValues(request, sheet, currentYear))
    for (const { header, recognised } of understood) {
      const text = recognised.sheet && wrong.get(recognised.sheet)
      if (text === undefined) continue
      const year = String(request['start_date'] ?? currentYear).slice(0, 4)
      const detail = write(text, language, { column: header, year })
      problems.push({ row, column: header, code: 'unreadable', detail })
    }
    if (hasUsual) fillUsual(request)
    /** A warning about the cells, beside those of the answer. */
    const seniority = hasSeniority ? noteOfSeniority(request, sheet)?.[language] : undefined
    const note = isSet ? noteOfTown(request)?.[language] : seniority
    const origin: Origin = { cellOf, isValue: values !== undefined, pathOf }
    return { request, problems, note, origin }
  }

  return { rowsIn, read, problemOf }
}

/**
 * The values of a row: those of its request, those of people's tables, and the columns whose cells cannot be read.
 * @param givenAt the value of a line in a column, as a request has it already
 */
function requestOf(
  understood: Problems['understood'],
  cellOf: Origin['cellOf'],
  givenAt: Origin['cellOf'],
) {
  // Every row is asked for warnings: they have a column.
  const request: Record<string, unknown> = { warnings: true }
  const sheet: SheetValues = {}
  const unread: (typeof understood)[number][] = []
  for (const column of understood) {
    const { place, recognised } = column
    const given = recognised.writing === 'wire' ? givenAt(place) : undefined
    const reading = given === undefined ? readCell(cellOf(place), recognised) : { value: given }
    if (reading === undefined) continue
    if (!('value' in reading)) unread.push(column)
    else if (recognised.sheet && !recognised.absence) sheet[recognised.sheet] = reading.value
    else {
      const { value, absence } = recognised
      put(request, value, reading.value)
      if (absence) put(request, { ...value, steps: [value.steps[0] ?? 0, 'kind'] }, absence)
    }
  }
  return { request, sheet, unread }
}

/** Reads lines into columns. A member that the first lines do not have is a problem: it has no column. */
function linesAsRows(
  columns: readonly InputColumn[],
  { problemOf, unreadableRow }: Problems,
  lines: readonly string[],
  firstRow: number,
): GivenRows {
  const emptyColumn = () => Array<unknown>(lines.length).fill(undefined)
  const given = new Map(
    columns.map(({ header }) => [header, { cells: emptyColumn(), values: emptyColumn() }]),
  )
  const problems = lines.map((line, index) => {
    const row = firstRow + index
    if (line.length >= LONGEST_ROW) return [unreadableRow('long_row', row)]
    if (line === '') return []
    const { value, problems } = readJson(line)
    const found = [...problems]
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const [name, member] of Object.entries(value)) {
        const column = given.get(name)
        if (column === undefined) found.push({ code: 'unknown_field', pointer: `/${name}` })
        else {
          column.values[index] = member
          column.cells[index] = isExact(member) ? member : passedIn(line)[name]
        }
      }
    } else if (problems.length === 0) {
      found.push({ code: 'wrong_type', pointer: '', expected: 'object' })
    }
    return found.slice(0, MOST_PROBLEMS).map((problem) => problemOf(row, problem))
  })
  const read = [...given.values()]
  return {
    cells: read.map(({ cells }) => cells),
    values: read.map(({ values }) => values),
    problems,
  }
}

/** Leaves out the items of lists whose columns are all empty. Returns the function that finds an item's columns. */
function withoutHoles(
  request: Record<string, unknown>,
  listsOfItems: ReadonlySet<string>,
  { columnAt, isOfPeople }: Problems,
): Origin['pathOf'] {
  const numbers = new Map<string, readonly string[]>()
  for (const field of listsOfItems) {
    const list = request[field]
    if (!Array.isArray(list)) continue
    numbers.set(field, Object.keys(list))
    request[field] = list.filter(() => true)
  }
  return (pointer) => {
    const [, field = '', index = '', ...steps] = pointer.split('/')
    const number = numbers.get(field)?.[Number(index || Number.NaN)]
    // The absences after those of their columns are vacations of one cell.
    if (number === undefined) {
      const isOfCell = field === 'absences' && columnAt('/vacations') !== undefined
      return isOfCell && columnAt(pointer) === undefined ? '/vacations' : pointer
    }
    const path = ['', field, number, ...steps].join('/')
    const isInsurance = steps[0] === 'insurance_months' && columnAt(path)?.path !== path
    return isInsurance && isOfPeople ? '/insurance_seniority' : path
  }
}

/**
 * Fills the months without a cell of lists by month: with the value that the row has for all months, or the lowest one: no
 * pay, no bonus, no coefficient.
 */
function fillMonths(
  request: Record<string, unknown>,
  lists: readonly (readonly [field: string, lowest: number])[],
): void {
  for (const [field, lowest] of lists) {
    const values = request[field]
    if (!Array.isArray(values)) continue
    const { replaces = '' } = fieldNamed(field as RequestFieldName) as { replaces?: string }
    const filled = values.map((value) => value ?? request[replaces] ?? lowest)
    request[field] = filled
    // The contract requires a salary beside those of the months.
    if (replaces === 'gross_salary') request[replaces] ??= filled[0]
  }
}

/** Sets a value inside a field. A list of values by month is complete after `fillMonths`. */
function put(
  request: Record<string, unknown>,
  { field, steps }: RequestValue,
  value: unknown,
): void {
  let target: Record<string | number, unknown> = request
  let key: string | number = field
  for (const step of steps) {
    const list = steps.length === 1 ? Array(12).fill(undefined) : []
    target[key] ??= typeof step === 'number' ? list : {}
    target = target[key] as Record<string | number, unknown>
    key = step
  }
  target[key] = value
}
