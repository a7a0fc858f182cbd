import { monthSums } from '@oklad/answers/sections'
import type { Language } from '@oklad/contract/fields'
import {
  answersIn,
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
import { calculateList } from './calculate-list.ts'
import type { Order } from './messages.ts'
import { openFile } from './open-file.ts'
import type { Result } from './result.ts'

/** The meanings of a column that the page offers: a bonus may be of each month, of the year, or of one of twelve. */
const MOST_CHOICES = 14

/** The list that was calculated last. */
let result: Result | undefined

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
  if (order.kind === 'line') return loaded.openLine(order)
  if (order.kind === 'payments') return loaded.openPayments(order)
  return loaded.makeDocuments(order)
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
    const calculated = await calculateList(order, opened)
    result = calculated.result
    const { payroll } = calculated
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

/** The months of a person of the list. */
function monthsOf({ place }: Extract<Order, { kind: 'person' }>) {
  const answer = result?.answerTo(result.rowsOfPeople()[place] ?? 0)
  if (answer === undefined) return { kind: 'failed' } as const
  const months = answer.monthly_details
  return { kind: 'person', place, months, sums: monthSums(answer) } as const
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
