import { answerRequest } from '@oklad/answers'
import { operationNamed, prices, questionNames } from '@oklad/contract/internal'
import type { Logger } from 'pino'
import type { Configuration } from './configuration/configuration.ts'
import { type Exchange, endingWith, type Handler, isStream, type Reply } from './http/exchange.ts'
import { failedReply, problemReply } from './http/problem-reply.ts'
import { get, type Route, router } from './http/router.ts'
import type { KeyGate } from './keys/key-gate.ts'
import { keyGuard } from './keys/key-guard.ts'
import { type Eventual, unguarded } from './limits/guard.ts'
import type { Limits } from './limits/limits.ts'
import { once } from './once.ts'
import type { OverloadGate } from './overload/overload-gate.ts'
import { calculationHandler } from './routes/calculation.ts'
import { namedOrigins, openCalculation } from './routes/cross-origin.ts'
import { livez, readyz } from './routes/health.ts'
import { lawRoutes } from './routes/law.ts'
import { mcpHandler } from './routes/mcp.ts'
import { metricsHandler } from './routes/metrics.ts'
import { openApiHandler } from './routes/open-api.ts'
import { siteRoutes } from './routes/site.ts'
import type { AnsweredRequest } from './telemetry/answered-request.ts'

/** The service without a runtime: requests in, replies out. */
export type Service = ReturnType<typeof createService>

/** The parts of a service. */
interface ServiceOptions {
  readonly configuration: Configuration
  readonly keyGate: KeyGate
  /** `undefined` if the limits are off. */
  readonly limits: Limits | undefined
  readonly overload: OverloadGate
  readonly report: (request: AnsweredRequest) => void
  /** Returns the metrics in the text format of Prometheus. */
  readonly metricsText: () => Promise<string>
  readonly logger: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Routes that are answered even under overload: an orchestrator restarts the process when they fail. */
const isVital = (path: string) => path === '/livez' || path === '/readyz' || path === '/metrics'

/** Creates the service from its parts. */
export function createService(options: ServiceOptions) {
  const { overload, report, logger } = options
  let released: Promise<unknown> | undefined
  const { routes, notFound } = routesOf(options, () => service.isDraining)
  const route = router(routes, options.limits?.ofOther(prices.other.request) ?? unguarded, notFound)

  /**
   * Answers a request, or refuses it under overload. Counts it as in flight meanwhile, and reports it
   * before it is written.
   */
  function answer<Answer>(
    exchange: Exchange,
    write: (reply: Reply) => Eventual<Answer>,
  ): Eventual<Answer> {
    const begun = performance.now()
    const isRefused = !isVital(exchange.path) && overload.refusal() !== undefined
    overload.inFlight++
    const answered = (status: number) => {
      overload.inFlight--
      report({ exchange, status, begun, duration: performance.now() - begun })
    }
    const end = (reply: Reply): Reply => {
      const { status, body } = reply
      // A request is in flight until its stream ends or is stopped.
      if (isStream(body)) return { ...reply, body: endingWith(body, () => answered(status)) }
      answered(status)
      return reply
    }
    const unwritten = (err: unknown) => {
      logger.error({ err, request_id: exchange.requestId }, 'An answer cannot be written')
      throw err
    }
    const written = (reply: Reply): Eventual<Answer> => {
      try {
        const answer = write(end(reply))
        return answer instanceof Promise ? answer.catch(unwritten) : answer
      } catch (error) {
        return unwritten(error)
      }
    }
    const finish = (reply: Reply) => written(exchange.addLimit?.(reply) ?? reply)
    const fail = (error: unknown) => finish(failedReply(exchange, error, logger))
    let reply: Eventual<Reply>
    try {
      reply = isRefused ? problemReply(exchange, 'overloaded') : route(exchange)
    } catch (error) {
      return fail(error)
    }
    return reply instanceof Promise ? reply.then(finish, fail) : finish(reply)
  }

  const service = {
    paths: Object.keys(routes),
    /** Set when it stops: `/readyz` answers 503, and every answer closes its connection. */
    isDraining: false,
    /** How many requests have been held. */
    held: 0,
    handle<Answer>(
      exchange: Exchange,
      write: (reply: Reply) => Eventual<Answer>,
    ): Eventual<Answer> {
      if (released === undefined) return answer(exchange, write)
      service.held++
      return released.then(() => answer(exchange, write))
    },
    /** Holds new requests until a promise resolves. */
    hold(until: Promise<unknown>): void {
      released = until
    },
  }
  return service
}

/** The routes of the service, and the handler of an unknown address. */
function routesOf(options: ServiceOptions, isDraining: () => boolean) {
  const { configuration, keyGate, limits, overload, now } = options
  const openGuard = (points: number) => limits?.byAddress(points) ?? unguarded
  const metricsGuard = limits?.ofOther(prices.metrics.request) ?? unguarded
  const crossOrigin = namedOrigins(configuration.CORS_ORIGINS)
  /** A route for callers with a key. */
  const keyRoute = (points: number, handler: Handler): Route => ({
    ...{ method: 'POST', handler, crossOrigin },
    guard: keyGuard(keyGate, limits, points),
  })
  const openRoute = (points: number, handler: Handler): Route => ({
    ...{ method: 'POST', handler, crossOrigin: openCalculation },
    guard: openGuard(points),
  })
  const questionRoutes = questionNames.map((name) => {
    const { path, price = prices.calc, needsKey } = operationNamed(name)
    const handler = calculationHandler(answerRequest[name], price, overload, now)
    return [path, (needsKey ? keyRoute : openRoute)(price.request, handler)] as const
  })
  const batch = operationNamed('batch')
  /** Loads tables with the first batch: a service without them starts faster. */
  const batches = once(async () => {
    const { batchHandler } = await import('./routes/batch.ts')
    return batchHandler(configuration.MAX_BATCH_LINES, overload, now)
  })
  const answerBatch: Handler = async (exchange) => (await batches())(exchange)
  const site = siteRoutes({ origin: configuration.PUBLIC_URL ?? '', guard: openGuard, now })
  const routes: Readonly<Record<string, Route>> = {
    ...Object.fromEntries(questionRoutes),
    [batch.path]: keyRoute(prices.batch.request, answerBatch),
    '/mcp': keyRoute(1, mcpHandler(configuration.CORS_ORIGINS, overload, now)),
    ...lawRoutes(openGuard),
    '/openapi.json': get(openApiHandler(now)),
    // Never refused: an orchestrator restarts the process when they fail.
    '/livez': { ...get(livez), guard: unguarded },
    '/readyz': { ...get(readyz(isDraining)), guard: unguarded },
    ...(configuration.METRICS === 'on' && {
      '/metrics': { ...get(metricsHandler(options.metricsText)), guard: metricsGuard },
    }),
    ...site.routes,
  }
  return { routes, notFound: site.notFound }
}
