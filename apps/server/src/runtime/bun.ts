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

  constructor(request: Request, server: Bun.Server<undefined>) {
    this.request = request
    this.server = server
    this.method = request.method
    this.path = pathOf(request.url)
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

/**
 * Serves on Bun.
 * @throws {ListenError} when the address can not be listened on
 */
export function serveOnBun(service: Served, place: Place): Listener {
  const { host, port, isShared } = place
  const fetch = (request: Request, server: Bun.Server<undefined>): Response | Promise<Response> => {
    const exchange = new BunExchange(request, server)
    const respond = (reply: Reply) => responseOf(reply, exchange.requestId, service.isDraining)
    const reply = service.handle(exchange)
    return reply instanceof Promise ? reply.then(respond) : respond(reply)
  }
  const listen = (hostname: string) =>
    Bun.serve({
      hostname,
      port,
      fetch,
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
