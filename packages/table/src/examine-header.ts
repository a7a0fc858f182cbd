import { isMoney } from '@oklad/contract/internal'
import { formOf } from './cell-words.ts'
import { needsUnits, plain } from './cells.ts'
import { readDate } from './dates.ts'
import { HEADER_WITHIN, type HeaderReading, type InputColumn, numberOfUnnamed } from './header.ts'
import { ofOtherTables } from './other-tables.ts'
import { wordsOf } from './recognition/header-words.ts'
import { isOfWrits, otherPayNamed } from './recognition/other-pay-headers.ts'
import {
  type Beside,
  isOurs,
  ofCertainUnit,
  recogniser,
  type Verdict,
} from './recognition/recognise.ts'
import { isZero } from './recognition/value-shapes.ts'
import {
  columnsByName,
  isListOfPeople,
  type Question,
  type Recognised,
  requiredField,
  titleOf,
} from './request-columns.ts'
import { keptHeaders, saidColumns } from './said-columns.ts'
import { sheetColumns } from './sheet-columns.ts'
import { headerOf, namesIn, type TableProblem } from './table-error.ts'

/** What the headers and the first values of a table say. */
export interface HeaderFindings {
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
  const verdicts = verdictsOf(reading, said, problems)
  const understood = verdicts.map((verdict, index) =>
    verdict.kind === 'understood'
      ? withUnits(verdict.recognised, reading, index, said.has(headers[index] ?? ''))
      : undefined,
  )
  problems.push(...columnProblems(reading, said, verdicts, understood))
  const has = (field: string) => understood.some((column) => column?.value.field === field)
  if (!has(requiredField[question]) && !has('monthly_salaries')) {
    problems.push(lackingPay(reading, understood, problems))
  }
  const columns = headers.map((header, index): InputColumn => {
    const isEmpty = header === '' && reading.samples && !reading.samples[index]?.length
    return { header, recognised: understood[index], ...(isEmpty && { isEmpty }) }
  })
  const notSaid = columns.map((column) =>
    said.has(column.header) ? { ...column, recognised: undefined } : column,
  )
  return { columns, problems: ofOtherTables(reading, notSaid, problems) }
}

type Said = ReturnType<typeof saidColumns>

/** What each column is by what is said of it, its header and its first values; adds the headers that stand twice. */
function verdictsOf(reading: HeaderReading, said: Said, problems: TableProblem[]): Verdict[] {
  const { headers, samples = [] } = reading
  const kept = keptHeaders(reading)
  const read = recogniser(reading.question)
  const beside = besideOf(reading)
  return headers.map((header, index): Verdict => {
    if (header !== '' && headers.indexOf(header) < index) {
      problems.push({ code: 'duplicate_header', values: { header } })
    }
    const recognised = said.get(header)
    if (recognised !== undefined) {
      // What was said of the unit may be wrong this month.
      const values = reading.remembered?.has(header) ? (samples[index] ?? []) : []
      return ofCertainUnit(recognised, { values })
    }
    if (kept.has(header)) return { kind: 'passes' }
    return read(header, beside)(samples[index] ?? [])
  })
}

/** A column that is understood, with whether its numbers may need a unit: not those of a header or a person that names one. */
function withUnits(
  recognised: Recognised,
  { headers, samples = [] }: HeaderReading,
  index: number,
  isSaid: boolean,
): Recognised {
  const hasUnit = isSaid || wordsOf(headers[index] ?? '').concepts.has('roubles')
  const isCertain = hasUnit && isMoney(recognised.value.unit)
  const mayNeed = !isCertain && needsUnits(recognised, samples[index] ?? [])
  return mayNeed ? { ...recognised, needsUnits: true } : recognised
}

