/**
 * `npm run soak`: ten minutes at seven tenths of the largest load that is measured first, with limits,
 * metrics and the log of requests on. Prints the memory every ten seconds, and at the end by how much
 * it still grew once it was warm; the exit code is 1 when a request failed, in the measurement of the
 * largest load as well.
 *
 * `-- --minutes 1`, `-- --node` (Bun otherwise); `-- --save` adds the run to `benchmarks/results.md`.
 */
import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { slope } from './heap.ts'
import { LOAD_CORE, SERVER_CORE } from './load.ts'
import { describeMachine } from './machine.ts'
import { PacedLoad } from './paced-load.ts'
import { count, type Section, saveResults, sectionText } from './report.ts'
import { LIMITS_ON, processorSeconds, residentMebibytes, startServer } from './server.ts'

const CONNECTIONS = 64
const SHARE = 0.7
const PATH = '/api/v1/private-calc'

/** Seconds: between two looks at the memory, and of the measurement of the largest load. */
const LOOK = 10
const MEASURING = 10

/** The part of the run after which the memory is taken for warm. */
const WARM = 0.2

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    node: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.minutes) * 60
const runtime = values.node ? 'Node' : 'Bun'

// The load comes from this process: it must not take the service's core.
execFileSync('taskset', ['-cp', String(LOAD_CORE), String(process.pid)])
const variables = { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'info' }
const server = await startServer(runtime, SERVER_CORE, variables, '/dev/null')
try {
  const port = Number(new URL(server.url).port)
  const largest = new PacedLoad(PATH)
  await largest.run(port, CONNECTIONS, { seconds: MEASURING })
  const perSecond = (largest.answered / MEASURING) * SHARE
  process.stdout.write(
    `${runtime}: the largest load is ${count(largest.answered / MEASURING)} requests a second; ${count(perSecond)} a second from now on\n`,
  )
  const load = new PacedLoad(PATH)
  const used = processorSeconds(server.pid)
  const running = load.run(port, CONNECTIONS, { seconds, perSecond })
  const memory: { x: number; y: number }[] = []
  for (let passed = LOOK; passed <= seconds; passed += LOOK) {
    await pause(LOOK * 1000)
    const resident = residentMebibytes(server.pid)
    memory.push({ x: passed / 60, y: resident })
    process.stdout.write(
      `${passed} s: ${resident.toFixed(1)} MiB, ${count(load.answered)} answered, errors: ${errorsOf(load)}\n`,
    )
  }
  await running
  const isRight = largest.errors.size + load.errors.size === 0
  const busy = (processorSeconds(server.pid) - used) / seconds
  const warm = memory.filter(({ x }) => x * 60 > seconds * WARM)
  const section: Section = {
    title: `${values.minutes} minutes at ${SHARE * 100} % of the largest load, ${runtime}`,
    head: [PATH, ''],
    rows: [
      ['largest load, requests/s', count(largest.answered / MEASURING)],
      ['load, requests/s', count(load.answered / seconds)],
      ['requests', count(load.answered)],
      ['errors', errorsOf(load)],
      ['share of its core used', `${(busy * 100).toFixed(0)} %`],
      ['memory at first, MiB', (memory[0]?.y ?? 0).toFixed(1)],
      ['memory once warm, least and most, MiB', `${least(warm)} to ${most(warm)}`],
      ['slope once warm, MiB a minute', slope(warm).toFixed(2)],
    ],
    note: `${CONNECTIONS} connections; limits, metrics and the log of requests are on; warm after ${WARM * 100} % of the time.`,
  }
  process.stdout.write(`\n${sectionText(section)}\n`)
  if (values.save) saveResults(describeMachine(), [section])
  process.exitCode = isRight ? 0 : 1
} finally {
  await server.stop()
}

/** How many errors there were, by the status of their answers. */
function errorsOf({ errors }: PacedLoad): string {
  return [...errors].map(([status, times]) => `${times} of ${status}`).join(', ') || '0'
}

function least(points: readonly { y: number }[]): string {
  return Math.min(...points.map(({ y }) => y)).toFixed(1)
}

function most(points: readonly { y: number }[]): string {
  return Math.max(...points.map(({ y }) => y)).toFixed(1)
}
