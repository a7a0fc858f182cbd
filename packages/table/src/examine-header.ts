import { isMoney } from '@oklad/contract/internal'
import type { ColumnType } from './answer-columns.ts'
import { formOf } from './cell-words.ts'
import { needsUnits, plain } from './cells.ts'
import { readDate } from './dates.ts'
import { HEADER_WITHIN, type HeaderReading, type InputColumn, numberOfUnnamed } from './header.ts'
import { ofOtherTables } from './other-tables.ts'
import { wordsOf } from './recognition/header-words.ts'
import { isOfWrits, otherPayNamed } from './recognition/other-pay-headers.ts'
import { isOurs, ofCertainUnit, recogniser, type Verdict } from './recognition/recognise.ts'
import { isZero } from './recognition/value-shapes.ts'
import {
  isListOfPeople,
  type Question,
  type Recognised,
  requiredField,
  titleNamed,
  titleOf,
} from './request-columns.ts'
import { keptHeaders, saidColumns } from './said-columns.ts'
import { sheetColumns } from './sheet-columns.ts'
import { headerOf, namesIn, type TableProblem } from './table-error.ts'

/** What the headers and the first values of a table say. */
interface HeaderFindings {
  /** In the order of the headers. */
  readonly columns: readonly InputColumn[]
  /** Everything that is in the way of an answer, with the questions of the columns. */
  readonly problems: readonly TableProblem[]
}

/**
 * Understands the headers of a table: what each column is taken for, or what is asked about it.
 * @returns with a problem if a column may be a term of pay and it is not certain which, if one in kopecks has a type with places, if a header stands twice
 *   or means the same as another, if what is said of a column cannot be, and if the salary (or the net pay wanted) is missing
 */
export function examineHeader(reading: HeaderReading): HeaderFindings {
  const { headers, question } = reading
  if (headers.every((header) => header === ''))
    return { columns: [], problems: [{ code: 'empty' }] }
  const problems: TableProblem[] = []
  const said = saidColumns(reading, problems)
  const examined = examinedColumns(reading, said, problems)
  problems.push(...columnProblems(reading, examined))
  const fields = new Set(examined.map(({ recognised }) => recognised?.value.field))
  if (!fields.has(requiredField[question]) && !fields.has('monthly_salaries')) {
    problems.push(lackingPay(reading, examined, problems))
  }
  const columns = examined.map(
    ({ header, recognised, isEmpty }): InputColumn => ({
      ...{ header, recognised },
      ...(isEmpty && { isEmpty }),
    }),
  )
  const notSaid = columns.map((column) =>
    said.has(column.header) ? { ...column, recognised: undefined } : column,
  )
  return { columns, problems: ofOtherTables(reading, notSaid, problems) }
}

/** A column with everything that says what it is. */
interface ExaminedColumn extends InputColumn {
  /** The first values; none where headers alone count. */
  readonly values: readonly unknown[]
  readonly type: ColumnType | undefined
  readonly verdict: Verdict
  /** Whether the caller says what it holds. */
  readonly isSaid: boolean
}

/** What each column is by what is said of it, its header and its first values; adds the headers that stand twice. */
function examinedColumns(
  reading: HeaderReading,
  said: ReturnType<typeof saidColumns>,
  problems: TableProblem[],
): readonly ExaminedColumn[] {
  const { headers, samples = [] } = reading
  const kept = keptHeaders(reading)
  const read = recogniser(reading.question)
  const beside = besideOf(reading)
  const verdictOf = (header: string, values: readonly unknown[]): Verdict => {
    const recognised = said.get(header)
    // What was said of the unit may be wrong this month.
    const isOld = reading.remembered?.has(header)
    if (recognised) return ofCertainUnit(recognised, { values: isOld ? values : [] })
    return kept.has(header) ? { kind: 'passes' } : read(header, beside)(values)
  }
  return headers.map((header, index): ExaminedColumn => {
    const values = samples[index] ?? []
    if (header !== '' && headers.indexOf(header) < index) {
      problems.push({ code: 'duplicate_header', values: { header } })
    }
    const verdict = verdictOf(header, values)
    const isSaid = said.has(header)
    const isUnderstood = verdict.kind === 'understood'
    return {
      ...{ header, values, type: reading.types?.[index], verdict, isSaid },
      recognised: isUnderstood ? withUnits(verdict.recognised, header, values, isSaid) : undefined,
      isEmpty: header === '' && reading.samples !== undefined && values.length === 0,
    }
  })
}

