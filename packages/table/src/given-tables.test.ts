import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeTableProblem, headerOf, TableError, type TableProblem } from './table-error.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

/** What a table of `fixtures/tables` is, and what becomes of it. */
interface Expected {
  readonly file: string
  readonly about: string
  /** The columns that are asked about, all at once. */
  readonly questions: readonly string[]
  /** What the sentences say in Russian. */
  readonly says?: readonly string[]
  /** The file that answers the questions; absent of a table that must not be answered. */
  readonly mapping?: Readonly<Record<string, string>>
  /** The header of the column that names a person. */
  readonly person?: string
  /** The tax of each person, roubles, by hand; the rows of others are refused. */
  readonly tax?: Readonly<Record<string, number>>
}

const folder = new URL('../../../fixtures/tables/', import.meta.url)
const tables: readonly Expected[] = JSON.parse(
  readFileSync(new URL('expectations.json', folder), 'utf8'),
)

const run = ({ file }: Expected, said: object = {}) =>
  runTable([extname(file).slice(1), 'csv'], readFileSync(new URL(file, folder)), {
    language: 'ru',
    ...said,
  })

/** The problems of a table; none of one that is answered. */
const problemsOf = (table: Expected): Promise<readonly TableProblem[]> =>
  run(table).then(
    () => [],
    (error) => {
      if (!(error instanceof TableError)) throw error
      return error.problems
    },
  )

const askedIn = (problems: readonly TableProblem[]) =>
  problems.filter(({ values }) => values?.['header'] !== undefined).map(headerOf)

describe.each(tables)('$file', (table) => {
  const { questions, says = [], mapping, person = '', tax = {} } = table

  it('is asked about once, in true sentences', async () => {
    const problems = await problemsOf(table)
    expect(askedIn(problems)).toEqual(questions)
    const sentences = problems.map((problem) => describeTableProblem(problem, 'ru')).join('\n')
    for (const part of says) expect(sentences).toContain(part)
    // A table without an answer is refused.
    if (mapping === undefined) expect(problems).not.toEqual([])
  })

  if (mapping === undefined) return
  it('is answered by one mapping, and refuses the other rows', async () => {
    const { bytes, problems } = await run(table, { mapping })
    const rows = await rowsOf('csv', bytes)
    const answered = rows.filter((row) => row['annual_tax_amount_rub'] !== '')
    const found = answered.map((row) => [
      row[person],
      Number(String(row['annual_tax_amount_rub']).replace(',', '.')),
    ])
    expect(Object.fromEntries(found)).toEqual(tax)
    expect(new Set(problems.map(({ row }) => row)).size).toBe(rows.length - answered.length)
  })
})

it('asks at most three questions of the median table', () => {
  const counts = tables.map(({ questions }) => questions.length).sort((one, other) => one - other)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(3)
})
