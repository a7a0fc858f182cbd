import { setTimeout as pause } from 'node:timers/promises'
import { Connection, type RawAnswer } from './connection.ts'
import { PUBLIC } from './http.ts'

const body = '{"gross_salary":15000000}'
const request = (connection: 'keep-alive' | 'close') =>
  [
    `POST ${PUBLIC} HTTP/1.1`,
    'Host: oklad',
    `Connection: ${connection}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')

/** How long a client waits after an answer, milliseconds. Without a pause the load took both cores from all other tests. */
const PAUSE = 20

/**
 * A service that stops closes its port after 0.2 s without a new request. A client that a busy machine holds up for
 * longer between an answer and its next request is promised nothing, milliseconds.
 */
const LATE = 200

/**
 * Clients that post one request after another, independently, until their connection is refused or the test stops them.
 * Like real clients, they open a new connection when an answer says that the old one closes. A connection that
 * was made and got no answer is a failure.
 */
export class Load {
  answered = 0
  /** The number of clients that still post. */
  running: number
  /** Each request with no answer, with a part of one, or with a status other than 200. */
  readonly failures: string[] = []
  /** Resolves when every client has stopped. */
  readonly over: Promise<unknown>
  private readonly kind: 'keep-alive' | 'close'
  private stopped = false

  /** @param connection whether connections are kept, or each request has a new one */
  constructor(port: number, clients: number, connection: 'keep-alive' | 'close' = 'keep-alive') {
    this.kind = connection
    this.running = clients
    const leave = () => {
      this.running--
    }
    const all = Array.from({ length: clients }, () => this.keepPosting(port).then(leave))
    this.over = Promise.all(all)
  }

  /** Stops every client after its next answer, and resolves when all have stopped. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.over
  }

  private async keepPosting(port: number): Promise<void> {
    let since: number | undefined = performance.now()
    while (since !== undefined && !this.stopped) {
      const opened = await Connection.open(port).catch((error) => error as NodeJS.ErrnoException)
      if (!(opened instanceof Connection)) {
        const isLate = performance.now() - since > LATE
        if (opened.code !== 'ECONNREFUSED' && !isLate) this.failures.push(opened.message)
        return
      }
      using connection = opened
      since = await this.postOver(connection, since)
    }
  }

  /**
   * @param since when the client got its answer before
   * @returns when it got its last one, if it goes on with another connection
   */
  private async postOver(connection: Connection, since: number): Promise<number | undefined> {
    for (let before = since; ; ) {
      const isLate = performance.now() - before > LATE
      connection.send(request(this.kind))
      let answer: RawAnswer
      try {
        answer = await connection.answer()
      } catch (error) {
        if (!isLate) this.failures.push((error as Error).message)
        return
      }
      before = performance.now()
      this.answered++
      const { status, headers, body } = answer
      if (status !== 200 || !body.endsWith('}]}')) this.failures.push(`${status} ${body}`)
      if (this.stopped) return before
      await pause(PAUSE)
      if (this.kind === 'close') return before
      if (headers['connection']?.toLowerCase() === 'close') return before
    }
  }
}
