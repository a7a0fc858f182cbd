/** A request that was answered, as the log, the metrics and the traces see it: nothing of its content. */
export interface AnsweredRequest {
  readonly method: string
  /** The pattern of the address; nothing where no address of the service was asked for. */
  readonly route: string | undefined
  readonly status: number
  readonly requestId: string
  /** Whose key it came with, if one was accepted. */
  readonly keyId: string | undefined
  /** When it came, milliseconds since the start of the process. */
  readonly begun: number
  /** How long it took, milliseconds. */
  readonly duration: number
  /** The headers `traceparent` and `tracestate`, as sent. */
  readonly traceParent: string | undefined
  readonly traceState: string | undefined
}
