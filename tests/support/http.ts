import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

/** A complete answer. */
export class Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer

  constructor(status: number, headers: IncomingHttpHeaders, bytes: Buffer) {
    this.status = status
    this.headers = headers
    this.bytes = bytes
  }

  get text(): string {
    return this.bytes.toString()
  }

  /** The body, parsed as JSON. */
  get json(): Readonly<Record<string, unknown>> {
    return JSON.parse(this.text)
  }
}

/** A request to send. */
export interface Sent {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Uint8Array
  readonly agent?: Agent
}

/** The address of a server. */
export type Address = { readonly port: number; readonly host?: string }

/** A service that answers without a socket. */
export interface WithoutSocket {
  readonly answer: (path: string, sent: Sent) => Promise<Answer>
}

/** A service over a socket or without one. */
export type Service = Address | WithoutSocket

/** Keeps connections open between requests, as real clients do. */
const keepAlive = new Agent({ keepAlive: true })

/**
 * Opens a new connection for each request. Use it when a test stops the server: the server may close a kept
 * connection at the moment of its next use.
 */
export const anew = new Agent({ keepAlive: false })

/** Sends a request and waits for its whole answer. */
export function ask(service: Service, path: string, sent: Sent = {}): Promise<Answer> {
  if ('answer' in service) return service.answer(path, sent)
  const { port, host = '127.0.0.1' } = service
  const { method = 'GET', headers = {}, body, agent = keepAlive } = sent
  return new Promise<Answer>((resolve, reject) => {
    let isAnswered = false
    const outgoing = request({ host, port, path, method, headers, agent }, (message) => {
      isAnswered = true
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('error', reject)
      message.on('end', async () => {
        await closed
        resolve(new Answer(message.statusCode ?? 0, message.headers, Buffer.concat(chunks)))
      })
    })
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // The service has closed an idle connection, which a busy client sees late: RFC 9112, 9.3.1.
      const isLate = outgoing.reusedSocket && error.code === 'ECONNRESET' && !isAnswered
      if (isLate) resolve(ask(service, path, { ...sent, agent: anew }))
      else reject(error)
    })
    // The service may answer while the body is sent.
    const closed = new Promise((done) => outgoing.once('close', done))
    // For a string, Node would write the headers in the encoding of the body.
    outgoing.end(body === undefined ? undefined : Buffer.from(body as string))
  })
}

/** A body: an object is sent as JSON, anything else unchanged. */
export type Body = string | Uint8Array | object

/** The bytes of a body. */
export const bytesOf = (body: Body): string | Uint8Array =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)

/** Posts JSON. */
export function post(
  service: Service,
  path: string,
  body: Body,
  headers: OutgoingHttpHeaders = {},
  agent = keepAlive,
): Promise<Answer> {
  return ask(service, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: bytesOf(body),
    agent,
  })
}

/** The addresses of the two calculations. */
export const PUBLIC = '/api/v1/calc'
export const PRIVATE = '/api/v1/private-calc'

/** Requests the public calculation. */
export const calculate = (server: Service, body: Body, headers: OutgoingHttpHeaders = {}) =>
  post(server, PUBLIC, body, headers)

/** Requests the private calculation with the server's key. */
export const calculatePrivately = (
  server: Service & { readonly key: string },
  body: Body,
  headers: OutgoingHttpHeaders = {},
) => post(server, PRIVATE, body, { 'x-api-key': headerText(server.key), ...headers })

/** A text as a header value: its UTF-8 bytes, one character each. */
export const headerText = (text: string) => Buffer.from(text).toString('latin1')
