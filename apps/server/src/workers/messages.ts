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