/** A column that is understood, with whether its numbers may need a unit: not those of a header or a person that names one. */
function withUnits(
  recognised: Recognised,
  header: string,
  values: readonly unknown[],
  isSaid: boolean,
): Recognised {
  const hasUnit = isSaid || wordsOf(header).concepts.has('roubles')
  const isCertain = hasUnit && isMoney(recognised.value.unit)
  const mayNeed = !isCertain && needsUnits(recognised, values)
  return mayNeed ? { ...recognised, needsUnits: true } : recognised
}

/** The questions and the contradictions of the columns, in their order. */
function columnProblems(
  { headers, question, samples, currentYear = 0 }: HeaderReading,
  columns: readonly ExaminedColumn[],
): TableProblem[] {
  const required = requiredField[question]
  const hasRequired = columns.some(({ recognised }) => recognised?.value.field === required)
  // One of its columns may be the salary: then all the others are asked about at once.
  const mayHavePay = columns.some(
    ({ verdict }) =>
      (verdict.kind === 'asked' || verdict.kind === 'sum') &&
      verdict.choices.includes(`${required}_rub`),
  )
  const isOfPeople =
    isListOfPeople(columns, question) || (!hasRequired && mayHavePay && !isOurs(headers))
  return columns.flatMap((column) => {
    // A later value is asked about, see `columnWatch`.
    const isOfNothing = samples && column.values.every(isZero)
    const isAsked = !(isOfNothing && (hasRequired || isOfPeople))
    const found = questionAbout(column, { hasRequired, isOfPeople, isAsked })
    return [
      ...(found ? [inWordsOfPay(found, question)] : []),
      ...(isOfPeople && !column.isSaid ? ofYears(column, currentYear) : []),
      ...besideOthers(column, columns, question),
    ]
  })
}

/**
 * What is asked about a column by its verdict.
 * @param isAsked whether its values say something
 */
function questionAbout(
  { header, verdict }: ExaminedColumn,
  beside: Readonly<Record<'hasRequired' | 'isOfPeople' | 'isAsked', boolean>>,
): TableProblem | undefined {
  const { hasRequired, isOfPeople, isAsked } = beside
  if (verdict.kind === 'understood' || verdict.kind === 'passes') return undefined
  const { kind, choices } = verdict
  const mayBePay = !hasRequired && choices.length > 0
  if (isQuestionOfPeople(verdict)) {
    const isDays = verdict.kind === 'days'
    const number = numberOfUnnamed(header)
    const ofPeople = number === undefined ? verdict.kind : 'unnamed'
    const code = isOfPeople ? ofPeople : mayBePay && !isDays ? 'asked' : undefined
    return code && { code, values: { header, choices, number } }
  }
  if (kind === 'asked' ? !isAsked : !mayBePay) return undefined
  const { unfit, isOfUnit } = verdict
  if (choices.length === 0 && isPercentOfPay(header)) {
    const { title } = sheetColumns.bonus_each_month
    return { code: 'percent_of_pay', values: { header, title, choices } }
  }
  if (!unfit) return { code: isOfUnit ? 'unit' : 'asked', values: { header, choices } }
  const form = { en: formOf(unfit, 'en'), ru: formOf(unfit, 'ru') }
  return { code: 'unfit', values: { header, choices, form } }
}

/** A question about a column that cannot hold what its header says, as it is put to people; any other one as it is. */
function inWordsOfPay(problem: TableProblem, question: Question): TableProblem {
  const { code, values } = problem
  const header = headerOf(problem)
  const titleIn = (name: string) => titleNamed(name, question)
  const { concepts } = wordsOf(header)
  if (code === 'asked' && concepts.has('district') && concepts.has('north')) {
    const [one, other] = [titleIn('territorial_multiplier'), titleIn('northern_coefficient')]
    return { code: 'two_terms', values: { header, choices: [], one, other } }
  }
  const mayBePay = namesIn(problem).some((name) => name.endsWith('_rub'))
  const isUnknown = code === 'unexplained' || (code === 'asked' && !mayBePay)
  if (isUnknown && isOfWrits(header)) return { code: 'after_tax', values: { ...values } }
  const kind = isUnknown ? otherPayNamed(header) : undefined
  const kindTitle = titleIn('other_pay_1_kind')
  if (kind === undefined || kindTitle === undefined) return problem
  const monthTitle = titleIn('other_pay_1_month')
  const sumTitle = titleIn('other_pay_1_amount')
  return { code: 'other_pay', values: { ...values, kind, kindTitle, monthTitle, sumTitle } }
}

