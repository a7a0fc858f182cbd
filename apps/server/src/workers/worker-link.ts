import cluster from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import type { MetricsJson } from '../telemetry/metrics.ts'

/** A message from a worker to its supervisor. */
export type WorkerMessage =
  /** The worker cannot start; the reason is complete and meant for people. */
  | { readonly kind: 'failed'; readonly reason: string }
  /**
   * The worker serves. The message is sent every second, in answer to `report_wanted`, and before
   * the worker ends. It has no metrics if they are off.
   */
  | { readonly kind: 'report'; readonly metrics?: MetricsJson; readonly question?: number }
  /** The worker asks for the metrics of all workers. */
  | { readonly kind: 'sum_wanted'; readonly question: number }

/** A message from the supervisor to a worker. */
export type SupervisorMessage =
  | { readonly kind: 'report_wanted'; readonly question: number }
  | { readonly kind: 'sum'; readonly question: number; readonly text: string }

/** The environment variable that holds the number of a worker. */
export const WORKER_NUMBER = 'OKLAD_WORKER'

/** How often a worker reports, milliseconds. The supervisor kills a worker that stops reporting. */
export const REPORT_INTERVAL = 1000

/** How long a worker waits for the sum of the metrics, milliseconds: longer than the supervisor does. */
const SUM_TIMEOUT = 3000

/** The functions of a worker that its supervisor uses. */
export interface WorkerFunctions {
  /** Returns the metrics of this process; `undefined` if metrics are off. */
  readonly metrics: (() => Promise<MetricsJson>) | undefined
  /** Begins to drain this process. */
  readonly drain: (cause: object) => void
}

/** A worker's end of the channel to its supervisor. */
export class WorkerLink {
  /** From 1 on; the worker that replaces this one gets the same number. */
  readonly number = Number(process.env[WORKER_NUMBER])
  /** Emits the sum of the metrics under the number of the question. */
  private readonly sums = new EventEmitter()
  private asked = 0
  private metrics: WorkerFunctions['metrics']

  /** Reports that this process serves, and from now on obeys the supervisor. */
  serving({ metrics, drain }: WorkerFunctions): void {
    this.metrics = metrics
    process.on('message', (message: SupervisorMessage) => {
      if (message.kind === 'report_wanted') this.report(message.question)
      else if (message.kind === 'sum') this.sums.emit(`${message.question}`, message.text)
    })
    const { worker } = cluster
    worker?.once('disconnect', () => {
      // Otherwise the runtime would end this process at once, with its requests in flight.
      worker.exitedAfterDisconnect = true
      drain({ reason: 'The supervisor is gone' })
    })
    this.report()
    setInterval(() => this.report(), REPORT_INTERVAL).unref()
  }

  /** Reports why this process cannot serve. */
  failed(reason: string): Promise<void> {
    return this.send({ kind: 'failed', reason })
  }

  /**
   * Returns the metrics of all workers in the text format of Prometheus.
   * @throws when the supervisor does not answer in time
   */
  async sumOfMetrics(): Promise<string> {
    const question = ++this.asked
    this.send({ kind: 'sum_wanted', question })
    const signal = AbortSignal.timeout(SUM_TIMEOUT)
    const [text] = await once(this.sums, `${question}`, { signal })
    return text
  }

  /** Reports that this worker is alive, with its metrics. */
  async report(question?: number): Promise<void> {
    const metrics = await this.metrics?.()
    await this.send({
      kind: 'report',
      ...(metrics && { metrics }),
      ...(question !== undefined && { question }),
    })
  }

  /** Resolves when the message is sent, or when the supervisor is gone. */
  private send(message: WorkerMessage): Promise<void> {
    return new Promise((resolve) => {
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
      else resolve()
    })
  }
}
