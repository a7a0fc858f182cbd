import type { Language } from '@oklad/contract/fields'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import type { FileProblem, Order, Payroll, Reply } from './messages.ts'

/** The state of the last file. */
export type PayrollState =
  | { readonly state: 'empty' | 'busy' | 'failed' }
  | { readonly state: 'refused'; readonly problems: readonly FileProblem[] }
  | { readonly state: 'done'; readonly payroll: Payroll }

/**
 * Calculates files in a worker, so that the page stays responsive. Nothing is sent.
 * @param nameOf the name of a file that is downloaded, without its extension
 */
export function usePayroll(
  language: Language,
  nameOf: (format: 'csv' | 'xlsx' | 'example') => string,
) {
  const [state, setState] = useState<PayrollState>({ state: 'empty' })
  const worker = useRef<Worker>(null)
  const names = useRef(nameOf)
  names.current = nameOf
  useEffect(() => () => worker.current?.terminate(), [])
  const post = useCallback((order: Order) => {
    worker.current ??= started((reply) => {
      if (reply.kind === 'payroll') setState({ state: 'done', payroll: reply.payroll })
      else if (reply.kind === 'refused') setState({ state: 'refused', problems: reply.problems })
      else if (reply.kind === 'failed') setState({ state: 'failed' })
      else {
        const { format, content } = reply
        download(`${names.current(format)}.${format === 'csv' ? 'csv' : 'xlsx'}`, content)
      }
    })
    worker.current.postMessage(order)
  }, [])
  const calculate = useCallback(
    (order: Omit<Extract<Order, { kind: 'calculate' }>, 'kind' | 'language'>) => {
      setState({ state: 'busy' })
      post({ kind: 'calculate', language, ...order })
    },
    [post, language],
  )
  const write = (format: 'csv' | 'xlsx' | 'example') => post({ kind: 'write', format, language })
  return { state, calculate, write } as const
}

function started(onReply: (reply: Reply) => void): Worker {
  const worker = new Worker(new URL('./payroll-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
  worker.addEventListener('error', () => onReply({ kind: 'failed' }))
  return worker
}
