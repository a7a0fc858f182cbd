import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server, type Socket } from 'node:net'
import { type Duplex, pipeline, Readable } from 'node:stream'
import { LARGEST_BODY } from '@oklad/contract/internal'
import { Exchange, isStream, type Reply, textOf } from '../http/exchange.ts'
import { pathOf, queryOf } from '../http/target.ts'
import {
  addressFor,
  HEADER_TIMEOUT,
  IDLE_TIMEOUT,
  LARGEST_HEADERS,
  type ListenAddress,
  type Listener,
  listenAt,
  type Served,
  SILENCE,
} from './listener.ts'
import { dropRest, endingAfterBody } from './rest-of-body.ts'

class NodeExchange extends Exchange {
  /** Whether reading the body as it arrives has begun. */
  isRead = false
  private readonly message: IncomingMessage

  constructor(message: IncomingMessage) {
    const { method = 'GET', url = '/', headers } = message
    super(method, pathOf(url), headers['x-request-id']?.toString())
    this.message = message
  }

  get peer(): string {
    return this.message.socket.remoteAddress ?? ''
  }

  get query(): string {
    return queryOf(this.message.url ?? '')
  }

  header(name: string): string | undefined {
    return this.message.headers[name]?.toString()
  }

  /** A body of a known length is collected by events: the iterator would take 10 µs more. */
  override text(): Promise<string> {
    const { message } = this
    const length = message.headers['content-length']
    if (length === undefined || Number(length) > LARGEST_BODY) return super.text()
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk) => chunks.push(chunk))
      message.on('end', () => resolve(textOf(chunks)))
      message.on('error', reject)
    })
  }

  chunks(): AsyncIterable<Uint8Array> {
    this.isRead = true
    // The connection stays: it still carries the answer.
    return this.message.iterator({ destroyOnReturn: false })
  }
}

/** Requests whose body may arrive as slowly as the answer is read. */
const streams = new WeakSet<Socket>()

/** Whether a request violates HTTP/1.1 or is ambiguous, although Node's parser has accepted it. */
function breaksHttp({ httpVersion, headers }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  const { 'transfer-encoding': encoding, host } = headers
  // A server of HTTP/1.0 before this one would not know the chunks, and read them as another request.
  const mayBeChunked = httpVersion === '1.1' && encoding?.toLowerCase() === 'chunked'
  if (encoding !== undefined && !mayBeChunked) return true
  return host?.includes(', ') === true
}

/** Texts from this length on, characters, are encoded before they are sent; a shorter one is sent together with its headers. */
const LONG = 16_384

/** Encodes a long text: `Buffer.byteLength` and the response would each read it to its end, which takes longer. */
function encoded(text: string): string | Uint8Array<ArrayBuffer> {
  if (text.length < LONG) return text
  const bytes = Buffer.allocUnsafe(text.length * 3)
  return bytes.subarray(0, bytes.write(text))
}

function write(response: ServerResponse, reply: Reply, exchange: Exchange, closing: boolean): void {
  const { status, headers, own = [] } = reply
  const body = typeof reply.body === 'string' ? encoded(reply.body) : reply.body
  const list = [...headers.flat, 'x-request-id', exchange.requestId, ...own.flat()]
  if (isStream(body)) {
    response.writeHead(status, [...list, 'connection', 'close'])
    writeStream(response, endingAfterBody(body, exchange))
    return
  }
  const length = body === null ? 0 : Buffer.byteLength(body)
  // 204 must not have a length, and zero would be wrong for 304: it means the length of the 200.
  if (status !== 204 && status !== 304) list.push('content-length', String(length))
  if (closing) list.push('connection', 'close')
  response.writeHead(status, list)
  if (body === null) response.end()
  else response.end(body)
}

/** Writes a stream. If the caller leaves, or neither sends nor reads for a time, it is stopped. */
function writeStream(response: ServerResponse, body: AsyncIterator<string>): void {
  const { req: message, socket } = response
  if (socket) streams.add(socket)
  socket?.setTimeout(IDLE_TIMEOUT * 1000, () => socket.destroy())
  pipeline(Readable.from({ [Symbol.asyncIterator]: () => body }), response, () => {
    // The rest of a body that was not read to its end, until the connection closes.
    message.resume()
  })
}

/** Answers a request that breaks HTTP or is too slow, like Node itself; but a stream may be slow. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { code = '' } = error
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT' && streams.has(socket as Socket)) return
  const statuses: Readonly<Record<string, string>> = {
    HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
    HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
    ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  }
  const isOpen =
    socket.writable && !(socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent
  if (isOpen)
    socket.write(`HTTP/1.1 ${statuses[code] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`)
  socket.destroy(error)
}

/**
 * Serves on Node.
 * @throws {StartError} when it cannot listen there
 */
export async function serveOnNode(
  service: Served,
  listenAddress: ListenAddress,
): Promise<Listener> {
  const { host, port } = listenAddress
  const server = createServer(
    {
      headersTimeout: HEADER_TIMEOUT * 1000,
      requestTimeout: IDLE_TIMEOUT * 1000,
      keepAliveTimeout: IDLE_TIMEOUT * 1000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: LARGEST_HEADERS,
      // As Bun does: the first of two headers would count, and the second be left out.
      joinDuplicateHeaders: true,
    },
    (message, response) => {
      if (breaksHttp(message)) {
        response.writeHead(400, { connection: 'close' }).end()
        return
      }
      const exchange = new NodeExchange(message)
      const respond = (reply: Reply) => {
        const closing = service.isDraining || !response.shouldKeepAlive
        const answer = () => write(response, reply, exchange, closing)
        const waits = (closing || exchange.isRead) && !isStream(reply.body)
        return waits ? dropRest(exchange).then(answer) : answer()
      }
      // The service has logged why an answer cannot be written: its connection alone ends.
      const close = () => {
        response.destroy()
      }
      try {
        const answered = service.handle(exchange, respond)
        if (answered instanceof Promise) answered.catch(close)
      } catch {
        close()
      }
    },
  )
  // Their size is the bound: Node would leave out those after the thousandth.
  server.maxHeadersCount = 0
  server.on('clientError', answerClientError)
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await listenAt(listenAddress, async (hostname) => {
    server.listen({ host: hostname, port })
    await once(server, 'listening')
  })
  const address = server.address()
  const taken = typeof address === 'object' && address !== null ? address.port : port
  return {
    url: addressFor(host, taken),
    port: taken,
    stop: () =>
      new Promise((resolve) => {
        // Closes only the port: `server.close` would close idle connections too.
        Server.prototype.close.call(server, () => resolve())
        // The HTTP server counts a connection as idle while it still sends the end of an answer.
        const closeIdle = () => {
          const isSending = [...sockets].some(({ writableLength }) => writableLength > 0)
          if (!isSending) server.closeIdleConnections()
        }
        setInterval(closeIdle, 50).unref()
        // The HTTP server counts a connection as busy if it has sent nothing.
        const closeSilent = () => {
          for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
        }
        setTimeout(closeSilent, SILENCE).unref()
      }),
    cut: async () => server.closeAllConnections(),
  }
}
