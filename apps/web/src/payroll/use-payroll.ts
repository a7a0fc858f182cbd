import type { Language } from '@oklad/contract/fields'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import type { Documents, DocumentsOrder, FileFormat, Order, Payroll, Reply } from './messages.ts'

/** The state of the last file. */
type PayrollState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'busy'; readonly payroll: Payroll | undefined }
  | Exclude<Reply, { kind: 'file' | 'documents' }>

type CalculateOrder = Omit<Extract<Order, { kind: 'calculate' }>, 'kind' | 'language'>

/**
 * Calculates files in a worker, so that the page stays responsive. Nothing is sent.
 * @param nameOf the name of a file that is downloaded, without its extension
 */
export function usePayroll(language: Language, nameOf: (format: FileFormat) => string) {
  const [state, setState] = useState<PayrollState>({ kind: 'empty' })
  const [documents, setDocuments] = useState<Documents>()
  /** What was asked for last: the answers to what was asked before come too late. */
  const asked = useRef<{ calculation?: CalculateOrder; documents?: object }>({})
  const [{ send, stop, isWaiting }] = useState(() => payrollWorker((kind) => setState({ kind })))
  useEffect(() => stop, [stop])
  const take = useCallback((reply: Reply) => {
    if (reply.kind === 'documents') setDocuments(reply)
    else if (reply.kind !== 'file') setState(reply)
  }, [])
  const calculate = useCallback(
    async (order: CalculateOrder) => {
      // The result before stays, of the same file: nothing moves while it is calculated again.
      const isSame = asked.current.calculation?.file === order.file
      asked.current.calculation = order
      // The answers about the file before are not needed any more.
      if (!isSame && isWaiting()) stop()
      setState((before) => ({
        kind: 'busy',
        payroll: isSame && 'payroll' in before ? before.payroll : undefined,
      }))
      const reply = await send({ kind: 'calculate', language, ...order })
      if (asked.current.calculation === order) take(reply)
    },
    [send, stop, isWaiting, take, language],
  )
  const makeDocuments = useCallback(
    async (order: Omit<DocumentsOrder, 'kind' | 'language'>) => {
      asked.current.documents = order
      setDocuments(undefined)
      const reply = await send({ kind: 'documents', language, ...order })
      if (asked.current.documents === order) take(reply)
    },
    [send, take, language],
  )
  const write = async (format: FileFormat) => {
    const reply = await send({ kind: 'write', format, language })
    if (reply.kind === 'file') {
      download(`${nameOf(format)}.${format === 'csv' ? 'csv' : 'xlsx'}`, reply.content)
    } else take(reply)
  }
  return { state, documents, calculate, makeDocuments, write } as const
}

/**
 * The worker, started with the first order, and with the next one after it was stopped.
 * @param onFailure called when it fails, or cannot be loaded
 */
function payrollWorker(onFailure: (kind: 'failed' | 'unloaded') => void) {
  let worker: Worker | undefined
  let waiting = 0
  const stop = () => {
    worker?.terminate()
    worker = undefined
    waiting = 0
  }
  const start = () => {
    const started = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' })
    started.onerror = (event) => {
      stop()
      onFailure(event instanceof ErrorEvent ? 'failed' : 'unloaded')
    }
    return started
  }
  const send = (order: Order): Promise<Reply> => {
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
  /** Whether it has not answered everything yet. */
  const isWaiting = () => waiting > 0
  return { send, stop, isWaiting }
}
