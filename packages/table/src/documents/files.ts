import {
  certificatePage,
  corrected,
  type Employer,
  encode,
  type FileStamp,
  noticeXml,
  type OneByOne,
  type PersonPay,
  personalDataXml,
  type Report,
  reportXml,
  writeXml,
  type XmlDocument,
} from '@oklad/documents'
import type { OutputColumn } from '../answer-columns.ts'
import { csv } from '../formats/csv.ts'
import type { CsvDialect } from '../formats/format.ts'
import type { Computed } from './compute.ts'
import type { DocumentAsked } from './people.ts'
import type { DocumentFormat, DocumentKind } from './periods.ts'

/** A file to write. */
export interface DocumentFile {
  readonly name: string
  readonly pieces: OneByOne<Uint8Array | string>
}

interface FileOptions extends DocumentAsked {
  readonly format: DocumentFormat
  readonly employer: Employer
}

/** The files of a document, one by one; none of a correction without changes. Each has an identifier of its own. */
export async function* filesOf(
  { kind, format, period, employer, filed }: FileOptions,
  computed: Computed,
  stamp: () => FileStamp,
  dialect: CsvDialect,
): AsyncGenerator<DocumentFile> {
  const { report, notices, certificates, pay, persons } = computed
  const name = `${kind}-${period.name}.${format}`
  async function* xml(document: XmlDocument): AsyncGenerator<DocumentFile> {
    const right = filed ? await corrected(document, filed) : document
    if (right) yield { name: `${right.name}.xml`, pieces: encoded(writeXml(right.root)) }
  }
  const { year, firstMonth } = period
  if (format === 'json' || format === 'csv') {
    const data = { notice: notices, ndfl6: report, certificate: certificates, 'personal-data': pay }
    const isJson = format === 'json'
    yield { name, pieces: isJson ? jsonOf(data[kind]) : csvOf(tables[kind](computed), dialect) }
  } else if (kind === 'notice') {
    for (const some of filed ? [notices] : notices.map((notice) => [notice])) {
      yield* xml(noticeXml(some, employer, stamp()))
    }
  } else if (kind === 'ndfl6') {
    yield* xml(reportXml(report, employer, stamp(), certificates))
  } else if (kind === 'personal-data') {
    yield* xml(personalDataXml(year, firstMonth, pay, employer, stamp()))
  } else {
    const width = String(persons).length
    for await (const one of certificates) {
      const number = String(one.number).padStart(width, '0')
      const page = certificatePage(one, employer, stamp().date)
      yield { name: `${kind}-${period.name}-${number}.html`, pieces: [page] }
    }
  }
}

async function* encoded(pieces: AsyncIterable<string>) {
  for await (const piece of pieces) yield encode(piece)
}

/** A document as JSON; a list item by item, since it may be long. */
async function* jsonOf(value: Report | OneByOne<unknown>) {
  if ('section1' in value) {
    yield `${JSON.stringify(value, null, 2)}\n`
    return
  }
  let mark = '['
  for await (const item of value) {
    yield `${mark}\n${JSON.stringify(item)}`
    mark = ','
  }
  yield mark === '[' ? '[]\n' : '\n]\n'
}

type Row = readonly unknown[]
/** A document as a table: the rows of each of its items. */
type Table = readonly [columns: string, rows: OneByOne<readonly Row[]>]

async function* csvOf([names, rows]: Table, dialect: CsvDialect) {
  const columns = columnsOf(names)
  async function* cells() {
    for await (const some of rows) yield columns.map((_, index) => some.map((row) => row[index]))
  }
  yield* csv.write(columns, cells(), dialect)
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

async function* rowsOf<Item>(items: OneByOne<Item>, rows: (item: Item) => readonly Row[]) {
  for await (const item of items) yield rows(item)
}

const tables: Readonly<Record<DocumentKind, (computed: Computed) => Table>> = {
  notice: ({ notices }) => [
    'year slot budget_code tax_amount_rub',
    rowsOf(notices, ({ year, quarter, slot, lines }) =>
      lines.map(({ budget_code, tax_amount }) => [
        ...[year, `Q${quarter}-${slot}`, budget_code, tax_amount],
      ]),
    ),
  ],
  ndfl6({ report: { section1, section2 } }) {
    const lines = [
      ...section1.map((line) => ({ section: '1', rate: null, ...line })),
      ...section2.map((line) => ({ section: '2', ...line })),
    ]
    const numbers = [...new Set(lines.flatMap(({ lines }) => Object.keys(lines)))].sort()
    const names = numbers.map((line) =>
      line.startsWith('11') ? `line_${line}` : `line_${line}_rub`,
    )
    return [
      `section rate budget_code ${names.join(' ')}`,
      [
        lines.map(({ section, rate, budget_code, lines }) => {
          const sums: Readonly<Record<string, number>> = lines
          return [section, rate, budget_code, ...numbers.map((line) => sums[line] ?? null)]
        }),
      ],
    ]
  },
  certificate: ({ certificates }) => [
    `number ${nameColumns} rate budget_code month code income_rub deduction_rub tax_base_rub tax_amount_rub`,
    rowsOf(certificates, (one) =>
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
  ],
  'personal-data': ({ pay }) => [
    `${nameColumns} snils gross_income_rub`,
    rowsOf(pay, (one) => [[...namesOf(one), one.person.snils, one.gross_income]]),
  ],
}
