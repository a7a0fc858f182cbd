import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { Counter, Gauge, Registry } from 'prom-client'
import { StartError } from '../start-error.ts'
import { addMetrics } from '../telemetry/metrics.ts'
import {
  REPORT_INTERVAL,
  type SupervisorMessage,
  WORKER_NUMBER,
  type WorkerMessage,
} from './worker-link.ts'
import { WorkerMetrics } from './worker-metrics.ts'

/** A worker that misses more reports than this is killed, so it is replaced within ten seconds. */
const MOST_MISSED = 5

/** How many reports a worker may miss while it starts. */
const MOST_MISSED_AT_START = 60

/** How long a worker may take to report its metrics when asked, milliseconds. */
const METRICS_PATIENCE = 1000

const SHORTEST_PAUSE = 100

const LONGEST_PAUSE = 30_000

interface SupervisorOptions {
  /** How many workers to run. */
  readonly count: number
  /** Environment variables of the workers, on top of those of this process. */
  readonly environment: Readonly<Record<string, string>>
  /** How long the workers may take to drain, milliseconds; then they are killed. */
  readonly drainTimeout: number
  readonly logger: Logger
}

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

/** Keeps a number of workers running: starts them, replaces those that end or hang, and drains them. */
export class Supervisor {
  private readonly options: SupervisorOptions
  private readonly workers = new Set<Supervised>()
  private readonly sum = new WorkerMetrics()
  private readonly registry = new Registry()
  private replacements = 0
  private hangs = 0
  /** How often the metrics were asked for; the number of the last question. */
  private asked = 0
  /** The pause before the next replacement of each number, milliseconds. */
  private readonly pauses: number[] = []
  /** How many workers in a row ended before they served. */
  private failedStarts = 0
  private hasServed = false
  private isDraining = false
  private allInOrder = true
  private onFirstServing: () => void = () => {}
  private onFailure: (error: StartError) => void = () => {}
  private onEmpty: () => void = () => {}

  constructor(options: SupervisorOptions) {
    this.options = options
    // On Node the workers share the port. Otherwise the supervisor could pass connections to a
    // worker that is ending.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    // biome-ignore format: a metric a line
    addMetrics(this.registry, [
      [Gauge, 'oklad_workers', 'Workers that serve.', () => this.serving.length],
      [Gauge, 'oklad_workers_configured', 'Workers that are configured.', () => options.count],
      [Counter, 'oklad_worker_replacements_total', 'Workers that ended unexpectedly and were replaced.', () => this.replacements],
      [Counter, 'oklad_worker_hangs_total', 'Workers that were killed because they stopped responding.', () => this.hangs],
      // The start times of the workers cannot be summed.
      [Gauge, 'process_start_time_seconds', 'When the supervisor of the workers was started, seconds since 1970.', () => performance.timeOrigin * 0.001],
    ])
  }

  /**
   * Starts the workers; resolves when the first one serves. If no worker can be started later, this
   * process ends with exit code 1.
   * @throws {StartError} when no worker can be started
   */
  start(): Promise<void> {
    for (let number = 1; number <= this.options.count; number++) this.startWorker(number)
    setInterval(() => this.killHungWorkers(), REPORT_INTERVAL).unref()
    return new Promise((resolve, reject) => {
      this.onFirstServing = resolve
      this.onFailure = reject
    })
  }

  /**
   * Tells all workers to drain, and waits until they have ended.
   * @returns whether every worker answered all requests that it had accepted
   */
  async drain(): Promise<boolean> {
    this.isDraining = true
    const empty = new Promise<void>((resolve) => {
      this.onEmpty = resolve
    })
    this.signalAll('SIGTERM')
    const timer = setTimeout(() => this.signalAll('SIGKILL'), this.options.drainTimeout)
    if (this.workers.size > 0) await empty
    clearTimeout(timer)
    return this.allInOrder
  }

  signalAll(signal: NodeJS.Signals): void {
    for (const { worker } of this.workers) worker.process.kill(signal)
  }

  /** Returns the metrics of all workers in the text format of Prometheus. */
  async metricsText(): Promise<string> {
    const question = ++this.asked
    const reported = this.serving.map((one) => {
      send(one, { kind: 'report_wanted', question })
      const signal = AbortSignal.timeout(METRICS_PATIENCE)
      // A worker that hangs is summed with its last report.
      return once(one.worker, `report ${question}`, { signal }).catch(() => {})
    })
    await Promise.all(reported)
    return (await this.sum.text()) + (await this.registry.metrics())
  }

