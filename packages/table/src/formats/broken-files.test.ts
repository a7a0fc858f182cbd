import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync, inflateSync } from 'node:zlib'
import { Message, tableFromIPC } from 'apache-arrow'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { describeTableProblem, TableError } from '../table-error.ts'
import { runTable } from '../testing/run-table.ts'
import { arrowStream } from './arrow.ts'
import { copyToParquet, openDuckDb } from './duckdb.ts'

type Content = string | Uint8Array
type Case = readonly [name: string, content: Content, message: RegExp]

const people = 'id,gross_salary\n1,10000000\n2,10000000\n'
const line = '{"gross_salary":10000000}\n'
const long = '1'.repeat(10_000_000)
const [workbook, parquet, arrow, arrows] = (await Promise.all(
  ['xlsx', 'parquet', 'arrow', 'arrows'].map(
    async (to) => (await runTable(['csv', to], people)).bytes,
  ),
)) as [Buffer, Buffer, Buffer, Buffer]

/** Bytes with others in place of some. */
const patched = (bytes: Uint8Array, place: number, ...others: number[]) => {
  const copy = Uint8Array.from(bytes)
  copy.set(others, place < 0 ? copy.length + place : place)
  return copy
}
/** The workbook with an edit of its sheet. */
const sheetWith = (edit: (sheet: string) => string) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(workbook)).map(([name, part]) => [
        name,
        /(?:sheet1|sharedStrings)\.xml$/.test(name) ? strToU8(edit(strFromU8(part))) : part,
      ]),
    ),
  )
/** The places of the parts in the directory of an archive. */
const partsOf = (archive: Buffer) =>
  Array.from(archive.keys()).filter(
    (place) => archive.readUInt32LE(Math.min(place, archive.length - 4)) === 0x02014b50,
  )
/** The workbook with another unpacked size of all its parts in the directory of the archive. */
const claiming = (...size: number[]) =>
  partsOf(workbook).reduce(
    (bytes, place) => patched(bytes, place + 24, ...size),
    workbook as Uint8Array,
  )
/** An archive with a part of 201 MB, of which its directory claims fewer. */
function swelling() {
  const part = deflateRawSync(Buffer.alloc(201_000_000, ' '), { level: 1 })
  const archive = Buffer.from(zipSync({ 'xl/_rels/workbook.xml.rels': [part, { level: 0 }] }))
  const [place = 0] = partsOf(archive)
  return patched(archive, place + 10, 8)
}
/** A Parquet file of the row of a query. */
async function parquetOf(row: string) {
  const folder = mkdtempSync(join(tmpdir(), 'oklad-broken-'))
  const duckDb = await openDuckDb()
  try {
    await duckDb.run(copyToParquet(row, join(folder, 'file'), 'uncompressed', 1))
    return readFileSync(join(folder, 'file'))
  } finally {
    duckDb.close()
    rmSync(folder, { recursive: true })
  }
}
const damaged = (format: string) =>
  new RegExp(
    `^The file cannot be read as ${format}: it is damaged or incomplete.*\\. Save or send it again\\.$`,
  )
const isOther = (format: string, kind: string) =>
  new RegExp(`^The file is not ${format}\\. It is ${kind}`)
const isUnread = (format: string, kind: string) =>
  new RegExp(`^The file is not ${format}\\. It is ${kind}\\. Save the table as XLSX or CSV\\.$`)
