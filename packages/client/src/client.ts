import type * as wire from '#wire'
import { paths, questionPaths } from '#wire'
import { ConnectionError } from './connection-error.ts'
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
  /** How often a call is tried again after a broken connection or 502, and 429 or 503 with `Retry-After`: 2 by default. */
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

/** A method for each question, under the name of its operation. */
type QuestionMethods = {
  readonly [Name in keyof wire.Questions]: Method<
    wire.Questions[Name]['request'],
    wire.Questions[Name]['response']
  >
}

/**
 * The methods of the service. Sums are whole kopecks. A method rejects with a `ProblemError` where the service
 * refuses, with a `ConnectionError` where no whole answer arrives, with a `DOMException` named `TimeoutError` after the
 * timeout, with the reason of a signal that aborts, and with an `Error` where the answer is no JSON.
 */
export interface Client extends QuestionMethods {
  /**
   * The answers to many private requests, in their order. It takes requests only as its answers are read, 100 at a
   * time, so that neither has to fit into memory. A wrong request gets a problem and does not stop the others. It
   * throws a `ProblemError` when the points of the key's limit are used up or the service allows fewer lines, and an
   * `Error` when the answer ends early; `timeout` is for 100 requests.
   */
  readonly batch: (
    requests:
      | Iterable<wire.PrivateCalculationRequest>
      | AsyncIterable<wire.PrivateCalculationRequest>,
    options?: CallOptions,
  ) => AsyncGenerator<BatchAnswer, void>
  /** The figures of a tax year with their sources. */
  readonly law: Method<number, wire.LawResponse>
  /** The figures that differ between two tax years, with both values and both sources. */
  readonly lawDiff: Method<
    { readonly from: number; readonly to: number },
    wire.LawDifferenceResponse
  >
  /** The tax years whose law is known. */
  readonly lawYears: (options?: CallOptions) => Promise<wire.LawYearsResponse>
}

/** How many requests of a batch are sent together: some hundred kilobytes of answers. */
const PART = 100

/**
 * Returns the address without a slash at its end. Errors of `URL` and `fetch` would print the address or the key.
 * @throws {TypeError} if it cannot be called, or the key cannot be sent
 */
function checked({ baseUrl, apiKey = 'none' }: ClientOptions): string {
  const base = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  const isPlain = base && !(base.username || base.password || base.search || base.hash)
  if (!(isPlain && /^https?:$/.test(base.protocol))) {
    throw new TypeError(
      'baseUrl must be an address such as https://oklad.example, without a name, a password, ? or #',
    )
  }
  if (typeof apiKey !== 'string' || !/^[!-~]+$/.test(apiKey)) {
    throw new TypeError('apiKey must be text of visible ASCII characters, without spaces')
  }
  // An empty ? or # is in the address, and in no part of it.
  return (base.origin + base.pathname).replace(/\/$/, '')
}

/** A text as JSON; `undefined` of any other, whose error would print a part of it. */
function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @throws {Error} if an answer is no JSON; it does not repeat it */
function answerOf(text: string) {
  const answer = readJson(text)
  if (answer !== undefined) return answer
  throw new Error('The answer is not JSON: it is cut, or of another service, such as a proxy')
}

/**
 * Writes a request. JSON has `null` for a number such as `NaN`, and the service takes that for a field left out.
 * @throws {TypeError} if a number is not finite
 */
const written = (request: object) =>
  JSON.stringify(request, (name, value) => {
    if (typeof value !== 'number' || Number.isFinite(value)) return value
    throw new TypeError(`${name} is ${value}: it must be a number`)
  })

/**
 * Creates a client of the service.
 * @throws {TypeError} for a `baseUrl` that cannot be called, and an `apiKey` that cannot be sent; it does not repeat them
 */
export function createClient(options: ClientOptions): Client {
  const { apiKey, language = 'en', timeout = 10_000, retries = 2 } = options
  const base = checked(options)
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
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
    }
    for (let tried = 0; ; tried++) {
      try {
        return await attempt(path, init)
      } catch (error) {
        // The errors of an aborted `fetch` differ.
        if (signal.aborted) throw signal.reason
        const wait = waitAfter(error, tried)
        if (wait === undefined || tried >= retries || Date.now() + wait >= end) throw error
        await pause(wait, signal)
      }
    }
  }

  /** @throws {ProblemError | ConnectionError} */
  async function attempt(path: string, init: RequestInit): Promise<string> {
    try {
      const response = await (options.fetch ?? fetch)(base + path, init)
      if (response.ok) return await response.text()
      throw await problemOf(response)
    } catch (error) {
      if (error instanceof ProblemError) throw error
      const message = 'The service cannot be reached, or its answer broke off'
      throw new ConnectionError(message, { cause: error })
    }
  }

  const post =
    (path: string): Method<object, unknown> =>
    async (request, given) =>
      answerOf(await send(path, 'application/json', written(request), given))

  const get = async (path: string, given?: CallOptions) =>
    answerOf(await send(path, 'application/json', undefined, given))

  const questions = Object.entries(questionPaths).map(([name, path]) => [name, post(path)] as const)
  return {
    ...(Object.fromEntries(questions) as unknown as QuestionMethods),
    batch: (requests, given) =>
      batchAnswers(requests, (lines) => send(paths.batch, 'application/x-ndjson', lines, given)),
    law: (year, given) => get(paths.law.replace('{year}', String(year)), given),
    lawDiff: ({ from, to }, given) => get(`${paths.lawDiff}?from=${from}&to=${to}`, given),
    lawYears: (given) => get(paths.lawYears, given),
  }
}

/**
 * Asks for requests in parts.
 * @param send sends the lines of a part, and returns those of its answers
 * @throws {ProblemError} at the first request that the service did not take
 */
async function* batchAnswers(
  requests: Parameters<Client['batch']>[0],
  send: (lines: string) => Promise<string>,
): AsyncGenerator<BatchAnswer> {
  let before = 0
  for await (const part of partsOf(requests)) {
    const text = await send(part.map(written).join('\n'))
    const lines = text.split('\n').filter((line) => line !== '')
    for (const line of lines) {
      const answer: BatchAnswer = answerOf(line)
      const { problem } = answer
      // The lines after this one have no answer.
      if (problem?.code === 'rate_limit_exceeded' || problem?.code === 'batch_too_long')
        throw new ProblemError(problem.status, problem)
      yield { ...answer, line: before + answer.line }
    }
    if (lines.length < part.length) {
      throw new Error(`The answer ends early: ${lines.length} of ${part.length} requests`)
    }
    before += part.length
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
  const problem: wire.ProblemDocument | undefined = isProblem ? readJson(text) : undefined
  // Seconds, or a date, as proxies send it.
  const retryAfter = response.headers.get('retry-after') ?? ''
  // biome-ignore lint/plugin/money: a time, not money
  const ahead = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000)
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : Math.max(0, ahead)
  return new ProblemError(response.status, problem, Number.isNaN(seconds) ? undefined : seconds)
}

/** How long to wait before a call is tried again, milliseconds; `undefined` where it would fail again. */
function waitAfter(error: unknown, tried: number): number | undefined {
  // Every method is a pure question, so that asking twice changes nothing.
  if (!(error instanceof ProblemError))
    return error instanceof ConnectionError ? 100 * 2 ** tried : undefined
  const { status, retryAfter } = error
  // A proxy answers 502 where its own connection broke.
  if (status === 502) return 100 * 2 ** tried
  const isBusy = status === 429 || status === 503
  return isBusy && retryAfter !== undefined ? retryAfter * 1000 : undefined
}

/** Waits, or rejects with the reason of the signal, which is that of one call. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
