import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { builtService, setup as bundleForNode } from '../tests/support/built-programs.ts'
import { freePort } from '../tests/support/free-port.ts'
import { projectFolder } from '../tests/support/project-folder.ts'
import { TemporaryFolder } from '../tests/support/temporary-folder.ts'

/**
 * The measured runtimes: the command for a program of the sources, and the one for the service. On Node the service is
 * bundled as in the published package: `tsx` gives a name to every function each time it is made.
 */
export const runtimes = {
  Bun: {
    command: ['node_modules/.bin/bun'],
    service: ['node_modules/.bin/bun', 'apps/server/src/main.bun.ts'],
  },
  Node: { command: ['node', '--import', 'tsx'], service: ['node', builtService.node] },
} as const

export type RuntimeName = keyof typeof runtimes
export const runtimeNames = ['Bun', 'Node'] as const

export const BODY = '{"gross_salary":15000000}'
const KEY = 'a-key-for-measurements-alone'
export const HEADERS = {
  'content-type': 'application/json',
  'x-api-key': KEY,
  accept: 'application/json, text/event-stream',
}

/** Settings that turn off limits, metrics and the log lines of requests. */
export const ALL_OFF = { RATE_LIMIT: 'off', METRICS: 'off', LOG_LEVEL: 'warn' } as const

/** Settings with limits that count every request but are too high to refuse one. */
export const LIMITS_ON = {
  RATE_LIMIT: 'on',
  RATE_LIMIT_PUBLIC: '999999999/60s',
  RATE_LIMIT_PRIVATE: '999999999/60s',
} as const

/** A folder for the files of this run. It is removed at the end. */
export const folder = new TemporaryFolder()
process.on('exit', () => folder[Symbol.dispose]())

/** A running server. It is killed at the end of its scope (`await using`). */
export type MeasuredServer = Awaited<ReturnType<typeof startProgram>>

interface ServerOptions {
  readonly variables?: Readonly<Record<string, string>>
  /** The server's cores; the first one by default. The load comes from the second one. */
  readonly cores?: string
  /** The file for the log; no log by default. */
  readonly log?: string
}

/** Starts the service as in production, and waits for its first answer. */
export async function startServer(
  runtime: RuntimeName,
  { variables = ALL_OFF, ...options }: ServerOptions = {},
) {
  const all = { NODE_ENV: 'production', HOST: '127.0.0.1', API_KEY: KEY, ...variables }
  if (runtime === 'Node') await bundleForNode()
  return startProgram(runtimes[runtime].service, await freePort(), { ...options, variables: all })
}

/** Starts any program that serves on the port in its variable `PORT`, and waits for its first answer. */
export async function startProgram(
  command: readonly string[],
  port: number,
  { variables, cores = '0', log }: ServerOptions = {},
) {
  const output = log === undefined ? 'ignore' : openSync(log, 'w')
  // `taskset` replaces itself with the program, so the child's process id is the server's.
  const child = spawn('taskset', ['-c', cores, ...command], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), ...variables },
    stdio: ['ignore', output, 'inherit'],
  })
  if (typeof output === 'number') closeSync(output)
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(`${url}/api/v1/calc`, child)
  return {
    port,
    url,
    pid: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Sends a request every millisecond until one is answered. */
async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    try {
      const response = await fetch(url, { method: 'POST', headers: HEADERS, body: BODY })
      await response.arrayBuffer()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  throw new Error(`The server ended with code ${child.exitCode} before its first answer`)
}

/** Returns the processor time that a process has used, seconds. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Returns the resident memory of a process, MiB. */
export function residentMebibytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kibibytes) / 1024
}

/** The options of a load. */
export interface LoadOptions {
  readonly seconds: number
  readonly connections: number
  /** The body of each request; a plain calculation by default. */
  readonly body?: string
  /** How long each connection waits before a request, milliseconds; no wait by default. */
  readonly delay?: number
  /** `POST` by default. */
  readonly method?: 'GET' | 'POST'
  /** Whether each path ends with a number of its own. */
  readonly isNumbered?: boolean
  /** Whether the answers are refusals. */
  readonly isRefused?: boolean
}

/** The result of a load. Latencies are milliseconds; the server's processor time is that of a request. */
export type Load = Awaited<ReturnType<typeof load>>

/**
 * Sends the same request for some seconds, using wrk.
 * @throws if an answer is an error or a connection breaks
 */
export async function load(
  server: MeasuredServer,
  path: string,
  { seconds, connections, body = BODY, delay, method = 'POST', ...kind }: LoadOptions,
) {
  const script = folder.file('load.lua')
  const headers = Object.entries(HEADERS).map((pair) => `wrk.headers["${pair.join(`"]='`)}'`)
  const lines = [
    ...[`wrk.method='${method}'`, ...headers, ...(method === 'POST' ? [`wrk.body='${body}'`] : [])],
    ...(delay === undefined ? [] : [`function delay() return ${delay} end`]),
    ...(kind.isNumbered
      ? [
          'local number = 100000 + os.time() % 100000 * 100',
          `function request() number = number + 1; return wrk.format(nil, '${path}' .. number) end`,
        ]
      : []),
  ]
  writeFileSync(script, `${lines.join('\n')}\n`)
  const before = processorSeconds(server.pid)
  const wrk = `-c 1 wrk -t1 --timeout 20s -c${connections} -d${seconds} --latency -s ${script}`
  const pinned = [...wrk.split(' '), `${server.url}${path}`]
  const { stdout } = await promisify(execFile)('taskset', pinned)
  const used = processorSeconds(server.pid) - before
  if (/Socket errors/.test(stdout) || /Non-2xx/.test(stdout) !== (kind.isRefused ?? false))
    throw new Error(`${path} failed:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    slowest: milliseconds(/Latency\s+\S+\s+\S+\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    microsecondsPerRequest: (used / requests) * 1e6,
  }
}

function milliseconds(text = ''): number {
  const [, value = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