/** Whether a header is about an addition to pay in percent, of which no column is. */
function isPercentOfPay(header: string): boolean {
  const { concepts } = wordsOf(header)
  const additions = ['bonus', 'allowance', 'longService']
  return concepts.has('percent') && additions.some((concept) => concepts.has(concept))
}

/** Asks about a start date that is one of hire in a list of people: each year would have its own law. */
function ofYears(
  { header, values, recognised }: ExaminedColumn,
  currentYear: number,
): TableProblem[] {
  const years = recognised?.value.name === 'start_date' ? yearsIn(values) : []
  if (years.length < 2 || Number(years[0]) >= currentYear - 1) return []
  return [{ code: 'asked', values: { header, choices: ['hire_date', 'start_date'] } }]
}

/** What is wrong with a column that is understood: its type, a first day that is missing, another column about the same. */
function besideOthers(
  { header, type, recognised }: ExaminedColumn,
  columns: readonly ExaminedColumn[],
  question: Question,
): TableProblem[] {
  if (recognised === undefined) return []
  const problems: TableProblem[] = []
  const { name, unit } = recognised.value
  if (recognised.writing === 'wire' && isMoney(unit) && type === 'decimal') {
    problems.push({ code: 'places_of_kopecks', values: { header, name } })
  }
  const first = recognised.absence && name.replace(/(?:to|days)$/, 'from')
  if (first && !columns.some((column) => column.recognised?.value.name === first)) {
    problems.push({ code: 'no_first_day', values: { header, title: titleNamed(first, question) } })
  }
  // The first one about the same may be the column itself.
  const { header: other } = columns.find((one) => isSame(one.recognised, recognised)) ?? {}
  if (other !== header) {
    const title = titleOf(recognised, question)
    problems.push({ code: 'same_value', values: { header, other, name, title } })
  }
  return problems
}

/** Says that the salary, or the net pay wanted, is missing, and what the table has in its place. */
function lackingPay(
  { question, inThousands }: HeaderReading,
  columns: readonly ExaminedColumn[],
  problems: readonly TableProblem[],
): TableProblem {
  const name = requiredField[question]
  const isAsked = problems.some(({ code }) => /^(?:asked|unfit|unit|percent_of_pay)$/.test(code))
  const readNet = recogniser('gross-up')
  const net = columns.find(({ header, values }) => {
    const verdict = readNet(header, { isQuick: true })(values)
    return verdict.kind === 'understood' && verdict.recognised.value.name === 'target_net'
  })?.header
  const isSearched = inThousands !== undefined && columns.every(({ recognised }) => !recognised)
  const lacking = isSearched && !isAsked ? 'no_header_row' : 'required_column'
  const code = net === undefined || isAsked ? lacking : 'only_net'
  return { code, values: { name, title: titleNamed(name, question), net, most: HEADER_WITHIN } }
}

/** Whether a column is asked about in a list of people only: programs write days and numbers of everything. */
export const isQuestionOfPeople = (
  verdict: Verdict,
): verdict is Extract<Verdict, { kind: 'days' | 'unexplained' }> =>
  verdict.kind === 'days' || verdict.kind === 'unexplained'

/** The years of the dates of a column, the first one first. */
const yearsIn = (values: readonly unknown[]) =>
  [
    ...new Set(values.flatMap((value) => readDate(String(plain(value)), false)?.slice(0, 4) ?? [])),
  ].sort()

/** What is known beside each header. */
export const besideOf = ({ headers, currentYear, inThousands }: HeaderReading) => ({
  ...{ currentYear, inThousands },
  isOurs: isOurs(headers),
})

/** Whether two columns hold the same value, or one holds a part of the other's. */
function isSame(one: Recognised | undefined, { value: other }: Recognised): boolean {
  if (one?.value.field !== other.field) return false
  const [shorter, longer] = [one.value, other].sort((a, b) => a.steps.length - b.steps.length)
  return shorter?.steps.every((step, index) => step === longer?.steps[index]) === true
}
