import { buffer } from 'node:stream/consumers'
import { answerRequest } from '@oklad/answers'
import { PrivateCalculationRequest } from '@oklad/contract'
import { objectWith } from '@oklad/contract/testing'
import { isLong } from '@oklad/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RequestValue, requestValues } from '../request-columns.ts'
import { answerCells } from '../testing/answer-cells.ts'
import { rowsOf, runTable } from '../testing/run-table.ts'
import { type FormatName, formatNamed } from './table-formats.ts'

/** The rows of a file, more than a batch. `OKLAD_TABLE_FILES=1-400` are a million of the long ones, see docs/scale.md. */
const FILE_ROWS = isLong ? 2_500 : 1_200
const [first = 1, last = first] = (process.env['OKLAD_TABLE_FILES'] ?? '1-4').split('-').map(Number)
const files = Array.from({ length: last - first + 1 }, (_, index) => first + index)

const { warnings: _, law_version: __, ...properties } = PrivateCalculationRequest.properties
const types = { integer: 'whole', boolean: 'flag', string: 'text' } as const

/** The columns of a file: the salary, and every fourth field. */
const columnsOf = (file: number) =>
  requestValues('calc').flatMap((value) => {
    const type = types[value.schema.type as keyof typeof types]
    return type && value.field in fieldsOf(file) ? [{ ...value, type }] : []
  })
const fieldsOf = (file: number) =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name], index) => name === 'gross_salary' || index % 4 === file % 4,
    ),
  )

type Columns = ReturnType<typeof columnsOf>

/** The part of a request that a column holds. */
const partOf = (
  request: object,
  { field, steps }: Pick<RequestValue, 'field' | 'steps'>,
): unknown =>
  [field, ...steps].reduce(
    (part: unknown, key) => (part as Record<string, unknown>)?.[key],
    request,
  )

/** Random people that these columns can hold: no list and no object of them is empty, no item of a list has a list. */
function people(file: number) {
  const schema = { ...PrivateCalculationRequest, properties: fieldsOf(file) }
  return fc
    .sample(objectWith(schema, 3, { nulls: 0, wrong: 0 }), { numRuns: 2 * FILE_ROWS, seed: file })
    .filter((person) => !/\{\}|\[\]|"(?:share|raises|earnings)":/.test(JSON.stringify(person)))
    .slice(0, FILE_ROWS)
}

/** People as a file. */
async function writtenFile(name: FormatName, columns: Columns, requests: readonly object[]) {
  const cells = columns.map((column) => requests.map((request) => partOf(request, column) ?? null))
  async function* batches() {
    yield cells
  }
  return buffer((await formatNamed(name)).write(columns, batches()))
}

/** The cells of a person by column; of one who is refused nothing. */
function cellsOf(request: object, columns: Columns, withMonths: boolean) {
  const body = JSON.stringify({ ...request, warnings: true })
  const answer = answerRequest.privateCalc(body, 2026, () => 'en')
  if (!answer.ok) return undefined
  const { absence_pay: _, ...year } = { ...answer.body, monthly_details: [] }
  const cells = answerCells(withMonths ? answer.body : year)
  const given = columns.map((column) => [column.name, partOf(request, column)])
  return Object.entries({ ...cells, errors: '', ...Object.fromEntries(given) })
}

/** Every cell that is not the right one; of a person who is refused, a row without problems. */
function differences(row: Record<string, unknown>, cells: ReturnType<typeof cellsOf>) {
  if (cells === undefined) return row['errors'] ? [] : ['answered']
  return cells.flatMap(([name, right]) => {
    const cell = row[name] ?? ''
    return cell === right || String(cell) === String(right ?? '')
      ? []
      : [`${name}: ${cell}, not ${right}`]
  })
}

it.each(files)(
  'random people of file %i have the answers of the service in every format',
  async (file) => {
    const [columns, requests] = [columnsOf(file), people(file)]
    const answersWith = (withMonths: boolean) =>
      requests.map((request) => cellsOf(request, columns, withMonths))
    const years = answersWith(false)
    // Months are ten times as many cells, which formats write as they write those of a year.
    const months = file % 21 === 1 ? answersWith(true) : years
    expect(years.filter((answer) => answer).length).toBeGreaterThan(FILE_ROWS / 4)
    for (const format of [
      'csv',
      'ndjson',
      'xlsx',
      'parquet',
      file % 2 ? 'arrow' : 'arrows',
    ] as const) {
      const answers = isLong || format === 'xlsx' || format === 'parquet' ? months : years
      const detail = answers === years ? 'year' : 'months'
      const content = await writtenFile(format, columns, requests)
      const { bytes } = await runTable([format, format], content, { detail }, 65_536)
      const rows = await rowsOf(format, bytes, 65_536)
      expect(rows).toHaveLength(requests.length)
      const found = rows.flatMap((row, index) => differences(row, answers[index]))
      expect(found.slice(0, 9), format).toEqual([])
    }
  },
)
