import { type Language, problemDocument } from '@oklad/contract'
import type { Exchange, Reply } from '../http/exchange.ts'
import { type HeaderSet, openHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'

/** The answer contains no data, so pages of any origin may read it with its `Retry-After`. */
const headersIn = (language: Language): HeaderSet =>
  openHeaders.problem.with([
    ['content-language', language],
    ['retry-after', '1'],
  ])

const headers = { en: headersIn('en'), ru: headersIn('ru') }

/** Returns the answer to a refused request, with as little work as possible. */
export function overloaded(exchange: Exchange): Reply {
  const language = languageOf(exchange)
  return {
    status: 503,
    headers: headers[language],
    body: JSON.stringify(problemDocument('overloaded', language, exchange.requestId)),
  }
}
