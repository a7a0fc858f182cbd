import type { ChildProcess } from 'node:child_process'
import type { Counts } from '../limits/worker-counts.ts'
import type { MetricsJson } from '../telemetry/metrics.ts'
import type { SupervisorMessage, WorkerMessage } from './messages.ts'
import { Questions } from './questions.ts'

/** How a worker ended. */
export interface WorkerEnding {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** What the supervisor does about what happens to a worker. */
export interface WorkerEvents {
  readonly served: (worker: SupervisedWorker) => void
  /** It has ended, and everything that it said was heard. */
  readonly ended: (worker: SupervisedWorker, ending: WorkerEnding) => void
  readonly metricsTold: (worker: SupervisedWorker, metrics: MetricsJson) => void
  readonly sumWanted: () => Promise<string>
  readonly countsTold: (worker: SupervisedWorker, counts: readonly Counts[]) => void
}

/** A worker as its supervisor sees it, from the start of the process to its end. */
export class SupervisedWorker {
  /** Which one it is, from 1 on; the one that replaces it has the same. */
  readonly number: number
  /** Whether it has told that it serves. */
  serves = false
  /** Why it could not start, in its own words. */
  complaint: string | undefined
  private readonly child: ChildProcess
  private readonly events: WorkerEvents
  private readonly started = performance.now()
  private readonly answers = new Questions<void>()

  constructor(number: number, child: ChildProcess, events: WorkerEvents) {
    this.number = number
    this.child = child
    this.events = events
    child.on('message', (message: WorkerMessage) => this.hear(message))
    this.listenForEnd()
  }

  /** The id of its process; nothing when none could be started. */
  get pid(): number | undefined {
    return this.child.pid
  }

  /** How long it has run, milliseconds. */
  get ran(): number {
    return performance.now() - this.started
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal)
  }

  /** Sends a message; to a worker that ends it is lost. */
  tell(message: SupervisorMessage): void {
    if (this.child.connected) this.child.send(message, () => {})
  }

  /**
   * Has it tell its metrics.
   * @param patience how long to wait for it, milliseconds; ends all the same then
   */
  async askForMetrics(patience: number): Promise<void> {
    const ask = (question: number) => this.tell({ kind: 'metrics_wanted', question })
    await this.answers.ask(ask, patience).catch(() => {})
  }

  private hear(message: WorkerMessage): void {
    switch (message.kind) {
      case 'serving':
        this.serves = true
        this.events.served(this)
        break
      case 'failed':
        this.complaint = message.reason
        break
      case 'metrics':
        this.events.metricsTold(this, message.metrics)
        this.answers.answered(message.question)
        break
      case 'last_metrics':
        this.events.metricsTold(this, message.metrics)
        break
      case 'sum_wanted':
        this.answerWithSum(message.question)
        break
      case 'counts':
        this.events.countsTold(this, message.counts)
        break
    }
  }

  private async answerWithSum(question: number): Promise<void> {
    this.tell({ kind: 'sum', question, text: await this.events.sumWanted() })
  }

  private listenForEnd(): void {
    const { child } = this
    let ending: WorkerEnding | undefined
    let isHeard = false
    let isOver = false
    const end = () => {
      if (isOver || !isHeard || ending === undefined) return
      isOver = true
      this.events.ended(this, ending)
    }
    child.once('exit', (code, signal) => {
      ending = { code, signal }
      end()
    })
    // What it said last may be read after its end, and before this.
    child.once('disconnect', () => {
      isHeard = true
      end()
    })
    child.on('error', () => {
      // A signal or a message that came too late, unless no process could be started at all.
      if (child.pid !== undefined) return
      ending = { code: null, signal: null }
      isHeard = true
      end()
    })
  }
}
