import type { LineAsked } from '@oklad/documents'
import { signal } from '@preact/signals'
import { download } from '../export/download.ts'
import { language } from '../page/state.ts'
import { payrollTexts } from '../texts/payroll.ts'
import type { Sources } from './compare-sources.ts'
import type { Documents } from './make-documents.ts'
import type { DocumentsOrder, FileFormat, Order } from './messages.ts'
import type { Payroll, Reply, ShownList } from './payroll-worker.ts'
import type { LinePerson } from './people-of-line.ts'

/** The state of the last file. */
type PayrollState =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'busy'
      readonly payroll: Payroll | undefined
      readonly list: ShownList | undefined
    }
  | Exclude<Reply, { kind: 'file' | 'documents' | 'sources' | 'line' | 'payments' | 'person' }>

type CalculateOrder = Omit<Extract<Order, { kind: 'calculate' }>, 'kind' | 'language'>

export const state = signal<PayrollState>({ kind: 'empty' })
export const documents = signal<Documents>()
/** The totals of the file and of 6-НДФЛ, once they are compared. */
export const sources = signal<Sources>()

/** The line of a document that is open, and its people once they are there. */
export const openedLine = signal<{
  readonly asked: LineAsked
  readonly people: readonly LinePerson[] | undefined
}>()

/** What was asked for last: the answers to what was asked before come too late. */
const asked: { calculation?: CalculateOrder; documents?: object } = {}

/** Calculates a file in a worker, so that the page stays responsive. Nothing is sent. */
export async function calculate(order: CalculateOrder): Promise<void> {
  const before = state.peek()
  // The result before stays, of the same file: nothing moves while it is calculated again.
  const isSame = asked.calculation?.file === order.file
  asked.calculation = order
  // The answers about the file before are not needed any more.
  if (!isSame && waiting > 0) stop()
  const payroll = isSame && 'payroll' in before ? before.payroll : undefined
  // So do its columns: the focus is in one of them.
  const shown = isSame && 'list' in before ? before.list : undefined
  state.value = { kind: 'busy', payroll, list: shown }
  sources.value = undefined
  const reply = await send({ kind: 'calculate', language: language.peek(), ...order })
  if (asked.calculation !== order) return
  take(reply)
  if (reply.kind !== 'done') return
  const compared = await send({ kind: 'compare', language: language.peek(), ...order })
  if (asked.calculation === order && compared.kind === 'sources') sources.value = compared
}

/** Makes a document of the file. */
export async function makeDocuments(
  order: Omit<DocumentsOrder, 'kind' | 'language'>,
): Promise<void> {
  asked.documents = order
  documents.value = undefined
  openedLine.value = undefined
  const reply = await send({ kind: 'documents', language: language.peek(), ...order })
  if (asked.documents === order) take(reply)
}

/** The months of a person of the list; `undefined` where there is no such person. @param place among the people who are calculated */
export async function monthsOfPerson(place: number) {
  const reply = await send({ kind: 'person', place, language: language.peek() })
  return reply.kind === 'person' ? reply : undefined
}

/** The payments of a person of the document: those of a line, or those of its paper. @param person the number in the document */
export async function paymentsOfPerson(person: number, asked?: LineAsked) {
  const reply = await send({ kind: 'payments', person, asked, language: language.peek() })
  return reply.kind === 'payments' ? reply.payments : undefined
}

/** Opens the people of a line of the document, or closes the line that is open. */
export async function toggleLine(line: LineAsked | undefined): Promise<void> {
  openedLine.value = line && { asked: line, people: undefined }
  if (line === undefined) return
  const reply = await send({ kind: 'line', asked: line, language: language.peek() })
  if (openedLine.peek()?.asked !== line) return
  if (reply.kind === 'line') openedLine.value = { asked: line, people: reply.people }
  else take(reply)
}

/** Downloads the last result, or an example of a list. */
export async function write(format: FileFormat): Promise<void> {
  const reply = await send({ kind: 'write', format, language: language.peek() })
  if (reply.kind === 'file') {
    const name = payrollTexts[language.peek()].fileName(format)
    download(`${name}.${format === 'csv' ? 'csv' : 'xlsx'}`, reply.content)
  } else take(reply)
}

/** Downloads what was said of the columns, for the list of the next month. */
export function saveMapping(mapping: string): void {
  const name = payrollTexts[language.peek()].mappingName
  download(`${name}.mapping.json`, new Blob([mapping], { type: 'application/json' }))
}

function take(reply: Reply): void {
  if (reply.kind === 'documents') documents.value = reply
  else if (
    reply.kind !== 'file' &&
    reply.kind !== 'sources' &&
    reply.kind !== 'line' &&
    reply.kind !== 'payments' &&
    reply.kind !== 'person'
  )
    state.value = reply
}

/** The worker, started with the first order, and with the next one after it was stopped. */
let worker: Worker | undefined
/** The orders that it has not answered yet. */
let waiting = 0

function stop(): void {
  worker?.terminate()
  worker = undefined
  waiting = 0
}

function start(): Worker {
  const started = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' })
  started.onerror = (event) => {
    stop()
    state.value = { kind: event instanceof ErrorEvent ? 'failed' : 'unloaded' }
  }
  return started
}

function send(order: Order): Promise<Reply> {
  worker ??= start()
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(order, [port2])
  waiting += 1
  return new Promise((answer) => {
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      waiting -= 1
      answer(data)
    }
  })
}
