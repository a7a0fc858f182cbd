import { calculationOf } from '@oklad/answers/calculation'
import { monthSums } from '@oklad/answers/sections'
import type { PrivateCalculationResponse } from '@oklad/contract'
import type { Language } from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'
import { personColumnOf } from '@oklad/documents'
import {
  answering,
  answersIn,
  type Batch,
  columnsInWords,
  csv,
  describeTableProblem,
  dialects,
  entriesOf,
  KEEP,
  listColumns,
  remediesOf,
  TableError,
  type TableProblem,
  usualChoices,
  writeMapping,
  xlsx,
} from '@oklad/table/browser'
import { shownWarnings } from '../answer/shown-warnings.ts'
import { type Order, type Sums, sumNames } from './messages.ts'
import { openFile } from './open-file.ts'
import type { Result } from './result.ts'

/** The problems that the page shows, and the people at the top of a list whose warnings are worked out again for the page. */
const MOST_SHOWN = 100

/** The meanings of a column that the page offers: a bonus may be of each month, of the year, or of one of twelve. */
const MOST_CHOICES = 14

let result: Result | undefined

/** The rows of the list that was calculated last, with their answers by month. */
let answers: (() => ReturnType<ReturnType<typeof answering>['bodies']>) | undefined

let last: Promise<unknown> = Promise.resolve()

/** The last order of each kind. */
const newest: Partial<Record<Order['kind'], Order>> = {}

// One order after the other: two files at once would leave the result of the slower one.
addEventListener('message', ({ data, ports: [port] }: MessageEvent<Order>) => {
  newest[data.kind] = data
  last = last
    // A timer lets in the orders that came meanwhile.
    .then(() => new Promise((next) => setTimeout(next)))
    .then(() => replyTo(data))
    .catch((error) => refusal(error, data.language))
    .then((reply) => port?.postMessage(reply))
})

/** A message from the worker; `unloaded` is a part of it that could not be loaded. */
export type Reply = Awaited<ReturnType<typeof replyTo>> | ReturnType<typeof refusal>

async function replyTo(order: Order) {
  // The page waits for the newest calculation and the newest document alone.
  if (order.kind !== 'write' && order !== newest[order.kind]) return { kind: 'failed' } as const
  if (order.kind === 'calculate') return calculate(order)
  if (order.kind === 'write') return write(order)
  if (order.kind === 'person') return monthsOf(order)
  if (order.kind === 'compare') {
    const loaded = await import('./compare-sources.ts').catch(() => undefined)
    if (loaded === undefined) return { kind: 'unloaded' } as const
    if (result === undefined) return { kind: 'failed' } as const
    return loaded.compareSources(order, result)
  }
  const loaded = await import('./make-documents.ts').catch(() => undefined)
  if (loaded === undefined) return { kind: 'unloaded' } as const
  return order.kind === 'line' ? loaded.openLine(order) : loaded.makeDocuments(order)
}

/** A calculated list. */
export type Payroll = Extract<Reply, { kind: 'done' }>['payroll']

type CalculateOrder = Extract<Order, { kind: 'calculate' }>

/** Calculates a list; one whose columns have questions is refused with all its columns. */
async function calculate(order: CalculateOrder) {
  const opened = await openFile(order, 'calc')
  const listOf = (problems: readonly TableProblem[]) =>
    columnsOf({ ...opened.asked, question: 'calc' }, problems, order.language)
  try {
    const payroll = await payrollOf(order, opened)
    return { kind: 'done', payroll, list: listOf([]) } as const
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    const problems = problemsIn(error, order.language)
    return { kind: 'refused', problems, list: listOf(error.problems) } as const
  }
}

/** The columns of the file as the page shows them. */
export type ShownList = ReturnType<typeof columnsOf>

/** The columns with what each may hold, and the file that keeps what was chosen. */
function columnsOf(
  reading: Parameters<typeof listColumns>[0],
  problems: readonly TableProblem[],
  language: Language,
) {
  const list = listColumns(reading, problems, language)
  const usual = usualChoices('calc', language)
  const columns = list.columns.map(({ header, values, taken, question }) => {
    const first = [...(taken ? [taken] : []), ...(question?.choices ?? [])]
    const others = usual.filter(({ name }) => first.every((one) => one.name !== name))
    const chosen = question ? undefined : (taken?.name ?? KEEP)
    return { header, values, chosen, choices: [...first, ...others] }
  })
  return { columns, mapping: writeMapping(entriesOf(list)) }
}

