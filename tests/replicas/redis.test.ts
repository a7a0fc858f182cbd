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

const hasAll = [hasProgram('nginx'), hasProgram('redis-server')].every(Boolean)

/** Counts answers by their status. */
function statusesOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Waits until both replicas report that Redis is up, 1, or down, 0. */
function isThere({ all }: Replicas, wanted: 0 | 1): Promise<void> {
  return eventually(wanted === 1 ? 'Redis is up' : 'Redis is down', async () => {
    const metrics = await Promise.all(all.map((replica) => Metrics.of(replica)))
    return metrics.every((each) => each.value('oklad_redis_up') === wanted)
  })
}

/** How often the replicas have lost Redis, both together. */
const lossesOf = ({ all }: Replicas) =>
  all.reduce((sum, replica) => sum + (replica.output().match(lost)?.length ?? 0), 0)

/**
 * Sends the requests of one caller after another, until Redis stays up for those of one. On a busy
 * machine Redis may answer too late, and each replica then counts alone, as it should.
 * @returns the answers to the caller that only Redis has counted
 */
async function countedByRedis<Caller>(
  replicas: Replicas,
  callers: readonly Caller[],
  ask: (caller: Caller) => Promise<Answer[]>,
): Promise<Answer[]> {
  for (const caller of callers) {
    await isThere(replicas, 1)
    const before = lossesOf(replicas)
    const answers = await ask(caller)
    if (lossesOf(replicas) === before) return answers
  }
  throw new Error('Redis was lost each time')
}

describe.runIf(hasAll).each(runtimes)(
  'two replicas with Redis behind nginx, on $runtime',
  { timeout: 120_000 },
  ({ runtime }) => {
    it('allow exactly the limit together', async () => {
      await using redis = await RedisServer.start()
      await using replicas = await Replicas.start({
        runtime,
        environment: { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '60/60s', REDIS_URL: redis.url },
      })
      await isThere(replicas, 1)
      const addresses = [1, 2, 3, 4, 5].map((number) => `192.0.2.${number}`)
      const ask = (address: string) => calculate(replicas, salary, { 'x-forwarded-for': address })
      const answers = await countedByRedis(replicas, addresses, (address) =>
        Promise.all(Array.from({ length: 150 }, () => ask(address))),
      )
      expect(statusesOf(answers)).toEqual({ 200: 60, 429: 90 })
      // Another caller has a limit of its own.
      expect((await ask('192.0.2.6')).status).toBe(200)
      for (const replica of replicas.all) {
        const allowed = { policy: 'public', decision: 'allowed', counted_by: 'redis' }
        const metrics = await Metrics.of(replica)
        expect(metrics.value('oklad_rate_limit_decisions_total', allowed)).toBeGreaterThan(0)
      }
    })

    it('go on answering while Redis hangs or is down, and share the limit again afterwards', async () => {
      using folder = new TemporaryFolder()
      const file = folder.file('keys.json')
      const keys: string[] = []
      for (let number = 0; number < 10; number++) {
        keys.push((await createKey(file, { name: `key ${number}` })).key)
      }
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
      await isThere(replicas, 1)
      const load = new Load(replicas.port, CLIENTS)
      /** Waits for 20 more answers for each client, on average. */
      const goesOn = async () => {
        const before = load.answered
        await eventually('the load goes on', () => load.answered > before + CLIENTS * 20)
      }
      const isShared = async (unused: readonly string[]) => {
        const answers = await countedByRedis(replicas, unused, async (key) => {
          const all = []
          for (let request = 0; request < 9; request++) {
            all.push(await calculatePrivately({ port: replicas.port, key }, salary))
          }
          return all
        })
        expect(statusesOf(answers)).toEqual({ 200: 6, 429: 3 })
      }

      await goesOn()
      redis.freeze()
      await isThere(replicas, 0)
      await goesOn()
      redis.thaw()
      await isThere(replicas, 1)
      await goesOn()
      await isShared(keys.slice(0, 5))

      await redis.kill()
      await isThere(replicas, 0)
      await goesOn()
      await redis.restart()
      await isThere(replicas, 1)
      await goesOn()
      await isShared(keys.slice(5))

      expect(load.running).toBe(CLIENTS)
      await load.stop()
      expect(load.failures.join('\n')).toBe('')
      for (const replica of replicas.all) expect(replica.output()).not.toContain('"level":50')
    })
  },
)
