import { describe, expect, it } from 'vitest'
import { formatNames } from './formats/table-formats.ts'
import { columnsByName } from './request-columns.ts'
import { joinTable } from './testing/join-table.ts'
import { rowsOf, runTable } from './testing/run-table.ts'

/** The names that every object has. */
const names = Object.getOwnPropertyNames(Object.prototype)

/** A CSV of rows. */
const csv = (...rows: readonly (readonly string[])[]) => `${rows.map(String).join('\n')}\n`

/** Names that say "value": they are asked about, as in other headers. */
const keep = ['valueOf']

describe('names of every object', () => {
  it.each(formatNames)('are headers and cells of %s', async (format) => {
    const rows = [names, names, [...names].reverse()]
    const content = csv(...rows.map((row, index) => [...row, index ? '10000000' : 'gross_salary']))
    const { bytes, problems } = await runTable(['csv', format], content, { keep })
    expect(problems).toEqual([])
    const read = async (content: Uint8Array) =>
      (await rowsOf(format, content)).map((row) => [
        ...names.map((name) => (Object.hasOwn(row, name) ? row[name] : undefined)),
        String(row['annual_tax_amount']),
      ])
    // 13 % of twelve salaries of 100,000.
    const expected = rows.slice(1).map((row) => [...row, '15600000'])
    expect(await read(bytes)).toEqual(expected)
    const again = await runTable([format, format], bytes, { keep })
    expect(await read(again.bytes)).toEqual(expected)
  })

  it('are headers and cells where DuckDB copies the table', async () => {
    const content = csv([...names, 'gross_salary'], [...names, '10000000'])
    const joined = await joinTable(['csv', 'csv'], content, { keep })
    const own = await runTable(['csv', 'csv'], content, { keep })
    expect(joined?.bytes).toEqual(own.bytes)
  })

  it('are members of some lines alone', async () => {
    const lines = [
      '{"gross_salary":10000000}',
      ...names.map((name) => `{"gross_salary":10000000,"${name}":"own"}`),
    ]
    const { bytes, problems } = await runTable(['ndjson', 'ndjson'], lines.join('\n'), { keep })
    expect(problems).toEqual([])
    const rows = await rowsOf('ndjson', bytes)
    expect(rows.map((row) => names.filter((name) => Object.hasOwn(row, name)))).toEqual([
      [],
      ...names.map((name) => [name]),
    ])
  })

  const columns = [...columnsByName('calc').keys()].filter((name) => !/\d|_(?:to|days)$/.test(name))
  it.each(columns)('are no values of %s', async (column) => {
    const isSalary = column.startsWith('gross_salary')
    const head = isSalary ? [column] : ['gross_salary', column]
    const rows = names.map((name) => (isSalary ? [name] : ['10000000', name]))
    const run = runTable(['csv', 'csv'], csv(head, ...rows), { columns: { [column]: column } })
    const { problems, totals } = await run
    expect(totals).toMatchObject([{ rows: names.length, refused: names.length }])
    for (const [index, name] of names.entries()) {
      const own = problems.filter(({ row }) => row === index + 2).map(({ detail }) => detail)
      expect(
        own.some((text) => /has the wrong type/.test(text) || text.includes(`"${name}"`)),
      ).toBe(true)
    }
  })
})