/** The months of a person, by the row of the list. */
function monthsOf({ place }: Extract<Order, { kind: 'person' }>) {
  let left = place
  for (const { body } of answers?.() ?? []) {
    if (body === undefined || left-- > 0) continue
    const answer = body as unknown as PrivateCalculationResponse
    return {
      kind: 'person',
      place,
      months: answer.monthly_details,
      sums: monthSums(answer),
    } as const
  }
  return { kind: 'failed' } as const
}

async function payrollOf(
  order: CalculateOrder,
  { table, asked, batches }: Awaited<ReturnType<typeof openFile>>,
) {
  const { detail, language, currentYear } = order
  const { headers, dialect, detected } = table
  const rows: Batch[] = []
  for await (const batch of batches()) rows.push(batch)
  const question = 'calc'
  const run = answering({ ...asked, question, detail })
  const subtotals = await run.survey(() => rows)
  const byMonth = answering({ ...asked, question, detail: 'months', subtotals })
  const read: Batch[] = []
  answers = function* () {
    for (const batch of read) yield* byMonth.bodies(batch)
  }
  const cells: unknown[][] = run.columns.map(() => [])
  /** Equal ones together. The text of the cells is `undefined` where the rows have no such column. */
  const problems = new Map<
    string,
    Record<'header' | 'detail', string> & { text: string | undefined; rows: number[] }
  >()
  /** Of the calculated employees that are shown. */
  const warnings: (readonly string[])[] = []
  let refused = 0
  let hasHeadings = false
  const leftOut = { total: 0, heading: 0, empty: 0 }
  for await (const batch of run.watched(() => rows)) {
    read.push(batch)
    const { columns } = batch
    const answered = run.answer(batch)
    const hasPeople = answered.totals.refused < answered.totals.rows
    const isShown = hasPeople && warnings.length < MOST_SHOWN
    for (const { body, request } of isShown ? run.bodies(batch) : []) {
      if (body) {
        const calculation = calculationOf(request as never, currentYear)
        // A valid request; the table has a note of its own, without a code.
        const notes = ((body['warnings'] ?? []) as readonly Warning[]).filter(({ code }) => !code)
        warnings.push([
          ...shownWarnings(calculation, language),
          ...notes.map(({ detail }) => detail),
        ])
      }
      if (warnings.length === MOST_SHOWN) break
    }
    for (const [index, column] of cells.entries()) {
      column.push(...Array.from(answered.output[index] ?? []))
    }
    for (const { row, column: header, code, detail } of answered.problems) {
      const key = `${header} ${detail}`
      hasHeadings ||= code === 'no_person'
      const all = columns[headers.indexOf(header)]
      // A field that is missing beside the cell is mended in the file, and so is the row of no person.
      const isOfCell = !['missing_field', 'no_person', 'same_person'].includes(code)
      const cell = isOfCell ? (all?.[row - batch.firstRow] ?? undefined) : undefined
      const text = cell === undefined ? undefined : String(cell)
      const equal = problems.get(key) ?? { header, text, detail, rows: [] }
      equal.rows.push(row)
      problems.set(key, equal)
    }
    refused += answered.totals.refused
    for (const why of Object.keys(leftOut) as (keyof typeof leftOut)[]) {
      leftOut[why] += answered.totals[why]
    }
  }
  const named = nameColumns(headers)
  const { people, total, selfEmployed } = summary({ columns: run.columns, cells }, named)
  result = { columns: run.columns, cells, dialect, selfEmployed, total }
  const columns = columnsInWords(run, 'calc', language)
  const ofPerson = headers.filter(
    (header) => !named.includes(header) && personColumnOf(header) !== undefined,
  )
  return {
    columns: {
      ...columns,
      passing: columns.passing.filter((header) => ![...named, ...ofPerson].includes(header)),
    },
    /** The columns that documents alone use. */
    ofPerson,
    ...{ detected: detected?.[language], rows: cells[0]?.length ?? 0, refused, total },
    /** Whether some rows look like headings, subtotals, signatures or vacancies, and the rows that are left out, by reason. */
    ...{ hasHeadings, leftOut },
    // The warnings of people who are found by a search are those of the file.
    people: people.map(({ fileWarnings, ...person }, index) => ({
      ...person,
      warnings: warnings[index] ?? (fileWarnings === '' ? [] : [fileWarnings]),
    })),
    hasSelfEmployed: selfEmployed.grossIncome > 0,
    problems: [...problems.values()].slice(0, MOST_SHOWN),
    otherProblems: Math.max(problems.size - MOST_SHOWN, 0),
  }
}

