import {
  certificatePage,
  type Employer,
  encode,
  type FileStamp,
  noticeXml,
  type PersonPay,
  personalDataXml,
  reportXml,
  writeXml,
  type XmlDocument,
} from '@oklad/documents'
import type { OutputColumn } from '../answer-columns.ts'
import { csv } from '../formats/csv.ts'
import { type CsvDialect, fileOf } from '../formats/format.ts'
import type { Computed } from './compute.ts'
import type { DocumentFormat, DocumentKind, Period } from './periods.ts'

/** A file to write. */
export interface DocumentFile {
  readonly name: string
  readonly pieces: AsyncIterable<Uint8Array | string>
}

interface FileOptions {
  readonly kind: DocumentKind
  readonly format: DocumentFormat
  readonly period: Period
  readonly employer: Employer
}

/** The files of a document. Each has an identifier of its own. */
export function filesOf(
  { kind, format, period, employer }: FileOptions,
  { report, notices, certificates, pay }: Computed,
  stamp: () => FileStamp,
  dialect: CsvDialect,
): readonly DocumentFile[] {
  const name = `${kind}-${period.name}.${format}`
  const xml = ({ name, root }: XmlDocument): DocumentFile => ({
    name: `${name}.xml`,
    pieces: encoded(writeXml(root)),
  })
  const { year, firstMonth } = period
  const data = { notice: notices, ndfl6: report, certificate: certificates, 'personal-data': pay }
  if (format === 'json') return [{ name, pieces: jsonOf(data[kind]) }]
  if (format === 'csv') {
    const { columns, rows } = tables[kind]({ report, notices, certificates, pay })
    return [{ name, pieces: csvOf(columns, rows, dialect) }]
  }
  if (kind === 'notice') return notices.map((notice) => xml(noticeXml(notice, employer, stamp())))
  if (kind === 'ndfl6') return [xml(reportXml(report, employer, stamp(), certificates))]
  if (kind === 'personal-data') {
    return [xml(personalDataXml(year, firstMonth, pay, employer, stamp()))]
  }
  const width = String(certificates.length).length
  return certificates.map((one) => ({
    name: `${kind}-${period.name}-${String(one.number).padStart(width, '0')}.html`,
    pieces: single(certificatePage(one, employer, stamp().date)),
  }))
}

async function* single<Item>(item: Item) {
  yield item
}

/** The characters that are encoded together. */
const PIECE = 65_536

async function* encoded(pieces: Iterable<string>) {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < PIECE) continue
    yield encode(text)
    text = ''
  }
  yield encode(text)
}

/** A document as JSON; a list item by item, since it may be long. */
async function* jsonOf(value: object) {
  if (!Array.isArray(value)) {
    yield `${JSON.stringify(value, null, 2)}\n`
    return
  }
  let mark = '['
  for (const item of value) {
    yield `${mark}\n${JSON.stringify(item)}`
    mark = ','
  }
  yield mark === '[' ? '[]\n' : '\n]\n'
}

type Table = { readonly columns: readonly OutputColumn[]; readonly rows: readonly unknown[][] }

async function* csvOf(
  columns: readonly OutputColumn[],
  rows: readonly unknown[][],
  dialect: CsvDialect,
) {
  const cells = columns.map((_, index) => rows.map((row) => row[index]))
  yield* fileOf(csv, columns, single(cells), dialect)
}

/** Columns by the endings of their names: sums in roubles, whole numbers, and texts. */
const columnsOf = (names: string): OutputColumn[] =>
  names.split(' ').map((name) => {
    const type = name.endsWith('_rub')
      ? 'roubles'
      : /^(?:year|rate|line_11|number|month)/.test(name)
        ? 'whole'
        : 'text'
    return { name, type }
  })

const nameColumns = 'surname first_name patronymic inn'
const namesOf = ({ person }: Pick<PersonPay, 'person'>) =>
  [person.surname, person.first_name, person.patronymic, person.inn] as const

const tables: Readonly<Record<DocumentKind, (computed: Computed) => Table>> = {
  notice: ({ notices }) => ({
    columns: columnsOf('year slot budget_code tax_amount_rub'),
    rows: notices.flatMap(({ year, quarter, slot, lines }) =>
      lines.map(({ budget_code, tax_amount }) => [
        ...[year, `Q${quarter}-${slot}`, budget_code, tax_amount],
      ]),
    ),
  }),
  ndfl6({ report: { section1, section2 } }) {
    const lineNames = [
      ...new Set([...section1, ...section2].flatMap(({ lines }) => Object.keys(lines))),
    ].sort()
    const cellsOf = (lines: Readonly<Record<string, number>>) =>
      lineNames.map((line) => lines[line] ?? null)
    const names = lineNames.map((line) =>
      line.startsWith('11') ? `line_${line}` : `line_${line}_rub`,
    )
    return {
      columns: columnsOf(`section rate budget_code ${names.join(' ')}`),
      rows: [
        ...section1.map(({ budget_code, lines }) => ['1', null, budget_code, ...cellsOf(lines)]),
        ...section2.map(({ rate, budget_code, lines }) => [
          '2',
          rate,
          budget_code,
          ...cellsOf(lines),
        ]),
      ],
    }
  },
  certificate: ({ certificates }) => ({
    columns: columnsOf(
      `number ${nameColumns} rate budget_code month code income_rub deduction_rub tax_base_rub tax_amount_rub`,
    ),
    rows: certificates.flatMap((one) =>
      one.certificate.lines.flatMap((line) => {
        const { rate, budget_code, income, deduction, tax_base, tax_amount } = line
        const head = [one.number, ...namesOf(one), rate, budget_code]
        return [
          [...head, null, null, income, deduction, tax_base, tax_amount],
          ...line.months.map(({ month, income_code, income, exempt }) => [
            ...[...head, month, income_code, income, exempt?.amount || null],
          ]),
          ...line.deductions.map(({ code, amount }) => [...head, null, code, null, amount]),
        ]
      }),
    ),
  }),
  'personal-data': ({ pay }) => ({
    columns: columnsOf(`${nameColumns} snils gross_income_rub`),
    rows: pay.map((one) => [...namesOf(one), one.person.snils, one.gross_income]),
  }),
}
