import cluster, { type Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import type { Logger } from 'pino'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Configuration } from '../configuration/configuration.ts'
import { type ExitCode, exitCodes, leave, longestDrain } from '../runtime/drain.ts'
import { StartError } from '../start-error.ts'
import type { Log } from '../telemetry/log.ts'
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
 */
export class Supervisor {
  readonly #configuration: Configuration
  readonly #environment: Readonly<Record<string, string>>
  readonly #logger: Logger
  readonly #log: Log
  readonly #workers = new Set<Supervised>()
  /** `serving` of the first worker, `error` if none can start, `empty` when all have ended. */
  readonly #events = new EventEmitter()
  readonly #sum = sumWorkerMetrics()
  readonly #registry = new Registry()
  #replacements = 0
  #hangs = 0
  /** How often the metrics were asked for; the number of the last question. */
  #asked = 0
  /** The pause before the next replacement of each number, milliseconds. */
  readonly #pauses: number[] = []
  /** How many workers in a row ended before they served. */
  #failedStarts = 0
  #hasServed = false
  #isDraining = false
  #exitCode: ExitCode = exitCodes.nothing

  /** @param environment variables of the workers, on top of those of this process */
  constructor(
    configuration: Configuration,
    environment: Readonly<Record<string, string>>,
    logger: Logger,
    log: Log,
  ) {
    this.#configuration = configuration
    this.#environment = environment
    this.#logger = logger
    this.#log = log
    // On Node the workers share the port. Otherwise the supervisor could pass connections to a
    // worker that is ending.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    // biome-ignore format: a metric a line
    addMetrics(this.#registry, [
      [Gauge, 'oklad_workers', 'Workers that serve.', () => this.#serving().length],
      [Gauge, 'oklad_workers_configured', 'Workers that are configured.', () => configuration.WORKERS],
      [Counter, 'oklad_worker_replacements_total', 'Workers that ended unexpectedly and were replaced.', () => this.#replacements],
      [Counter, 'oklad_worker_hangs_total', 'Workers that were killed because they stopped responding.', () => this.#hangs],
      // The start times of the workers cannot be summed.
      [Gauge, 'process_start_time_seconds', 'When the supervisor of the workers was started, seconds since 1970.', () => performance.timeOrigin * 0.001],
    ])
  }

  /**
   * Starts the workers; resolves when the first one serves. If no worker can be started later, this
   * process ends with exit code 1.
   * @throws {StartError} when no worker can be started
   */
  async start(): Promise<void> {
    for (let number = 1; number <= this.#configuration.WORKERS; number++) this.#startWorker(number)
    setInterval(() => this.#killHungWorkers(), REPORT_INTERVAL).unref()
    await once(this.#events, 'serving')
  }

  /**
   * Tells all workers to drain, and waits until they have ended.
   * @returns the exit code of the service: what the workers have lost
   */
  async drain(): Promise<ExitCode> {
    this.#isDraining = true
    this.signalAll('SIGTERM')
    const timer = setTimeout(() => this.signalAll('SIGKILL'), longestDrain(this.#configuration))
    if (this.#workers.size > 0) await once(this.#events, 'empty')
    clearTimeout(timer)
    return this.#exitCode
  }

  signalAll(signal: NodeJS.Signals): void {
    for (const { worker } of this.#workers) worker.process.kill(signal)
  }

  /** Returns the metrics of all workers in the text format of Prometheus. */
  async metricsText(): Promise<string> {
    const question = ++this.#asked
    const reported = this.#serving().map((one) => {
      send(one, { kind: 'report_wanted', question })
      const signal = AbortSignal.timeout(METRICS_TIMEOUT)
      // A worker that hangs is summed with its last report.
      return once(one.worker, `report ${question}`, { signal }).catch(() => {})
    })
    await Promise.all(reported)
    return (await this.#sum.text()) + (await this.#registry.metrics())
  }

  #serving(): readonly Supervised[] {
    return [...this.#workers].filter(({ servesSince }) => servesSince !== undefined)
  }

  #startWorker(number: number): void {
    const worker = cluster.fork({ ...this.#environment, [WORKER_NUMBER]: String(number) })
    const one = { worker, number, servesSince: undefined, startError: undefined, missed: 0 }
    this.#workers.add(one)
    worker.on('message', (message: WorkerMessage) => this.#hear(one, message))
    // The last message of a worker may arrive after its exit, but not after its channel is closed.
    const seen = (event: 'exit' | 'disconnect') =>
      new Promise<Ending>((resolve) =>
        worker.process.once(event, (code, signal) => resolve({ code, signal })),
      )
    void Promise.all([seen('exit'), seen('disconnect')]).then(([end]) => this.#ended(one, end))
    worker.on('error', () => {
      // Without a process id no process was started. Otherwise a message or signal came too late.
      if (worker.process.pid === undefined) this.#ended(one, { code: null, signal: null })
    })
  }

  #hear(one: Supervised, message: WorkerMessage): void {
    if (message.kind === 'failed') one.startError = message.reason
    else if (message.kind === 'sum_wanted') {
      const { question } = message
      this.metricsText().then(
        (text) => send(one, { kind: 'sum', question, text }),
        // The worker waits for no sum longer than a few seconds, and refuses the request.
        (err) => this.#logger.error({ err }, 'The metrics of the workers cannot be summed'),
      )
    } else if (message.kind === 'report') {
      one.missed = 0
      if (message.metrics !== undefined) this.#sum.reported(one.worker, message.metrics)
      one.worker.emit(`report ${message.question}`)
      if (one.servesSince === undefined) this.#served(one)
    }
  }

  #served(one: Supervised): void {
    const { number, worker } = one
    one.servesSince = performance.now()
    this.#hasServed = true
    this.#failedStarts = 0
    this.#events.emit('serving')
    if (this.#pauses[number] !== undefined) {
      this.#logger.info({ worker: number, pid: worker.process.pid }, 'A worker serves')
    }
  }

  #ended(one: Supervised, ending: Ending): void {
    this.#workers.delete(one)
    try {
      this.#sum.ended(one.worker)
    } catch (err) {
      const facts = { err, worker: one.number }
      this.#logger.error(facts, 'The metrics of a worker that has ended cannot be summed')
    }
    if (this.#isDraining) this.#drained(one, ending)
    else {
      const hasServed = one.servesSince !== undefined
      this.#failedStarts = hasServed ? 0 : this.#failedStarts + 1
      const isHopeless =
        this.#failedStarts >= this.#configuration.WORKERS && this.#serving().length === 0
      if (isHopeless) this.#giveUp(one, ending)
      else this.#replace(one, ending)
    }
  }

  #drained({ number, servesSince, worker }: Supervised, ending: Ending): void {
    // A worker that has not served yet had no request to lose.
    if (servesSince !== undefined && ending.code !== exitCodes.nothing) {
      const hasLostLines = ending.code === exitCodes.logLines
      if (!hasLostLines) this.#exitCode = exitCodes.requests
      else if (this.#exitCode === exitCodes.nothing) this.#exitCode = exitCodes.logLines
      const facts = { worker: number, pid: worker.process.pid, ...ending }
      this.#logger.error(facts, 'A worker did not end in good order')
    }
    if (this.#workers.size === 0) this.#events.emit('empty')
  }

  #replace({ number, startError, servesSince, worker }: Supervised, ending: Ending): void {
    // Each millisecond of service shortens the pause; there is none while no other worker serves.
    const served = servesSince === undefined ? 0 : performance.now() - servesSince
    const isAlone = this.#serving().length === 0
    const pause = isAlone ? 0 : Math.max(0, (this.#pauses[number] ?? 0) - served)
    this.#pauses[number] = Math.min(Math.max(pause * 2, SHORTEST_PAUSE), LONGEST_PAUSE)
    const { pid } = worker.process
    const facts = { worker: number, pid, ...ending, reason: startError, pause_ms: pause }
    this.#logger.warn(facts, 'A worker ended and is replaced')
    this.#replacements++
    setTimeout(() => {
      if (!this.#isDraining) this.#startWorker(number)
    }, pause)
  }

  #giveUp({ number, startError }: Supervised, { code, signal }: Ending): void {
    const cause = signal === null ? `exit code ${code}` : `signal ${signal}`
    const reason = startError ?? `Worker ${number} ended before it served: ${cause}.`
    this.#isDraining = true
    this.signalAll('SIGKILL')
    if (this.#hasServed) {
      this.#logger.fatal({ reason }, 'No worker can be started')
      void leave(this.#log, exitCodes.requests)
      return
    }
    this.#events.emit('error', new StartError(reason))
  }

  /** Kills workers by missed reports, not by time, so that they survive when the machine sleeps. */
  #killHungWorkers(): void {
    for (const one of this.#workers) {
      const { worker, number, servesSince } = one
      const most = servesSince !== undefined ? MOST_MISSED : MOST_MISSED_AT_START
      if (++one.missed !== most + 1) continue
      const facts = { worker: number, pid: worker.process.pid, missed_reports: one.missed }
      this.#logger.error(facts, 'A worker hangs and is killed')
      this.#hangs++
      worker.process.kill('SIGKILL')
    }
  }
}

/** Sends a message; a worker that is ending does not get it. */
function send({ worker }: Supervised, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
