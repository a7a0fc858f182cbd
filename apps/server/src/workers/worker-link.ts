import cluster from 'node:cluster'
import type { MetricsJson } from '../telemetry/metrics.ts'
import type { SupervisorMessage, WorkerMessage } from './messages.ts'
import { Questions } from './questions.ts'

/** The environment variable that holds the number of a worker. */
export const WORKER_NUMBER = 'OKLAD_WORKER'

/** How often a worker reports, milliseconds. The supervisor kills a worker that stops reporting. */
export const REPORT_INTERVAL = 1000

/** How long a worker waits for the sum of the metrics, milliseconds: longer than the supervisor does. */
const PATIENCE = 3000

/** The functions of a worker that its supervisor uses. */
export interface Duties {
  /** Returns the metrics of this process; `undefined` if metrics are off. */
  readonly metrics: (() => Promise<MetricsJson>) | undefined
  /** Begins to drain this process. */
  readonly drain: (cause: object) => void
}

/** A worker's end of the channel to its supervisor. */
export class WorkerLink {
  /** From 1 on; the worker that replaces this one gets the same number. */
  readonly number = Number(process.env[WORKER_NUMBER])
  private readonly sums = new Questions<string>()
  private metrics: Duties['metrics']

  /** Reports that this process serves, and from now on obeys the supervisor. */
  serving({ metrics, drain }: Duties): void {
    this.metrics = metrics
    process.on('message', (message: SupervisorMessage) => {
      if (message.kind === 'report_wanted') this.report(message.question)
      else if (message.kind === 'sum') this.sums.answered(message.question, message.text)
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

  /** Returns the metrics of all workers in the text format of Prometheus. */
  sumOfMetrics(): Promise<string> {
    return this.sums.ask((question) => this.send({ kind: 'sum_wanted', question }), PATIENCE)
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
