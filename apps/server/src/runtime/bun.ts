import { LARGEST_BODY } from '@oklad/contract/internal'
import { Exchange, isStream, type Reply } from '../http/exchange.ts'
import { pathOf, queryOf } from '../http/target.ts'
import {
  addressFor,
  IDLE_TIMEOUT,
  type ListenAddress,
  type Listener,
  listenAt,
  type Served,
  SILENCE,
} from './listener.ts'
import { dropRest, endingAfterBody } from './rest-of-body.ts'

class BunExchange extends Exchange {
  private readonly request: Request
  private readonly headersSent: Headers
  private readonly url: string
  private readonly server: Bun.Server<undefined>
  private reader: ReadableStreamDefaultReader<Uint8Array> | undefined

  constructor(request: Request, server: Bun.Server<undefined>, url: string, path: string) {
    const { headers } = request
    super(request.method, path, headers.get('x-request-id'))
    this.request = request
    this.headersSent = headers
    this.url = url
    this.server = server
  }

  get peer(): string {
    return this.server.requestIP(this.request)?.address ?? ''
  }

  get query(): string {
    return queryOf(this.url)
  }

  header(name: string): string | undefined {
    return this.headersSent.get(name) ?? undefined
  }

  /** Whether reading the body as it arrives has begun. */
  get isRead(): boolean {
    return this.reader !== undefined
  }

  /** Bun reads a body of a known length at once. */
  override text(): Promise<string> {
    const length = this.headersSent.get('content-length')
    return length !== null && Number(length) <= LARGEST_BODY ? this.request.text() : super.text()
  }

  async *chunks(): AsyncGenerator<Uint8Array> {
    // The stream's own iterator would cancel it where reading stops early.
    this.reader ??= this.request.body?.getReader()
    for (;;) {
      const { done, value } = (await this.reader?.read()) ?? { done: true }
      if (done) return
      yield value
    }
  }
}

/** A stream that is made as it is read, and stopped if the caller is gone. */
const streamOf = (body: AsyncIterator<string>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await body.next()
        if (done) controller.close()
        else controller.enqueue(new TextEncoder().encode(value))
      },
      async cancel() {
        await body.return?.()
      },
    },
    { highWaterMark: 0 },
  )

function responseOf(
  { status, headers, body, own = [] }: Reply,
  exchange: Exchange,
  closing: boolean,
): Response {
  const content = isStream(body) ? streamOf(endingAfterBody(body, exchange)) : body
  // `new Response` copies the headers at once: all answers of a kind use the same set in turn. A header that is set on
  // the answer itself takes microseconds.
  const prepared = headers.headers
  prepared.set('x-request-id', exchange.requestId)
  for (const [name, value] of own) prepared.set(name, value)
  const response = new Response(content, { status, headers: prepared })
  for (const [name] of own) prepared.delete(name)
  if (closing || isStream(body)) response.headers.set('connection', 'close')
  return response
}

/** The path of requests that match no route. */
const UNKNOWN = ''

/** Returns the answer to a request that violates HTTP: without a body, like the runtime's own. */
const badRequest = () => new Response(null, { status: 400, headers: { connection: 'close' } })

/**
 * Serves on Bun.
 * @throws {StartError} when it cannot listen there
 */
export async function serveOnBun(service: Served, listenAddress: ListenAddress): Promise<Listener> {
  const { host, port, isShared } = listenAddress
  const answer = (exchange: BunExchange): Response | Promise<Response> => {
    return service.handle(exchange, (reply) => {
      const response = () => responseOf(reply, exchange, service.isDraining)
      return exchange.isRead && !isStream(reply.body)
        ? dropRest(exchange).then(response)
        : response()
    })
  }
  /**
   * Bun reads trailers after a chunked body as another, invalid request, and answers 400. Waiting
   * for one turn of the loop lets that happen first; Bun then drops our answer, and the caller gets
   * only one. Trailers that arrive later find the connection closed. A connection that is closed while
   * the body arrives loses the answer.
   */
  const answerChunked = async (exchange: BunExchange): Promise<Response> => {
    const reply = await service.handle(exchange, (reply) => reply)
    if (!isStream(reply.body)) await dropRest(exchange)
    await new Promise((resolve) => setImmediate(resolve))
    return responseOf(reply, exchange, true)
  }
  const answerAt = (request: Request, server: Bun.Server<undefined>, url: string, path: string) => {
    const { headers } = request
    // Bun joins several `Host` headers by a comma.
    if (headers.get('host')?.includes(',')) return badRequest()
    const exchange = new BunExchange(request, server, url, path)
    return headers.has('transfer-encoding') ? answerChunked(exchange) : answer(exchange)
  }
  /**
   * Bun matches routes by the path as sent, but `request.url` has the normalised path, without `..`,
   * `%2e%2e` and `\\`. If the two do not match, the caller has disguised the path: 404.
   */
  const routes = Object.fromEntries(
    service.paths.map((pattern) => {
      const prefix = pattern.endsWith('/*') ? pattern.slice(0, -1) : pattern
      return [
        pattern,
        (request: Request, server: Bun.Server<undefined>) => {
          // The runtime makes the text each time.
          const { url } = request
          const path = pathOf(url)
          return answerAt(request, server, url, path.startsWith(prefix) ? path : UNKNOWN)
        },
      ]
    }),
  )
  const listen = (hostname: string) =>
    Bun.serve({
      hostname,
      port,
      routes,
      fetch: (request, own) => answerAt(request, own, request.url, UNKNOWN),
      idleTimeout: IDLE_TIMEOUT,
      // The exchange limits the body instead, and its error is in the caller's language.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      development: false,
      // Without this, Bun would let any other process listen on the same port.
      reusePort: isShared,
    })
  const server = await listenAt(listenAddress, listen)
  const taken = server.port ?? port
  return {
    url: addressFor(host, taken),
    port: taken,
    async stop() {
      const stopped = server.stop()
      // Otherwise `stop` would wait for connections that have sent no request.
      const check = setInterval(() => {
        if (server.pendingRequests === 0) server.stop(true)
      }, SILENCE)
      await stopped
      clearInterval(check)
    },
    cut: () => server.stop(true),
  }
}
