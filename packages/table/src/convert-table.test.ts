import { blob, text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { convertTable } from './convert-table.ts'

const people = new Blob(['gross_salary,start_date\n15000000,2026-01-01\n'])

it('converts a Blob by way of a columnar file', async () => {
  const asked = { question: 'calc' } as const
  const file = await blob(await convertTable(people, { from: 'csv', to: 'parquet', ...asked }))
  const again = await convertTable(file, { from: 'parquet', to: 'ndjson', ...asked })
  expect(again.columns[0]).toEqual({ name: 'gross_salary', type: 'whole' })
  // 87 % of 1,800,000 roubles.
  expect(JSON.parse(await text(again))).toMatchObject({ annual_net_income: 156_600_000 })
})

it('names the formats when it is given another one', async () => {
  const options = { from: 'xml' as 'csv', to: 'csv', question: 'calc' } as const
  await expect(convertTable(people, options)).rejects.toThrow(
    'no format "xml"; the formats are csv, ndjson, jsonl, xlsx, parquet, arrow, arrows',
  )
})

it('refuses the subtotal of more people than a block of rows', async () => {
  const people = Array.from({ length: 1500 }, (_, at) => `Анна;${at};50000\n`).join('')
  const table = `ФИО;Таб. №;Оклад\nОтдел;;75000000\n${people}`
  const problems: unknown[] = []
  const options = { from: 'csv', to: 'csv', question: 'calc' } as const
  const onBatch = (batch: { problems: readonly unknown[] }) => problems.push(...batch.problems)
  await text(await convertTable(new Blob([table]), { ...options, onBatch }))
  expect(problems).toMatchObject([{ row: 2, column: 'Оклад' }])
})
