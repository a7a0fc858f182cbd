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

/** The file that the page writes of a list, as a person downloads it. */
export async function listFile(
  file: File,
  format: FileFormat,
  {
    language,
    currentYear,
  }: Pick<Extract<Order, { kind: 'calculate' }>, 'language' | 'currentYear'>,
): Promise<Blob> {
  worker ??= startedWorker()
  const ask = await worker
  const said = { meanings: {}, mended: {}, skipsHeadings: false, language, currentYear }
  const calculated = await ask({ ...{ kind: 'calculate', detail: 'year', file }, ...said })
  if (calculated?.kind !== 'done') throw new Error(JSON.stringify(calculated))
  const written = await ask({ kind: 'write', format, language })
  if (written?.kind !== 'file') throw new Error(JSON.stringify(written))
  return written.content
}
