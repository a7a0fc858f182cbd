import { createKey, revokeKey, rotateKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Address, PRIVATE, post } from '../support/http.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const CLIENTS = 8

/** Clients that send requests without a pause, independently, with the current `key`. */
class Traffic implements AsyncDisposable {
  key: string
  answered = 0
  readonly refused: string[] = []
  private over = false
  private readonly clients: Promise<unknown>

  constructor(server: Address, key: string) {
    this.key = key
    this.clients = Promise.all(Array.from({ length: CLIENTS }, () => this.ask(server)))
  }

  /** Resolves after five more answers for each client, on average. */
  async goesOn(): Promise<void> {
    const enough = this.answered + CLIENTS * 5
    await eventually('the traffic goes on', () => this.answered >= enough)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.over = true
    await this.clients
  }

  private async ask(server: Address): Promise<void> {
    const salary = { gross_salary: 15_000_000 }
    while (!this.over) {
      try {
        const { status, text } = await post(server, PRIVATE, salary, { 'x-api-key': this.key })
        if (status !== 200) this.refused.push(`${status} ${text}`)
      } catch (error) {
        this.refused.push(String(error))
      }
      this.answered++
    }
  }
}

describe.concurrent.each(runtimes)('rotation of a key on $runtime', ({ runtime }) => {
  it('fails no request of clients that change keys within the overlap', async () => {
    using folder = new TemporaryFolder()
    const file = folder.file('keys.json')
    const old = await createKey(file, { name: 'payroll' })
    await using server = await start({ runtime, environment: { API_KEYS_FILE: file } })
    await using traffic = new Traffic(server, old.key)
    await traffic.goesOn()

    const rotated = await rotateKey(file, old.record.id, { overlap: 60_000 })
    await server.printed(/The keys file was reloaded/)
    // Both keys are valid now.
    await traffic.goesOn()
    traffic.key = rotated.key
    await traffic.goesOn()

    await revokeKey(file, old.record.id)
    await eventually('the old key is refused', async () => {
      const headers = { 'x-api-key': old.key }
      return (await post(server, PRIVATE, { gross_salary: 1 }, headers)).status === 401
    })
    await traffic.goesOn()
    expect(traffic.refused).toEqual([])
    expect(traffic.answered).toBeGreaterThan(CLIENTS * 15)
  })
})