/** The columns that name people: the parts of a name, or the first one that may be a whole name. */
function nameColumns(headers: readonly string[]): readonly string[] {
  const parts = headers.filter((header) =>
    ['surname', 'first_name', 'patronymic'].includes(personColumnOf(header) ?? ''),
  )
  const isName = (header: string) => /фио|ф\.\s*и|имя|фамилия|сотрудник|name|employee/i.test(header)
  return parts.length > 1 ? parts : headers.filter(isName).slice(0, 1)
}

/** The sums of every person that is calculated, and of all of them. */
function summary({ columns, cells }: Pick<Result, 'columns' | 'cells'>, named: readonly string[]) {
  const places = new Map(columns.map(({ name }, index) => [name.replace(/_rub$/, ''), index]))
  const names = named.map((header) => cells[columns.findIndex(({ name }) => name === header)])
  const errors = cells.at(-1) ?? []
  const none = { grossIncome: 0, incomeTax: 0, netIncome: 0, contributions: 0, employerCost: 0 }
  const [total, selfEmployed] = [{ ...none }, { ...none }]
  const limits = cells[places.get('npd_limit_exceeded') ?? -1] ?? []
  const people = errors.flatMap((error, index) => {
    if (error !== null) return []
    const sum = (name: string) => Number(cells[places.get(name) ?? -1]?.[index] ?? 0)
    const grossIncome = sum('annual_gross_income')
    const employerCost = sum('employer_total_cost')
    const sums: Sums = {
      ...{ grossIncome, employerCost, contributions: employerCost - grossIncome },
      incomeTax: sum('annual_tax_amount'),
      netIncome: sum('annual_net_income'),
    }
    for (const name of sumNames) {
      total[name] += sums[name]
      if ((limits[index] ?? null) !== null) selfEmployed[name] += sums[name]
    }
    const name = names.map((part) => part?.[index] ?? '').join(' ')
    const fileWarnings = String(cells[places.get('warnings') ?? -1]?.[index] ?? '')
    return [{ ...sums, fileWarnings, name: name.trim() || `${index + 1}` }]
  })
  return { people, total, selfEmployed }
}

async function write({ format, language }: Extract<Order, { kind: 'write' }>) {
  if (format === 'example') {
    const { templateWorkbook } = await import('@oklad/table/documents')
    const workbook = (await templateWorkbook(language)) as BlobPart
    return { kind: 'file', content: new Blob([workbook]) } as const
  }
  if (result === undefined) return { kind: 'failed' } as const
  const { columns, cells } = result
  const headers = columns.map(({ name }) => name)
  const dialect = answersIn(language, headers, result.dialect ?? dialects[language])
  async function* batches() {
    yield cells
  }
  const pieces: BlobPart[] = []
  for await (const piece of { csv, xlsx }[format].write(columns, batches(), dialect)) {
    pieces.push(piece as BlobPart)
  }
  return { kind: 'file', content: new Blob(pieces) } as const
}

/** Why there is no answer. */
function refusal(error: unknown, language: Language) {
  if (!(error instanceof TableError)) return { kind: 'failed' } as const
  return { kind: 'refused', problems: problemsIn(error, language), list: undefined } as const
}

/** The problems of a table. `asked` has the header whose meaning the person says, and the columns that it may be. */
const problemsIn = ({ problems }: TableError, language: Language) =>
  problems.map((problem) => {
    const text = describeTableProblem(problem, language)
    const { header, choices, mayKeep } = remediesOf(problem, 'calc', language)
    return {
      text,
      asked: mayKeep ? { header, choices: choices.slice(0, MOST_CHOICES) } : undefined,
    }
  })
