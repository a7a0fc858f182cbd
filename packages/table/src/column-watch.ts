import { plain } from './cells.ts'
import { besideOf, isQuestionOfPeople } from './examine-header.ts'
import type { Batch } from './formats/format.ts'
import { cellsOfLines } from './formats/text.ts'
import { type HeaderReading, hasValue, type InputColumn } from './header.ts'
import { recogniser, type Verdict } from './recognition/recognise.ts'
import { isUntold, isZero } from './recognition/value-shapes.ts'
import { isListOfPeople, nameOf } from './request-columns.ts'
import { keptHeaders } from './said-columns.ts'
import { MOST_VALUES } from './sample.ts'
import type { TableProblem } from './table-error.ts'

/** The texts of a column that need no second look. */
const MOST_KNOWN = 1000

/** A longer text is cut: nothing that tells is so long. */
const LONGEST_VALUE = 200

const cut = (cell: unknown) =>
  typeof cell === 'string' ? cell.trim().slice(0, LONGEST_VALUE) : cell

/** A column that passes by its first values. */
type Watched = ReturnType<typeof watchedColumns>[number]

export type ColumnWatch = NonNullable<ReturnType<typeof columnWatch>>

/** The columns of a table that pass unless their values say otherwise. */
function watchedColumns(reading: HeaderReading, input: readonly InputColumn[]) {
  const { question, samples = [] } = reading
  const beside = besideOf(reading)
  const kept = keptHeaders(reading)
  const read = recogniser(question)
  return input.flatMap(({ header, recognised }, place) => {
    const judge = read(header, beside)
    if (recognised || judge.isFixed || kept.has(header)) return []
    /** Its first values, each once. */
    const values = (samples[place] ?? []).filter((value) => !isZero(value)).map(cut)
    /** Texts that change nothing. */
    const known = new Set((samples[place] ?? []).map((value) => String(plain(cut(value)))))
    return [{ header, place, judge, values, known }]
  })
}

/**
 * Watches the values of the columns that pass, in their order: each column is judged by its first values, and by each later one
 * that is new beside them. It keeps up to 1,000 texts of a column.
 * @returns `undefined` where the headers alone decide
 */
export function columnWatch(reading: HeaderReading, input: readonly InputColumn[]) {
  let watched = watchedColumns(reading, input)
  if (watched.length === 0) return undefined
  const isOfPeople = isListOfPeople(input, reading.question)
  const { headers } = reading
  const problems: TableProblem[] = []

  /** What is asked about a column with a further value. */
  function questionOf({ header, judge, values }: Watched, cell: unknown, row: number) {
    const isAsked = (verdict: Verdict) =>
      verdict.kind === 'understood' ||
      verdict.kind === 'asked' ||
      (isQuestionOfPeople(verdict) && isOfPeople)
    // Most values say nothing by themselves, and then nothing beside others.
    if (!isAsked(judge([cell]))) return undefined
    const verdict = judge([...values, cell])
    if (!isAsked(verdict) || verdict.kind === 'passes') return undefined
    const choices = verdict.kind === 'understood' ? [nameOf(verdict.recognised)] : verdict.choices
    return { code: 'late_value', values: { header, row, choices } } as const
  }

  /** Adds a cell of a column; returns whether the column still passes. */
  function addCell(column: Watched, given: unknown, row: number): boolean {
    // Nobody writes a list in a cell.
    if (!hasValue(given) || (typeof given === 'object' && !(given instanceof Date))) return true
    // One is as good as another.
    const cell = isUntold(given) ? '=' : cut(given)
    const { values, known, judge } = column
    const text = String(plain(cell))
    if (known.has(text)) return true
    const problem = judge.mayTell?.(text) === false ? undefined : questionOf(column, cell, row)
    if (problem) problems.push(problem)
    if (known.size === MOST_KNOWN) known.clear()
    known.add(text)
    if (values.length < MOST_VALUES && !isZero(text) && !isUntold(cell)) values.push(cell)
    return problem === undefined
  }

  /** Adds the next rows. */
  function add({ columns, lines, firstRow, size }: Batch): void {
    const ofLines = lines && cellsOfLines(lines, headers)
    watched = watched.filter((column) => {
      const cells = (ofLines ?? columns)[column.place]
      for (let at = 0; at < size; at++) {
        if (!addCell(column, cells?.[at], firstRow + at)) return false
      }
      return true
    })
  }

  return { add, addCell, watched, problems: () => problems }
}
