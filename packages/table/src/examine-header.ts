import { isMoney, MOST_PROBLEMS } from '@oklad/contract/internal'
import { formOf } from './cell-words.ts'
import { isReadable, needsUnits, plain } from './cells.ts'
import { readDate } from './dates.ts'
import { HEADER_WITHIN, type HeaderReading, type InputColumn } from './header.ts'
import { ofOtherTables } from './other-tables.ts'
import { plainTitle, wordsOf } from './recognition/header-words.ts'
import { type Beside, isOurs, recogniser, type Verdict } from './recognition/recognise.ts'
import { isZero } from './recognition/value-shapes.ts'
import {
  asPeopleWrite,
  columnsByName,
  exactReader,
  type Question,
  type Recognised,
  requiredField,
  titleOf,
} from './request-columns.ts'
import { sheetColumnEntries } from './sheet-columns.ts'
import { headerNamed } from './shown-text.ts'
import { headerOf, namesIn, TableError, type TableProblem } from './table-error.ts'

/** The problems of a column that one choice settles, see `ColumnQuestion`. */
export const askedCodes = [
  ...(['asked', 'unfit', 'days', 'unexplained'] as const),
  ...(['rows_of_periods', 'one_period', 'rows_of_positions'] as const),
] as const

/** What is asked about a column: whether it is one of the choices, or passes. */
export interface ColumnQuestion {
  /** Its header may mean a term of pay; its header means one and no value is one of it; its days may be those of a hire; no word explains its numbers; it shows that a row is no person with terms of a year. */
  readonly code: (typeof askedCodes)[number]
  /** The names of columns that it may be, the likeliest first: `gross_salary_rub`. They never change, and `columns` takes each. */
  readonly choices: readonly string[]
}

/** A column of a table as it is understood before anybody is asked. */
export interface ColumnReading extends InputColumn {
  /** Absent of a column that is understood, or passes by itself. */
  readonly asked?: ColumnQuestion
}

/** What the headers and the first values of a table say. */
export interface HeaderFindings {
  /** In the order of the headers. */
  readonly columns: readonly ColumnReading[]
  /** Everything that is in the way of an answer, with the questions of the columns. */
  readonly problems: readonly TableProblem[]
}

/**
 * Understands the headers of a table: what each column is taken for, or what is asked about it.
 * @returns with a problem if a column may be a term of pay and it is not certain which, if one in kopecks has a type with places, if a header stands twice
 *   or means the same as another, if what is said of a column cannot be, and if the salary (or the net pay wanted) is missing
 */
