import { createKey } from '@oklad/keys'
import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Answer, calculate, calculatePrivately } from '../support/http.ts'
import { Load } from '../support/load.ts'
import { Metrics } from '../support/metrics.ts'
import { hasProgram } from '../support/needed-program.ts'
import { countedByRedis, RedisServer, redisIs } from '../support/redis.ts'
import { Replicas } from '../support/replicas.ts'
import { runtimes } from '../support/runtimes.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

const CLIENTS = 16
const salary = { gross_salary: 15_000_000 }

const hasAll = [hasProgram('nginx'), hasProgram('redis-server')].every(Boolean)

/** Counts answers by their status. */
function statusesOf(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe.runIf(hasAll).each(runtimes)(
  'two replicas with Redis behind nginx, on $runtime',
  ({ runtime }) => {
    it('allow exactly the limit together', async () => {
      await using redis = await RedisServer.start()
      await using replicas = await Replicas.start({
        runtime,
        environment: { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '60/1h', REDIS_URL: redis.url },
      })
      const ask = (address: string) => calculate(replicas, salary, { 'x-forwarded-for': address })
      const answers = await countedByRedis(replicas.all, (number) =>
        Promise.all(Array.from({ length: 150 }, () => ask(`192.0.2.${number}`))),
      )
      expect(statusesOf(answers)).toEqual({ 200: 60, 429: 90 })
      // Another caller has a limit of its own.
      expect((await ask('192.0.2.99')).status).toBe(200)
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
      for (let number = 0; number < 60; number++) {
        keys.push((await createKey(file, { name: `key ${number}` })).key)
      }
      await using redis = await RedisServer.start()
      await using replicas = await Replicas.start({
        runtime,
        environment: {
          RATE_LIMIT: 'on',
          RATE_LIMIT_PUBLIC: '999999999/1h',
          RATE_LIMIT_PRIVATE: '6/1h',
          API_KEYS_FILE: file,
          REDIS_URL: redis.url,
        },
      })
      await redisIs('up', ...replicas.all)
      const load = new Load(replicas.port, CLIENTS)
      /** Waits for 20 more answers for each client, on average. */
      const goesOn = async () => {
        const before = load.answered
        await eventually('the load goes on', () => load.answered > before + CLIENTS * 20)
      }
      const isShared = async () => {
        const answers = await countedByRedis(replicas.all, async () => {
          const key = keys.pop() ?? ''
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
      await redisIs('down', ...replicas.all)
      await goesOn()
      redis.thaw()
      await redisIs('up', ...replicas.all)
      await goesOn()
      await isShared()

      await redis.kill()
      await redisIs('down', ...replicas.all)
      await goesOn()
      await redis.restart()
      await redisIs('up', ...replicas.all)
      await goesOn()
      await isShared()

      expect(load.running).toBe(CLIENTS)
      await load.stop()
      expect(load.failures.join('\n')).toBe('')
      for (const replica of replicas.all) expect(replica.output()).not.toContain('"level":50')
    })
  },
)
