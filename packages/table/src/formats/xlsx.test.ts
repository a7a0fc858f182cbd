import { Readable } from 'node:stream'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import { openTable, runTable } from '../testing/run-table.ts'
import { xlsx } from './xlsx.ts'

/** The workbook with a hidden sheet. */
function hide(workbook: Uint8Array, name = '') {
  const parts = unzipSync(workbook)
  const path = 'xl/workbook.xml'
  const shown = strFromU8(parts[path] as Uint8Array)
  const text = shown.replace(`name="${name}"`, `name="${name}" state="hidden"`)
  return zipSync({ ...parts, [path]: strToU8(text) })
}

/** A workbook with sheets of some rows, opened; and what is said about it. */
async function opened(sheets: Readonly<Record<string, Cell[][]>>, hidden?: string) {
  const all = Object.entries(sheets).map(([sheet, data]) => ({ sheet, data }))
  const workbook = await writeXlsxFile(all).toBlob()
  const { headers, rowCount, detected } = await openTable(
    'xlsx',
    hide(new Uint8Array(await workbook.arrayBuffer()), hidden),
  )
  return { headers, rowCount, detected }
}

const people = (...salaries: number[]): Cell[][] => [
  ['ФИО', 'Оклад'],
  ...salaries.map((salary) => ['Анна', salary]),
]

describe('a workbook of several sheets', () => {
  it('is read from the first one with terms of pay, and says which others are not read', async () => {
    const cover = [['Штатное расписание'], ['на ноябрь 2026 года']]
    expect(await opened({ Титул: cover, Офис: people(1, 2), 'Склад "А"': people(3) })).toEqual({
      headers: ['ФИО', 'Оклад'],
      rowCount: 2,
      detected: {
        en: 'XLSX, sheet "Офис"; not read: "Титул", "Склад "А""',
        ru: 'XLSX, лист «Офис»; не прочитаны: «Титул», «Склад "А"»',
      },
    })
  })

  it('is read from a sheet that is shown', async () => {
    const found = await opened({ Справочник: people(1), Люди: people(1, 2) }, 'Справочник')
    expect(found.rowCount).toBe(2)
    expect(found.detected?.en).toBe('XLSX, sheet "Люди"; not read: "Справочник"')
  })

  it('says nothing of sheets that are empty', async () => {
    expect(await opened({ Лист1: people(1), Лист2: [] })).toMatchObject({ detected: undefined })
  })

  it('has rows and columns that a person hides, which are said', async () => {
    const people = ['ФИО,Оклад', 'Анна,1', 'Борис,2', '', 'Вера,3'].map((row) => row.split(','))
    const parts = unzipSync(await (await writeXlsxFile(people).toBlob()).bytes())
    const path = 'xl/worksheets/sheet1.xml'
    // The header, Борис and the empty row are hidden.
    const text = strFromU8(parts[path] as Uint8Array)
      .replace(/<row r="[134]"/g, '$& hidden="1"')
      .replace('<sheetData>', '<cols><col min="2" max="9" hidden="1"/></cols>$&')
    const workbook = zipSync({ ...parts, [path]: strToU8(text) })
    expect((await openTable('xlsx', workbook)).detected).toEqual({
      en: 'XLSX, sheet "Sheet1"; hidden rows, computed like the others: 1; hidden columns, read like the others: "Оклад"',
      ru: 'XLSX, лист «Sheet1»; скрытых строк, рассчитаны как остальные: 1; скрытые столбцы, прочитаны как остальные: «Оклад»',
    })
  })

  it('is read from the sheet that is named, also a hidden one, or says which it has', async () => {
    const all = { Титул: people(1), Люди: people(1, 2), Архив: people(1, 2, 3) }
    const data = Object.entries(all).map(([sheet, data]) => ({ sheet, data }))
    const workbook = hide(await (await writeXlsxFile(data).toBlob()).bytes(), 'Архив')
    const { buffer, byteLength } = workbook.slice()
    const open = (sheet: string) =>
      xlsx.open(
        { ...{ sheet, bytes: Readable.from([]) }, file: { byteLength, slice: () => buffer } },
        'calc',
      )
    expect((await open('Люди')).rowCount).toBe(2)
    expect((await open('Архив')).rowCount).toBe(3)
    await expect(open('люди')).rejects.toThrow(
      'no sheet "люди". Its sheets are Титул, Люди, Архив.',
    )
  })

  it('without terms of pay is read from the first one', async () => {
    expect(await opened({ Один: [['ФИО']], Два: [['Отдел']] })).toMatchObject({ headers: ['ФИО'] })
  })

  it('may have as many places as are read, whatever the other sheets have', async () => {
    const far = (rows: number): Cell[][] => [
      ...people(1),
      ...Array.from({ length: rows - 3 }, () => []),
      [...Array(699).fill(null), 1],
    ]
    // 700 columns of 10,000 rows are 7 million places.
    const many = far(10_000)
    expect(await opened({ Один: many, Два: many, Три: many })).toMatchObject({ rowCount: 9_999 })
    await expect(opened({ Один: far(30_000) })).rejects.toThrow(/20 million cells/)
  })
})

it('of a list has the dates of the input as its readers write them, in columns of their width', async () => {
  const hired = { value: new Date('2020-03-01'), format: 'dd.mm.yyyy' } as const
  const rows = [
    ['ФИО', 'Оклад', 'Приём'],
    ['Анна', 100_000, hired],
  ]
  const workbook = await (await writeXlsxFile(rows).toBlob()).bytes()
  const { bytes } = await runTable(['xlsx', 'xlsx'], workbook, { language: 'ru' })
  const parts = unzipSync(bytes)
  const textOf = (path: string) => strFromU8(parts[path] as Uint8Array)
  expect(textOf('xl/styles.xml')).toContain('"dd.mm.yyyy"')
  const sheet = textOf('xl/worksheets/sheet1.xml')
  // A sum of the input is written with its kopecks, as those of the answer.
  expect(sheet).toContain('<col min="2" max="2" width="16"')
  // Ten characters of a day, and two.
  expect(sheet).toContain('<col min="3" max="3" width="12"')
  // LibreOffice takes other letters for headings where a font has no name.
  expect(textOf('xl/styles.xml').match(/<font><name val="Calibri"/g)).toHaveLength(2)
})
