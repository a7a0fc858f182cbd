import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { type RuntimeName, root, runtimes } from './machine.ts'

/** A server under measurement. */
export interface MeasuredServer {
  readonly url: string
  /** The process that answers. */
  readonly pid: number
  stop(): Promise<void>
}

export const KEY = 'a-key-for-measurements-alone'
export const BODY = '{"gross_salary":15000000}'
export const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY }

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Nothing around the calculation: no limits, no metrics, no line for a request. */
export const ALL_OFF = { RATE_LIMIT: 'off', METRICS: 'off', LOG_LEVEL: 'warn' } as const

/** Limits that count every request and refuse none. */
export const LIMITS_ON = {
  RATE_LIMIT: 'on',
  RATE_LIMIT_PUBLIC: '999999999/60s',
  RATE_LIMIT_PRIVATE: '999999999/60s',
} as const

/**
 * Starts the service as in production, on one core.
 * @param variables its settings
 * @param output the file that its log is written to; nowhere when left out
 */
export async function startServer(
  name: RuntimeName,
  core: number,
  variables: Readonly<Record<string, string>> = ALL_OFF,
  output?: string,
): Promise<MeasuredServer> {
  const all = { NODE_ENV: 'production', HOST: '127.0.0.1', API_KEY: KEY, ...variables }
  return startProgram(name, runtimes[name].server, core, all, output)
}

/** Starts the least that a server on a runtime can do, on one core: see `bare.ts`. */
export async function startBareServer(
  name: RuntimeName,
  core: number,
  answerFile: string,
): Promise<MeasuredServer> {
  return startProgram(name, 'benchmarks/bare.ts', core, { ANSWER: answerFile })
}

async function startProgram(
  name: RuntimeName,
  program: string,
  core: number,
  variables: Readonly<Record<string, string>>,
  output?: string,
): Promise<MeasuredServer> {
  const port = await freePort()
  const log = output === undefined ? 'ignore' : openSync(output, 'w')
  const child = spawn('taskset', ['-c', String(core), ...runtimes[name].command, program], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: ['ignore', log, 'inherit'],
  })
  if (typeof log === 'number') closeSync(log)
  return serving(child, port)
}

/** Waits until a started process answers. */
export async function serving(child: ChildProcess, port: number): Promise<MeasuredServer> {
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(url)
  return {
    url,
    // `taskset` replaces itself with the program: the process is the server.
    pid: child.pid ?? 0,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Asks until there is an answer. */
export async function firstAnswer(url: string): Promise<void> {
  const end = Date.now() + 20_000
  for (;;) {
    try {
      const response = await fetch(`${url}/api/v1/calc`, {
        method: 'POST',
        headers: HEADERS,
        body: BODY,
      })
      await response.arrayBuffer()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
}

/** Processor time that a process has used, seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Resident memory of a process, MiB. */
export function residentMebibytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}
