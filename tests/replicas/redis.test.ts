import { createKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Answer, calculate, calculatePrivately } from '../support/http.ts'
import { Load } from '../support/load.ts'
import { Metrics } from '../support/metrics.ts'
import { hasProgram } from '../support/needed-program.ts'
import { RedisServer } from '../support/redis.ts'
import { Replicas } from '../support/replicas.ts'
import { runtimes } from '../support/runtimes.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const CLIENTS = 16
const salary = { gross_salary: 15_000_000 }
const lost = /Redis does not answer: limits are counted by this process alone until it does/g
const found = /Redis answers: limits are shared/g

const hasAll = [hasProgram('nginx'), hasProgram('redis-server')].every(Boolean)

/** How many of some answers there are, by their status. */
function statusesOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Waits until both have printed something that often. */
async function bothPrinted({ all }: Replicas, pattern: RegExp, times: number): Promise<void> {
  for (const replica of all) {
    await eventually(
      `${pattern} is printed`,
      () => (replica.output().match(pattern)?.length ?? 0) >= times,
    )
  }
}

describe.runIf(hasAll).each(runtimes)(
  'two replicas and their Redis behind nginx, on $runtime',
  { timeout: 60_000 },
  ({ runtime }) => {
    it('let through exactly the limit, together', async () => {
      await using redis = await RedisServer.start()
      await using replicas = await Replicas.start({
        runtime,
        environment: { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '60/60s', REDIS_URL: redis.url },
      })
      await bothPrinted(replicas, found, 1)
      const ask = (address: string) => calculate(replicas, salary, { 'x-forwarded-for': address })
      const answers = await Promise.all(Array.from({ length: 150 }, () => ask('192.0.2.1')))
      expect(statusesOf(answers)).toEqual({ 200: 60, 429: 90 })
      expect((await ask('192.0.2.2')).status).toBe(200)

      const allowed = { policy: 'public', decision: 'allowed', counted_by: 'redis' }
      const shares = await Promise.all(
        replicas.all.map(async (replica) => {
          const metrics = await Metrics.of(replica)
          expect(metrics.value('oklad_rate_limit_decisions_total', { counted_by: 'memory' })).toBe(
            undefined,
          )
          return metrics.value('oklad_rate_limit_decisions_total', allowed) ?? 0
        }),
      )
      // Each let in some of them, and together as many as the limit is, and the one of the other.
      expect(Math.min(...shares)).toBeGreaterThan(0)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(61)
    })

    it('answer on while it hangs, is killed and comes back, and then share the limit again', async () => {
      using folder = new TemporaryFolder()
      const file = folder.file('keys.json')
      const keys = [
        await createKey(file, { name: 'one' }),
        await createKey(file, { name: 'other' }),
      ]
      await using redis = await RedisServer.start()
      await using replicas = await Replicas.start({
        runtime,
        environment: {
          RATE_LIMIT: 'on',
          RATE_LIMIT_PUBLIC: '999999999/60s',
          RATE_LIMIT_PRIVATE: '6/60s',
          API_KEYS_FILE: file,
          REDIS_URL: redis.url,
        },
      })
      await bothPrinted(replicas, found, 1)
      const load = new Load(replicas.port, CLIENTS)
      /** Has the load go on for a while. */
      const goesOn = async () => {
        const before = load.answered
        await eventually('the load goes on', () => load.answered > before + CLIENTS * 20)
      }
      const isShared = async (key: string) => {
        const answers = []
        for (let request = 0; request < 9; request++) {
          answers.push(await calculatePrivately({ port: replicas.port, key }, salary))
        }
        expect(statusesOf(answers)).toEqual({ 200: 6, 429: 3 })
      }

      await goesOn()
      redis.freeze()
      await bothPrinted(replicas, lost, 1)
      await goesOn()
      redis.thaw()
      await bothPrinted(replicas, found, 2)
      await goesOn()
      await isShared(keys[0]?.key ?? '')

      await redis.kill()
      await bothPrinted(replicas, lost, 2)
      await goesOn()
      await redis.restart()
      await bothPrinted(replicas, found, 3)
      await goesOn()
      await isShared(keys[1]?.key ?? '')

      expect(load.running).toBe(CLIENTS)
      await load.stop()
      expect(load.failures).toEqual([])
      for (const replica of replicas.all) expect(replica.output()).not.toContain('"level":50')
    })
  },
)
