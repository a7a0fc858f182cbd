import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import type { Logger } from 'pino'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Configuration } from '../configuration/configuration.ts'
import { longestDrain } from '../runtime/drain.ts'
import { StartError } from '../start-error.ts'
import { addMetrics } from '../telemetry/metrics.ts'
import {
  REPORT_INTERVAL,
  type SupervisorMessage,
  WORKER_NUMBER,
  type WorkerMessage,
} from './worker-link.ts'
import { sumWorkerMetrics } from './worker-metrics.ts'

/** A worker that misses more reports than this is killed, so it is replaced within ten seconds. */
const MOST_MISSED = 5

/** How many reports a worker may miss while it starts. */
const MOST_MISSED_AT_START = 60

/** How long a worker may take to report its metrics when asked, milliseconds. */
const METRICS_TIMEOUT = 1000

const SHORTEST_PAUSE = 100

const LONGEST_PAUSE = 30_000

/** A worker and its state in the supervisor. */
interface Supervised {
  readonly worker: Worker
  /** From 1 on; the worker that replaces it gets the same number. */
  readonly number: number
  /** Since when it serves, by the clock of `performance`. */
  servesSince: number | undefined
  /** Why it could not start. */
  startError: string | undefined
  /** How many reports it has missed in a row. */
  missed: number
}

/** How a worker ended: of the exit code and the signal, one is `null`. */
interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/**
 * Keeps `WORKERS` workers running: starts them, replaces those that end or hang, and drains them.
 * @param environment variables of the workers, on top of those of this process
 */
