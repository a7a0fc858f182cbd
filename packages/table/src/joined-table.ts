import { join } from 'node:path'
import type { OutputColumn } from './answer-columns.ts'
import { type AnsweredRows, type Answering, answering } from './answer-rows.ts'
import { headerOf, SIGNS } from './formats/csv.ts'
import {
  copyToParquet,
  fileNamed,
  inUtc,
  isDuckDbError,
  literal,
  named,
  openDuckDb,
  plainError,
  registerAnswers,
} from './formats/duckdb.ts'
import { fileInput } from './formats/file-input.ts'
import { brokenFile } from './formats/file-kind.ts'
import { type Cells, type CsvDialect, LONGEST_ROW, type OpenTable } from './formats/format.ts'
import { type FormatName, formatNamed } from './formats/table-formats.ts'
import type { InputColumn } from './header.ts'
import { requireNoLateValues } from './late-values.ts'
import { TOTAL_WORDS } from './no-person.ts'
import { isWholeOnTheWire } from './output-columns.ts'
import { isListOfPeople } from './request-columns.ts'
import { identityColumns } from './same-person.ts'
import { maySum, signsIn } from './subtotals.ts'
import type { TableRun } from './table-run.ts'

type DuckDb = Awaited<ReturnType<typeof openDuckDb>>

/** The columns of a CSV that DuckDB copies: it keeps patterns and rows of each column in memory. */
const MOST_COPIED = 100

/** What a table is joined from and to. */
interface Joining {
  readonly run: TableRun
  readonly path: string
  readonly from: FormatName
  readonly to: FormatName
  readonly text: OpenTable['text']
  readonly output: string
  /** For a copy that is needed until the output is written. */
  readonly folder: string
}

/** A table of Parquet or CSV whose answers DuckDB joins to the columns that pass through. */
interface JoinedTable {
  readonly rowCount: number
  /**
   * Answers the rows, and writes the output.
   * @param onAnswered is called with some rows at a time, in their order
   * @throws an error in plain words: the table is damaged, the disk is full
   */
  readonly write: (onAnswered: (rows: AnsweredRows) => void) => Promise<void>
}

/**
 * Prepares to answer a file of Parquet or CSV.
 * @returns `undefined` where only our own readers and writers are right
 */
