import { plain } from './cells.ts'
import type { HeaderReading, InputColumn } from './header.ts'
import { type HeaderWords, wordsOf } from './recognition/header-words.ts'
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

/** A column with the words of its header. */
interface Column extends HeaderWords {
  readonly header: string
  /** Returns the texts of its first values: most tables need none. */
  readonly texts: () => readonly string[]
  /** Whether it names people. */
  readonly isOfPeople: boolean
  /** Whether it passes through as the caller says: it is no period of the rows. */
  readonly isKept: boolean
}

/**
 * Puts true sentences in place of those problems that no choice for a column would solve: the table is the payroll of a
 * period, has a row for each month, or positions in place of people.
 * @param input the columns as they are understood
 * @param problems of these columns
 */
export function ofOtherTables(
  reading: HeaderReading,
  input: readonly InputColumn[],
  problems: readonly TableProblem[],
): TableProblem[] {
  const kept = keptHeaders(reading)
  const { names, numbers } = identityColumns(input)
  const columns = reading.headers.map((header, place): Column => {
    const texts = () => (reading.samples?.[place] ?? []).map((value) => String(plain(value)).trim())
    const isOfPeople = names.includes(place) || numbers.includes(place)
    return { ...wordsOf(header), header, texts, isOfPeople, isKept: kept.has(header) }
  })
  const lacking = problems.find(
    ({ code }) => code === 'required_column' || code === 'no_header_row',
  )
  const mayBeSalary = problems.some((problem) =>
    namesIn(problem).some((name) => name.replace(UNIT, '') === lacking?.values?.['name']),
  )
  const instead = lacking && insteadOfSalary(lacking, columns, mayBeSalary)
  // The other columns of such a table need no answers.
  const left = problems.filter(
    ({ code }) => !instead || !/^(?:unexplained|other_pay|after_tax|unnamed|days)$/.test(code),
  )
  const truer = left.flatMap((problem): TableProblem | [] => {
    // The question whether a column is the salary says that there is none.
    if (problem === lacking) return instead ?? (mayBeSalary ? [] : problem)
    const column = columns.find(({ header }) => header === headerOf(problem))
    if (!column || (problem.code !== 'asked' && problem.code !== 'unfit')) return problem
    const { header } = column
    const mayBeShare = namesIn(problem).includes('share_of_full_time')
    if (mayBeShare && arePositions(column)) return { code: 'rows_of_positions', values: { header } }
    return (namesIn(problem).length === 0 && ofPeriods(column)) || problem
  })
  const namesNobody = !columns.some(({ isOfPeople }) => isOfPeople)
  const areShares = (place: number) =>
    input[place]?.recognised?.sheet === 'share_of_full_time' && namesNobody
  const positions = columns.filter((column, place) => areShares(place) && arePositions(column))
  return [
    ...truer,
    ...positions.map(({ header }) => ({ code: 'rows_of_positions', values: { header } }) as const),
  ]
}

const arePositions = ({ texts }: Column) =>
  texts().some(isSeveral) && texts().every((text) => UNITS.test(text))

/** What a column of periods says: a row is one of them, or the whole table is; nothing of another column. */
function ofPeriods({ header, texts, concepts, isUnit }: Column): TableProblem | undefined {
  const [value, ...others] = new Set(texts())
  if (!isUnit || !concepts.has('month') || value === undefined) return undefined
  if (![...concepts].every((concept) => /^(?:month|year)$/.test(concept))) return undefined
  return others.length === 0
    ? { code: 'one_period', values: { header, value } }
    : { code: 'rows_of_periods', values: { header } }
}

/** What a table is in place of a list with the salary of a month; nothing where its headers do not say. */
function insteadOfSalary(
  { values }: TableProblem,
  columns: readonly Column[],
  mayBeSalary: boolean,
): TableProblem | undefined {
  const title = values?.['title']
  const areRepeated = columns.some(
    ({ isOfPeople, texts }) => isOfPeople && new Set(texts()).size < texts().length,
  )
  const period = columns.find(({ concepts, texts, isKept }) => {
    const values = [...new Set(texts())]
    const isOfTime = concepts.has('month') || values.every((text) => shapeOf(text) === 'date')
    return values.length > 1 && isOfTime && !isKept
  })
  if (areRepeated && period) return { code: 'rows_of_periods', values: { header: period.header } }
  const payroll = columns.filter(({ concepts }) => results.some((one) => concepts.has(one)))
  const kinds = results.filter((one) => payroll.some(({ concepts }) => concepts.has(one)))
  const named = payroll.slice(0, 3).map(({ header }) => header)
  if (kinds.length > 1) return { code: 'payroll_of_period', values: { title, headers: named } }
  const ofHour = columns.find(
    ({ concepts }) => concepts.has('hour') && pays.some((one) => concepts.has(one)),
  )
  if (!ofHour || mayBeSalary) return undefined
  return { code: 'pay_of_hour', values: { title, pay: ofHour.header } }
}
