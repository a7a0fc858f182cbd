import { setTimeout as pause } from 'node:timers/promises'
import { createKey } from '@oklad/keys'
import { setup as buildPrograms } from '../tests/support/built-programs.ts'
import { anew, ask } from '../tests/support/http.ts'
import { childrenOf } from '../tests/support/process-table.ts'
import { RedisServer } from '../tests/support/redis.ts'
import { Replicas } from '../tests/support/replicas.ts'
import { count, type Section } from './report.ts'
import { folder, type RuntimeName, residentMebibytes } from './server.ts'

const PRIVATE = '/api/v1/private-calc'
const line = '{"gross_salary":15000000}'
const json = 'application/json'
const ndjson = 'application/x-ndjson'
const csv = 'text/csv'
const batch = `${PRIVATE}/batch`

/** A year with a bonus in each month and four vacations. */
const manyItems = JSON.stringify({
  gross_salary: 15_000_000,
  monthly_bonuses: Array.from({ length: 12 }, () => 1_000_000),
  absences: [3, 5, 7, 9].map((month) => ({ kind: 'vacation', from: `2026-0${month}-05`, days: 7 })),
})

/** The requests of the callers: the name, the path, the body, its type, and the status of the answer. */
const requests = [
  ['calculations', PRIVATE, line, json, 200],
  ['explanations', `${PRIVATE}/explain`, line, json, 200],
  ['wrong bodies of 16 KiB', PRIVATE, `{${'"salary":1.5,'.repeat(1200)}"a":1}`, json, 400],
  ['batches of 500 lines', batch, `${line}\n`.repeat(500), ndjson, 200],
  ['a table of 500 rows', batch, `gross_salary\n${'15000000\n'.repeat(500)}`, csv, 200],
  ['a cell of 15,000 signs', batch, `gross_salary\n1${'%'.repeat(15_000)}\n`, csv, 200],
  ['a cell of 7,500 numbers', batch, `gross_salary\n${'1 '.repeat(7500)}\n`, csv, 200],
  ['a header of 15,000 letters', batch, `${'z'.repeat(15_000)}\n1\n`, csv, 400],
  ['costly explanations', `${PRIVATE}/payments/explain`, manyItems, json, 200],
  ['pages', '/', undefined, json, 200],
  ['years of law', '/api/v1/law/2026', undefined, json, 200],
] as const

/** Documented refusals: of a limit, and of an overloaded service. */
const refusals = [429, 503]

type Result = Record<'right' | 'again' | 'refused' | 'failed', number>

/** Sends a request again and again until a time, and counts its answers. */
async function call(index: number, result: Result, { replicas, key, end }: Run) {
  const [, path, body, type, wanted] = requests[index] as (typeof requests)[number]
  const headers = { 'content-type': type, 'x-api-key': key }
  const sent = body === undefined ? { headers } : { method: 'POST', headers, body }
  let first: string | undefined
  const once = () => ask(replicas, path, { ...sent, agent: anew }).catch(() => undefined)
  while (performance.now() < end) {
    let answer = await once()
    // As the published client does where a connection breaks, its own or that of a proxy.
    for (let tried = 0; tried < 2 && (answer?.status ?? 502) === 502; tried++) {
      result.again++
      await pause(100 * 2 ** tried)
      answer = await once()
    }
    // The body of a right answer is always the same.
    if (wanted === 200 && answer?.status === wanted) first ??= answer.text
    const isRight = answer?.status === wanted && (first === undefined || answer.text === first)
    if (isRight) result.right++
    else if (refusals.includes(answer?.status ?? 0)) result.refused++
    else result.failed++
    await pause(20)
  }
}

/** The services that are called, the key, and the time at which the run ends. */
interface Run {
  readonly replicas: Replicas
  readonly key: string
  readonly end: number
}

const workersOf = (replicas: Replicas) => replicas.all.flatMap(({ pid }) => childrenOf(pid))

/** Notes the most memory of a worker, MiB, every second until the end. */
async function watch({ replicas, end }: Run): Promise<readonly number[]> {
  const memory: number[] = []
  while (performance.now() < end) {
    const each = workersOf(replicas).map((id) => {
      try {
        // A worker that has just been killed has none.
        return residentMebibytes(id) || 0
      } catch {
        return 0
      }
    })
    // Between the end of a replica and its next start there may be none.
    if (each.length > 0) memory.push(Math.max(...each))
    await pause(1000)
  }
  return memory
}

/**
 * Changes keys, restarts Redis, kills workers and restarts a replica, in turns until 20 seconds before the end.
 * @returns how many times
 * @throws {Error} if no worker was killed
 */
async function disturb({ replicas, end }: Run, redis: RedisServer, keys: string): Promise<number> {
  let events = 0
  let killed = 0
  const kinds = [
    () => createKey(keys, { name: `key ${events}` }),
    () => redis.restart(),
    async () => {
      // The process 0 would be the group of this one.
      const [first] = workersOf(replicas)
      if (first === undefined) return
      killed++
      process.kill(first, 'SIGKILL')
    },
    async () => {
      await replicas.all[0].stop()
      await replicas.startAgain(0)
    },
  ]
  for (; performance.now() < end - 20_000; events++) {
    await pause(2000)
    await kinds[events % kinds.length]?.()
  }
  if (killed === 0) throw new Error('No worker was killed: the run is too short')
  return events
}

/**
 * Sends mixed requests to two replicas with two workers behind nginx, while keys change, Redis restarts, workers are
 * killed and replicas restart one after the other.
 */
export async function measureMixed(minutes: number, runtime: RuntimeName): Promise<Section> {
  await buildPrograms()
  const file = folder.file('keys.json')
  const { key } = await createKey(file, { name: 'callers' })
  await using redis = await RedisServer.start()
  const limits = {
    RATE_LIMIT: 'on',
    RATE_LIMIT_PUBLIC: '60000/60s',
    REDIS_URL: redis.url,
    RATE_LIMIT_PRIVATE: '600000/60s',
  }
  const environment = { ...limits, WORKERS: '2', API_KEYS_FILE: file, LOG_LEVEL: 'warn' }
  const name = runtime === 'Bun' ? 'bun' : 'node'
  await using replicas = await Replicas.start({ runtime: name, environment })
  const run: Run = { replicas, key, end: performance.now() + minutes * 60_000 }
  const results = requests.map(([name]) => ({ name, right: 0, again: 0, refused: 0, failed: 0 }))
  const [memory, events] = await Promise.all([
    watch(run),
    disturb(run, redis, file),
    ...results.map((result, index) => call(index, result, run)),
  ])
  const half = memory.slice(memory.length >> 1)
  return {
    title: `Mixed load, ${runtime}`,
    head: ['', 'answered', 'asked again', 'refused', 'failed'],
    rows: [
      ...results.map(({ name, ...each }) => [name, ...Object.values(each).map(count)]),
      ['events: keys, Redis, SIGKILL, restart', String(events), '', '', ''],
      ['most memory of a worker in the second half, MiB', Math.max(...half).toFixed(0), '', '', ''],
    ],
    note: `${minutes} minutes; two replicas with two workers behind nginx. A killed worker breaks the connection of a batch, which nginx cannot repeat: the caller asks again, as the client does. Each answer of 200 is compared with the first one.`,
  }
}
