import type { Language } from '@oklad/contract'
import writeXlsxFile, { type Cell } from 'write-excel-file/universal'
import { cellProblem } from './cells.ts'
import { bytesOf } from './formats/format.ts'
import { requestValues, titlesOf } from './request-columns.ts'

const words = {
  en: { name: 'Name', sheets: ['Employees', 'Notes'], people: ['Anna Ivanova', 'Boris Petrov'] },
  ru: {
    name: 'ФИО',
    sheets: ['Сотрудники', 'Пояснения'],
    people: ['Иванова Анна', 'Петров Борис'],
  },
} as const

/** The cells of two examples, by field; the others are empty. */
const examples: Readonly<Record<string, readonly Cell[]>> = {
  gross_salary: [150_000, 90_000.5],
  territorial_multiplier: [null, 1.15],
  northern_coefficient: [null, 30],
  children_count: [2, null],
}

/**
 * Makes a workbook to fill in: a sheet with a column for every field that has a title and two
 * examples, and a sheet that says what each column may hold.
 */
export async function templateWorkbook(language: Language): Promise<Uint8Array> {
  const { name, sheets, people } = words[language]
  const columns = requestValues('calc').flatMap((value) => {
    const title = titlesOf(value, 'calc')[language === 'en' ? 0 : 1]
    return title === undefined ? [] : [{ value, title }]
  })
  const bold = (value: string): Cell => ({ value, fontWeight: 'bold' })
  const rows = people.map((person, index): Cell[] => [
    person,
    ...columns.map(({ value }) => examples[value.name]?.[index] ?? null),
  ])
  const notes = columns.map(({ value, title }) => [
    title,
    value.name,
    cellProblem(title, { value, writing: 'people' }, language),
  ])
  const titles = [name, ...columns.map(({ title }) => title)]
  const workbook = writeXlsxFile([
    {
      sheet: sheets[0],
      data: [titles.map(bold), ...rows],
      columns: titles.map((title) => ({ width: Math.max(12, title.length + 2) })),
      stickyRowsCount: 1,
    },
    { sheet: sheets[1], data: notes, columns: [{ width: 40 }, { width: 34 }, { width: 100 }] },
  ])
  return bytesOf([await workbook.toBlob()])
}
