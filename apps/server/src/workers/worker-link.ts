import type { Counts } from '../limits/worker-counts.ts'
import type { Forking } from '../runtime/forking.ts'
import type { MetricsJson } from '../telemetry/metrics.ts'
import type { SupervisorMessage, WorkerMessage } from './messages.ts'
import { Questions } from './questions.ts'

/** How long the sum of the metrics is waited for, milliseconds: longer than the supervisor waits. */
const PATIENCE = 3000

/** What a worker does for its supervisor. */
export interface Duties {
  /** The metrics of this process. */
  readonly metrics: () => Promise<MetricsJson>
  /** Adds what another worker let through. */
  readonly learn: (counts: readonly Counts[]) => void
  /** Ends this process in good order. */
  readonly drain: (cause: object) => void
}

/** The end of the channel between a worker and its supervisor that the worker has. */
export class WorkerLink {
  /** Which worker this is, from 1 on. */
  readonly number: number
  private readonly forking: Forking
  private readonly sums = new Questions<string>()

  constructor(number: number, forking: Forking) {
    this.number = number
    this.forking = forking
  }

  /** Tells that this process serves, and begins to do what the supervisor wants of it. */
  serving({ metrics, learn, drain }: Duties): void {
    process.on('message', (message: SupervisorMessage) => {
      if (message.kind === 'sum') this.sums.answered(message.question, message.text)
      else if (message.kind === 'counts') learn(message.counts)
      else this.answerWith(metrics, message.question)
    })
    // Nobody would replace it, count it or end it.
    this.forking.onceAlone(() => drain({ reason: 'The supervisor is gone' }))
    this.send({ kind: 'serving' })
  }

  /** Tells why this process can not serve. */
  failed(reason: string): Promise<void> {
    return this.send({ kind: 'failed', reason })
  }

  /** The metrics of all workers in the text format of Prometheus. */
  sumOfMetrics(): Promise<string> {
    return this.sums.ask((question) => this.send({ kind: 'sum_wanted', question }), PATIENCE)
  }

  /** Hands over what this process has counted, before it ends. */
  lastMetrics(metrics: MetricsJson): Promise<void> {
    return this.send({ kind: 'last_metrics', metrics })
  }

  /** Tells the other workers what this one let through. */
  tellCounts(counts: readonly Counts[]): void {
    this.send({ kind: 'counts', counts })
  }

  private async answerWith(metrics: Duties['metrics'], question: number): Promise<void> {
    try {
      this.send({ kind: 'metrics', question, metrics: await metrics() })
    } catch {
      // The supervisor takes the last ones that it was told.
    }
  }

  /** Ends when the message is on its way, or there is nobody to send it to any more. */
  private send(message: WorkerMessage): Promise<void> {
    return new Promise((resolve) => {
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
      else resolve()
    })
  }
}
