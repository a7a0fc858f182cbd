import type * as wire from '@oklad/contract'
import { ProblemError } from './problem-error.ts'

/** Where the service is, and how to call it. */
export interface ClientOptions {
  /** The address of the service, such as `https://oklad.example`; a path before `/api` is kept. */
  readonly baseUrl: string | URL
  /** The key for the private methods. It is sent in the header `x-api-key` only, and never printed. */
  readonly apiKey?: string
  /** The language of warnings and errors: `en` by default. */
  readonly language?: 'en' | 'ru'
  /** How long a call may take with its retries, milliseconds: 10,000 by default. */
  readonly timeout?: number
  /** How often a call is tried again after 429 or 503 with `Retry-After`: 2 by default. */
  readonly retries?: number
  /** Replaces the global `fetch`. */
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Replaces the timeout of the client, milliseconds. */
  readonly timeout?: number
}

/** The answer to a request of a batch, or its problem; `line` is the number of the request, 1 for the first. */
export type BatchAnswer = { readonly line: number } & (
  | { readonly answer: wire.PrivateCalculationResponse; readonly problem?: undefined }
  | { readonly problem: wire.ProblemDocument; readonly answer?: undefined }
)

type Method<Request, Response> = (request: Request, options?: CallOptions) => Promise<Response>

/**
 * The methods of the service. Sums are whole kopecks. A method rejects with a `ProblemError` where the service
 * refuses, with a `TimeoutError` after the timeout, and with the errors of `fetch` where no answer arrives.
 */
export interface Client {
  /** The months of a year by the open method: gross income, tax and net pay. */
  readonly calc: Method<wire.PublicCalculationRequest, wire.PublicCalculationResponse>
  /** The same with contributions, the parts of the tax, and all extensions. */
  readonly privateCalc: Method<wire.PrivateCalculationRequest, wire.PrivateCalculationResponse>
  /** A private calculation with the steps of every figure and their articles. */
  readonly explain: Method<wire.PrivateCalculationRequest, wire.ExplanationResponse>
  /** The smallest salary that brings a net pay. */
  readonly grossUp: Method<wire.GrossUpRequest, wire.GrossUpResponse>
  /** Employment, a civil contract and self-employment side by side. */
  readonly compare: Method<wire.PrivateCalculationRequest, wire.ComparisonResponse>
  /** The payments of a year by date, with the tax of each and the days by which it is transferred. */
  readonly payments: Method<wire.PaymentsRequest, wire.PaymentsResponse>
  /** The payments with the steps of every figure and their articles. */
  readonly explainPayments: Method<wire.PaymentsRequest, wire.PaymentsExplanationResponse>
  /**
   * The answers to many private requests, in their order. It takes requests only as its answers are read, 100 at a
   * time, so that neither has to fit into memory. A wrong request gets a problem and does not stop the others. It
   * throws a `ProblemError` when the points of the key's limit are used up; `timeout` is for 100 requests.
   */
  readonly batch: (
    requests:
      | Iterable<wire.PrivateCalculationRequest>
      | AsyncIterable<wire.PrivateCalculationRequest>,
    options?: CallOptions,
  ) => AsyncGenerator<BatchAnswer, void>
  /** The figures of a tax year with their sources. */
  readonly law: Method<number, wire.LawResponse>
  /** The tax years whose law is known. */
  readonly lawYears: (options?: CallOptions) => Promise<wire.LawYearsResponse>
}

/** How many requests of a batch are sent together: some hundred kilobytes of answers. */
const PART = 100

/**
 * Creates a client of the service.
 * @throws {TypeError} if `baseUrl` is not an address
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, language = 'en', timeout = 10_000, retries = 2 } = options
  const base = new URL(options.baseUrl).href.replace(/\/$/, '')
  const headers = {
    'accept-language': language,
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  }

  /** Sends a body of a type, or a `GET` without one, and returns the text of the answer. */
  async function send(path: string, type: string, body?: string, given: CallOptions = {}) {
    const limit = given.timeout ?? timeout
    const end = Date.now() + limit
    const ending = AbortSignal.timeout(limit)
    const signal = given.signal ? AbortSignal.any([given.signal, ending]) : ending
    const init: RequestInit = {
      headers: {
        ...headers,
        accept: `${type}, application/problem+json`,
        ...(body !== undefined && { 'content-type': type }),
      },
      signal,
      // A redirect would take the key to another address.
      redirect: 'error',
      ...(body !== undefined && { method: 'POST', body }),
    }
    for (let left = retries; ; left--) {
      const response = await (options.fetch ?? fetch)(`${base}/api/v1/${path}`, init)
      if (response.ok) return response.text()
      const error = await problemOf(response)
      const { status, retryAfter } = error
      const wait = (retryAfter ?? 0) * 1000
      const mayRetry = (status === 429 || status === 503) && retryAfter !== undefined && left > 0
      if (!mayRetry || Date.now() + wait >= end) throw error
      await pause(wait, signal)
    }
  }

  const post =
    <Request, Response>(path: string): Method<Request, Response> =>
    async (request, given) =>
      JSON.parse(await send(path, 'application/json', JSON.stringify(request), given))

  const get = async (path: string, given?: CallOptions) =>
    JSON.parse(await send(path, 'application/json', undefined, given))

  return {
    calc: post('calc'),
    privateCalc: post('private-calc'),
    explain: post('private-calc/explain'),
    grossUp: post('private-calc/gross-up'),
    compare: post('private-calc/compare'),
    payments: post('private-calc/payments'),
    explainPayments: post('private-calc/payments/explain'),
    async *batch(requests, given) {
      let before = 0
      for await (const part of partsOf(requests)) {
        const body = part.map((request) => JSON.stringify(request)).join('\n')
        const text = await send('private-calc/batch', 'application/x-ndjson', body, given)
        for (const line of text.trim().split('\n')) {
          const answer: BatchAnswer = JSON.parse(line)
          // The lines after this one have no answer.
          if (answer.problem?.code === 'rate_limit_exceeded')
            throw new ProblemError(429, answer.problem)
          yield { ...answer, line: before + answer.line }
        }
        before += part.length
      }
    },
    law: (year, given) => get(`law/${year}`, given),
    lawYears: (given) => get('law', given),
  }
}

async function* partsOf<Item>(items: Iterable<Item> | AsyncIterable<Item>) {
  let part: Item[] = []
  for await (const item of items) {
    part.push(item)
    if (part.length < PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

async function problemOf(response: Response): Promise<ProblemError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  // Read in any case: an unread body would keep the connection busy.
  const text = await response.text()
  const problem: wire.ProblemDocument | undefined = isProblem ? JSON.parse(text) : undefined
  const seconds = response.headers.get('retry-after') ?? ''
  return new ProblemError(
    response.status,
    problem,
    /^\d+$/.test(seconds) ? Number(seconds) : undefined,
  )
}

/** Waits, or rejects with the reason of the signal. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal.addEventListener('abort', stop, { once: true })
  })
}