export async function joinedTable(joining: Joining): Promise<JoinedTable | undefined> {
  const { run, path, from, to, text, folder } = joining
  const isText = from === 'csv'
  if (isText && run.headers.length > MOST_COPIED) return undefined
  const answerer = answering({ ...run, isJoined: true }, await formatNamed(to))
  const { columns, input } = answerer
  const format = outputs(run)[to]
  if (format === undefined || (isText ? text === undefined : from !== to)) return undefined
  const names = columns.map(format.header)
  const isDistinct = new Set(names.map((name) => name.toLowerCase())).size === names.length
  const hasPlaces = !isText && run.headers.includes('file_row_number')
  if (!isDistinct || hasPlaces || /^\ufeff.*["\r\n;,\t|]/.test(names[0] ?? '')) return undefined
  const duckDb = await openDuckDb().catch(() => undefined)
  if (duckDb === undefined) return undefined
  const people = isText ? join(folder, 'people') : path
  const firstRow = 1 + (text?.below ?? 0)
  try {
    if (text && !(await copyText(duckDb, path, text, run.headers.length, people))) return undefined
    const isList = isListOfPeople(input, run.question)
    // Answers of an earlier run, which are replaced, say nothing of a person.
    const texts = input.flatMap(({ header, recognised }, at) => {
      if (!recognised && !answerer.passed.includes(at)) return []
      return isText ? `c${at}` : run.types?.[at] === 'text' ? named(header) : []
    })
    if (await mayHaveTotals(duckDb, people, texts)) return undefined
    if (isText && isList && (await mayHaveHeadings(duckDb, people, input))) return undefined
    if (await mayHaveTwice(duckDb, people, input, { isText, isList })) return undefined
    const count = `select num_rows from parquet_file_metadata(${fileNamed(people)})`
    const rowCount = Number((await duckDb.run(count))[0]?.[0])
    await requireNoLateValues(duckDb, { people, isText, firstRow, rowCount }, run, input)
    return {
      rowCount,
      write: (onAnswered) =>
        writeJoined(joining, { people, isText, firstRow, answerer, format }, onAnswered).catch(
          async (error) => {
            const plain = plainError(error)
            const isDamaged = !isText && isDuckDbError(plain) && !('code' in plain)
            throw isDamaged ? await brokenFile('Parquet', await fileInput(path), plain) : plain
          },
        ),
    }
  } finally {
    duckDb.close()
  }
}

/** How a format is written: its headers, the expressions of its cells, and the statement. */
interface Output {
  readonly header: (column: OutputColumn, index: number) => string
  readonly passed: (cell: string, type: OutputColumn['type'] | undefined) => string
  readonly answer: (cell: string, column: OutputColumn) => string
  readonly copy: (rows: string, output: string, width: number) => string
}

/** White space, as our own reader sees it. */
const SPACE = '\\t-\\r\\p{Z}\\x{FEFF}'

function outputs({
  dialect = {},
}: {
  readonly dialect?: Partial<CsvDialect> | undefined
}): Partial<Readonly<Record<FormatName, Output>>> {
  const { separator = ',', hasByteOrderMark, keepsFormulas, hasTitles } = dialect
  // As `withoutFormula` does.
  const digits = `[\\d${SPACE}().,-]*`
  const safe = (cell: string) =>
    keepsFormulas
      ? cell
      : `if(regexp_matches(${cell}, '^[\\t\\r]|^[${SPACE}]*[${SIGNS}]') and not regexp_full_match(${cell}, '[${SPACE}]*[${SIGNS}]?(?:${digits}|${digits}\\d[eE][+-]?\\d+[${SPACE}]*)'), '''' || ${cell}, ${cell})`
  // As `inWords` does.
  const worded = (cell: string, { words = {} }: OutputColumn) => {
    const known = Object.entries(hasTitles ? words : {})
    const cases = known.map(([value, word]) => `when ${literal(value)} then ${literal(word)}`)
    const text = `(${cell})::varchar`
    return cases.length > 0 ? `case ${text} ${cases.join(' ')} else ${text} end` : cell
  }
  const options = `format csv, delimiter ${literal(separator)}, quote '"', escape '"', nullstr ''`
  return {
    parquet: {
      header: ({ name }) => name,
      passed: (cell, type) =>
        type === 'whole'
          ? `case when regexp_full_match(${cell}, '\\s*-?\\d{1,18}\\s*') then ${cell}::bigint end`
          : cell,
      answer: (cell) => cell,
      copy: (rows, output, width) => copyToParquet(rows, output, 'zstd', width),
    },
    csv: {
      header: (column, index) =>
        (hasByteOrderMark && index === 0 ? '\ufeff' : '') + headerOf(column, dialect),
      passed: safe,
      answer: (cell, column) =>
        column.type === 'text' ? safe(worded(cell, column)) : worded(cell, column),
      copy: (rows, output) => `copy (${rows}) to ${literal(output)} (${options}, header)`,
    },
  }
}

/**
 * Copies a CSV to a Parquet file with the columns c0, c1 …
 * @returns whether DuckDB reads the same rows as our own reader: it does not, where a row of people has several lines,
 *   is empty, or where a quote is not one around a cell
 */
async function copyText(
  duckDb: DuckDb,
  path: string,
  { separator, below }: NonNullable<OpenTable['text']>,
  width: number,
  target: string,
): Promise<boolean> {
  const options = `auto_detect=false, header=false, nullstr='', max_line_size=${LONGEST_ROW}, buffer_size=${2 * LONGEST_ROW}`
  const csv = (settings: string) => `read_csv(${fileNamed(path)}, ${options}, ${settings})`
  const lines = csv(`delim='\x1e', quote='', escape='', columns={'line': 'VARCHAR'}`)
  const cell = `(?:"(?:[^"]|"")*"|[^"${separator}]*)`
  const other = `line is null
    or regexp_full_match(line, '[${SPACE}"${separator}]*')
    or contains(line, '"') and not regexp_full_match(line, '${cell}(?:[${separator}]${cell})*')`
  const columns = Array.from({ length: width }, (_, index) => `'c${index}': 'VARCHAR'`)
  const rows = csv(
    `skip=${below}, delim=${literal(separator)}, quote='"', escape='"', columns={${columns}}, null_padding=true`,
  )
  try {
    if ((await duckDb.run(`select 1 from ${lines} where ${other} limit 1`)).length > 0) return false
    await duckDb.run(copyToParquet(`from ${rows}`, target, 'uncompressed', width))
    return true
  } catch (error) {
    if (isDuckDbError(error)) return false
    throw error
  }
}

/** The white space around cells. */
const BLANKS = literal(' \t\n\r\u00a0\u202f\ufeff')

/** Whether a Parquet file may have rows that are totals, by the words in its columns of texts. */
async function mayHaveTotals(duckDb: DuckDb, people: string, texts: readonly string[]) {
  const words = literal(`(?i)(?:^|[${SPACE}])(?:${TOTAL_WORDS})`)
  const found = `regexp_matches(concat_ws(' ', ${["''", ...texts]}), ${words})`
  const rows = `select 1 from read_parquet(${fileNamed(people)}) where ${found} limit 1`
  return (await duckDb.run(rows)).length > 0
}

/** Whether a copy of a CSV, which has no totals, may have headings or subtotals, see `isHeading` and `subtotalSearch`. It looks at no sums. */
async function mayHaveHeadings(duckDb: DuckDb, path: string, input: readonly InputColumn[]) {
  const signs = signsIn(input)
  const terms = input.flatMap(({ header, recognised }, place) =>
    recognised ? [{ cell: `c${place}`, header }] : [],
  )
  const noTerm = `regexp_full_match(concat(${terms.map(({ cell }) => cell)}), '[${SPACE}]*')`
  const repeated = terms.map(({ cell, header }) => `trim(${cell}, ${BLANKS}) = ${literal(header)}`)
  const cells = input.map((_, place) => `c${place}`)
  const numbers = `regexp_full_match(concat_ws(' ', ${cells}), '\\s*([А-Я]\\s+)*1\\s+2(\\s+\\d\\d?)*\\s*')`
  const likeHeadings = `count_if(${[noTerm, ...repeated, numbers].join(' or ')})`
  const texts = input.map((_, place) => `coalesce(regexp_matches(c${place}, '\\p{L}'), false)::int`)
  const people = signs.map(({ form, except, place }, at) => {
    const cell = `trim(c${place}, ${BLANKS})`
    return `coalesce(regexp_matches(${cell}, ${literal(form)}) and not regexp_matches(${cell}, ${literal(`(?i)${except}`)}), false) as is_person_${at}`
  })
  const found = signs.map(
    (_, at) => `count_if(not is_person_${at} and is_alone), count_if(is_person_${at})`,
  )
  // Each pattern once: to compile one takes milliseconds.
  const judged = `select *, ${[`${texts.join(' + ')} < 2 as is_alone`, ...people]} from read_parquet(${fileNamed(path)})`
  const rows = `select ${[likeHeadings, ...found]} from (${judged})`
  const [[headings, ...counts] = []] = await duckDb.run(rows)
  const count = (place: number) => Number(counts[place])
  return Number(headings) > 0 || signs.some((_, at) => maySum(count(2 * at), count(2 * at + 1)))
}

/** Whether a copy of a CSV, or a file of Parquet, may have people with two rows, or rows of nobody, see `samePersonSearch`. */
async function mayHaveTwice(
  duckDb: DuckDb,
  path: string,
  input: readonly InputColumn[],
  { isText, isList }: { readonly isText: boolean; readonly isList: boolean },
) {
  const { names, sure, numbers, births } = identityColumns(input)
  const cellIn = (place: number) =>
    isText ? `c${place}` : `cast(${named(input[place]?.header ?? '')} as varchar)`
  const numberIn = (place: number) =>
    `nullif(regexp_replace(${cellIn(place)}, '[${SPACE}-]', '', 'g'), '')`
  const nameIn = (place: number) =>
    `trim(regexp_replace(replace(lower(${cellIn(place)}), 'ё', 'е'), '[${SPACE}.]+', ' ', 'g'))`
  // A day of birth alone is that of many people.
  const numbered = [...sure, ...numbers, ...(names.length > 0 ? births : [])]
  if (names.length + numbered.length === 0) return false
  const cells = numbered.map((place, index) => `${numberIn(place)} as n${index}`)
  const name = `concat_ws(' ', ${["''", ...names.map(nameIn)]}) as name`
  const hashes = numbered.map((place, index) => {
    const own = `hash(${[`n${index}`, ...(sure.includes(place) ? [] : ['name'])]})`
    return `if(n${index} is null, null, ${own}) as n${index}`
  })
  const ofName = `if(regexp_matches(name, '\\p{L} \\p{L}'), hash(name), null) as name`
  const identity = [...names, ...sure, ...numbers].map(cellIn)
  const isNamed = `not regexp_full_match(concat(${["''", ...identity]}), '[${SPACE}]*') as is_named`
  // To write a name as it is compared costs more than all else: it is done once, and its hash is kept.
  await duckDb.run(`create temp table people as select ${[...hashes, ofName, 'is_named']}
    from (select ${[...cells, name, isNamed]} from read_parquet(${fileNamed(path)}))`)
  const repeated = (key: string, most: string) =>
    `select 1 from people where ${key} is not null group by ${key} having count(*) > ${most} limit 1`
  const known = numbered.map((_, index) => `n${index}`)
  // Of namesakes each needs a number.
  const namesakes = `greatest(${['1', ...known.map((number) => `count(${number})`)]})`
  const ofNobody = 'select 1 from people having bool_or(is_named) and not bool_and(is_named)'
  const queries = [
    ...known.map((number) => repeated(number, '1')),
    repeated('name', namesakes),
    ...(isList ? [ofNobody] : []),
  ]
  for (const query of queries) if ((await duckDb.run(query)).length > 0) return true
  return false
}

/** The file that is answered: the Parquet file of people, or a copy of a CSV, which has texts in the columns c0, c1 … */
interface Source {
  readonly people: string
  readonly isText: boolean
  /** The number of the file's first row as a reader of the table counts. */
  readonly firstRow: number
  readonly answerer: Answering
  readonly format: Output
}

/** Whether a text is a number that is written so: numbers of DuckDB are read ten times as fast as texts. */
const areDigits = (cell: string) => `regexp_full_match(${cell}, '0|[1-9]\\d{0,14}')`

/** The cells of a column of digits: infinity is an empty one, NaN any other text. */
function withTexts(numbers: Cells, textsOf: () => Cells | undefined): Cells {
  let texts: Cells | undefined
  return Array.from(numbers, (number, row) => {
    if (number === Number.POSITIVE_INFINITY) return null
    if (!Number.isNaN(number)) return number
    texts ??= textsOf()
    return texts?.[row]
  })
}

/** Answers the rows in a function of DuckDB, which writes the output. */
async function writeJoined(
  { run, output }: Joining,
  { people, isText, firstRow, answerer, format }: Source,
  onAnswered: (rows: AnsweredRows) => void,
): Promise<void> {
  const { columns, passed, input, answer } = answerer
  const hasLists = run.detail === 'long'
  const places = run.headers.map((header, index) => (isText ? `c${index}` : named(header)))
  const terms = places.flatMap((place, index) => {
    const { recognised } = input[index] ?? {}
    const ofText = isWholeOnTheWire(recognised) ? 'digits' : 'text'
    return recognised ? [{ index, place, type: isText ? ofText : run.types?.[index] }] : []
  })
  const digits = terms.filter(({ type }) => type === 'digits')
  const duckDb = await openDuckDb()
  const name = 'answers'
  let failure: unknown
  try {
    const cellsOf = await registerAnswers(duckDb.connection, {
      ...{ name, columns: columns.slice(passed.length), hasLists },
      decimalMark: run.dialect?.decimalMark,
      answer(cellsAt, size) {
        try {
          const columns: Cells[] = places.map(() => [])
          for (const [at, { index, type }] of terms.entries())
            columns[index] = cellsAt(at + 1, type === 'whole') ?? []
          for (const [at, { index }] of digits.entries())
            columns[index] = withTexts(columns[index] ?? [], () => cellsAt(1 + terms.length + at))
          const first = Number(cellsAt(0)?.[0])
          const { output, problems, totals } = answer({ firstRow: firstRow + first, size, columns })
          onAnswered({ problems, totals })
          return output
        } catch (error) {
          failure ??= error
          throw error
        }
      },
    })
    const described = await duckDb.run(`describe from read_parquet(${fileNamed(people)})`)
    const given = terms.map(({ index, place, type }) => {
      // Whole numbers come without nulls, which are slow.
      if (type === 'whole') return `coalesce(${place}::double, 'nan')`
      if (type === 'digits')
        return `case when ${place} is null then 'inf'::double when ${areDigits(place)} then ${place}::double else 'nan'::double end`
      if (type === 'moment') return inUtc(place)
      // As described, a member that is always null has a type that functions can read.
      const own = String(described[index]?.[1])
      return /^STRUCT|\]$/.test(own) ? `${place}::${own}` : place
    })
    const others = digits.map(({ place }) => `if(${areDigits(place)}, null, ${place})`)
    const call = `${name}(${['file_row_number::double', ...given, ...others]})`
    const answers = hasLists ? `unnest(${call})` : call
    const cells = cellsOf('a')
    const shown = passed.map((place, index) => `${places[place]} as p${index}`)
    const rows = `select ${[...shown, `${answers} as a`]}
      from read_parquet(${fileNamed(people)}, file_row_number=true)`
    const written = columns.map((column, index) => {
      const cell =
        index < passed.length
          ? format.passed(`p${index}`, isText ? column.type : undefined)
          : format.answer(cells[index - passed.length] ?? '', column)
      return `${cell} as ${named(format.header(column, index))}`
    })
    await duckDb.run(format.copy(`select ${written} from (${rows})`, output, columns.length))
  } catch (error) {
    throw failure ?? error
  } finally {
    duckDb.close()
  }
}
