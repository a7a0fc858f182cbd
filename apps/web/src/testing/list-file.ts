import type { Sources } from '../payroll/compare-sources.ts'
import type { FileFormat, Order } from '../payroll/messages.ts'
import type { Reply } from '../payroll/payroll-worker.ts'

type Listener = (event: { data: Order; ports: readonly [{ postMessage: Settle }] }) => void
type Settle = (reply: Reply) => void

/** Makes the worker of the page answer in this thread. */
async function startedWorker(): Promise<(order: Order) => Promise<Reply>> {
  let listener: Listener = () => {}
  const addEventListener = (_: 'message', given: Listener) => {
    listener = given
  }
  Object.assign(globalThis, { addEventListener })
  await import('../payroll/payroll-worker.ts')
  return (data) => new Promise((postMessage) => listener({ data, ports: [{ postMessage }] }))
}

let worker: ReturnType<typeof startedWorker> | undefined

type ListOptions = Pick<Extract<Order, { kind: 'calculate' }>, 'language' | 'currentYear'>

/** Calculates a list as the page does, and returns the function that asks for more about it. */
async function calculated(file: File, options: ListOptions) {
  worker ??= startedWorker()
  const ask = await worker
  const list = {
    file,
    meanings: {},
    mended: {},
    skipsHeadings: false,
    keepsRest: false,
    ...options,
  }
  const reply = await ask({ kind: 'calculate', detail: 'year', ...list })
  if (reply?.kind !== 'done') throw new Error(JSON.stringify(reply))
  return { ask, list }
}

/** The file that the page writes of a list, as a person downloads it. */
export async function listFile(
  file: File,
  format: FileFormat,
  options: ListOptions,
): Promise<Blob> {
  const { ask } = await calculated(file, options)
  const written = await ask({ kind: 'write', format, language: options.language })
  if (written?.kind !== 'file') throw new Error(JSON.stringify(written))
  return written.content
}

/** The totals of a list as its file and 6-НДФЛ have them, with the reasons of the differences. */
export async function listSources(file: File, options: ListOptions): Promise<Sources> {
  const { ask, list } = await calculated(file, options)
  const compared = await ask({ kind: 'compare', ...list })
  if (compared?.kind !== 'sources') throw new Error(JSON.stringify(compared))
  return compared
}