export function examineHeader(reading: HeaderReading): HeaderFindings {
  const { headers, question, types = [], samples = [] } = reading
  const kept = keptHeaders(reading)
  if (headers.every((header) => header === ''))
    return { columns: [], problems: [{ code: 'empty' }] }
  const read = recogniser(question)
  const beside = besideOf(reading)
  const problems: TableProblem[] = []
  const said = saidColumns(reading, problems)
  let asked = 0
  const verdicts = headers.map((header, index): Verdict => {
    if (header !== '' && headers.indexOf(header) < index) {
      problems.push({ code: 'duplicate_header', values: { header } })
    }
    const recognised = said.get(header)
    if (recognised !== undefined) return { kind: 'understood', recognised }
    // The rest would not be listed.
    if (kept.has(header) || asked === MOST_PROBLEMS) return { kind: 'passes' }
    const verdict = read(header, beside)(samples[index] ?? [])
    if (verdict.kind === 'asked') asked++
    return verdict
  })
  const understood = verdicts.map((verdict, index) => {
    if (verdict.kind !== 'understood') return undefined
    const { recognised } = verdict
    const header = headers[index] ?? ''
    const hasUnit = said.has(header) || wordsOf(header).concepts.has('roubles')
    const isCertain = hasUnit && isMoney(recognised.value.unit)
    const mayNeed = !isCertain && needsUnits(recognised, samples[index] ?? [])
    return mayNeed ? { ...recognised, needsUnits: true } : recognised
  })
  const required = requiredField[question]
  const has = (field: string) => understood.some((column) => column?.value.field === field)
  const hasRequired = has(required)
  const recognisedColumns = understood.map((recognised) => ({ recognised }))
  // One of its columns may be the salary: then all the others are asked about at once.
  const mayHavePay = verdicts.some(
    (verdict) =>
      (verdict.kind === 'asked' || verdict.kind === 'sum') &&
      verdict.choices.includes(`${required}_rub`),
  )
  const isOfPeople =
    hasPeople(question, recognisedColumns) || (!hasRequired && mayHavePay && !isOurs(headers))
  for (const [index, verdict] of verdicts.entries()) {
    const header = headers[index] ?? ''
    // A later value is asked about, see `columnWatch`.
    const isOfNothing = reading.samples && (samples[index] ?? []).every(isZero)
    if (isQuestionOfPeople(verdict)) {
      const mayBePay = !hasRequired && verdict.choices.length > 0 && verdict.kind !== 'days'
      const code = isOfPeople ? verdict.kind : mayBePay ? 'asked' : undefined
      if (code) problems.push({ code, values: { header, choices: verdict.choices } })
    } else if (
      (verdict.kind === 'asked' && !(isOfNothing && (hasRequired || isOfPeople))) ||
      (verdict.kind === 'sum' && !hasRequired && verdict.choices.length > 0)
    ) {
      const { choices, unfit } = verdict
      const form = unfit && { form: { en: formOf(unfit, 'en'), ru: formOf(unfit, 'ru') } }
      problems.push({ code: unfit ? 'unfit' : 'asked', values: { header, choices, ...form } })
    }
    const recognised = understood[index]
    // Days of hire in a list of people: each year would have its own law.
    const years =
      recognised?.value.name === 'start_date' && isOfPeople ? yearsIn(samples[index]) : []
    if (
      !said.has(header) &&
      years.length > 1 &&
      Number(years[0]) < (reading.currentYear ?? 0) - 1
    ) {
      problems.push({ code: 'asked', values: { header, choices: ['hire_date', 'start_date'] } })
    }
    const isInKopecks = recognised?.writing === 'wire' && isMoney(recognised.value.unit)
    if (isInKopecks && types[index] === 'decimal') {
      problems.push({ code: 'places_of_kopecks', values: { header, name: recognised.value.name } })
    }
    const first = recognised?.absence && recognised.value.name.replace(/(?:to|days)$/, 'from')
    if (first && !understood.some((column) => column?.value.name === first)) {
      const column = columnsByName(question).get(first)
      const title = column && titleOf(column, question)
      problems.push({ code: 'no_first_day', values: { header, title } })
    }
    const other = understood.slice(0, index).findIndex((column) => isSame(column, recognised))
    if (recognised === undefined || other < 0 || headers[other] === header) continue
    problems.push({
      code: 'same_value',
      values: {
        ...{ header, other: headers[other] ?? '', name: recognised.value.name },
        title: titleOf(recognised, question),
      },
    })
  }
  if (!hasRequired && !has('monthly_salaries')) {
    const column = columnsByName(question).get(required)
    const title = column && titleOf(column, question)
    const isAsked = problems.some(({ code }) => code === 'asked' || code === 'unfit')
    const readNet = recogniser('gross-up')
    const net = headers.find((header, index) => {
      const verdict = readNet(header, { isQuick: true })(samples[index] ?? [])
      return verdict.kind === 'understood' && verdict.recognised.value.name === 'target_net'
    })
    const isSearched = reading.inThousands !== undefined && understood.every((column) => !column)
    const lacking = isSearched && !isAsked ? 'no_header_row' : 'required_column'
    const code = net === undefined || isAsked ? lacking : 'only_net'
    problems.push({ code, values: { name: required, title, net, most: HEADER_WITHIN } })
  }
  const input = headers.map((header, index): InputColumn => {
    const isEmpty = header === '' && reading.samples && !samples[index]?.length
    return { header, recognised: understood[index], ...(isEmpty && { isEmpty }) }
  })
  const notSaid = input.map((column) =>
    said.has(column.header) ? { ...column, recognised: undefined } : column,
  )
  const found = ofOtherTables(reading, notSaid, problems)
  const columns = input.map((column): ColumnReading => {
    const asked = questionOf(column.header, found)
    return asked ? { ...column, asked } : column
  })
  return { columns, problems: found.slice(0, MOST_PROBLEMS) }
}

