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

export type WorkerLink = ReturnType<typeof openWorkerLink>

/** Opens a worker's end of the channel to its supervisor. */
export function openWorkerLink() {
  /** Emits the sum of the metrics under the number of the question. */
  const sums = new EventEmitter()
  let asked = 0
  let metricsOf: (() => Promise<MetricsJson>) | undefined

  /** Resolves when the message is sent, or when the supervisor is gone. */
  const send = (message: WorkerMessage) =>
    new Promise<void>((resolve) => {
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve())
      else resolve()
    })

  /** Reports that this worker is alive, with its metrics. */
  async function report(question?: number): Promise<void> {
    // Without them it is alive too, and its last ones count.
    const metrics = await metricsOf?.().catch(() => undefined)
    await send({
      kind: 'report',
      ...(metrics && { metrics }),
      ...(question !== undefined && { question }),
    })
  }

  return {
    /** From 1 on; the worker that replaces this one gets the same number. */
    number: Number(process.env[WORKER_NUMBER]),

    /**
     * Reports that this process serves, and from now on obeys the supervisor.
     * @param metrics returns the metrics of this process; `undefined` if metrics are off
     * @param drain begins to drain this process
     */
    serving(metrics: typeof metricsOf, drain: (cause: object) => void): void {
      metricsOf = metrics
      process.on('message', (message: SupervisorMessage) => {
        if (message.kind === 'report_wanted') void report(message.question)
        else if (message.kind === 'sum') sums.emit(`${message.question}`, message.text)
      })
      const { worker } = cluster
      worker?.once('disconnect', () => {
        // Otherwise the runtime would end this process at once, with its requests in flight.
        worker.exitedAfterDisconnect = true
        drain({ reason: 'The supervisor is gone' })
      })
      void report()
      setInterval(() => report(), REPORT_INTERVAL).unref()
    },

    report,

    /** Reports why this process cannot serve. */
    failed: (reason: string): Promise<void> => send({ kind: 'failed', reason }),

    /**
     * Returns the metrics of all workers in the text format of Prometheus.
     * @throws an error of `AbortSignal.timeout` when the supervisor does not answer in time
     */
    async sumOfMetrics(): Promise<string> {
      const question = ++asked
      void send({ kind: 'sum_wanted', question })
      const signal = AbortSignal.timeout(SUM_TIMEOUT)
      const [text] = await once(sums, `${question}`, { signal })
      return text
    },
  }
}
