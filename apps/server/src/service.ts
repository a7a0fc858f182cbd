import type { Answer, CalculationKind, Language } from '@oklad/contract'
import { answerPlain } from '@oklad/contract/quick'
import type { Logger } from 'pino'
import type { Configuration } from './configuration/configuration.ts'
import type { Exchange, Reply } from './http/exchange.ts'
import { problemReply } from './http/problem-reply.ts'
import { Router } from './http/router.ts'
import type { KeyGate } from './keys/key-gate.ts'
import { keyGuard } from './keys/key-guard.ts'
import { Later } from './later.ts'
import { unguarded } from './limits/guard.ts'
import type { Limits } from './limits/limits.ts'
import { calculationRoute } from './routes/calculation.ts'
import { anyOrigin, namedOrigins } from './routes/cross-origin.ts'
import { livezRoute, readyzRoute } from './routes/health.ts'

/** The service without a runtime: requests in, replies out. */
export interface Service {
  handle(exchange: Exchange): Reply | Promise<Reply>
  /** The reply to a request whose handling failed; what failed is logged. */
  failed(exchange: Exchange, error: unknown): Reply
  readonly isDraining: boolean
  /** Loads what the first answers do not need, so that nobody waits for it later. */
  prepare(): Promise<void>
  /** From now on not ready: `/readyz` says so, and connections are closed after their answer. */
  drain(): void
}

/** What a service is made of. */
export interface ServiceOptions {
  readonly configuration: Configuration
  readonly keyGate: KeyGate
  /** Nothing where the limits are off. */
  readonly limits: Limits | undefined
  readonly logger: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Puts the service together. */
export function createService(options: ServiceOptions): Service {
  const { configuration, keyGate, limits, logger, now } = options
  let isDraining = false
  const openGuard = limits?.byAddress ?? unguarded
  const privateRoute = {
    crossOrigin: namedOrigins(configuration.corsOrigins),
    guard: keyGuard(keyGate, limits),
    now,
  }
  const late = new Later(async () => {
    const { lateRoutes } = await import('./routes/late-routes.ts')
    return lateRoutes(privateRoute, openGuard)
  })
  const answerer =
    (kind: CalculationKind) =>
    (text: string, currentYear: number, language: () => Language): Answer | Promise<Answer> => {
      const body = answerPlain(kind, text, currentYear)
      if (body !== undefined) return { ok: true, body }
      return late.use(({ answerers }) => answerers[kind](text, currentYear, language))
    }
  const router = new Router(
    {
      '/api/v1/calc': calculationRoute({
        answerer: answerer('public'),
        crossOrigin: anyOrigin,
        guard: openGuard,
        now,
      }),
      '/api/v1/private-calc': calculationRoute({ ...privateRoute, answerer: answerer('private') }),
      '/livez': livezRoute,
      '/readyz': readyzRoute(() => isDraining),
    },
    (exchange) => late.use(({ router }) => router.answer(exchange)),
  )

  return {
    handle: (exchange) => router.answer(exchange),
    failed(exchange, error) {
      logger.error({ err: error, request_id: exchange.requestId }, 'A request failed')
      return problemReply(exchange, 'internal_error')
    },
    async prepare() {
      const { prepare } = await late.prepare()
      await prepare()
    },
    get isDraining() {
      return isDraining
    },
    drain() {
      isDraining = true
    },
  }
}
