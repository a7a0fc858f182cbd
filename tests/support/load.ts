import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
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
 * A service that stops closes its port after 0.2 s without a request. Clients that a busy machine holds up for longer
 * are promised nothing, milliseconds.
 */
const SILENCE = 200

/**
 * Clients that post one request after another, independently, until their connection is refused or the test stops them.
 * Like real clients, they open a new connection when an answer says that the old one closes, or when the service has
 * closed an idle one. A request that was sent and got no answer is a failure, and so is a connection that was reset,
 * unless it began after all clients together were silent, without an open request, for so long that the service has closed
 * its port.
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
  private readonly port: number
  private stopped = false
  /** When a client last began something or got an answer, by the clock of `performance`. */
  private lastSign = performance.now()
  /** The number of requests that wait for their answers. */
  private waiting = 0
  /** Whether all clients were silent, and none waited, since the last answer. */
  private wasSilent = false

  /** @param connection whether connections are kept, or each request has a new one */
  constructor(port: number, clients: number, connection: 'keep-alive' | 'close' = 'keep-alive') {
    this.kind = connection
    this.port = port
    this.running = clients
    const leave = () => {
      this.running--
    }
    const all = Array.from({ length: clients }, () => this.keepPosting().then(leave))
    this.over = Promise.all(all)
  }

  /** Stops every client after its next answer, and resolves when all have stopped. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.over
  }

  /** @returns whether it begins after a silence: a request that waits for its answer is none */
  private begins(): boolean {
    const now = performance.now()
    this.wasSilent ||= this.waiting === 0 && now - this.lastSign > SILENCE
    this.lastSign = now
    return this.wasSilent
  }

  /**
   * Counts a failure; but a service that has closed its port after a silence owes nothing to who began after it.
   * @param isLate whether it began after a silence
   */
  private async fails(reason: string, isLate: boolean): Promise<void> {
    const isOwed = !(isLate && this.wasSilent) || !(await isRefused(this.port))
    if (isOwed) this.failures.push(reason)
  }

  private async keepPosting(): Promise<void> {
    for (let goesOn = true; goesOn && !this.stopped; ) {
      const isLate = this.begins()
      const opened = await Connection.open(this.port).catch((error) => error as Refusal)
      if (!(opened instanceof Connection)) {
        if (opened.code !== 'ECONNREFUSED') await this.fails(opened.message, isLate)
        return
      }
      using connection = opened
      goesOn = await this.postOver(connection)
    }
  }

  /** @returns whether the client goes on with another connection */
  private async postOver(connection: Connection): Promise<boolean> {
    while (!connection.isClosed) {
      const isLate = this.begins()
      connection.send(request(this.kind))
      this.waiting++
      let answer: RawAnswer
      try {
        answer = await connection.answer()
      } catch (error) {
        const { message } = error as Error
        if (connection.leftOver === '') await this.fails(message, isLate)
        else this.failures.push(message)
        return false
      } finally {
        this.waiting--
      }
      this.answered++
      this.lastSign = performance.now()
      this.wasSilent = false
      const { status, headers, body } = answer
      if (status !== 200 || !body.endsWith('}]}')) this.failures.push(`${status} ${body}`)
      if (this.stopped) return false
      await pause(PAUSE)
      if (this.kind === 'close' || headers['connection']?.toLowerCase() === 'close') return true
      // A busy machine may have held this process up: it reads first whether the service has closed the idle connection.
      await turn()
    }
    return true
  }
}

type Refusal = NodeJS.ErrnoException

/** Whether no process accepts connections at a port. */
async function isRefused(port: number): Promise<boolean> {
  try {
    using _ = await Connection.open(port)
    return false
  } catch (error) {
    return (error as Refusal).code === 'ECONNREFUSED'
  }
}
