import { beforeAll } from 'vitest'
import { builtInProcess } from './built-programs.ts'
import { Answer, type Sent, type WithoutSocket } from './http.ts'
import type { Environment } from './program.ts'

/** As it is built for tests: its sources take each worker seconds to load. */
const { isStream, serveInProcess }: typeof import('@oklad/server/testing') = await import(
  builtInProcess
)

/** The whole service in this process: for requests that every runtime answers alike. */
export interface ServiceInProcess extends WithoutSocket {
  /** A key for the private methods. */
  readonly key: string
}

const defaults = {
  API_KEY: 'k3y-of-the-payroll-department',
  LOG_LEVEL: 'silent',
  // The event loop of a test says nothing about the service.
  MAX_EVENT_LOOP_DELAY: '60000',
}

/** Starts the service without a socket. */
export async function startInProcess(environment: Environment = {}): Promise<ServiceInProcess> {
  const settings = { ...defaults, ...environment }
  const { handle } = await serveInProcess(settings)
  return {
    key: settings.API_KEY,
    async answer(path, { method = 'GET', headers = {}, body }: Sent) {
      const bytes = Buffer.from((body ?? '') as string)
      const reply = await handle({ path, method, headers: headersOf(headers, bytes), body: bytes })
      const { status, headers: prepared, own = [] } = reply
      const answered = new Headers([...prepared.list, ...own].map(([name, value]) => [name, value]))
      return new Answer(status, Object.fromEntries(answered), await bytesOfBody(reply.body))
    },
  }
}

/** The headers as a server gets them: names in lower case, and the length of a body that is not chunked. */
function headersOf(headers: NonNullable<Sent['headers']>, { length }: Buffer) {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  const known: Record<string, string> = Object.fromEntries(given)
  const isWhole = length > 0 && !('transfer-encoding' in known)
  return isWhole ? { 'content-length': String(length), ...known } : known
}

async function bytesOfBody(body: Awaited<ReturnType<Handle>>['body']): Promise<Buffer> {
  if (!isStream(body)) return Buffer.from((body ?? '') as string)
  const texts: string[] = []
  for (;;) {
    const { done, value } = await body.next()
    if (done) return Buffer.from(texts.join(''))
    texts.push(value)
  }
}

type Handle = Awaited<ReturnType<typeof serveInProcess>>['handle']

/** The services that a worker keeps for its test files, by their settings. */
const kept = new Map<string, Promise<ServiceInProcess>>()

/**
 * One service without a socket for all tests that ask with the same settings. Tests that count its requests
 * start their own.
 */
export function sharedInProcess(environment: Environment = {}): () => ServiceInProcess {
  let service: ServiceInProcess | undefined
  beforeAll(async () => {
    const name = JSON.stringify(environment)
    const started = kept.get(name) ?? startInProcess(environment)
    kept.set(name, started)
    service = await started
  })
  return () => {
    if (service === undefined)
      throw new Error('The service starts right before the first test: use it only in tests')
    return service
  }
}
