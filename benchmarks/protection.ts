/**
 * `npm run bench:protection`: what limits, metrics and the log of requests cost, and how long callers
 * wait while Redis is gone. `-- --seconds 5 --rounds 4` sets how long each measurement takes and how
 * often it is taken; `-- --save` adds the run to `benchmarks/results.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LoadGenerator, type Round, SERVER_CORE } from './load.ts'
import { describeMachine, installTools, type RuntimeName } from './machine.ts'
import { measureRedisLoss } from './redis-loss.ts'
import { count, median, type Section, saveResults, sectionText } from './report.ts'
import { ALL_OFF, LIMITS_ON, type MeasuredServer, startServer } from './server.ts'

const CONNECTIONS = 32

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '6' },
    save: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

/** The same service, with more and more around it. */
const variants = [
  { name: 'all off', variables: ALL_OFF },
  { name: 'limits and metrics', variables: { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'warn' } },
  {
    name: 'limits, metrics and log',
    variables: { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'info' },
  },
] as const

installTools()
const folder = mkdtempSync(join(tmpdir(), 'oklad-bench-'))
const generator = new LoadGenerator(folder)
try {
  const sections: Section[] = []
  for (const measure of [measureCosts, () => measureRedisLoss(generator, seconds)]) {
    const section = await measure()
    sections.push(section)
    process.stdout.write(`\n${sectionText(section)}\n`)
  }
  if (values.save) saveResults(describeMachine(), sections)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureCosts(): Promise<Section> {
  const rows: string[][] = []
  for (const runtime of ['Bun', 'Node'] as const) {
    for (const path of ['/api/v1/calc', '/api/v1/private-calc']) {
      rows.push(...(await measureVariants(runtime, path)))
    }
  }
  return {
    title: 'Limits, metrics and log, one core',
    head: ['', 'requests/s', 'to all off', 'p99, ms', 'CPU a request, µs', 'all off to it'],
    rows,
    note: `${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s in which the services take turns; the ratio is the median of those within a round. Limits are counted in memory, the log is written to a file. The last column is the same ratio by processor time, which a busy machine disturbs less.`,
  }
}

async function measureVariants(runtime: RuntimeName, path: string): Promise<string[][]> {
  const servers: MeasuredServer[] = []
  const options = { seconds, connections: CONNECTIONS }
  try {
    for (const { name, variables } of variants) {
      const log = join(folder, `${name}.log`)
      servers.push(await startServer(runtime, SERVER_CORE, variables, log))
    }
    for (const server of servers) await generator.load(server, path, { ...options, seconds: 2 })
    const measured: Round[][] = []
    for (let round = 0; round < rounds; round++) {
      const taken: Round[] = []
      for (const server of servers) taken.push(await generator.load(server, path, options))
      measured.push(taken)
    }
    return variants.map(({ name }, index) => {
      const of = (value: (round: Round, yardstick: Round) => number) =>
        median(measured.map((taken) => value(taken[index] as Round, taken[0] as Round)))
      return [
        `${runtime}, ${path}, ${name}`,
        count(of(({ perSecond }) => perSecond)),
        of(({ perSecond }, yardstick) => perSecond / yardstick.perSecond).toFixed(2),
        of(({ p99 }) => p99).toFixed(2),
        of(({ microsecondsPerRequest }) => microsecondsPerRequest).toFixed(1),
        of(
          (round, yardstick) => yardstick.microsecondsPerRequest / round.microsecondsPerRequest,
        ).toFixed(2),
      ]
    })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
