import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ask, PRIVATE } from '../support/http.ts'
import { haveInFlight, Metrics } from '../support/metrics.ts'
import { runtimes } from '../support/runtimes.ts'
import { start } from '../support/server.ts'

const BATCH = `${PRIVATE}/batch`
const NDJSON = 'application/x-ndjson'
const key = 'k3y-of-the-payroll-department'
const headers = { 'content-type': NDJSON, 'x-api-key': key }
const environment = { API_KEY: key, RATE_LIMIT: 'off' }

const salaries = (count: number) => '{"gross_salary": 10000000}\n'.repeat(count)

describe.concurrent.each(runtimes)('the stream of a batch on $runtime', ({ runtime }) => {
  it('is answered to a caller that is still sending when the answer ends', async () => {
    const limits = { RATE_LIMIT: 'on', RATE_LIMIT_PRIVATE: '150/1h' }
    await using limited = await start({ runtime, environment: { ...environment, ...limits } })
    const { text } = await ask(limited, BATCH, {
      ...{ method: 'POST', headers, body: salaries(200_000) },
    })
    const lines = text.trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      line: 151,
      problem: { code: 'rate_limit_exceeded' },
    })
    expect(lines).toHaveLength(151)
  })

  it.each([
    // 100,000 answers are about 250 MB, 500,000 rows about 40 MB.
    ['lines', NDJSON, salaries(100_000)],
    ['a table', 'text/csv', `gross_salary\n${'10000000\n'.repeat(500_000)}`],
  ])(
    'needs no more memory for a slow reader of %s, and stops when the connection is closed',
    async (_, type, body) => {
      const most = { MAX_BATCH_LINES: '1000000' }
      await using own = await start({ runtime, environment: { ...environment, ...most } })
      const sent = { ...headers, 'content-type': type }
      await ask(own, BATCH, { method: 'POST', headers: sent, body: body.slice(0, 270_000) })
      const memory = async () => (await Metrics.of(own)).value('process_resident_memory_bytes') ?? 0
      const before = await memory()
      const { port } = own
      const outgoing = request({ port, path: BATCH, method: 'POST', headers: sent }, (message) => {
        message.pause()
      })
      outgoing.on('error', () => {})
      outgoing.end(body)
      await haveInFlight(own, 1)
      await pause(4000)
      expect((await memory()) - before).toBeLessThan(60_000_000)
      await haveInFlight(own, 1)
      outgoing.destroy()
      await haveInFlight(own, 0)
    },
  )
})
