import { Connection, type RawAnswer } from './connection.ts'
import { PUBLIC } from './http.ts'

const body = '{"gross_salary":15000000}'
const request = [
  `POST ${PUBLIC} HTTP/1.1`,
  'Host: oklad',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  body,
].join('\r\n')

/**
 * Clients that post over kept connections without a pause, each on its own, until the service
 * does not let them in any more or they are stopped. They open a new connection when the answer
 * says that the old one is closed, as real clients do.
 */
export class Load {
  answered = 0
  /** How many clients are still at it. */
  running: number
  /** What an accepted request must never get: no answer, half of one, or another status. */
  readonly failures: string[] = []
  /** Ends when no client is let in any more. */
  readonly over: Promise<unknown>
  private stopped = false

  constructor(port: number, clients: number) {
    this.running = clients
    const leave = () => {
      this.running--
    }
    const all = Array.from({ length: clients }, () => this.keepPosting(port).then(leave))
    this.over = Promise.all(all)
  }

  /** Has every client leave after its next answer, and ends when they are gone. */
  async stop(): Promise<void> {
    this.stopped = true
    await this.over
  }

  private async keepPosting(port: number): Promise<void> {
    while (!this.stopped) {
      try {
        using connection = await Connection.open(port)
        if (!(await this.postOver(connection))) return
      } catch {
        // The port is closed: nobody was let in.
        return
      }
    }
  }

  /** @returns whether it is worth to come again */
  private async postOver(connection: Connection): Promise<boolean> {
    for (let count = 0; ; count++) {
      connection.send(request)
      let answer: RawAnswer
      try {
        answer = await connection.answer()
      } catch (error) {
        // A connection that waited to be accepted when the port was closed got no byte, and its
        // request was never taken. On an accepted one that is a failure, and so is half an answer.
        if (count > 0 || connection.leftOver !== '') this.failures.push((error as Error).message)
        return false
      }
      this.answered++
      const { status, headers, body } = answer
      if (status !== 200 || !body.endsWith('}]}')) this.failures.push(`${status} ${body}`)
      if (this.stopped || headers['connection']?.toLowerCase() === 'close') return true
    }
  }
}
