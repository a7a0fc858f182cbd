import type { Counts } from '../limits/worker-counts.ts'
import type { MetricsJson } from '../telemetry/metrics.ts'

/** What a worker tells its supervisor. */
export type WorkerMessage =
  | { readonly kind: 'serving' }
  /** It can not start, for a reason that says all there is to know. */
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'metrics'; readonly question: number; readonly metrics: MetricsJson }
  /** Those of a worker that ends. */
  | { readonly kind: 'last_metrics'; readonly metrics: MetricsJson }
  | { readonly kind: 'sum_wanted'; readonly question: number }
  | { readonly kind: 'counts'; readonly counts: readonly Counts[] }

/** What a supervisor tells its workers. */
export type SupervisorMessage =
  | { readonly kind: 'metrics_wanted'; readonly question: number }
  | { readonly kind: 'sum'; readonly question: number; readonly text: string }
  | { readonly kind: 'counts'; readonly counts: readonly Counts[] }
