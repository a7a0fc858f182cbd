import { isMoney, type Language, type Text } from '@oklad/contract/internal'
import { type PersonColumnName, personColumns } from '@oklad/documents'
import writeXlsxFile, { type Cell, type Feature } from 'write-excel-file/universal'
import { getCellAddress } from 'write-excel-file/utility'
import { formOf } from '../cell-words.ts'
import { bytesOf } from '../formats/format.ts'
import { columnsNamed, type Recognised, requestValues, titleOf } from '../request-columns.ts'
import { sheetColumns } from '../sheet-columns.ts'
import { sheetFont } from '../sheet-layout.ts'
import { dayFormats } from '../workbook.ts'

const words = {
  en: { sheets: ['Employees', 'All columns'], forDocuments: 'for documents' },
  ru: { sheets: ['Сотрудники', 'Все столбцы'], forDocuments: 'для отчётности' },
} as const

/** The columns that documents need, with the cells of two examples: invented people, whose numbers nobody has. */
const ofPerson = {
  full_name: ['Образцова Анна Ивановна', 'Примеров Борис Петрович'],
  inn: ['990000000115', '990000000299'],
  snils: ['001-001-001 12', '001-001-002 13'],
  birth_date: [new Date(Date.UTC(1990, 0, 1)), new Date(Date.UTC(1985, 11, 31))],
  document_number: ['99 99 000001', '99 99 000002'],
} as const satisfies Partial<Record<PersonColumnName, readonly Cell[]>>

/** The columns of pay on the first sheet, with the cells of two examples. */
const usual: Readonly<Record<string, readonly Cell[]>> = {
  gross_salary: [150_000, 90_000.5],
  territorial_multiplier: [null, 1.15],
  northern_coefficient: [null, 30],
  children_count: [2, null],
  employment_type: [null, null],
  hire_date: [null, null],
  dismissal_date: [null, null],
}

const instead = { en: 'in place of the full name', ru: 'вместо ФИО' }

/** What the columns of a person hold, which only documents use. */
// biome-ignore format: one column a line
const personForms: Readonly<Record<PersonColumnName, Text>> = {
  full_name: { en: 'surname, first name and patronymic, in Russian letters', ru: 'фамилия, имя и отчество полностью' },
  surname: instead,
  first_name: instead,
  patronymic: instead,
  inn: { en: '12 digits', ru: '12 цифр' },
  snils: { en: '11 digits, for personal data', ru: '11 цифр, для персонифицированных сведений' },
  birth_date: { en: 'a date, for certificates', ru: 'дата, для справок' },
  document_code: { en: '2 digits; without them 21, a passport of Russia', ru: '2 цифры; без них 21 — паспорт РФ' },
  document_series: { en: 'where it has a column of its own', ru: 'если она в отдельном столбце' },
  document_number: { en: '4 digits of the series and 6 of the number of a passport, for certificates', ru: 'у паспорта 4 цифры серии и 6 цифр номера, для справок' },
  citizenship: { en: '3 digits of the country; without them 643, Russia, beside a passport of Russia', ru: '3 цифры кода страны; без них при паспорте РФ — 643, Россия' },
  status: { en: 'a digit; without it by the residence', ru: 'цифра; без неё — по резидентству' },
  recalculated_on: { en: 'the first day on which this row is paid: the row above it has what was paid before', ru: 'день, с которого платят по этой строке: в строке выше — то, что платили раньше' },
  returned_tax: { en: 'tax that was given back, whole roubles', ru: 'сколько налога вернули, целые рубли' },
  returned_on: { en: 'the day on which it was given back', ru: 'день, когда его вернули' },
}

/** Columns as people write them. */
const columnsOf = (names: readonly string[]) =>
  columnsNamed(names, 'calc').map((column): Recognised => ({ ...column, writing: 'people' }))

/** The rows below the examples that have a list to choose from. */
const MOST_PEOPLE = 1000

/**
 * Makes a workbook to fill in: a sheet with the usual columns, two examples and lists to choose from, and a
 * sheet with every column that a table may have and what it may hold.
 */
export async function templateWorkbook(language: Language): Promise<Uint8Array> {
  const { sheets, forDocuments } = words[language]
  const titleWithUnit = (column: Recognised) =>
    titleOf(column, 'calc')[language] + (isMoney(column.value.unit) ? ', ₽' : '')
  const personTitle = (column: PersonColumnName) => personColumns[column].title[language]
  const columns = columnsOf(Object.keys(usual))
  const bold = (value: string): Cell => ({ value, fontWeight: 'bold', wrap: true })
  const { full_name, ...others } = ofPerson
  const rows = full_name.map((person, index): Cell[] => [
    person,
    ...columns.map(({ value }) => usual[value.name]?.[index] ?? null),
    ...Object.values(others).map((cells): Cell => {
      const cell = cells[index]
      return cell instanceof Date ? { value: cell, format: dayFormats[language] } : (cell ?? null)
    }),
  ])
  // Absences have columns of their own, and of other lists the first item says what the others are.
  const values = requestValues('calc').filter(
    ({ field, steps }) => steps.length < 2 || (field !== 'absences' && steps[0] === 0),
  )
  const all = [...values.map(({ name }) => name), ...Object.keys(sheetColumns)]
  const notes = columnsOf(all)
    .filter((column) => titleOf(column, 'calc').en !== column.value.name)
    .map((column) => [titleWithUnit(column), { value: formOf(column, language), wrap: true }])
  const ofDocuments = Object.entries(personForms).map(([name, form]) => [
    personTitle(name as PersonColumnName),
    { value: `${forDocuments}: ${form[language]}`, wrap: true },
  ])
  const [name, ...last] = (Object.keys(ofPerson) as PersonColumnName[]).map(personTitle)
  const titles = [name ?? '', ...columns.map(titleWithUnit), ...last]
  const workbook = writeXlsxFile(
    [
      {
        sheet: sheets[0],
        data: [titles.map(bold), ...rows],
        columns: titles.map((title) => ({ width: Math.max(14, title.length + 2) })),
        stickyRowsCount: 1,
      },
      {
        sheet: sheets[1],
        data: [...notes, ...ofDocuments],
        columns: [{ width: 50 }, { width: 90 }],
      },
    ],
    { ...sheetFont, features: [listsOf(columns, language)] },
  )
  return bytesOf([await workbook.toBlob()])
}

/** Lists to choose from, for the columns of choices. */
function listsOf(columns: readonly Recognised[], language: Language): Feature<Blob> {
  const lists = columns.flatMap(({ value: { choices } }, index) => {
    if (choices === undefined) return []
    const labels = Object.values(choices).map((label) => label[language])
    const cells = `${getCellAddress(1, index + 1)}:${getCellAddress(MOST_PEOPLE, index + 1)}`
    return [
      `<dataValidation type="list" allowBlank="1" sqref="${cells}"><formula1>"${labels.join(',')}"</formula1></dataValidation>`,
    ]
  })
  const validations = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
  const insert = (_: unknown, { sheetIndex }: { readonly sheetIndex: number }) =>
    sheetIndex === 0 ? validations : undefined
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { insert } } } } as Feature<Blob>
}
