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
    while (!this.stopped) {
      const opened = await Connection.open(port).catch((error) => error as NodeJS.ErrnoException)
      if (!(opened instanceof Connection)) {
        if (opened.code !== 'ECONNREFUSED') this.failures.push(opened.message)
        return
      }
      using connection = opened
      if (!(await this.postOver(connection))) return
    }
  }

  /** @returns whether the client goes on with another connection */
  private async postOver(connection: Connection): Promise<boolean> {
    for (;;) {
      connection.send(request(this.kind))
      let answer: RawAnswer
      try {
        answer = await connection.answer()
      } catch (error) {
        this.failures.push((error as Error).message)
        return false
      }
      this.answered++
      const { status, headers, body } = answer
      if (status !== 200 || !body.endsWith('}]}')) this.failures.push(`${status} ${body}`)
      if (this.stopped) return true
      await pause(PAUSE)
      if (this.kind === 'close') return true
      if (headers['connection']?.toLowerCase() === 'close') return true
    }
  }
}
