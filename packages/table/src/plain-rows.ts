import {
  lawStartedIn,
  membersFor,
  privateAnswer,
  setTerm,
  termsOf,
  yearProblems,
} from '@oklad/answers'
import {
  type FieldSchema,
  fieldNamed,
  type PrivateCalculationRequest,
  type RequestFieldName,
  type RightFields,
  startDates,
} from '@oklad/contract/internal'
import { completeTerms, plainYears, reusedYears, yearOfComplete } from '@oklad/engine/internal'
import type { AnswerBody, AnswerOptions } from './answer-row.ts'
import { readCell } from './cells.ts'
import { isDay } from './dates.ts'
import type { Cells } from './formats/format.ts'
import type { InputColumn } from './header.ts'
import type { RequestValue } from './request-columns.ts'
import { fillUsual } from './sheet-row.ts'
import type { TableRun } from './table-run.ts'

const isDate = ({ format }: FieldSchema) => format === 'date'

/** Returns whether a field of a resident employee is right whatever the other fields but the dates are. */
function isIndependent({ field, steps, schema }: RequestValue): boolean {
  const { notFor, atMost, needsFigure } = fieldNamed(field as RequestFieldName)
  const isExcluded = notFor?.contracts.includes('TD') || notFor?.residents
  const isPlain = (schema.type === 'integer' || isDate(schema)) && steps.length === 0
  return isPlain && !atMost && !needsFigure && !isExcluded
}

/** Whether a value is a whole number in its range, or a day of the calendar in the years of the law. */
function isRight(value: unknown, schema: FieldSchema): boolean {
  if (isDate(schema)) {
    const date = String(value)
    return isDay(date) && date >= startDates.minimum && date <= startDates.maximum
  }
  const { minimum = 0, maximum = 0 } = schema
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
}

/** A number has a bit for each column. */
const MOST_COLUMNS = 50

/** Of filled and empty cells in a row: their writers are kept. */
const MOST_PATTERNS = 1000

/**
 * Makes the function that answers a row which holds nothing but whole numbers in their ranges and dates: it needs
 * no further check. All such rows share one request with its terms, and one year, so an answer is valid until the next
 * one. It returns `undefined` of any other row.
 * @param hasUsual whether a row without an accident rate has the usual one
 * @returns `undefined` if the columns are not of such fields
 */
export function plainAnswering(
  columns: readonly InputColumn[],
  { detail, currentYear, language, areValues }: AnswerOptions & Pick<TableRun, 'areValues'>,
  hasUsual: boolean,
) {
  const known = columns.flatMap(({ recognised }, place) =>
    recognised ? [{ recognised, place, ...recognised.value }] : [],
  )
  const arePlain = known.every((field) => !field.recognised.sheet && isIndependent(field))
  if (!arePlain || known.length > MOST_COLUMNS) return undefined
  const request: Record<string, unknown> = { warnings: true }
  if (hasUsual) fillUsual(request)
  const termsIn = (fields: object) => termsOf(fields as PrivateCalculationRequest)
  const byDefault = completeTerms(termsIn({ ...request, gross_salary: 0 }))
  const terms: Record<string, unknown> = { ...byDefault }
  const fields = known.map((one) => ({
    ...one,
    isWire: one.recognised.writing === 'wire',
    terms: Object.keys(termsIn({ [one.field]: 0 })) as (keyof typeof byDefault)[],
  }))
  const given = [...Object.keys(termsIn(request)), ...fields.flatMap(({ terms }) => terms)]
  const plainYearOf =
    detail === 'year' ? plainYears(given as (typeof fields)[0]['terms']) : undefined
  const yearOf = reusedYears()
  const members = new Map<number, ReturnType<typeof membersFor>>()
  return (cells: readonly Cells[], index: number): AnswerBody | undefined => {
    let filled = 0
    let hasDates = false
    for (const { field, schema, recognised, place, isWire, terms: own } of fields) {
      filled *= 2
      const cell = cells[place]?.[index]
      const isValue = areValues ? cell !== undefined && cell !== null : typeof cell === 'number'
      const reading = isValue && isWire ? { value: cell } : readCell(cell ?? undefined, recognised)
      if (reading === undefined) {
        request[field] = undefined
        for (const name of own) terms[name] = byDefault[name]
        continue
      }
      if (!('value' in reading && isRight(reading.value, schema))) return undefined
      request[field] = reading.value
      setTerm(terms, field, reading.value)
      hasDates ||= isDate(schema)
      filled++
    }
    const right = request as unknown as RightFields
    if (right.gross_salary === undefined) return undefined
    if (hasDates && yearProblems(right, currentYear).length > 0) return undefined
    const asked = members.get(filled) ?? membersFor(right)
    if (members.size === MOST_PATTERNS) members.clear()
    if (!members.has(filled)) members.set(filled, asked)
    const law = lawStartedIn(right, currentYear)
    const complete = terms as typeof byDefault
    const year = plainYearOf?.(complete, law) ?? yearOfComplete(complete, law, { yearOf })
    const calculation = { request: right, terms: complete, law }
    const options = { year, months: detail !== 'year', members: asked }
    const body: object = privateAnswer(calculation, language, options)
    return body as AnswerBody
  }
}
