import { examineHeader } from './examine-header.ts'
import type { HeaderReading, InputColumn } from './header.ts'
import { KEEP } from './mapping.ts'
import { questions } from './request-columns.ts'
import { columnCalled } from './said-columns.ts'
import { headerNamed } from './shown-text.ts'
import { headerOf, TableError, type TableProblem } from './table-error.ts'

/** Adds what a file says of the columns that the table has, where nothing else is said. */
function withMapping<Reading extends HeaderReading>(reading: Reading) {
  const { headers, question, mapping = {}, columns = {}, keep = [] } = reading
  const said = new Set(
    [...Object.keys(columns), ...keep].map((header) => headerNamed(headers, header)),
  )
  const named: [header: string, name: string][] = []
  const kept: string[] = []
  for (const [given, choice] of Object.entries(mapping)) {
    const header = headerNamed(headers, given)
    if (header === undefined || said.has(header)) continue
    const isOfOther =
      !columnCalled(choice, question) && questions.some((one) => columnCalled(choice, one))
    said.add(header)
    if (choice === KEEP) kept.push(header)
    // One file serves all questions: a column of another one says nothing here.
    else if (!isOfOther) named.push([header, choice])
  }
  return {
    ...reading,
    columns: { ...columns, ...Object.fromEntries(named) },
    keep: [...keep, ...kept],
    remembered: new Set(named.map(([header]) => header)),
  }
}

/** The questions that `keepsRest` answers; two columns about the same contradict each other. */
const restCodes: ReadonlySet<TableProblem['code']> = new Set([
  ...(['asked', 'unfit', 'unit', 'percent_of_pay', 'two_terms', 'other_pay', 'after_tax'] as const),
  ...(['days', 'unexplained', 'unnamed'] as const),
  ...(['no_first_day', 'rows_of_periods', 'one_period', 'rows_of_positions'] as const),
])

/** Whether a problem is solved when its column passes through. */
export const mayKeep = ({ code }: TableProblem): boolean =>
  restCodes.has(code) || code === 'late_value' || code === 'same_value'

/** Understands the headers of a table with everything that is said of them; the questions that are left are problems. */
export function examineColumns<Reading extends HeaderReading>(given: Reading) {
  let reading = withMapping(given)
  /** The headers that would be asked about, and pass. */
  const rest: string[] = []
  for (;;) {
    const { columns, problems } = examineHeader(reading)
    // A column that passes already cannot solve its problem so.
    const open = problems.flatMap((problem) => {
      const header = headerOf(problem)
      const isOpen = given.keepsRest && restCodes.has(problem.code)
      return isOpen && !reading.keep.includes(header) ? [header] : []
    })
    if (open.length > 0) {
      rest.push(...open)
      const isSaid = ([given]: readonly [string, string]) =>
        !open.includes(headerNamed(reading.headers, given) ?? '')
      const columns = Object.fromEntries(Object.entries(reading.columns).filter(isSaid))
      reading = { ...reading, columns, keep: [...reading.keep, ...open] }
      continue
    }
    if (given.keepsRest) reading = { ...reading, keep: passing(columns) }
    return { reading, columns, problems, rest }
  }
}

/** No later value of a column that passes is asked about either. */
const passing = (columns: readonly InputColumn[]) =>
  columns.flatMap(({ header, recognised }) => (recognised || header === '' ? [] : [header]))

/**
 * Understands the headers of a table that must have an answer.
 * @throws {TableError} with the questions that are left
 */
export function settledColumns<Reading extends HeaderReading>(given: Reading) {
  const examined = examineColumns(given)
  if (examined.problems.length > 0) throw new TableError(examined.problems)
  return examined
}
