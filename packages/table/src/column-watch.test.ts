import { describe, expect, it } from 'vitest'
import type { TableProblem } from './table-error.ts'
import { asked } from './testing/headers.ts'
import { joinTable } from './testing/join-table.ts'
import { runTable } from './testing/run-table.ts'

const problemsOf = (table: Promise<unknown>) =>
  table.then(
    () => [],
    ({ problems }: { problems?: TableProblem[] }) => problems,
  )

/** A table of people with a column that has the values after so many others. */
function tableOf(header: string, values: readonly string[], before: number, other = '') {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const cells = [...Array<string>(before).fill(other), ...values]
  const rows = cells.map((cell, at) => `Котов Иван ${at};${100_000 + at};${quoted(cell)}\n`)
  return `ФИО;Оклад;${quoted(header)}\n${rows.join('')}`
}

/** Values that say that a person is another one than the first 119 rows, and a header that passes without them. */
const late = [
  ['Статус', 'уволен с 31.03.2026', 'работает'],
  ['Статус', 'принята 15.06', 'работает'],
  ['Офис', 'Норильск', 'Тула'],
  ['Статус', 'нерезидент', 'работает'],
  ['Прим', 'USD', 'РФ'],
  ['Режим', '0,5 ст.', 'полный'],
  ['Событие', '31.03.2026', 'прочее'],
  ['Отпуск', '06.07.2026–19.07.2026', 'по графику'],
  ['Событие', 'декрет', 'работает'],
] as const

describe('a value of row 121', () => {
  it.each(late)('of a column «%s» that says «%s» is asked about', async (header, value, other) => {
    const table = tableOf(header, [value, other], 119, other)
    const codes = (problems: TableProblem[] = []) =>
      problems.map(({ code, values }) => [code, values?.['header'], values?.['row']])
    expect(codes(await problemsOf(runTable(['csv', 'csv'], table)))).toEqual([
      ['late_value', header, 121],
    ])
    // Read by DuckDB, from a CSV and from a Parquet file.
    expect(codes(await problemsOf(joinTable(['csv', 'csv'], table)))).toEqual([
      ['late_value', header, 121],
    ])
    const { bytes } = await runTable(['csv', 'ndjson'], table, { keep: [header] })
    expect(codes(await problemsOf(runTable(['ndjson', 'csv'], bytes)))).toEqual([
      ['late_value', header, 120],
    ])
  })

  it.each(late)('of a column «%s» that says «%s» may be said to pass', async (header, value) => {
    const { totals } = await runTable(['csv', 'csv'], tableOf(header, [value], 119), {
      keep: [header],
    })
    expect(totals.map(({ rows, refused }) => [rows, refused])).toEqual([
      [19, 0],
      [101, 0],
    ])
  })

  it('of a Parquet file is asked about', async () => {
    const table = tableOf('Статус', ['уволен'], 119, 'работает')
    const { bytes } = await runTable(['csv', 'parquet'], table, { keep: ['Статус'] })
    const problems = await problemsOf(joinTable(['parquet', 'parquet'], bytes))
    expect(problems).toMatchObject([{ code: 'late_value', values: { header: 'Статус', row: 120 } }])
  })
})

describe('a column that may be a term of pay', () => {
  it.each([[''], ['0'], ['0,00'], ['-']])(
    'is not asked about where each of its cells is «%s»',
    async (cell) => {
      const { totals } = await runTable(['csv', 'csv'], tableOf('Надбавка', [], 150, cell))
      expect(totals.reduce((all, { rows }) => all + rows, 0)).toBe(150)
      const late = await problemsOf(
        runTable(['csv', 'csv'], tableOf('Надбавка', ['500'], 150, cell)),
      )
      expect(late).toMatchObject([{ code: 'late_value', values: { header: 'Надбавка', row: 152 } }])
    },
  )

  it('is asked about where it has formulas without values', async () => {
    const late = await problemsOf(runTable(['csv', 'csv'], tableOf('Надбавка', ['=B2*2'], 5)))
    expect(late).toMatchObject([{ code: 'late_value', values: { header: 'Надбавка', row: 7 } }])
  })

  it('is judged by the beginning of a cell, however long it is', async () => {
    const judged = (cell: string) =>
      problemsOf(
        runTable(['csv', 'csv'], tableOf('Описание', Array(300).fill(cell), 5), {}, 65_536),
      )
    expect(await judged('по часам '.repeat(1500))).toEqual(await judged('по часам'))
  })
})

/** The headers that are asked about for the sake of their values. */
const byValues = asked.split('|').flatMap((text) => {
  const [header = '', values] = text.split(' ← ')
  return values === undefined ? [] : [[header, values.split(', ')] as const]
})

it.each(byValues)('the column «%s» is asked about wherever its values stand', async (...given) => {
  const table = tableOf(...given, 130)
  const problems = await problemsOf(runTable(['csv', 'csv'], table))
  if (problems?.length) expect(problems).toMatchObject([{ values: { header: given[0] } }])
  else {
    // A header that is understood without its values: the rows with other ones are refused.
    const { problems } = await runTable(['csv', 'csv'], table)
    expect(problems[0]).toMatchObject({ column: given[0] })
  }
})
