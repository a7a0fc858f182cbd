import type {
  ComparisonResponse,
  ExplanationResponse,
  GrossUpRequest,
  GrossUpResponse,
  LawResponse,
  LawYearsResponse,
  PaymentsExplanationResponse,
  PaymentsRequest,
  PaymentsResponse,
  PrivateCalculationRequest,
  PrivateCalculationResponse,
  ProblemDocument,
  PublicCalculationRequest,
  PublicCalculationResponse,
} from '@oklad/contract'
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

type Method<Request, Response> = (request: Request, options?: CallOptions) => Promise<Response>

/**
 * The methods of the service. Sums are whole kopecks. A method rejects with a `ProblemError` where the service
 * refuses, with a `TimeoutError` after the timeout, and with the errors of `fetch` where no answer arrives.
 */
export interface Client {
  /** The months of a year by the open method: gross income, tax and net pay. */
  readonly calc: Method<PublicCalculationRequest, PublicCalculationResponse>
  /** The same with contributions, the parts of the tax, and all extensions. */
  readonly privateCalc: Method<PrivateCalculationRequest, PrivateCalculationResponse>
  /** A private calculation with the steps of every figure and their articles. */
  readonly explain: Method<PrivateCalculationRequest, ExplanationResponse>
  /** The smallest salary that brings a net pay. */
  readonly grossUp: Method<GrossUpRequest, GrossUpResponse>
  /** Employment, a civil contract and self-employment side by side. */
  readonly compare: Method<PrivateCalculationRequest, ComparisonResponse>
  /** The payments of a year by date, with the tax of each and the days by which it is transferred. */
  readonly payments: Method<PaymentsRequest, PaymentsResponse>
  /** The payments with the steps of every figure and their articles. */
  readonly explainPayments: Method<PaymentsRequest, PaymentsExplanationResponse>
  /** The figures of a tax year with their sources. */
  readonly law: Method<number, LawResponse>
  /** The tax years whose law is known. */
  readonly lawYears: (options?: CallOptions) => Promise<LawYearsResponse>
}

/**
 * Creates a client of the service.
 * @throws {TypeError} if `baseUrl` is not an address
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, language = 'en', timeout = 10_000, retries = 2 } = options
  const base = new URL(options.baseUrl).href.replace(/\/$/, '')
  const headers = {
    accept: 'application/json, application/problem+json',
    'accept-language': language,
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
  }

  async function call<Response>(path: string, body: unknown, given: CallOptions = {}) {
    const limit = given.timeout ?? timeout
    const end = Date.now() + limit
    const ending = AbortSignal.timeout(limit)
    const signal = given.signal ? AbortSignal.any([given.signal, ending]) : ending
    const init: RequestInit = {
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      signal,
      // A redirect would take the key to another address.
      redirect: 'error',
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    }
    for (let left = retries; ; left--) {
      const response = await (options.fetch ?? fetch)(`${base}/api/v1/${path}`, init)
      if (response.ok) return (await response.json()) as Response
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
    (request, given) =>
      call<Response>(path, request, given)

  return {
    calc: post('calc'),
    privateCalc: post('private-calc'),
    explain: post('private-calc/explain'),
    grossUp: post('private-calc/gross-up'),
    compare: post('private-calc/compare'),
    payments: post('private-calc/payments'),
    explainPayments: post('private-calc/payments/explain'),
    law: (year, given) => call(`law/${year}`, undefined, given),
    lawYears: (given) => call('law', undefined, given),
  }
}

async function problemOf(response: Response): Promise<ProblemError> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  // Read in any case: an unread body would keep the connection busy.
  const text = await response.text()
  const problem: ProblemDocument | undefined = isProblem ? JSON.parse(text) : undefined
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
