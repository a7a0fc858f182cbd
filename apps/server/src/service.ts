import {
  type Answerer,
  answerComparison,
  answerExplanation,
  answerGrossUpRequest,
  calculationAnswerer,
} from '@oklad/contract'
import type { Logger } from 'pino'
import type { Configuration } from './configuration/configuration.ts'
import type { Exchange, Reply } from './http/exchange.ts'
import { problemReply } from './http/problem-reply.ts'
import { Router } from './http/router.ts'
import type { KeyGate } from './keys/key-gate.ts'
import { calculationRoute } from './routes/calculation.ts'
import { anyOrigin, namedOrigins } from './routes/cross-origin.ts'
import { docsRoutes } from './routes/docs.ts'
import { errorPageRoute } from './routes/error-pages.ts'
import { livezRoute, readyzRoute } from './routes/health.ts'
import { lawRoutes } from './routes/law.ts'
import { openApiRoute } from './routes/open-api.ts'

/** The service without a runtime: requests in, replies out. */
export interface Service {
  handle(exchange: Exchange): Reply | Promise<Reply>
  /** The reply to a request whose handling failed; what failed is logged. */
  failed(exchange: Exchange, error: unknown): Reply
  readonly isDraining: boolean
  /** From now on not ready: `/readyz` says so, and connections are closed after their answer. */
  drain(): void
}

/** What a service is made of. */
export interface ServiceOptions {
  readonly configuration: Configuration
  readonly keyGate: KeyGate
  readonly logger: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Puts the service together. */
export function createService({ configuration, keyGate, logger, now }: ServiceOptions): Service {
  let isDraining = false
  const crossOrigin = namedOrigins(configuration.corsOrigins)
  const withKey = (answerer: Answerer) =>
    calculationRoute({
      answerer,
      crossOrigin,
      refusal: (exchange) => keyGate.refusal(exchange),
      now,
    })
  const router = new Router({
    '/api/v1/calc': calculationRoute({
      answerer: calculationAnswerer('public'),
      crossOrigin: anyOrigin,
      refusal: () => undefined,
      now,
    }),
    '/api/v1/private-calc': withKey(calculationAnswerer('private')),
    '/api/v1/private-calc/explain': withKey(answerExplanation),
    '/api/v1/private-calc/gross-up': withKey(answerGrossUpRequest),
    '/api/v1/private-calc/compare': withKey(answerComparison),
    ...lawRoutes,
    '/livez': livezRoute,
    '/readyz': readyzRoute(() => isDraining),
    '/openapi.json': openApiRoute(now),
    '/errors/*': errorPageRoute,
    ...docsRoutes,
  })

  return {
    handle: (exchange) => router.answer(exchange),
    failed(exchange, error) {
      logger.error({ err: error, request_id: exchange.requestId }, 'A request failed')
      return problemReply(exchange, 'internal_error')
    },
    get isDraining() {
      return isDraining
    },
    drain() {
      isDraining = true
    },
  }
}
