import type { Language } from '@oklad/contract/fields'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import type { Documents, DocumentsOrder, FileFormat, Order, Payroll, Reply } from './messages.ts'

/** The state of the last file. */
type PayrollState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'busy'; readonly payroll: Payroll | undefined }
  | Exclude<Reply, { kind: 'file' | 'documents' }>

/**
 * Calculates files in a worker, so that the page stays responsive. Nothing is sent.
 * @param nameOf the name of a file that is downloaded, without its extension
 */
export function usePayroll(language: Language, nameOf: (format: FileFormat) => string) {
  const [state, setState] = useState<PayrollState>({ kind: 'empty' })
  const [documents, setDocuments] = useState<Documents>()
  const lastOrder = useRef(0)
  const file = useRef<File>(null)
  const worker = useRef<Worker>(null)
  const names = useRef(nameOf)
  names.current = nameOf
  useEffect(() => () => worker.current?.terminate(), [])
  const post = useCallback((order: Order) => {
    worker.current ??= started((reply) => {
      if (reply.kind === 'documents') {
        if (reply.id === lastOrder.current) setDocuments(reply)
        return
      }
      if (reply.kind !== 'file') return setState(reply)
      const { format, content } = reply
      download(`${names.current(format)}.${format === 'csv' ? 'csv' : 'xlsx'}`, content)
    })
    worker.current.addEventListener('error', (event) => {
      // The next file starts another one.
      worker.current = null
      setState({ kind: event instanceof ErrorEvent ? 'failed' : 'unloaded' })
    })
    worker.current.postMessage(order)
  }, [])
  const calculate = useCallback(
    (order: Omit<Extract<Order, { kind: 'calculate' }>, 'kind' | 'language'>) => {
      // The result before stays, of the same file: nothing moves while it is calculated again.
      const isSame = file.current === order.file
      file.current = order.file
      setState((before) => ({
        kind: 'busy',
        payroll: isSame && 'payroll' in before ? before.payroll : undefined,
      }))
      post({ kind: 'calculate', language, ...order })
    },
    [post, language],
  )
  const makeDocuments = useCallback(
    (order: Omit<DocumentsOrder, 'kind' | 'language' | 'id'>) => {
      setDocuments(undefined)
      post({ kind: 'documents', language, id: ++lastOrder.current, ...order })
    },
    [post, language],
  )
  const write = (format: FileFormat) => post({ kind: 'write', format, language })
  return { state, documents, calculate, makeDocuments, write } as const
}

function started(onReply: (reply: Reply) => void): Worker {
  const worker = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
  return worker
}