/** What the problems of a table ask about a column. */
function questionOf(header: string, problems: readonly TableProblem[]): ColumnQuestion | undefined {
  for (const problem of problems) {
    const asked = askedCodes.find((one) => one === problem.code)
    if (asked !== undefined && headerOf(problem) === header) {
      return { code: asked, choices: namesIn(problem) }
    }
  }
  return undefined
}

type Understood = readonly Pick<InputColumn, 'recognised'>[]

/** Whether a table is a list of people with the pay that is asked about. */
export const hasPeople = (question: Question, columns: Understood) =>
  columns.some(
    ({ recognised }) =>
      recognised !== undefined &&
      recognised.writing !== 'wire' &&
      [requiredField[question], 'monthly_salaries'].includes(recognised.value.field),
  )

/** Whether a column is asked about in a list of people only: programs write days and numbers of everything. */
export const isQuestionOfPeople = (
  verdict: Verdict,
): verdict is Extract<Verdict, { kind: 'days' | 'unexplained' }> =>
  verdict.kind === 'days' || verdict.kind === 'unexplained'

/** The years of the dates of a column, the first one first. */
const yearsIn = (values: readonly unknown[] = []) =>
  [
    ...new Set(values.flatMap((value) => readDate(String(plain(value)), false)?.slice(0, 4) ?? [])),
  ].sort()

/** What is known beside each header. */
export const besideOf = ({ headers, currentYear, inThousands }: HeaderReading): Beside => ({
  ...{ currentYear, inThousands },
  isOurs: isOurs(headers),
})

/** The headers of the columns that the caller lets pass. */
export const keptHeaders = ({ headers, keep = [] }: HeaderReading): ReadonlySet<string> =>
  new Set(keep.flatMap((header) => headerNamed(headers, header) ?? []))

/** The columns of which the caller says what they hold, by their headers; adds what cannot be. */
function saidColumns(
  { headers, question, samples = [], keep = [], columns = {} }: HeaderReading,
  problems: TableProblem[],
): ReadonlyMap<string, Recognised> {
  const said = new Map<string, Recognised>()
  for (const [header, name] of Object.entries(columns)) {
    const column = columnCalled(name, question)
    const named = headerNamed(headers, header)
    if (column === undefined) problems.push({ code: 'unknown_name', values: { header, name } })
    else if (named === undefined) problems.push({ code: 'no_header', values: { header } })
    else if (said.has(named)) problems.push({ code: 'said_twice', values: { header } })
    else {
      const written = asPeopleWrite(column)
      const values = samples[headers.indexOf(named)] ?? []
      const isWire = values.length > 0 && !values.some((value) => isReadable(value, written))
      said.set(named, isWire ? column : written)
    }
  }
  for (const header of keep) {
    const named = headerNamed(headers, header)
    const isSaid = named !== undefined && said.has(named)
    const code = isSaid ? 'said_twice' : 'no_header'
    if (isSaid || named === undefined) problems.push({ code, values: { header } })
  }
  return said
}

/**
 * What columns hold, by their headers.
 * @throws {TableError} if that is said of a header twice
 */
export function columnsByHeader(said: readonly (readonly [header: string, name: string])[]) {
  const columns = new Map(said)
  const twice = [...columns.keys()].filter((one) => said.filter(([header]) => header === one)[1])
  if (twice.length === 0) return Object.fromEntries(columns)
  throw new TableError(twice.map((header) => ({ code: 'said_twice', values: { header } })))
}

/** A column by its name, or by its title in either language. */
export function columnCalled(name: string, question: Question): Recognised | undefined {
  const byName = columnsByName(question)
  const [sheet = ''] =
    sheetColumnEntries.find(([, { title }]) =>
      [title.en, title.ru].some((title) => plainTitle(title) === plainTitle(name)),
    ) ?? []
  return exactReader(question)(name) ?? byName.get(sheet)
}

/** Whether two columns hold the same value, or one holds a part of the other's. */
function isSame(one: Recognised | undefined, other: Recognised | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const [shorter, longer] = [one.value, other.value].sort((a, b) => a.steps.length - b.steps.length)
  return (
    shorter?.field === longer?.field &&
    shorter?.steps.every((step, index) => step === longer?.steps[index]) === true
  )
}
