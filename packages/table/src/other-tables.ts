import { plain } from './cells.ts'
import type { HeaderReading, InputColumn } from './header.ts'
import { wordsOf } from './recognition/header-words.ts'
import { shapeOf } from './recognition/value-shapes.ts'
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

/**
 * Puts true sentences in place of those problems that no choice for a column would solve: the table is the payroll of a
 * period, has a row for each month, or positions in place of people.
 * @param columns as they are understood
 * @param problems of these columns
 */
export function ofOtherTables(
  { headers, samples = [] }: HeaderReading,
  columns: readonly InputColumn[],
  problems: readonly TableProblem[],
): TableProblem[] {
  const textsOf = (header: string) =>
    (samples[headers.indexOf(header)] ?? []).map((value) => String(plain(value)).trim())
  const { names, numbers } = identityColumns(columns)
  const namesNobody = names.length + numbers.length === 0

  /** A column of periods: a row is one of them, or the whole table is. */
  function ofPeriods(header: string): TableProblem | undefined {
    const { concepts, isUnit } = wordsOf(header)
    const texts = new Set(textsOf(header))
    const [value] = texts
    if (!isUnit || !concepts.has('month') || value === undefined) return undefined
    if (![...concepts].every((concept) => /^(?:month|year)$/.test(concept))) return undefined
    return texts.size === 1
      ? { code: 'one_period', values: { header, value } }
      : { code: 'rows_of_periods', values: { header } }
  }

  const isOfPositions = (header: string) => {
    const texts = textsOf(header)
    return texts.some(isSeveral) && texts.every((text) => UNITS.test(text))
  }

  const lacking = problems.find(
    ({ code }) => code === 'required_column' || code === 'no_header_row',
  )
  const mayBeSalary = problems.some((problem) =>
    namesIn(problem).some((name) => name.replace(UNIT, '') === lacking?.values?.['name']),
  )

  /** What the table is in place of a list with the salary of a month. */
  function insteadOfSalary({ values }: TableProblem): TableProblem | undefined {
    const title = values?.['title']
    const words = headers.map((header) => ({ header, ...wordsOf(header) }))
    const areRepeated = [...names, ...numbers].some((place) => {
      const texts = textsOf(headers[place] ?? '')
      return new Set(texts).size < texts.length
    })
    const period = words.find(({ header, concepts }) => {
      const texts = new Set(textsOf(header))
      const isOfTime = concepts.has('month') || [...texts].every((text) => shapeOf(text) === 'date')
      return texts.size > 1 && isOfTime
    })
    if (areRepeated && period) {
      return { code: 'rows_of_periods', values: { header: period.header } }
    }
    const payroll = words.filter(({ concepts }) => results.some((one) => concepts.has(one)))
    const kinds = results.filter((one) => payroll.some(({ concepts }) => concepts.has(one)))
    const named = payroll.slice(0, 3).map(({ header }) => header)
    if (kinds.length > 1) return { code: 'payroll_of_period', values: { title, headers: named } }
    const ofHour = words.find(
      ({ concepts }) =>
        !mayBeSalary && concepts.has('hour') && pays.some((one) => concepts.has(one)),
    )
    return ofHour && { code: 'pay_of_hour', values: { title, pay: ofHour.header } }
  }

  const instead = lacking && insteadOfSalary(lacking)
  // The other columns of such a table need no answers.
  const left = problems.filter(
    ({ code }) => !instead || !/^(?:unexplained|unnamed|days)$/.test(code),
  )
  const truer = left.flatMap((problem): TableProblem | [] => {
    const header = headerOf(problem)
    // The question whether a column is the salary says that there is none.
    if (problem === lacking) return instead ?? (mayBeSalary ? [] : problem)
    if (problem.code !== 'asked' && problem.code !== 'unfit') return problem
    const mayBeShare = namesIn(problem).includes('share_of_full_time')
    if (mayBeShare && isOfPositions(header))
      return { code: 'rows_of_positions', values: { header } }
    return (namesIn(problem).length === 0 && ofPeriods(header)) || problem
  })
  const positions = columns.flatMap(({ header, recognised }) =>
    recognised?.sheet === 'share_of_full_time' && namesNobody && isOfPositions(header)
      ? [{ code: 'rows_of_positions', values: { header } } as const]
      : [],
  )
  return [...truer, ...positions]
}
