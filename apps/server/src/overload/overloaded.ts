import { type Language, problemDocument } from '@oklad/contract'
import type { Exchange, Reply } from '../http/exchange.ts'
import { type HeaderSet, openHeaders } from '../http/header-set.ts'
import { languageOf } from '../http/negotiation.ts'

/** It holds nothing of anybody, so that a page of any origin may read when to come again. */
const headersIn = (language: Language): HeaderSet =>
  openHeaders.problem.with([
    ['content-language', language],
    ['retry-after', '1'],
  ])

const headers = { en: headersIn('en'), ru: headersIn('ru') }

/** The answer to a request that is not begun, made with as little work as can be. */
export function overloaded(exchange: Exchange): Reply {
  const language = languageOf(exchange)
  return {
    status: 503,
    headers: headers[language],
    body: JSON.stringify(problemDocument('overloaded', language, exchange.requestId)),
  }
}
