import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '../tests/support/eventually.ts'
import { Metrics } from '../tests/support/metrics.ts'
import { RedisServer } from '../tests/support/redis.ts'
import { type LoadGenerator, SERVER_CORE } from './load.ts'
import type { Section } from './report.ts'
import { LIMITS_ON, type MeasuredServer, startServer } from './server.ts'

/** Few enough that an answer is as quick as it can be. */
const CONNECTIONS = 2

/** How long after the beginning of a load something happens to Redis, milliseconds. */
const INTO_LOAD = 500

const PATH = '/api/v1/calc'

/** How long callers wait while Redis is there, hangs, is killed and is back again. */
export async function measureRedisLoss(
  generator: LoadGenerator,
  seconds: number,
): Promise<Section> {
  const rows: string[][] = []
  for (const runtime of ['Bun', 'Node'] as const) {
    await using redis = await RedisServer.start()
    const variables = { ...LIMITS_ON, LOG_LEVEL: 'error', REDIS_URL: redis.url }
    const server = await startServer(runtime, SERVER_CORE, variables)
    const options = { seconds, connections: CONNECTIONS }
    let before = Number.NaN
    const measure = async (name: string, happens?: () => unknown) => {
      const loading = generator.load(server, PATH, options)
      if (happens !== undefined) {
        await pause(INTO_LOAD)
        await happens()
      }
      const { perSecond, p50, p99, slowest } = await loading
      if (Number.isNaN(before)) before = p99
      const added = p99 - before
      rows.push([
        `${runtime}, ${name}`,
        perSecond.toFixed(0),
        ...[p50, p99, added, slowest].map((milliseconds) => milliseconds.toFixed(2)),
      ])
    }
    try {
      await isThere(server, 1)
      await generator.load(server, PATH, { ...options, seconds: 2 })
      await isThere(server, 1)
      await measure('Redis is there')
      await measure('it freezes', () => redis.freeze())
      await measure('it is frozen')
      redis.thaw()
      await isThere(server, 1)
      await measure('it is killed', () => redis.kill())
      await measure('it is gone')
      await measure('it comes back', () => redis.restart())
      await isThere(server, 1)
      await measure('it is there again')
    } finally {
      await server.stop()
    }
  }
  return {
    title: 'While Redis is gone',
    head: ['', 'requests/s', 'p50, ms', 'p99, ms', 'p99 added, ms', 'slowest, ms'],
    rows,
    note: `${CONNECTIONS} connections for ${seconds} s each, no error in any; what happens does so ${INTO_LOAD} ms into the load. Whoever is asking Redis when it freezes waits 50 ms, once: that is the slowest.`,
  }
}

function isThere({ url }: MeasuredServer, wanted: 0 | 1): Promise<void> {
  const port = Number(new URL(url).port)
  return eventually('Redis is there', async () => {
    return (await Metrics.of({ port })).value('oklad_redis_up') === wanted
  })
}
