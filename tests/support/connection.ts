import { connect, type Socket } from 'node:net'

/** One answer as it came over a connection. */
export interface RawAnswer {
  readonly status: number
  /** By their names in lower case; equal ones are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const PATIENCE = 15_000

/**
 * A connection that sends bytes exactly as they are told, for what no HTTP client would send.
 */
export class Connection implements Disposable {
  private readonly socket: Socket
  private received = Buffer.alloc(0)
  private waiting: (() => void)[] = []
  private over = false
  /** Ends when the other side has closed the connection, with the milliseconds since the start. */
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
        this.over = true
        this.wake()
        resolve(performance.now() - started)
      }
      socket.on('end', close)
      socket.on('close', close)
      // A reset is a close; whoever waits for an answer is told of it there.
      socket.on('error', close)
    })
  }

  static open(port: number, host = '127.0.0.1'): Promise<Connection> {
    return new Promise((resolve, reject) => {
      // Open for writing after the other side has closed, as the half-closed tests need.
      const socket = connect({ port, host, allowHalfOpen: true, noDelay: true })
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.off('error', reject)
        resolve(new Connection(socket))
      })
    })
  }

  get isClosed(): boolean {
    return this.over
  }

  /** What came and was not taken by `answer` yet. */
  get leftOver(): string {
    return this.received.toString('latin1')
  }

  send(content: string | Uint8Array): void {
    this.socket.write(content)
  }

  /** Stops reading, so that what the other side sends fills the buffers. */
  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  /** Says that nothing more will be sent; answers can still come. */
  finishSending(): void {
    this.socket.end()
  }

  /**
   * The next answer, whole.
   * @param withoutBody for the answer to a HEAD request
   */
  async answer({
    withoutBody = false,
    milliseconds = PATIENCE,
  }: {
    withoutBody?: boolean
    milliseconds?: number
  } = {}): Promise<RawAnswer> {
    const end = performance.now() + milliseconds
    for (;;) {
      const parsed = parseAnswer(this.received, withoutBody, this.over)
      if (parsed !== undefined) {
        this.received = this.received.subarray(parsed.length)
        return parsed.answer
      }
      if (this.over) {
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

/** Takes one answer from the start of the bytes, or nothing when it is not whole yet. */
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
