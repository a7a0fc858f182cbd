const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/

/**
 * The id of the trace that a caller has begun, from the header `traceparent` of W3C Trace Context;
 * nothing when the header is malformed.
 */
export function traceIdOf(traceParent: string | undefined): string | undefined {
  return traceParent === undefined ? undefined : TRACE_PARENT.exec(traceParent)?.[1]
}
