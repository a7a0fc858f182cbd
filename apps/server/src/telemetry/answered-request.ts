import type { Exchange } from '../http/exchange.ts'

/** An answered request for the log and the traces; none of its content is reported. */
export interface AnsweredRequest {
  readonly exchange: Exchange
  readonly status: number
  /** When it arrived, milliseconds since the start of the process. */
  readonly begun: number
  /** How long it took, milliseconds. */
  readonly duration: number
}
