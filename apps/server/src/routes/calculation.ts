import {
  answerCalculation,
  type CalculationKind,
  type ErrorCode,
  readCalculationRequest,
} from '@oklad/contract'
import { BodyCutOff, BodyTooLarge, type Exchange, type Reply } from '../http/exchange.ts'
import { accepts, isJsonBody, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import { currentTaxYear } from '../tax-year.ts'
import type { CrossOriginPolicy } from './cross-origin.ts'

/** What a calculation route is made of. */
export interface CalculationRouteOptions {
  readonly kind: CalculationKind
  readonly crossOrigin: CrossOriginPolicy
  /** Says why a caller may not come in; runs before the body is read. */
  readonly refusal: (exchange: Exchange) => ErrorCode | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const challenge = [['www-authenticate', 'ApiKey realm="oklad", header="x-api-key"']] as const

/** `POST` of a calculation: check, read, compute, write. */
export function calculationRoute(options: CalculationRouteOptions): Route {
  const { kind, crossOrigin, refusal, now } = options

  async function answer(exchange: Exchange): Promise<Reply> {
    const headers = crossOrigin.headersFor(exchange)
    const refused = refusal(exchange)
    if (refused !== undefined) {
      return problemReply(exchange, refused, { headers: headers.problem, more: challenge })
    }
    if (!accepts(exchange, 'application/json')) {
      return problemReply(exchange, 'not_acceptable', { headers: headers.problem })
    }
    if (!isJsonBody(exchange)) {
      return problemReply(exchange, 'unsupported_media_type', { headers: headers.problem })
    }
    let text: string
    try {
      text = await exchange.text()
    } catch (error) {
      // The rest of the body is on its way or never comes: the connection can not be used again.
      const more = [['connection', 'close']] as const
      if (error instanceof BodyTooLarge) {
        return problemReply(exchange, 'body_too_large', { headers: headers.problem, more })
      }
      if (error instanceof BodyCutOff) {
        return problemReply(exchange, 'malformed_json', { headers: headers.problem, more })
      }
      throw error
    }
    const reading = readCalculationRequest(kind, text, currentTaxYear(now()))
    if (!reading.ok) {
      const { problems } = reading
      const code = problems[0]?.code === 'malformed_json' ? 'malformed_json' : 'invalid_request'
      return problemReply(exchange, code, { headers: headers.problem, problems })
    }
    const language = reading.calculation.law.provisional ? languageOf(exchange) : 'en'
    return {
      status: 200,
      headers: headers.json,
      body: answerCalculation(kind, reading.calculation, language),
    }
  }

  return {
    methods: { POST: answer },
    preflight: crossOrigin.preflight,
    problemHeaders: (exchange) => crossOrigin.headersFor(exchange).problem,
  }
}
