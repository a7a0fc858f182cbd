import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { Configuration } from '../configuration/configuration.ts'
import type { AnsweredRequest } from './answered-request.ts'

/** How often the log says that traces can not be sent, milliseconds. */
const BETWEEN_COMPLAINTS = 60_000

/** The longest that the end of the service waits for the last traces, milliseconds. */
const LAST_EXPORT = 1000

const getter = {
  get: (request: AnsweredRequest, name: string) =>
    name === 'traceparent' ? request.traceParent : request.traceState,
  keys: () => ['traceparent', 'tracestate'],
}

/**
 * One span for each request, made when it is answered, so that nothing has to be carried along
 * with it. It continues the trace that the caller has begun.
 */
export class Tracing {
  private readonly provider: TracerProvider
  private readonly tracer: Tracer
  private readonly propagator = new W3CTraceContextPropagator()

  constructor(configuration: Configuration, version: string, logger: Logger) {
    setGlobalErrorHandler(complainingAtTimes(logger))
    this.provider = new TracerProvider({
      resource: resourceFromAttributes({
        'service.name': configuration.otelServiceName,
        'service.version': version,
      }),
      sampler: new ParentBasedSampler({
        root: new TraceIdRatioBasedSampler(configuration.tracesSampled),
      }),
      // The rest of how and where to is in the variables OTEL_EXPORTER_OTLP_….
      spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
    })
    this.tracer = this.provider.getTracer('oklad', version)
  }

  /**
   * Tells of a request.
   * @returns the id of its trace
   */
  record(request: AnsweredRequest): string {
    const { method, route, status, begun, duration } = request
    const parent = this.propagator.extract(ROOT_CONTEXT, request, getter)
    const startTime = performance.timeOrigin + begun
    const span = this.tracer.startSpan(
      route === undefined ? method : `${method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime,
        attributes: {
          'http.request.method': method,
          ...(route !== undefined && { 'http.route': route }),
          'http.response.status_code': status,
          'oklad.request_id': request.requestId,
        },
      },
      parent,
    )
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(startTime + duration)
    return span.spanContext().traceId
  }

  /** Sends what is left. */
  async close(): Promise<void> {
    const patience = new Promise((resolve) => setTimeout(resolve, LAST_EXPORT).unref())
    await Promise.race([this.provider.shutdown().catch(() => {}), patience])
  }
}

/** One line a minute, however much can not be sent; without the address, which may hold a password. */
function complainingAtTimes(logger: Logger): (failure: unknown) => void {
  let silentUntil = Number.NEGATIVE_INFINITY
  return (failure) => {
    const now = performance.now()
    if (now < silentUntil) return
    silentUntil = now + BETWEEN_COMPLAINTS
    const { code = 'error' } = failure as { readonly code?: string | number }
    logger.warn({ reason: code }, 'Traces can not be sent')
  }
}
