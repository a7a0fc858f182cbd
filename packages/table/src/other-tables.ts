import { plain } from './cells.ts'
import type { HeaderReading, InputColumn } from './header.ts'
import { wordsOf } from './recognition/header-words.ts'
import { shapeOf } from './recognition/value-shapes.ts'
import { keptHeaders } from './said-columns.ts'
import { identityColumns } from './same-person.ts'
import { headerOf, namesIn, type TableProblem } from './table-error.ts'

/** The kinds of results that a payroll of a period has, and a list of terms has not together. */
const results = ['accrued', 'taken', 'net', 'hour']

/** The words of pay in a header. */
const pays = ['salary', 'rate', 'outcome', 'gross']

/** The unit at the end of the name of a column. */
const UNIT = /(?:_thousand)?_rub$/

/** A number of units: a person has fewer than two, and a list of positions has several. */
const UNITS = /^\d(?:[.,]\d+)?$/
const isSeveral = (text: string) => UNITS.test(text) && !/^[01]/.test(text)

/** The texts of the first values of each column. */
type TextsOf = (header: string) => readonly string[]

/**
 * Puts true sentences in place of those problems that no choice for a column would solve: the table is the payroll of a
 * period, has a row for each month, or positions in place of people.
 * @param columns as they are understood
 * @param problems of these columns
 */
export function ofOtherTables(
  reading: HeaderReading,
  columns: readonly InputColumn[],
  problems: readonly TableProblem[],
): TableProblem[] {
  const { headers, samples = [] } = reading
  const kept = keptHeaders(reading)
  const textsOf: TextsOf = (header) =>
    (samples[headers.indexOf(header)] ?? []).map((value) => String(plain(value)).trim())
  const { names, numbers } = identityColumns(columns)
  const ofPeople = [...names, ...numbers].map((place) => headers[place] ?? '')
  const isOfPositions = (header: string) => arePositions(textsOf(header))
  const lacking = problems.find(
    ({ code }) => code === 'required_column' || code === 'no_header_row',
  )
  const mayBeSalary = problems.some((problem) =>
    namesIn(problem).some((name) => name.replace(UNIT, '') === lacking?.values?.['name']),
  )
  const instead =
    lacking && insteadOfSalary(lacking, { headers, kept, ofPeople, mayBeSalary, textsOf })
  // The other columns of such a table need no answers.
  const left = problems.filter(
    ({ code }) => !instead || !/^(?:unexplained|other_pay|after_tax|unnamed|days)$/.test(code),
  )
  const truer = left.flatMap((problem): TableProblem | [] => {
    const header = headerOf(problem)
    // The question whether a column is the salary says that there is none.
    if (problem === lacking) return instead ?? (mayBeSalary ? [] : problem)
    if (problem.code !== 'asked' && problem.code !== 'unfit') return problem
    const mayBeShare = namesIn(problem).includes('share_of_full_time')
    if (mayBeShare && isOfPositions(header))
      return { code: 'rows_of_positions', values: { header } }
    return (namesIn(problem).length === 0 && ofPeriods(header, textsOf(header))) || problem
  })
  const positions = columns.flatMap(({ header, recognised }) =>
    recognised?.sheet === 'share_of_full_time' && ofPeople.length === 0 && isOfPositions(header)
      ? [{ code: 'rows_of_positions', values: { header } } as const]
      : [],
  )
  return [...truer, ...positions]
}

const arePositions = (texts: readonly string[]) =>
  texts.some(isSeveral) && texts.every((text) => UNITS.test(text))

/** What a column of periods says: a row is one of them, or the whole table is; nothing of another column. */
function ofPeriods(header: string, values: readonly string[]): TableProblem | undefined {
  const { concepts, isUnit } = wordsOf(header)
  const texts = new Set(values)
  const [value] = texts
  if (!isUnit || !concepts.has('month') || value === undefined) return undefined
  if (![...concepts].every((concept) => /^(?:month|year)$/.test(concept))) return undefined
  return texts.size === 1
    ? { code: 'one_period', values: { header, value } }
    : { code: 'rows_of_periods', values: { header } }
}

/** What a table is in place of a list with the salary of a month; nothing where its headers do not say. */
function insteadOfSalary(
  { values }: TableProblem,
  {
    headers,
    kept,
    ofPeople,
    mayBeSalary,
    textsOf,
  }: {
    readonly headers: readonly string[]
    /** Those that pass through as the caller says: they are no periods of the rows. */
    readonly kept: ReadonlySet<string>
    /** The headers of the columns that name people. */
    readonly ofPeople: readonly string[]
    readonly mayBeSalary: boolean
    readonly textsOf: TextsOf
  },
): TableProblem | undefined {
  const title = values?.['title']
  const words = headers.map((header) => ({ header, ...wordsOf(header) }))
  const areRepeated = ofPeople.map(textsOf).some((texts) => new Set(texts).size < texts.length)
  const period = words.find(({ header, concepts }) => {
    const texts = new Set(textsOf(header))
    const isOfTime = concepts.has('month') || [...texts].every((text) => shapeOf(text) === 'date')
    return texts.size > 1 && isOfTime && !kept.has(header)
  })
  if (areRepeated && period) return { code: 'rows_of_periods', values: { header: period.header } }
  const payroll = words.filter(({ concepts }) => results.some((one) => concepts.has(one)))
  const kinds = results.filter((one) => payroll.some(({ concepts }) => concepts.has(one)))
  const named = payroll.slice(0, 3).map(({ header }) => header)
  if (kinds.length > 1) return { code: 'payroll_of_period', values: { title, headers: named } }
  const isPayOfHour = ({ concepts }: (typeof words)[number]) =>
    concepts.has('hour') && pays.some((one) => concepts.has(one))
  const ofHour = mayBeSalary ? undefined : words.find(isPayOfHour)
  return ofHour && { code: 'pay_of_hour', values: { title, pay: ofHour.header } }
}
