import { type Answer, currentTaxYear } from '@oklad/answers'
import type { ErrorCode, InputProblem, Language } from '@oklad/contract'
import { BodyTooLarge, type Exchange, type Reply } from '../http/exchange.ts'
import { accepts, isBodyOf, languageOf } from '../http/negotiation.ts'
import { type ProblemOptions, problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
import type { CrossOriginPolicy, OriginHeaders } from './cross-origin.ts'

export interface CalculationRouteOptions {
  /** Reads the text of the body and computes its answer. */
  readonly answer: (text: string, currentYear: number, language: () => Language) => Answer
  /** Reads the body, as `exchange.text` does. */
  readonly readBody: (exchange: Exchange) => Promise<string>
  readonly crossOrigin: CrossOriginPolicy
  /** Decides before the body is read whether the request is allowed. */
  readonly guard: Guard
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Returns the route of a calculation, which answers `POST`. */
export function calculationRoute(options: CalculationRouteOptions): Route {
  const { readBody, crossOrigin, guard, now } = options
  const problemHeaders = (exchange: Exchange) => crossOrigin.headersFor(exchange).problem

  /** Checks the headers, then reads the body and answers it. */
  function answer(exchange: Exchange): Reply | Promise<Reply> {
    const headers = crossOrigin.headersFor(exchange)
    if (!accepts(exchange, 'application/json')) {
      return problemReply(exchange, 'not_acceptable', { headers: headers.problem })
    }
    if (!isBodyOf(exchange, 'application/json')) {
      return problemReply(exchange, 'unsupported_media_type', { headers: headers.problem })
    }
    return readBody(exchange).then(
      (text) => answerText(exchange, text, headers),
      (failure) => answerUnread(exchange, failure, headers),
    )
  }

  function answerText(exchange: Exchange, text: string, headers: OriginHeaders): Reply {
    let language: Language | undefined
    const chooseLanguage = () => {
      language = languageOf(exchange)
      return language
    }
    const answer = options.answer(text, currentTaxYear(now()), chooseLanguage)
    if (!answer.ok) return problemReply(exchange, ...problemOf(exchange, answer.problems, headers))
    return {
      status: 200,
      headers: language === undefined ? headers.json : headers.json.inLanguage(language),
      body: JSON.stringify(answer.body),
    }
  }

  return {
    methods: { POST: (exchange) => guard(exchange, answer, problemHeaders) },
    preflight: crossOrigin.preflight,
    problemHeaders,
  }
}

function problemOf(
  exchange: Exchange,
  problems: readonly InputProblem[],
  headers: OriginHeaders,
): [ErrorCode, ProblemOptions] {
  if (problems[0]?.code !== 'malformed_json') {
    return ['invalid_request', { headers: headers.problem, problems }]
  }
  // A compressed body is never valid JSON. The answer then names the compression as the cause.
  return exchange.header('content-encoding') === undefined
    ? ['malformed_json', { headers: headers.problem, problems }]
    : ['unsupported_media_type', { headers: headers.problem }]
}

/** Answers a request whose body is too large or stopped arriving; the caller may be gone. */
export function answerUnread(exchange: Exchange, failure: unknown, headers: OriginHeaders): Reply {
  const code = failure instanceof BodyTooLarge ? 'body_too_large' : 'malformed_json'
  // The rest of the body may still arrive, so the connection cannot be used again.
  const more = [['connection', 'close']] as const
  return problemReply(exchange, code, { headers: headers.problem, more })
}
