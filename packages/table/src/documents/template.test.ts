import { neededFields, personColumnOf, personColumns, readPerson } from '@oklad/documents'
import { readSheet } from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { recogniser } from '../recognition/recognise.ts'
import { settledColumns } from '../settled-columns.ts'
import { templateWorkbook } from './template.ts'

describe.each(['en', 'ru'] as const)('the workbook to fill in (%s)', (language) => {
  it('has the headers of the columns that people have', async () => {
    const { buffer } = await templateWorkbook(language)
    const [header = []] = await readSheet(buffer as ArrayBuffer)
    const columns = settledColumns({ headers: header.map(String), question: 'calc' }).columns
    expect(columns.map(({ recognised }) => recognised?.value.name)).toEqual([
      undefined,
      ...['gross_salary', 'territorial_multiplier', 'northern_coefficient', 'children_count'],
      ...['employment_type', 'hire_date', 'dismissal_date'],
      ...Array(4).fill(undefined),
    ])
  })

  it('has the people whom every document can name, with right control digits', async () => {
    const { buffer } = await templateWorkbook(language)
    const [header = [], ...rows] = await readSheet(buffer as ArrayBuffer)
    const columns = header.map((title) => personColumnOf(String(title)))
    for (const row of rows) {
      const cells = row.flatMap((cell, index) => {
        const column = columns[index]
        const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
        return column === undefined ? [] : [[column, text]]
      })
      for (const needed of Object.values(neededFields)) {
        expect(readPerson(Object.fromEntries(cells), [...needed, 'inn']).problems).toEqual([])
      }
    }
    expect(rows).toHaveLength(2)
  })

  it('names no column that would not be understood', async () => {
    const { buffer } = await templateWorkbook(language)
    const rows = await readSheet(buffer as ArrayBuffer, 2)
    const titles = rows.map(([title]) => String(title))
    const values: readonly unknown[] = []
    const others = titles
      .filter((title) => recogniser('calc')(title)(values).kind !== 'understood')
      .filter((title) => personColumnOf(title) === undefined)
    const ofPerson = titles.flatMap((title) => personColumnOf(title) ?? [])
    expect(ofPerson).toEqual(Object.keys(personColumns))
    // A sum is not certain without its values, and neither are whole vacations.
    expect(others).toEqual(language === 'en' ? ['Gross'] : ['До вычета НДФЛ', 'Отпуска'])
  })
})
