import { freePort } from '../tests/support/free-port.ts'
import { levels } from './ladder.ts'
import type { Section } from './report.ts'
import {
  ALL_OFF,
  folder,
  LIMITS_ON,
  load,
  type MeasuredServer,
  runtimes,
  startProgram,
  startServer,
} from './server.ts'

const CONNECTIONS = 16
const PATH = '/api/v1/calc'

/** A server, and the processor time of a request in each round, microseconds. */
interface Measured {
  readonly name: string
  readonly server: MeasuredServer
  readonly times: number[]
}

/** The value below which a share of the measurements lies. */
const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.trunc((values.length - 1) * share)] ??
  Number.NaN

/**
 * Measures the processor time of a request on Bun: of servers that do more and more of what the service promises, and of the
 * service without and with limits, metrics and log. They take turns, and the least of many turns is what a quiet
 * machine would show.
 */
export async function measureFloor(rounds: number): Promise<Section> {
  const measured: Measured[] = []
  const add = (name: string, server: MeasuredServer) => measured.push({ name, server, times: [] })
  try {
    for (const [level, name] of levels.entries()) {
      const variables = { LEVEL: String(level), LOG: folder.file('ladder.log') }
      const command = [...runtimes.Bun.command, 'benchmarks/ladder.ts']
      add(
        `${level === 0 ? 'bare Bun: ' : '+ '}${name}`,
        await startProgram(command, await freePort(), { variables }),
      )
    }
    const log = folder.file('floor.log')
    const shipped = { ...LIMITS_ON, METRICS: 'on', LOG_LEVEL: 'info' }
    add('the service, all off', await startServer('Bun', { variables: ALL_OFF }))
    add(
      'the service as shipped: limits, metrics, log',
      await startServer('Bun', { variables: shipped, log }),
    )
    for (let round = -2; round < rounds; round++) {
      for (const { server, times } of measured) {
        const { microsecondsPerRequest } = await load(server, PATH, {
          seconds: 1,
          connections: CONNECTIONS,
        })
        // The first two rounds only warm up.
        if (round >= 0) times.push(microsecondsPerRequest)
      }
    }
  } finally {
    await Promise.all(measured.map(({ server }) => server[Symbol.asyncDispose]()))
  }
  const bare = measured[0]?.times ?? []
  return {
    title: 'The floor of a request on Bun',
    head: [
      '',
      'least CPU, µs',
      '20th percentile, µs',
      'bare to it, by the least',
      'by the percentile',
    ],
    rows: measured.map(({ name, times }) => [
      name,
      quantile(times, 0).toFixed(1),
      quantile(times, 0.2).toFixed(1),
      (quantile(bare, 0) / quantile(times, 0)).toFixed(2),
      (quantile(bare, 0.2) / quantile(times, 0.2)).toFixed(2),
    ]),
    note: `Processor time of the server for a request of ${PATH}, ${CONNECTIONS} connections, ${rounds} rounds of a second in turn. Each level does what the ones before it do.`,
  }
}
