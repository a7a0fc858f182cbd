import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
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
import type { Exchange } from '../http/exchange.ts'
import { version } from '../version.ts'
import type { AnsweredRequest } from './answered-request.ts'

/** The shortest time between two warnings that traces cannot be sent, milliseconds. */
const BETWEEN_WARNINGS = 60_000

const getter = {
  get: (exchange: Exchange, name: string) => exchange.header(name),
  keys: () => ['traceparent', 'tracestate'],
}

/**
 * Records one span for each request, in the caller's trace if there is one. The span is created
 * when the request is answered, so that no state is kept meanwhile.
 */
export function openTracing(configuration: Configuration, logger: Logger) {
  setGlobalErrorHandler(warningOncePerMinute(logger))
  const propagator = new W3CTraceContextPropagator()
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': configuration.OTEL_SERVICE_NAME,
      'service.version': version,
    }),
    sampler: new ParentBasedSampler({
      root: new TraceIdRatioBasedSampler(configuration.OTEL_TRACES_SAMPLER_ARG),
    }),
    // The exporter reads its other settings from the variables OTEL_EXPORTER_OTLP_….
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('oklad', version)
  return {
    /**
     * Records a request.
     * @returns the id of its trace
     */
    record({ exchange, status, begun, duration }: AnsweredRequest): string {
      const { method, route, requestId } = exchange
      const parent = propagator.extract(ROOT_CONTEXT, exchange, getter)
      const startTime = performance.timeOrigin + begun
      const span = tracer.startSpan(
        route === undefined ? method : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          startTime,
          attributes: {
            'http.request.method': method,
            // The path of an answer page has a salary, and an unknown path may have anything.
            'url.path': route ?? 'REDACTED',
            'url.scheme': 'http',
            ...(route !== undefined && { 'http.route': route }),
            'http.response.status_code': status,
            'oklad.request_id': requestId,
          },
        },
        parent,
      )
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(startTime + duration)
      return span.spanContext().traceId
    },

    /** Sends the spans that are still buffered. */
    close: () => provider.shutdown().catch(() => {}),
  }
}

/** Returns a handler that logs at most once a minute, without the address: it may hold a password. */
function warningOncePerMinute(logger: Logger): (failure: unknown) => void {
  let silentUntil = Number.NEGATIVE_INFINITY
  return (failure) => {
    const now = performance.now()
    if (now < silentUntil) return
    silentUntil = now + BETWEEN_WARNINGS
    const { code = 'error' } = failure as { readonly code?: string | number }
    logger.warn({ reason: code }, 'Traces cannot be sent')
  }
}
