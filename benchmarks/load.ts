import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BODY, HEADERS, type MeasuredServer, processorSeconds } from './server.ts'

/** The core that servers are measured on, and the one that the load comes from. */
export const SERVER_CORE = 0
export const LOAD_CORE = 1

/** What one load came to. */
export interface Round {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly slowest: number
  readonly microsecondsPerRequest: number
}

/** How much is asked. */
export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
}

/** Asks over and over, from a core of its own, as fast as there are answers. */
export class LoadGenerator {
  private readonly script: string

  /** @param folder for the script of the generator */
  constructor(folder: string) {
    this.script = join(folder, 'post.lua')
    const headers = Object.entries(HEADERS)
      .map(([name, value]) => `wrk.headers["${name}"]='${value}'`)
      .join('\n')
    writeFileSync(this.script, `wrk.method='POST'\nwrk.body='${BODY}'\n${headers}\n`)
  }

  /** @throws when an answer is an error, or there is none */
  async load(
    server: MeasuredServer,
    path: string,
    { seconds, connections }: LoadOptions,
  ): Promise<Round> {
    const before = processorSeconds(server.pid)
    const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}`, '--latency', '-s', this.script]
    const { stdout } = await promisify(execFile)(
      'taskset',
      ['-c', String(LOAD_CORE), ...wrk, `${server.url}${path}`],
      { encoding: 'utf8' },
    )
    const used = processorSeconds(server.pid) - before
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path} failed:\n${stdout}`)
    return {
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
      p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
      p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
      slowest: milliseconds(/Latency\s+\S+\s+\S+\s+([\d.]+\w+)/.exec(stdout)?.[1]),
      microsecondsPerRequest: (used / requests) * 1e6,
    }
  }
}

function milliseconds(text = ''): number {
  const [, value = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
