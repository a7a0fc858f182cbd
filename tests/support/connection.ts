import { connect, type Socket } from 'node:net'

/** One answer, as received over a connection. */
export interface RawAnswer {
  readonly status: number
  /** By names in lower case; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const TIMEOUT = 60_000

/** How long the service waits at least for the rest of a request, milliseconds. */
export const SOME_TIME = 5000

/**
 * Whether a connection was closed before its caller had some time to send a request. Later the service may close it:
 * on a busy machine a test can take longer than a slow caller may.
 */
export const isClosedEarly = ({ closedAfter }: Connection): boolean =>
  closedAfter !== undefined && closedAfter < SOME_TIME

/**
 * A connection that sends exactly the given bytes, for requests that no HTTP client would send.
 */
export class Connection implements Disposable {
  private readonly socket: Socket
  private received = Buffer.alloc(0)
  private waiting: (() => void)[] = []
  /** How long after the start the other side has closed the connection, milliseconds. */
  closedAfter: number | undefined
  /** Resolves with `closedAfter`. */
  readonly closed: Promise<number>

  private constructor(socket: Socket) {
    this.socket = socket
    const started = performance.now()
    socket.on('data', (bytes) => {
      this.received = Buffer.concat([this.received, bytes])
      this.wake()
    })
    this.closed = new Promise((resolve) => {
      const close = () => {
        this.closedAfter ??= performance.now() - started
        this.wake()
        resolve(this.closedAfter)
      }
      socket.on('end', close)
      socket.on('close', close)
      // A reset counts as a close; `answer` rejects because of it.
      socket.on('error', close)
    })
  }

  static open(port: number, host = '127.0.0.1'): Promise<Connection> {
    return new Promise((resolve, reject) => {
      // The half-closed tests write after the other side has closed.
      const socket = connect({ port, host, allowHalfOpen: true, noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  get isClosed(): boolean {
    return this.closedAfter !== undefined
  }

  /** The received bytes that `answer` has not returned yet. */
  get leftOver(): string {
    return this.received.toString('latin1')
  }

  send(content: string | Uint8Array): void {
    this.socket.write(content)
  }

  /** Stops reading, so that the answers of the other side fill the buffers. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  /** Closes the sending half; answers can still arrive. */
  finishSending(): void {
    this.socket.end()
  }

  /**
   * Resolves with the next answer when all of it has arrived.
   * @param withoutBody for the answer to a HEAD request
   */
  async answer({
    withoutBody = false,
    milliseconds = TIMEOUT,
  }: {
    withoutBody?: boolean
    milliseconds?: number
  } = {}): Promise<RawAnswer> {
    const end = performance.now() + milliseconds
    for (;;) {
      const parsed = parseAnswer(this.received, withoutBody, this.isClosed)
      if (parsed !== undefined) {
        this.received = this.received.subarray(parsed.length)
        return parsed.answer
      }
      if (this.isClosed) {
        throw new Error(`The connection was closed after ${JSON.stringify(this.leftOver)}`)
      }
      await this.news(end - performance.now())
    }
  }

  [Symbol.dispose](): void {
    this.socket.destroy()
  }

  private wake(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const resolve of waiting) resolve()
  }

  private news(milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`No answer in time, only ${JSON.stringify(this.leftOver)}`)),
        Math.max(0, milliseconds),
      )
      this.waiting.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

const END_OF_HEADERS = '\r\n\r\n'

/** Reads one answer from the start of the bytes; undefined if it is not complete yet. */
function parseAnswer(bytes: Buffer, withoutBody: boolean, over: boolean) {
  const headEnd = bytes.indexOf(END_OF_HEADERS)
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  const start = headEnd + END_OF_HEADERS.length
  const whole = (end: number, body: Buffer) => ({
    length: end,
    answer: { status, headers, body: body.toString() },
  })
  if (withoutBody || status < 200 || status === 204 || status === 304) {
    return whole(start, Buffer.alloc(0))
  }
  if (headers['transfer-encoding'] === 'chunked') {
    const chunks = parseChunks(bytes, start)
    return chunks && whole(chunks.end, chunks.body)
  }
  if (headers['content-length'] === undefined) {
    return over ? whole(bytes.length, bytes.subarray(start)) : undefined
  }
  const end = start + Number(headers['content-length'])
  return bytes.length < end ? undefined : whole(end, bytes.subarray(start, end))
}

function parseChunks(bytes: Buffer, start: number) {
  const chunks: Buffer[] = []
  for (let position = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', position)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.subarray(position, lineEnd).toString('latin1'), 16)
    const end = lineEnd + 2 + size
    if (bytes.length < end + 2) return undefined
    if (size === 0) return { end: end + 2, body: Buffer.concat(chunks) }
    chunks.push(bytes.subarray(lineEnd + 2, end))
    position = end + 2
  }
}
