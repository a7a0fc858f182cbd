import { suggestField } from '@oklad/contract'
import { answerColumnNames } from './answer-columns.ts'
import {
  headerReader,
  knownHeaders,
  type Question,
  questions,
  type Recognised,
  requestValues,
  requiredField,
  titlesOf,
} from './request-columns.ts'
import { TableError, type TableProblem } from './table-error.ts'

/** A column of the input; one that is not understood is passed through. */
export interface InputColumn {
  readonly header: string
  readonly recognised: Recognised | undefined
}

/** The rows at the top of a sheet among which the header is looked for. */
export const HEADER_WITHIN = 20

/** The place of the header among the first rows: the row with the most headers understood. */
export function findHeader(rows: readonly (readonly unknown[])[], question: Question): number {
  const read = headerReader(question)
  const understood = (row: readonly unknown[]) =>
    row.filter((cell) => read(String(cell ?? '')) !== undefined).length
  const counts = rows.map(understood)
  const most = Math.max(0, ...counts)
  return most > 0 ? counts.indexOf(most) : rows.findIndex((row) => row.some(hasValue))
}

/** Whether a cell is not empty. */
export const hasValue = (cell: unknown): boolean =>
  typeof cell === 'string' ? cell.trim() !== '' : (cell ?? null) !== null

/**
 * Understands the headers of a table.
 * @param keep headers that are passed through although they resemble a field
 * @throws {TableError} if a header is misspelt, stands twice or means the same as another, and if
 *   the salary (or the net pay wanted) is missing
 */
export function readHeader(
  headers: readonly string[],
  question: Question,
  keep: readonly string[] = [],
): readonly InputColumn[] {
  if (headers.every((header) => header === '')) throw new TableError([{ code: 'empty' }])
  const read = headerReader(question)
  const known = knownHeaders(question)
  const others = questions.map(headerReader)
  const problems: TableProblem[] = []
  const columns = headers.map((header, index): InputColumn => {
    if (header !== '' && headers.indexOf(header) < index) {
      problems.push({ code: 'duplicate_header', values: { header } })
    }
    const recognised = keep.includes(header) ? undefined : read(header)
    const isPassed =
      recognised ||
      keep.includes(header) ||
      answerColumnNames.has(header.replace(/_rub$/, '')) ||
      others.some((read) => read(header))
    const suggestion = isPassed ? undefined : suggestField(header, known)
    if (suggestion !== undefined) {
      problems.push({ code: 'misspelt', values: { header, suggestion } })
    }
    return { header, recognised }
  })
  for (const [index, { header, recognised }] of columns.entries()) {
    const same = columns.slice(0, index).find((other) => isSame(other.recognised, recognised))
    if (recognised === undefined || same === undefined || same.header === header) continue
    const { name } = recognised.value
    problems.push({ code: 'same_value', values: { header, other: same.header, name } })
  }
  const name = requiredField[question]
  if (!columns.some(({ recognised }) => recognised?.value.name === name)) {
    const value = requestValues(question).find((value) => value.name === name)
    const title = value ? (titlesOf(value, question)[1] ?? '') : ''
    problems.push({ code: 'required_column', values: { name, title } })
  }
  if (problems.length > 0) throw new TableError(problems)
  return columns
}

/** Whether two columns hold the same value, or one holds a part of the other's. */
function isSame(one: Recognised | undefined, other: Recognised | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const [shorter, longer] = [one.value, other.value].sort((a, b) => a.steps.length - b.steps.length)
  return (
    shorter?.field === longer?.field &&
    shorter?.steps.every((step, index) => step === longer?.steps[index]) === true
  )
}