const word = zipSync({ '[Content_Types].xml': strToU8('a'), 'word/document.xml': strToU8('a') })
/** A hundred salaries in LZ4, as pyarrow writes them; the length of the column is at 304. */
const packed = inflateSync(
  Buffer.from(
    'eNp1T8sKwjAQnLSxLSVIDz30EFAEwc/o0YvgH2hB8CIIzcmrJz/Bv42zcSlFcMI+MzvZxBjjC0ADQQ2HAgtUzAhjWYNVRW/Vs01r00zLXoEysRrVMJnEnXIFcnsd7yGcwnAbxgeSpqOVSVOGeuVynfhW/e9spxu5pIPcwqs+Jo7n23bi7GleNS4znk0HyPAf21lufuYF61y1Nofu3D+XTFckcuv6OOfJPyR+AHq5G6Y=',
    'base64',
  ),
)
/** A salary whose column is run-end-encoded, as pyarrow writes it. */
const runs = inflateSync(
  Buffer.from(
    'eNrdU71qAkEQ/lY35xG22ELkSosUFhZJl1KfIGCTJiAHio0YuNWAnU8hPkxKi5R5o+SbcdBDY5HWD2ZmZ3b+9244Gr28PgE/BBwQIbhHQIY75DwRzlMHtZzcG4e4q9xLLFyn4LlvtgZpSXokSeysek9pnMp5Wa2hPl79ItrMl6GlXtHqu4bIwnIJMtJHOV9NE/Cp9eAGx3icxUPjH2rx4lOtFuPpYpIOeiC11C65uuYne/iibJse0LFNBK2Apte+rI7uquCNt1292Z3DCR7XUe+vjvwPe/MsL/6hb7a743ywHgOnzHSyeJiN3TyT92rvGy3Bt+WJF33e9jfR40BD/Ud+ARA0QJ8=',
    'base64',
  ),
)
/** The place of the list of nodes in the header of a batch: its length, then the rows of each column and its nulls. */
const nodesIn = (bytes: Buffer) => {
  const list = Buffer.alloc(12)
  list.writeInt32LE(tableFromIPC(bytes).schema.fields.length)
  list.writeInt32LE(2, 4)
  return bytes.indexOf(list)
}
/** The bytes with another byte in the header of the batch of rows, in the place where it has the wanted effect. */
function changed(bytes: Buffer, byte: number, isWanted: (message: Message) => boolean) {
  const start = bytes.lastIndexOf(Buffer.alloc(4, 255), nodesIn(bytes)) + 8
  const end = start + bytes.readInt32LE(start - 4)
  for (let place = start; place < end; place++) {
    const other = patched(bytes, place, byte)
    try {
      if (isWanted(Message.decode(other.subarray(start, end)))) return other
    } catch {
      // Not a header any more.
    }
  }
  throw new Error('no such place')
}
const asSchema = (bytes: Buffer) => changed(bytes, 1, (message) => message.isSchema())
const withRows = (bytes: Buffer) =>
  changed(bytes, 200, (message) => {
    const header = message.isRecordBatch() && message.header()
    return header && 'length' in header && header.length === 200
  })
const manyNames = Array.from({ length: 20_000 }, (_, index) => `c${index}`)
const manyColumns = await buffer(
  arrowStream.write(
    manyNames.map((name) => ({ name, type: 'whole' }) as const),
    Readable.from([]),
  ),
)
const empty = /^The table is empty\.$/
const twice = /^Two columns are named "/
const tooMany = /^The table has more than 702 columns/
const noSalary = /^There is no column "Salary" \(gross_salary\)/
const wrongCell = /^"gross_salary" is .*; it must be a whole number/