export function openSupervisor(
  configuration: Configuration,
  environment: Readonly<Record<string, string>>,
  logger: Logger,
) {
  const workers = new Set<Supervised>()
  /** `serving` of the first worker, `error` if none can start, `empty` when all have ended. */
  const events = new EventEmitter()
  const sum = sumWorkerMetrics()
  const registry = new Registry()
  let replacements = 0
  let hangs = 0
  /** How often the metrics were asked for; the number of the last question. */
  let asked = 0
  /** The pause before the next replacement of each number, milliseconds. */
  const pauses: number[] = []
  /** How many workers in a row ended before they served. */
  let failedStarts = 0
  let hasServed = false
  let isDraining = false
  let allInOrder = true
  // On Node the workers share the port. Otherwise the supervisor could pass connections to a
  // worker that is ending.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // biome-ignore format: a metric a line
  addMetrics(registry, [
    [Gauge, 'oklad_workers', 'Workers that serve.', () => serving().length],
    [Gauge, 'oklad_workers_configured', 'Workers that are configured.', () => configuration.WORKERS],
    [Counter, 'oklad_worker_replacements_total', 'Workers that ended unexpectedly and were replaced.', () => replacements],
    [Counter, 'oklad_worker_hangs_total', 'Workers that were killed because they stopped responding.', () => hangs],
    // The start times of the workers cannot be summed.
    [Gauge, 'process_start_time_seconds', 'When the supervisor of the workers was started, seconds since 1970.', () => performance.timeOrigin * 0.001],
  ])

  /**
   * Starts the workers; resolves when the first one serves. If no worker can be started later, this
   * process ends with exit code 1.
   * @throws {StartError} when no worker can be started
   */
  async function start(): Promise<void> {
    for (let number = 1; number <= configuration.WORKERS; number++) startWorker(number)
    setInterval(() => killHungWorkers(), REPORT_INTERVAL).unref()
    await once(events, 'serving')
  }

  /**
   * Tells all workers to drain, and waits until they have ended.
   * @returns whether every worker answered all requests that it had accepted
   */
  async function drain(): Promise<boolean> {
    isDraining = true
    signalAll('SIGTERM')
    const timer = setTimeout(() => signalAll('SIGKILL'), longestDrain(configuration))
    if (workers.size > 0) await once(events, 'empty')
    clearTimeout(timer)
    return allInOrder
  }

  function signalAll(signal: NodeJS.Signals): void {
    for (const { worker } of workers) worker.process.kill(signal)
  }

  /** Returns the metrics of all workers in the text format of Prometheus. */
  async function metricsText(): Promise<string> {
    const question = ++asked
    const reported = serving().map((one) => {
      send(one, { kind: 'report_wanted', question })
      const signal = AbortSignal.timeout(METRICS_TIMEOUT)
      // A worker that hangs is summed with its last report.
      return once(one.worker, `report ${question}`, { signal }).catch(() => {})
    })
    await Promise.all(reported)
    return (await sum.text()) + (await registry.metrics())
  }

  function serving(): readonly Supervised[] {
    return [...workers].filter(({ servesSince }) => servesSince !== undefined)
  }

  function startWorker(number: number): void {
    const worker = cluster.fork({ ...environment, [WORKER_NUMBER]: String(number) })
    const one = { worker, number, servesSince: undefined, startError: undefined, missed: 0 }
    workers.add(one)
    worker.on('message', (message: WorkerMessage) => hear(one, message))
    // The last message of a worker may arrive after its exit, but not after its channel is closed.
    const seen = (event: 'exit' | 'disconnect') =>
      new Promise<Ending>((resolve) =>
        worker.process.once(event, (code, signal) => resolve({ code, signal })),
      )
    Promise.all([seen('exit'), seen('disconnect')]).then(([ending]) => ended(one, ending))
    worker.on('error', () => {
      // Without a process id no process was started. Otherwise a message or signal came too late.
      if (worker.process.pid === undefined) ended(one, { code: null, signal: null })
    })
  }

  function hear(one: Supervised, message: WorkerMessage): void {
    if (message.kind === 'failed') one.startError = message.reason
    else if (message.kind === 'sum_wanted') {
      const { question } = message
      metricsText().then((text) => send(one, { kind: 'sum', question, text }))
    } else if (message.kind === 'report') {
      one.missed = 0
      if (message.metrics !== undefined) sum.reported(one.worker, message.metrics)
      one.worker.emit(`report ${message.question}`)
      if (one.servesSince === undefined) served(one)
    }
  }

  function served(one: Supervised): void {
    const { number, worker } = one
    one.servesSince = performance.now()
    hasServed = true
    failedStarts = 0
    events.emit('serving')
    if (pauses[number] !== undefined) {
      logger.info({ worker: number, pid: worker.process.pid }, 'A worker serves')
    }
  }

  function ended(one: Supervised, ending: Ending): void {
    workers.delete(one)
    sum.ended(one.worker)
    if (isDraining) drained(one, ending)
    else {
      const hasServed = one.servesSince !== undefined
      failedStarts = hasServed ? 0 : failedStarts + 1
      const isHopeless = failedStarts >= configuration.WORKERS && serving().length === 0
      if (isHopeless) giveUp(one, ending)
      else replace(one, ending)
    }
  }

  function drained({ number, servesSince, worker }: Supervised, ending: Ending): void {
    // A worker that has not served yet had no request to lose.
    if (servesSince !== undefined && ending.code !== 0) {
      allInOrder = false
      const facts = { worker: number, pid: worker.process.pid, ...ending }
      logger.error(facts, 'A worker did not end in good order')
    }
    if (workers.size === 0) events.emit('empty')
  }

  function replace({ number, startError, servesSince, worker }: Supervised, ending: Ending): void {
    // Each millisecond of service shortens the pause; there is none while no other worker serves.
    const served = servesSince === undefined ? 0 : performance.now() - servesSince
    const isAlone = serving().length === 0
    const pause = isAlone ? 0 : Math.max(0, (pauses[number] ?? 0) - served)
    pauses[number] = Math.min(Math.max(pause * 2, SHORTEST_PAUSE), LONGEST_PAUSE)
    const { pid } = worker.process
    const facts = { worker: number, pid, ...ending, reason: startError, pause_ms: pause }
    logger.warn(facts, 'A worker ended and is replaced')
    replacements++
    setTimeout(() => {
      if (!isDraining) startWorker(number)
    }, pause)
  }

  function giveUp({ number, startError }: Supervised, { code, signal }: Ending): void {
    const cause = signal === null ? `exit code ${code}` : `signal ${signal}`
    const reason = startError ?? `Worker ${number} ended before it served: ${cause}.`
    isDraining = true
    signalAll('SIGKILL')
    if (hasServed) {
      logger.fatal({ reason }, 'No worker can be started')
      process.exit(1)
    }
    events.emit('error', new StartError(reason))
  }

  /** Kills workers by missed reports, not by time, so that they survive when the machine sleeps. */
  function killHungWorkers(): void {
    for (const one of workers) {
      const { worker, number, servesSince } = one
      const most = servesSince !== undefined ? MOST_MISSED : MOST_MISSED_AT_START
      if (++one.missed !== most + 1) continue
      const facts = { worker: number, pid: worker.process.pid, missed_reports: one.missed }
      logger.error(facts, 'A worker hangs and is killed')
      hangs++
      worker.process.kill('SIGKILL')
    }
  }

  return { start, drain, signalAll, metricsText }
}

/** Sends a message; a worker that is ending does not get it. */
function send({ worker }: Supervised, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
