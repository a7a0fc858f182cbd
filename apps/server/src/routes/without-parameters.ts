import { unknownParameters } from '@oklad/answers'
import type { Handler } from '../http/exchange.ts'
import { problemReply } from '../http/problem-reply.ts'

/** Refuses the parameters of a query before a handler that reads none. */
export function withoutParameters(answer: Handler): Handler {
  return (exchange) => {
    if (exchange.query === '') return answer(exchange)
    const problems = unknownParameters(exchange.query)
    return problems.length > 0
      ? problemReply(exchange, 'invalid_request', { problems })
      : answer(exchange)
  }
}
