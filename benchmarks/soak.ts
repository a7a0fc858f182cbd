import { setTimeout as pause } from 'node:timers/promises'
import { count, type Section } from './report.ts'
import {
  LIMITS_ON,
  load,
  processorSeconds,
  type RuntimeName,
  residentMebibytes,
  startServer,
} from './server.ts'

const CONNECTIONS = 256
const SHARE = 0.7
const PATH = '/api/v1/private-calc'
/** Seconds between two measurements of the memory. */
const PERIOD = 10

/**
 * Measures some minutes at about 70 % of the largest load, with limits, metrics and the log of requests on.
 * @throws if a request fails
 */
export async function measureSoak(minutes: number, runtime: RuntimeName): Promise<Section> {
  const variables = { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'info' }
  await using server = await startServer(runtime, { variables, log: '/dev/null' })
  const largest = await load(server, PATH, { seconds: PERIOD, connections: 32 })
  const cycle = (CONNECTIONS / (largest.perSecond * SHARE)) * 1000
  // At this load no request waits: the time to an answer is about its processor time.
  const delay = Math.round(cycle - largest.microsecondsPerRequest / 1000)
  const used = processorSeconds(server.pid)
  const seconds = minutes * 60
  const running = load(server, PATH, { seconds, connections: CONNECTIONS, delay })
  const memory: number[] = []
  for (let passed = PERIOD; passed < seconds; passed += PERIOD) {
    await pause(PERIOD * 1000)
    memory.push(residentMebibytes(server.pid))
    process.stdout.write(`${passed} s: ${memory.at(-1)?.toFixed(1)} MiB\n`)
  }
  const { requests, perSecond } = await running
  const busy = (processorSeconds(server.pid) - used) / seconds
  const early = memory[Math.floor(memory.length / 5)] ?? Number.NaN
  return {
    title: `Soak, ${runtime}`,
    head: [PATH, ''],
    rows: [
      ['minutes', String(minutes)],
      ['largest load, requests/s', count(largest.perSecond)],
      ['load, requests/s', count(perSecond)],
      ['requests, all answered 200', count(requests)],
      ['share of its core used', `${(busy * 100).toFixed(0)} %`],
      ['memory after a fifth of the time, MiB', early.toFixed(1)],
      ['memory at the end, MiB', (memory.at(-1) ?? Number.NaN).toFixed(1)],
      ['most memory, MiB', Math.max(...memory).toFixed(1)],
    ],
    note: `${CONNECTIONS} connections, about ${SHARE * 100} % of the largest load; limits, metrics and the log of requests are on.`,
  }
}
