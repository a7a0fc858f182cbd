import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { Counts } from '../limits/worker-counts.ts'
import type { MetricsJson } from '../telemetry/metrics.ts'
import { RestartPause } from './restart-pause.ts'
import { SupervisedWorker, type WorkerEnding, type WorkerEvents } from './supervised-worker.ts'
import { WorkersError } from './workers-error.ts'

/** When a worker that does not end is killed, milliseconds: it ends by itself before that. */
const PATIENCE = 10_000

/** What a supervisor works with. */
export interface SupervisorOptions {
  /** How many workers there are to be. */
  readonly count: number
  /** Starts the process of a worker. */
  readonly fork: (number: number) => ChildProcess
  /** Keeps what the workers count; nothing where there are no metrics. */
  readonly metrics: WorkersMetrics | undefined
  /** Called when no worker serves any more, and none can be started. */
  readonly onFailure: (error: WorkersError) => void
  readonly logger: Logger
}

/** What the supervisor tells of its workers to whoever sums their metrics. */
export interface WorkersMetrics {
  told(worker: SupervisedWorker, metrics: MetricsJson): void
  ended(worker: SupervisedWorker): void
  text(): Promise<string>
}

/** Keeps a number of workers running: starts them, replaces those that end, and ends them all. */
export class Supervisor {
  private readonly options: SupervisorOptions
  private readonly events: WorkerEvents
  private readonly workers = new Set<SupervisedWorker>()
  private readonly pauses = new Map<number, RestartPause>()
  private readonly restarts = new Set<NodeJS.Timeout>()
  /** How many were started in a row that ended before they served. */
  private failedStarts = 0
  private isReplacing = true
  private replaced = 0
  private allInOrder = true
  private tellServing: () => void = () => {}
  private tellEmpty: () => void = () => {}

  constructor(options: SupervisorOptions) {
    this.options = options
    const { metrics } = options
    this.events = {
      served: (worker) => this.served(worker),
      ended: (worker, ending) => this.ended(worker, ending),
      metricsTold: (worker, told) => metrics?.told(worker, told),
      sumWanted: async () => metrics?.text() ?? '',
      countsTold: (worker, counts) => this.passOn(worker, counts),
    }
  }

  /** The workers that serve. */
  get serving(): readonly SupervisedWorker[] {
    return [...this.workers].filter(({ serves }) => serves)
  }

  /** How many workers ended unasked and were replaced. */
  get replacements(): number {
    return this.replaced
  }

  /** Starts the workers; ends when the first one serves. */
  start(): Promise<void> {
    const serving = new Promise<void>((resolve) => {
      this.tellServing = resolve
    })
    for (let number = 1; number <= this.options.count; number++) {
      this.pauses.set(number, new RestartPause())
      this.startWorker(number)
    }
    return serving
  }

  /**
   * Has all workers end in good order, and waits for it; after ten seconds they are killed.
   * @returns whether each of them answered everything it had taken
   */
  async drain(): Promise<boolean> {
    this.stopReplacing()
    const empty = new Promise<void>((resolve) => {
      this.tellEmpty = resolve
    })
    this.signalAll('SIGTERM')
    const timer = setTimeout(() => this.signalAll('SIGKILL'), PATIENCE)
    if (this.workers.size > 0) await empty
    clearTimeout(timer)
    return this.allInOrder
  }

  private startWorker(number: number): void {
    this.workers.add(new SupervisedWorker(number, this.options.fork(number), this.events))
  }

  private served(worker: SupervisedWorker): void {
    this.failedStarts = 0
    this.tellServing()
    if (this.replaced > 0) {
      this.options.logger.info({ worker: worker.number, pid: worker.pid }, 'A worker serves')
    }
  }

  private ended(worker: SupervisedWorker, { code, signal }: WorkerEnding): void {
    const { logger, metrics } = this.options
    const { number, pid, complaint, serves } = worker
    this.workers.delete(worker)
    metrics?.ended(worker)
    if (!this.isReplacing) {
      // One that has not served yet has no request to lose.
      if (serves && code !== 0) {
        this.allInOrder = false
        logger.error({ worker: number, pid, code, signal }, 'A worker did not end in good order')
      }
      if (this.workers.size === 0) this.tellEmpty()
      return
    }
    this.failedStarts = serves ? 0 : this.failedStarts + 1
    if (this.failedStarts >= this.options.count && this.serving.length === 0) {
      this.giveUp(complaint ?? `Worker ${number} ended before it served: ${causeOf(code, signal)}.`)
      return
    }
    const pause = this.pauses.get(number)?.after(worker.ran) ?? 0
    const what = { worker: number, pid, code, signal, reason: complaint, pause_ms: pause }
    logger.warn(what, 'A worker ended and is replaced')
    this.replaced++
    this.startLater(number, pause)
  }

  private startLater(number: number, pause: number): void {
    const timer = setTimeout(() => {
      this.restarts.delete(timer)
      this.startWorker(number)
    }, pause)
    this.restarts.add(timer)
  }

  private giveUp(reason: string): void {
    this.stopReplacing()
    // None of them has ever served.
    this.signalAll('SIGKILL')
    this.options.onFailure(new WorkersError(reason))
  }

  private stopReplacing(): void {
    this.isReplacing = false
    for (const timer of this.restarts) clearTimeout(timer)
    this.restarts.clear()
  }

  private signalAll(signal: NodeJS.Signals): void {
    for (const worker of this.workers) worker.signal(signal)
  }

  private passOn(from: SupervisedWorker, counts: readonly Counts[]): void {
    for (const worker of this.serving) if (worker !== from) worker.tell({ kind: 'counts', counts })
  }
}

const causeOf = (code: number | null, signal: NodeJS.Signals | null) =>
  signal === null ? `exit code ${code}` : `signal ${signal}`