/** The questions and the contradictions of the columns, in their order. */
function columnProblems(
  reading: HeaderReading,
  said: Said,
  verdicts: readonly Verdict[],
  understood: readonly (Recognised | undefined)[],
): TableProblem[] {
  const { headers, question } = reading
  const required = requiredField[question]
  const hasRequired = understood.some((column) => column?.value.field === required)
  // One of its columns may be the salary: then all the others are asked about at once.
  const mayHavePay = verdicts.some(
    (verdict) =>
      (verdict.kind === 'asked' || verdict.kind === 'sum') &&
      verdict.choices.includes(`${required}_rub`),
  )
  const isList = isListOfPeople(
    understood.map((recognised) => ({ recognised })),
    question,
  )
  const isOfPeople = isList || (!hasRequired && mayHavePay && !isOurs(headers))
  return verdicts.flatMap((verdict, index) => {
    const header = headers[index] ?? ''
    // A later value is asked about, see `columnWatch`.
    const isOfNothing = reading.samples && (reading.samples[index] ?? []).every(isZero)
    const isAsked = !(isOfNothing && (hasRequired || isOfPeople))
    const found = questionAbout(header, verdict, { hasRequired, isOfPeople, isAsked })
    const question = found && inWordsOfPay(found, reading.question)
    const isOfYears = isOfPeople && !said.has(header)
    return [
      ...(question ? [question] : []),
      ...(isOfYears ? ofYears(reading, index, understood[index]) : []),
      ...besideOthers(reading, index, understood),
    ]
  })
}

/**
 * What is asked about a column by its verdict.
 * @param isAsked whether its values say something
 */
function questionAbout(
  header: string,
  verdict: Verdict,
  {
    hasRequired,
    isOfPeople,
    isAsked,
  }: Readonly<Record<'hasRequired' | 'isOfPeople' | 'isAsked', boolean>>,
): TableProblem | undefined {
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
  const titleIn = (name: string) => {
    const column = columnsByName(question).get(name)
    return column && titleOf(column, question)
  }
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
  { headers, samples = [], currentYear = 0 }: HeaderReading,
  index: number,
  recognised: Recognised | undefined,
): TableProblem[] {
  const years = recognised?.value.name === 'start_date' ? yearsIn(samples[index]) : []
  if (years.length < 2 || Number(years[0]) >= currentYear - 1) return []
  const choices = ['hire_date', 'start_date']
  return [{ code: 'asked', values: { header: headers[index] ?? '', choices } }]
}

/** What is wrong with a column that is understood: its type, a first day that is missing, another column about the same. */
function besideOthers(
  { headers, question, types = [] }: HeaderReading,
  index: number,
  understood: readonly (Recognised | undefined)[],
): TableProblem[] {
  const recognised = understood[index]
  if (recognised === undefined) return []
  const header = headers[index] ?? ''
  const problems: TableProblem[] = []
  const { name, unit } = recognised.value
  if (recognised.writing === 'wire' && isMoney(unit) && types[index] === 'decimal') {
    problems.push({ code: 'places_of_kopecks', values: { header, name } })
  }
  const first = recognised.absence && name.replace(/(?:to|days)$/, 'from')
  if (first && !understood.some((column) => column?.value.name === first)) {
    const column = columnsByName(question).get(first)
    problems.push({
      code: 'no_first_day',
      values: { header, title: column && titleOf(column, question) },
    })
  }
  const other = understood.slice(0, index).findIndex((column) => isSame(column, recognised))
  if (other >= 0 && headers[other] !== header) {
    const title = titleOf(recognised, question)
    problems.push({
      code: 'same_value',
      values: { header, other: headers[other] ?? '', name, title },
    })
  }
  return problems
}

/** Says that the salary, or the net pay wanted, is missing, and what the table has in its place. */
function lackingPay(
  { headers, question, samples = [], inThousands }: HeaderReading,
  understood: readonly (Recognised | undefined)[],
  problems: readonly TableProblem[],
): TableProblem {
  const required = requiredField[question]
  const column = columnsByName(question).get(required)
  const title = column && titleOf(column, question)
  const isAsked = problems.some(({ code }) => /^(?:asked|unfit|unit|percent_of_pay)$/.test(code))
  const readNet = recogniser('gross-up')
  const net = headers.find((header, index) => {
    const verdict = readNet(header, { isQuick: true })(samples[index] ?? [])
    return verdict.kind === 'understood' && verdict.recognised.value.name === 'target_net'
  })
  const isSearched = inThousands !== undefined && understood.every((one) => !one)
  const lacking = isSearched && !isAsked ? 'no_header_row' : 'required_column'
  const code = net === undefined || isAsked ? lacking : 'only_net'
  return { code, values: { name: required, title, net, most: HEADER_WITHIN } }
}

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

/** Whether two columns hold the same value, or one holds a part of the other's. */
function isSame(one: Recognised | undefined, other: Recognised | undefined): boolean {
  if (one === undefined || other === undefined) return false
  const [shorter, longer] = [one.value, other.value].sort((a, b) => a.steps.length - b.steps.length)
  return (
    shorter?.field === longer?.field &&
    shorter?.steps.every((step, index) => step === longer?.steps[index]) === true
  )
}
