import { answerRequest } from '@oklad/answers'
import { isLong, runs } from '@oklad/engine/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { answering } from './answer-rows.ts'
import { requestValues } from './request-columns.ts'
import { answerCells } from './testing/answer-cells.ts'
import { joinTable } from './testing/join-table.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

/** The fields of whole numbers and dates: most need no other check than their range, some exclude or bound each other. */
const wholes = requestValues('calc').filter(
  ({ name, steps, schema }) =>
    steps.length === 0 &&
    (schema.type === 'integer' || schema.format === 'date') &&
    name !== 'gross_salary',
)
const [salary] = requestValues('calc').filter(({ name }) => name === 'gross_salary')
const fields = fc
  .subarray(wholes, { maxLength: 6 })
  .map((some) => [...(salary ? [salary] : []), ...some])

const two = (max: number) => fc.integer({ min: 1, max }).map((part) => `${part}`.padStart(2, '0'))
const date = fc
  .tuple(fc.constantFrom('2017', '2018', '2024', '2026', '2026', '2026', '2031'), two(13), two(32))
  .map((parts) => parts.join('-'))

const cellOf = ({ schema }: (typeof wholes)[number]) => {
  const { format, minimum: min = 0, maximum: max = 0 } = schema
  if (format === 'date') return fc.option(date)
  return fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min, max: Math.min(max, 60_000_000) }) },
    { weight: 20, arbitrary: fc.integer({ min, max }) },
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(min - 1, max + 1, 0.5) },
  )
}

/** A table of random people: its columns, and the cells of each person. */
const tableOf = (rows: number) =>
  fields.chain((columns) =>
    fc.record({
      names: fc.constant(columns.map(({ name }) => name)),
      people: fc.array(fc.tuple(...columns.map(cellOf)), { minLength: rows, maxLength: rows }),
    }),
  )

const ROWS = 100

/** Gross pay and contributions, kopecks. */
const costOf = (cells: Readonly<Record<string, unknown>>) =>
  ['annual_gross_income', 'annualFOMS', 'annualFSS', 'annualPFR'].reduce(
    (sum, name) => sum + Number(cells[name]),
    0,
  )

it('answers random rows of whole numbers and dates as the service does', () => {
  const different: unknown[] = []
  for (const [number, { names, people }] of fc
    .sample(tableOf(ROWS), { seed: 1, numRuns: isLong ? 1_000_000 / ROWS : 150 })
    .entries()) {
    const areTexts = number % 2 === 0
    const detail = number % 10 === 0 ? 'months' : 'year'
    // A row of a file with types is never left out.
    const types = names.map(() => 'text' as const)
    const asked = { question: 'calc', detail, language: 'ru', currentYear: 2026 } as const
    const { columns, passed, answer } = answering({ ...asked, headers: names, types })
    const cells = names.map((_, place) =>
      people.map(({ [place]: cell }) => (areTexts && cell !== null ? String(cell) : cell)),
    )
    const { output } = answer({ firstRow: 1, size: ROWS, columns: cells })
    for (const [row, person] of people.entries()) {
      const given = names.map((name, place) => [name, person[place]])
      const body = JSON.stringify({ ...Object.fromEntries(given), warnings: true })
      const right = answerRequest.privateCalc(body, 2026, () => 'ru')
      const expected: Record<string, unknown> = right.ok ? answerCells(right.body) : {}
      // A table has the cost of everybody, the service that of an employer about whom something is asked.
      if (right.ok) expected['employer_total_cost'] ??= costOf(expected)
      for (const [place, { name }] of columns.entries()) {
        if (place < passed.length) continue
        const cell = output[place]?.[row] ?? null
        const isRight =
          name === 'errors' ? (cell === null) === right.ok : cell === (expected[name] ?? null)
        if (!isRight && different.length < 10)
          different.push({ name, cell, expected: expected[name], body })
      }
    }
  }
  expect(different).toEqual([])
}, 1_200_000)

it('writes random rows through DuckDB as our own readers and writers do', async () => {
  const [table] = fc.sample(tableOf(runs(100_000)), { seed: 1, numRuns: 1 })
  const { names = [], people = [] } = table ?? {}
  const lines = people.map((person, row) => [`p${row}`, ...person].join())
  const csv = `${['name', ...names].join()}\n${lines.join('\n')}\n`
  const { bytes: parquet } = await runTable(['csv', 'parquet'], csv, {}, 65_536)
  for (const [from, to, content] of [
    ['csv', 'csv', csv],
    ['csv', 'parquet', csv],
    ['parquet', 'parquet', parquet],
  ] as const) {
    const own = await runTable([from, to], content, {}, 65_536)
    const joined = await joinTable([from, to], content)
    expect(joined?.problems).toEqual(own.problems)
    expect(await rowsOf(to, joined?.bytes ?? '')).toEqual(await rowsOf(to, own.bytes))
  }
}, 1_200_000)
