import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { BODY, HEADERS } from './server.ts'

/** How often it is looked at what is due, milliseconds. */
const TICK = 2

/** How long the last answers are waited for, milliseconds. */
const LAST_ANSWERS = 5000

/** How much is asked. */
export interface Pace {
  readonly seconds: number
  /** As fast as there are answers when left out. */
  readonly perSecond?: number
}

/** Asks at a given pace over kept connections, each of which has one request at a time. */
export class PacedLoad {
  answered = 0
  /** Requests that were not answered 200, by the status they got. */
  readonly errors = new Map<string, number>()
  private readonly request: Buffer
  private readonly idle: PacedConnection[] = []
  private begun = 0
  private asked = 0
  private perSecond = 0

  /** @param path of a calculation */
  constructor(path: string) {
    const headers = Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`)
    const length = `content-length: ${BODY.length}`
    const lines = [`POST ${path} HTTP/1.1`, 'host: oklad', ...headers, length, '', BODY]
    this.request = Buffer.from(lines.join('\r\n'))
  }

  /** Asks for a while over some connections, and waits for the last answers. */
  async run(port: number, connections: number, pace: Pace): Promise<void> {
    const { seconds, perSecond = Number.POSITIVE_INFINITY } = pace
    const all = await Promise.all(Array.from({ length: connections }, () => this.open(port)))
    this.idle.push(...all)
    this.perSecond = perSecond
    this.asked = 0
    this.begun = performance.now()
    this.askWhatIsDue()
    const timer = setInterval(() => this.askWhatIsDue(), TICK)
    await pause(seconds * 1000)
    clearInterval(timer)
    this.perSecond = 0
    const end = performance.now() + LAST_ANSWERS
    while (this.idle.length < connections && performance.now() < end) await pause(TICK)
    this.fail('no answer', connections - this.idle.length)
    this.idle.length = 0
    for (const connection of all) connection.close()
  }

  private async open(port: number): Promise<PacedConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return new PacedConnection(socket, this.request, (connection, status) => {
      if (status === '200') this.answered++
      else this.fail(status, 1)
      this.idle.push(connection)
      this.askWhatIsDue()
    })
  }

  private fail(status: string, times: number): void {
    if (times > 0) this.errors.set(status, (this.errors.get(status) ?? 0) + times)
  }

  private askWhatIsDue(): void {
    const due = ((performance.now() - this.begun) / 1000) * this.perSecond
    while (this.asked < due) {
      // The one that is idle longest, so that none is for so long that the service cuts it.
      const connection = this.idle.shift()
      if (connection === undefined) return
      this.asked++
      connection.ask()
    }
  }
}

const END_OF_HEAD = '\r\n\r\n'

/** One connection, that knows where an answer ends. */
class PacedConnection {
  private readonly socket: Socket
  private readonly request: Buffer
  private head: Buffer = Buffer.alloc(0)
  /** How much of the answer's body is still to come; nothing before its head is whole. */
  private missing: number | undefined
  private status = ''

  /** @param onAnswer called after each answer; a connection that breaks has none */
  constructor(
    socket: Socket,
    request: Buffer,
    onAnswer: (connection: PacedConnection, status: string) => void,
  ) {
    this.socket = socket
    this.request = request
    socket.on('data', (bytes) => {
      if (this.take(bytes)) onAnswer(this, this.status)
    })
    // The request that has no answer is counted at the end.
    socket.on('error', () => {})
  }

  ask(): void {
    this.socket.write(this.request)
  }

  close(): void {
    this.socket.destroy()
  }

  /** @returns whether the answer is whole now */
  private take(bytes: Buffer): boolean {
    if (this.missing !== undefined) {
      this.missing -= bytes.length
    } else {
      this.head = this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes])
      const end = this.head.indexOf(END_OF_HEAD)
      if (end < 0) return false
      const head = this.head.toString('latin1', 0, end)
      this.status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
      this.missing = length - (this.head.length - end - END_OF_HEAD.length)
    }
    if (this.missing > 0) return false
    this.missing = undefined
    this.head = Buffer.alloc(0)
    return true
  }
}