const cases: Readonly<Record<string, readonly Case[]>> = {
  csv: [
    ['empty', '', empty],
    ['blank', '\n\n\n', empty],
    ['no salary', 'name,team\nA,B\n', noSalary],
    ['equal headers', 'gross_salary,id,id\n1,2,3\n', twice],
    ['a salary beyond too many columns', `${manyNames.slice(0, 800)},gross_salary\n1\n`, tooMany],
    ['two units', 'gross_salary,gross_salary_rub\n1,2\n', /are about the same: Salary/],
    [
      'quote not closed',
      `id,gross_salary\n1,"1\n${'2,3\n'.repeat(99)}`,
      /^Line \d+: a quote is opened and not closed/,
    ],
    [
      'quote inside of a cell',
      'id,gross_salary\n1,a"1"\n',
      /^Line 2: a quote stands inside of a cell/,
    ],
    ['line of 10 MB', `${people}3,${long}\n`, /^Line 4 has more than 1000000 characters/],
    ['header of 10 MB', long, /^Line 1 has more than/],
    ['NUL bytes', 'id,gross_salary\n1,1\0\n', isOther('CSV', 'binary')],
    ['UTF-16 without its mark', Buffer.from(people, 'utf16le'), isOther('CSV', 'binary')],
    [
      'UTF-16 cut',
      Buffer.from(`\ufeff${people}`, 'utf16le').subarray(0, -1),
      /^The text is not valid utf-16le/,
    ],
    [
      'no UTF-8 after its beginning',
      Buffer.concat([Buffer.from(people.repeat(4000)), Buffer.of(0xff)]),
      /^The text is not valid utf-8/,
    ],
    [
      'a byte in the beginning that is no UTF-8',
      Buffer.concat([
        Buffer.from('name,gross_salary\nИван Петров,1\nАнна'),
        Buffer.from('\xff,1\n', 'latin1'),
      ]),
      /^The text is not valid utf-8/,
    ],
    ['workbook', workbook, isOther('CSV', 'an XLSX workbook')],
    ['Word', word, isUnread('CSV', 'a Word document')],
    ['PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n', isUnread('CSV', 'a PDF document')],
    ['photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70), isUnread('CSV', 'an image')],
    ['page', '<html><table><tr><td>1</td></tr></table></html>', isUnread('CSV', 'HTML or XML')],
    ['row without its last cells', 'id,gross_salary\n1\n', wrongCell],
  ],
  ndjson: [
    ['empty', '', empty],
    ['list', '\n[{"gross_salary":1}]\n', /^Line 2 is not a JSON object/],
    ['numbers', '1\n2\n', /^Line 1 is not a JSON object/],
    ['CSV', people, /^Line 1 is not a JSON object/],
    [
      'lines of 1 MB',
      `{"name":"${long.slice(9_000_000)}"}\n`.repeat(3),
      /^Line 1 has more than 1000000 characters/,
    ],
    [
      'line of 10 MB in the middle',
      `${line}{"name":"${long}"}\n${line}`,
      /^Line 2 has more than 1000000 characters/,
    ],
    ['end cut', `${line}{"gross_sal`, /^Line 2 is not a JSON object/],
    ['NUL bytes', `${line}\0`, isOther('NDJSON', 'binary')],
    ['Parquet', parquet, isOther('NDJSON', 'Parquet')],
    [
      'no UTF-8 after its beginning',
      Buffer.concat([Buffer.from(line.repeat(4000)), Buffer.of(0xff)]),
      /^The text is not valid utf-8/,
    ],
    ['member twice', '{"gross_salary":1,"gross_salary":2}\n', /more than once/],
    [
      'too many levels',
      `{"gross_salary":${'['.repeat(99_999)}${']'.repeat(99_999)}}\n`,
      /nested deeper/,
    ],
    ['list for a salary', '{"Оклад":[100000]}\n', /^"Оклад" is a list or an object; it must be/],
    ['number that is too large', '{"gross_salary":1e400}\n', wrongCell],
  ],
  xlsx: [
    ['empty', '', empty],
    ['cut', workbook.subarray(0, workbook.length / 2), damaged('XLSX')],
    ['wrong beginning', patched(workbook, 0, 1, 1), damaged('XLSX')],
    ['CSV', people, isOther('XLSX', 'a text')],
    [
      'XLS',
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      /^The file is not XLSX\. It is an old XLS workbook or one with a password\. Open it in Excel or LibreOffice, .*Save as, Excel Workbook \(\.xlsx\)\.$/,
    ],
    ['Word', word, isUnread('XLSX', 'a Word document')],
    ['archive without a workbook', zipSync({ a: strToU8('a') }), damaged('XLSX')],
    ['sheet cut', sheetWith((sheet) => sheet.slice(0, -99)), damaged('XLSX')],
    [
      'sheet without rows',
      sheetWith((sheet) => sheet.replace(/<sheetData>.*<\/sheetData>/s, '<sheetData/>')),
      empty,
    ],
    [
      '2 GB claimed',
      claiming(0xff, 0xff, 0xff, 0x7f),
      /^An XLSX workbook is read and written whole/,
    ],
    ['more bytes than claimed', claiming(9, 0, 0, 0), damaged('XLSX')],
    [
      'cell at the end of the sheet',
      sheetWith((sheet) =>
        sheet.replace(
          '</sheetData>',
          '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
        ),
      ),
      /Delete cells far from the table/,
    ],
    [
      'cell far from the others',
      sheetWith((sheet) =>
        sheet.replace(
          '</sheetData>',
          '<row r="90001"><c r="ZZ90001"><v>1</v></c></row></sheetData>',
        ),
      ),
      /Delete cells far from the table/,
    ],
    [
      'tags without an end',
      sheetWith((sheet) => sheet.replace('</sheetData>', '<c '.repeat(333_000))),
      damaged('XLSX'),
    ],
    [
      'tag of 3 MB',
      sheetWith((sheet) => sheet.replace('</sheetData>', `<c ${'r="A1 '.repeat(500_000)}>`)),
      damaged('XLSX'),
    ],
    ['201 MB where fewer are claimed', swelling(), /^An XLSX workbook is read and written whole/],
    ['equal headers', sheetWith((sheet) => sheet.replace('>id<', '>gross_salary<')), twice],
    [
      'error of a formula',
      sheetWith((sheet) =>
        sheet.replace(/<c r="B2".*?<\/c>/s, '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      ),
      wrongCell,
    ],
    [
      'error that was pasted',
      sheetWith((sheet) => sheet.replace(/<c r="B2".*?<\/c>/s, '<c r="B2" t="e"><v>#N/A</v></c>')),
      wrongCell,
    ],
    [
      'formula without a value',
      sheetWith((sheet) => sheet.replace(/(<c r="B2".*?)<v>.*?<\/v>/s, '$1<f>1+1</f>')),
      wrongCell,
    ],
  ],
  parquet: [
    ['empty', '', empty],
    ['cut', parquet.subarray(0, parquet.length / 2), damaged('Parquet')],
    ['beginning cut', parquet.subarray(parquet.length / 2), damaged('Parquet')],
    ['wrong end', patched(parquet, -1, 0), damaged('Parquet')],
    ['CSV', people, isOther('Parquet', 'a text')],
    ['Arrow', arrow, isOther('Parquet', 'Arrow')],
    ['2 GB claimed', patched(parquet, -8, 0xff, 0xff, 0xff, 0x7f), damaged('Parquet')],
    ['no metadata', Buffer.from('PAR1\0\0\0\0PAR1'), damaged('Parquet')],
    ['damaged page', patched(parquet, 4, ...Array(40).fill(0x55)), damaged('Parquet')],
    [
      '20,000 columns',
      await parquetOf(`select ${manyNames.map((name) => `1 as ${name}`)}`),
      tooMany,
    ],
    [
      'equal headers',
      // DuckDB writes no such file.
      Buffer.from(
        (await parquetOf('select 1 as gross_salary, 2 as gross_salarz'))
          .toString('latin1')
          .replaceAll('gross_salarz', 'gross_salary'),
        'latin1',
      ),
      twice,
    ],
    ['no salary', await parquetOf("select 'A' as name"), noSalary],
    ['text for a salary', await parquetOf("select 'x' as gross_salary"), wrongCell],
  ],
  arrow: [
    ['empty', '', empty],
    ['cut', arrow.subarray(0, arrow.length / 2), damaged('Arrow')],
    ['cut in its schema', arrow.subarray(0, 60), damaged('Arrow')],
    ['end cut', arrow.subarray(0, -10), damaged('Arrow')],
    ['wrong beginning', patched(arrow, 0, ...Array(8).fill(1)), damaged('Arrow')],
    ['CSV', people, isOther('Arrow', 'a text')],
    ['2 GB claimed', patched(arrow, 12, 0xff, 0xff, 0xff, 0x7f), damaged('Arrow')],
    [
      'batch of a list of 805 million',
      patched(arrow, nodesIn(arrow), 0, 0, 0, 0x30),
      damaged('Arrow'),
    ],
    [
      'type that is not read',
      runs,
      /^The file has a column of the Arrow type RunEndEncoded, which is not read\./,
    ],
    ['batch of another kind', asSchema(arrow), damaged('Arrow')],
    ['no batch where one is said to be', patched(arrow, 8, ...Array(8).fill(0)), damaged('Arrow')],
    ['more rows than values', withRows(arrow), damaged('Arrow')],
    ['damaged schema', patched(arrow, 40, ...Array(40).fill(0x55)), damaged('Arrow')],
  ],
  arrows: [
    ['empty', '', empty],
    ['20,000 columns', manyColumns, tooMany],
    [
      'column of 800 bytes that claims 900 MB',
      patched(packed, 304, 0, 0xe9, 0xa4, 0x35),
      damaged('Arrow'),
    ],
    ['block of LZ4 of 2 GB', patched(packed, 319, 0xff, 0xff, 0xff, 0x7f), damaged('Arrow')],
    ['cut', arrows.subarray(0, arrows.length / 2), damaged('Arrow')],
    [
      'batch of a list of 805 million',
      patched(arrows, nodesIn(arrows), 0, 0, 0, 0x30),
      damaged('Arrow'),
    ],
    ['batch of another kind', asSchema(arrows), damaged('Arrow')],
    [
      'schema without columns',
      await buffer(arrowStream.write([], Readable.from([]))),
      /\(it has no columns\)/,
    ],
    ['more rows than values', withRows(arrows), damaged('Arrow')],
    ['negative length', patched(arrows, 4, 0xfb, 0xff, 0xff, 0xff), damaged('Arrow')],
    ['2 GB claimed', patched(arrows, 4, 0xff, 0xff, 0xff, 0x7f), damaged('Arrow')],
    ['workbook', workbook, isOther('Arrow', 'an XLSX')],
  ],
}

describe.each(Object.entries(cases))('a broken %s', (format, broken) => {
  it.each(broken)('(%s) has one clear message', async (_, content, message) => {
    const said = await runTable([format, 'csv'], content, {}, 65_536).then(
      ({ problems }) => problems.map(({ detail }) => detail),
      (error: unknown) => {
        expect(error).toBeInstanceOf(TableError)
        const { problems } = error as TableError
        for (const problem of problems) {
          expect(describeTableProblem(problem, 'ru')).toMatch(
            /^[^{}]*[а-я][^{}]*(?:\{"gross_salary": 15000000\})?\.?$/,
          )
        }
        return problems.map((problem) => describeTableProblem(problem, 'en'))
      },
    )
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(message)
  })
})
