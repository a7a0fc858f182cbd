import type { KeyGate } from '../keys/key-gate.ts'
import type { Limits } from '../limits/limits.ts'
import type { OverloadGate } from '../overload/overload-gate.ts'
import type { RequestDurations } from './request-durations.ts'
import type { RequestLog } from './request-log.ts'

/** Who keeps the numbers that the metrics show. */
export interface MetricSources {
  readonly durations: RequestDurations
  readonly overload: OverloadGate
  /** Nothing where the limits are off. */
  readonly limits: Limits | undefined
  readonly keyGate: KeyGate
  /** Nothing where requests are not logged. */
  readonly requestLog: RequestLog | undefined
  /** With its version, such as `Bun 1.4.5`. */
  readonly runtime: string
  readonly version: string
}