  private get serving(): readonly Supervised[] {
    return [...this.workers].filter(({ servesSince }) => servesSince !== undefined)
  }

  private startWorker(number: number): void {
    const worker = cluster.fork({ ...this.options.environment, [WORKER_NUMBER]: String(number) })
    const unknown = { servesSince: undefined, startError: undefined, missed: 0 }
    const one: Supervised = { worker, number, ...unknown }
    this.workers.add(one)
    worker.on('message', (message: WorkerMessage) => this.hear(one, message))
    let ending: [code: number | null, signal: NodeJS.Signals | null] | undefined
    let isHeard = false
    const end = () => {
      if (isHeard && ending !== undefined) this.ended(one, ...ending)
    }
    worker.process.once('exit', (code, signal) => {
      ending = [code, signal]
      end()
    })
    // The last message of a worker may arrive after its exit, but not after this.
    worker.process.once('disconnect', () => {
      isHeard = true
      end()
    })
    worker.on('error', () => {
      // Without a process id no process was started. Otherwise a message or signal came too late.
      if (worker.process.pid === undefined) this.ended(one, null, null)
    })
  }

  private hear(one: Supervised, message: WorkerMessage): void {
    switch (message.kind) {
      case 'report':
        one.missed = 0
        if (message.metrics !== undefined) this.sum.reported(one.worker, message.metrics)
        one.worker.emit(`report ${message.question}`)
        if (one.servesSince === undefined) this.served(one)
        break
      case 'failed':
        one.startError = message.reason
        break
      case 'sum_wanted':
        this.metricsText().then((text) =>
          send(one, { kind: 'sum', question: message.question, text }),
        )
        break
    }
  }

  private served(one: Supervised): void {
    const { number, worker } = one
    one.servesSince = performance.now()
    this.hasServed = true
    this.failedStarts = 0
    this.onFirstServing()
    if (this.pauses[number] !== undefined) {
      this.options.logger.info({ worker: number, pid: worker.process.pid }, 'A worker serves')
    }
  }

  private ended(one: Supervised, code: number | null, signal: NodeJS.Signals | null): void {
    const { logger, count } = this.options
    const { number, startError, servesSince, worker } = one
    const serves = servesSince !== undefined
    const { pid } = worker.process
    this.workers.delete(one)
    this.sum.ended(worker)
    if (this.isDraining) {
      // A worker that has not served yet had no request to lose.
      if (serves && code !== 0) {
        this.allInOrder = false
        logger.error({ worker: number, pid, code, signal }, 'A worker did not end in good order')
      }
      if (this.workers.size === 0) this.onEmpty()
      return
    }
    this.failedStarts = serves ? 0 : this.failedStarts + 1
    if (this.failedStarts >= count && this.serving.length === 0) {
      const cause = signal === null ? `exit code ${code}` : `signal ${signal}`
      this.giveUp(startError ?? `Worker ${number} ended before it served: ${cause}.`)
      return
    }
    // Each millisecond of service shortens the pause; there is none while no other worker serves.
    const served = servesSince === undefined ? 0 : performance.now() - servesSince
    const isAlone = this.serving.length === 0
    const pause = isAlone ? 0 : Math.max(0, (this.pauses[number] ?? 0) - served)
    this.pauses[number] = Math.min(Math.max(pause * 2, SHORTEST_PAUSE), LONGEST_PAUSE)
    const facts = { worker: number, pid, code, signal, reason: startError, pause_ms: pause }
    logger.warn(facts, 'A worker ended and is replaced')
    this.replacements++
    setTimeout(() => {
      if (!this.isDraining) this.startWorker(number)
    }, pause)
  }

  private giveUp(reason: string): void {
    this.isDraining = true
    this.signalAll('SIGKILL')
    if (this.hasServed) {
      this.options.logger.fatal({ reason }, 'No worker can be started')
      process.exit(1)
    }
    this.onFailure(new StartError(reason))
  }

  /** Kills workers by missed reports, not by time, so that they survive when the machine sleeps. */
  private killHungWorkers(): void {
    for (const one of this.workers) {
      const { worker, number, servesSince } = one
      const most = servesSince !== undefined ? MOST_MISSED : MOST_MISSED_AT_START
      if (++one.missed !== most + 1) continue
      const facts = { worker: number, pid: worker.process.pid, missed_reports: one.missed }
      this.options.logger.error(facts, 'A worker hangs and is killed')
      this.hangs++
      worker.process.kill('SIGKILL')
    }
  }
}

/** Sends a message; a worker that is ending does not get it. */
function send({ worker }: Supervised, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
