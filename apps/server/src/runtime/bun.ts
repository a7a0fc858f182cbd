import { BodyTooLarge, type Exchange, LARGEST_BODY, type Reply } from '../http/exchange.ts'
import { requestIdFrom } from '../http/request-id.ts'
import { pathOf, queryOf } from '../http/target.ts'
import {
  addressFor,
  IDLE_TIMEOUT,
  type Listener,
  lacksIpv6,
  listenError,
  type Place,
  type Served,
  SILENCE,
} from './listener.ts'

class BunExchange implements Exchange {
  readonly method: string
  readonly path: string
  readonly requestId: string
  route: string | undefined
  keyId: string | undefined
  private readonly request: Request
  private readonly server: Bun.Server<undefined>

  constructor(request: Request, server: Bun.Server<undefined>, path: string) {
    this.request = request
    this.server = server
    this.method = request.method
    this.path = path
    this.requestId = requestIdFrom(request.headers.get('x-request-id'))
  }

  get peer(): string {
    return this.server.requestIP(this.request)?.address ?? ''
  }

  get query(): string {
    return queryOf(this.request.url)
  }

  header(name: string): string | undefined {
    return this.request.headers.get(name) ?? undefined
  }

  text(): Promise<string> {
    const length = this.request.headers.get('content-length')
    if (length === null) return this.textOfUnknownLength()
    return Number(length) > LARGEST_BODY ? Promise.reject(new BodyTooLarge()) : this.request.text()
  }

  private async textOfUnknownLength(): Promise<string> {
    if (this.request.body === null) return ''
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of this.request.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.length
      if (length > LARGEST_BODY) throw new BodyTooLarge()
      chunks.push(chunk)
    }
    return new TextDecoder().decode(Buffer.concat(chunks))
  }
}

function responseOf(
  { status, headers, body, rateLimit }: Reply,
  requestId: string,
  closing: boolean,
): Response {
  // Every response copies the headers, so that the prepared set can be lent to each in turn.
  const prepared = headers.headers
  prepared.set('x-request-id', requestId)
  // A set of limited answers is lent to no other answer, so that it stays behind in none.
  if (rateLimit !== undefined) prepared.set('ratelimit', rateLimit)
  const response = new Response(body, { status, headers: prepared })
  if (closing) response.headers.set('connection', 'close')
  return response
}

/** The path of an address without a route. */
const UNKNOWN = ''

/** The answer to a request that breaks HTTP: that of the runtime, which has no body. */
const badRequest = () => new Response(null, { status: 400, headers: { connection: 'close' } })

/**
 * Serves on Bun.
 * @throws {ListenError} when the address can not be listened on
 */
export function serveOnBun(service: Served, place: Place): Listener {
  const { host, port, isShared } = place
  const answer = (exchange: BunExchange): Response | Promise<Response> => {
    const respond = (reply: Reply) => responseOf(reply, exchange.requestId, service.isDraining)
    const reply = service.handle(exchange)
    return reply instanceof Promise ? reply.then(respond) : respond(reply)
  }
  /**
   * Bun takes the trailers after a chunked body for a broken request, and answers 400 to them. By
   * the next turn of the loop it has done so, and the answer that is dropped is ours. Trailers that
   * come later find the connection closed.
   */
  const answerChunked = async (exchange: BunExchange): Promise<Response> => {
    const reply = await service.handle(exchange)
    await new Promise((resolve) => setImmediate(resolve))
    return responseOf(reply, exchange.requestId, true)
  }
  const answerAt = (request: Request, server: Bun.Server<undefined>, path: string) => {
    const { headers } = request
    // Bun joins several `Host` headers by a comma.
    if (headers.get('host')?.includes(',')) return badRequest()
    const exchange = new BunExchange(request, server, path)
    return headers.has('transfer-encoding') ? answerChunked(exchange) : answer(exchange)
  }
  /**
   * Bun finds a route by the path as sent, and tells a path without `..`, `%2e%2e` and `\\` only.
   * The two differ where a caller disguises a path.
   */
  const routes = Object.fromEntries(
    service.paths.map((pattern) => {
      const prefix = pattern.endsWith('/*') ? pattern.slice(0, -1) : pattern
      return [
        pattern,
        (request: Request, server: Bun.Server<undefined>) => {
          const path = pathOf(request.url)
          return answerAt(request, server, path.startsWith(prefix) ? path : UNKNOWN)
        },
      ]
    }),
  )
  const listen = (hostname: string) =>
    Bun.serve({
      hostname,
      port,
      routes,
      fetch: (request, own) => answerAt(request, own, UNKNOWN),
      idleTimeout: IDLE_TIMEOUT,
      // Bodies are bounded by the exchange, which answers in the caller's language.
      maxRequestBodySize: Number.MAX_SAFE_INTEGER,
      development: false,
      // Outside of development Bun would let any other process have the same port.
      reusePort: isShared,
    })
  const server = listenWithFallback(listen, place)
  const taken = server.port ?? port
  return {
    url: addressFor(host, taken),
    port: taken,
    async stop() {
      const stopped = server.stop()
      // Bun would wait for connections on which no request has come.
      const check = setInterval(() => {
        if (server.pendingRequests === 0) server.stop(true)
      }, SILENCE)
      await stopped
      clearInterval(check)
    },
    cut: () => server.stop(true),
  }
}

function listenWithFallback<Server>(listen: (host: string) => Server, place: Place): Server {
  try {
    return listen(place.host)
  } catch (error) {
    if (lacksIpv6(error, place.host)) return listen('0.0.0.0')
    throw listenError(error, place)
  }
}
