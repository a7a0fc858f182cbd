import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../tests/support/eventually.ts'
import { Metrics } from '../tests/support/metrics.ts'
import { RedisServer } from '../tests/support/redis.ts'
import type { Section } from './report.ts'
import { LIMITS_ON, load, runtimeNames, startServer } from './server.ts'

/** Few connections, so that no request waits for another one. */
const CONNECTIONS = 2
/** The time from the start of a load to the event in Redis, milliseconds. */
const INTO_LOAD = 500

/** Measures how long callers wait while Redis works, hangs, is killed and comes back. */
export async function measureRedisLoss(seconds: number): Promise<Section> {
  const rows: string[][] = []
  for (const runtime of runtimeNames) {
    await using redis = await RedisServer.start()
    const variables = { ...LIMITS_ON, LOG_LEVEL: 'error', REDIS_URL: redis.url }
    await using server = await startServer(runtime, { variables })
    const isUp = () =>
      eventually('the service uses Redis', async () => {
        return (await Metrics.of(server)).value('oklad_redis_up') === 1
      })
    let before = Number.NaN
    const measure = async (name: string, happens?: () => unknown) => {
      const loading = load(server, '/api/v1/calc', { seconds, connections: CONNECTIONS })
      await pause(INTO_LOAD)
      await happens?.()
      const { perSecond, p50, p99, slowest } = await loading
      if (Number.isNaN(before)) before = p99
      const figures = [p50, p99, p99 - before, slowest].map((time) => time.toFixed(2))
      rows.push([`${runtime}, ${name}`, perSecond.toFixed(0), ...figures])
    }
    await isUp()
    await load(server, '/api/v1/calc', { seconds: 2, connections: CONNECTIONS })
    await measure('Redis works')
    await measure('it freezes', () => redis.freeze())
    await measure('it is frozen')
    redis.thaw()
    await isUp()
    await measure('it is killed', () => redis.kill())
    await measure('it is gone')
    await measure('it comes back', () => redis.restart())
    await isUp()
    await measure('it works again')
  }
  return {
    title: 'While Redis is gone',
    head: ['', 'requests/s', 'p50, ms', 'p99, ms', 'p99 added, ms', 'slowest, ms'],
    rows,
    note: `${CONNECTIONS} connections for ${seconds} s each, no error in any; each event happens ${INTO_LOAD} ms into the load. A request that is waiting for Redis when it freezes waits 50 ms, once: that is the slowest.`,
  }
}
