/** An answered request for the log, the metrics and the traces; it has none of the content. */
export interface AnsweredRequest {
  readonly method: string
  /** The pattern of the route; `undefined` if no route matched. */
  readonly route: string | undefined
  readonly status: number
  readonly requestId: string
  /** The id of the key, if one was accepted. */
  readonly keyId: string | undefined
  /** When it arrived, milliseconds since the start of the process. */
  readonly begun: number
  /** How long it took, milliseconds. */
  readonly duration: number
  /** The headers `traceparent` and `tracestate`, as sent. */
  readonly traceParent: string | undefined
  readonly traceState: string | undefined
}
