import { Counter, Gauge, Registry } from 'prom-client'
import type { MetricsJson } from '../telemetry/metrics.ts'
import { MetricsSum } from './metrics-sum.ts'
import type { SupervisedWorker } from './supervised-worker.ts'
import type { WorkersMetrics } from './supervisor.ts'

/** How long a worker may take to tell its metrics before its last ones are taken, milliseconds. */
const PATIENCE = 1000

/** How often the workers tell their metrics unasked: what one that is killed counted since is lost. */
const INTERVAL = 5000

/** The workers that are watched. */
export interface Watched {
  readonly serving: readonly SupervisedWorker[]
  readonly replacements: number
}

/** The metrics of all workers, and of how many there are. */
export class CollectedMetrics implements WorkersMetrics {
  private readonly sum = new MetricsSum()
  private readonly registry = new Registry()
  private readonly watched: () => Watched
  private readonly timer = setInterval(() => this.collect(), INTERVAL).unref()

  /** @param count how many workers there are to be */
  constructor(count: number, watched: () => Watched) {
    this.watched = watched
    const registers = [this.registry]
    new Gauge({
      name: 'oklad_workers',
      help: 'Workers that serve.',
      registers,
      collect() {
        this.set(watched().serving.length)
      },
    })
    new Gauge({
      name: 'oklad_workers_configured',
      help: 'Workers there are to be.',
      registers,
    }).set(count)
    new Counter({
      name: 'oklad_worker_replacements_total',
      help: 'Workers that ended unasked and were replaced.',
      registers,
      collect() {
        this.reset()
        this.inc(watched().replacements)
      },
    })
    // Each worker has one of its own, which nobody could add up.
    new Gauge({
      name: 'process_start_time_seconds',
      help: 'When the supervisor of the workers was started, seconds since 1970.',
      registers,
    }).set(performance.timeOrigin * 0.001)
  }

  told(worker: SupervisedWorker, metrics: MetricsJson): void {
    this.sum.told(worker, metrics)
  }

  ended(worker: SupervisedWorker): void {
    this.sum.ended(worker)
  }

  /** The metrics of now in the text format of Prometheus. */
  async text(): Promise<string> {
    await this.collect()
    return (await this.sum.text()) + (await this.registry.metrics())
  }

  close(): void {
    clearInterval(this.timer)
  }

  private async collect(): Promise<void> {
    await Promise.all(this.watched().serving.map((worker) => worker.askForMetrics(PATIENCE)))
  }
}
