import {
  lawDifference,
  lawDocument,
  lawYears,
  readDifferenceQuery,
  readLawYear,
  unknownParameters,
} from '@oklad/answers'
import {
  type Language,
  type LawOperationName,
  operationNamed,
  prices,
} from '@oklad/contract/internal'
import { type Asset, textAsset } from '../http/asset.ts'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { openDocumentHeaders } from '../http/header-set.ts'
import { acceptsJson, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import { get, type Route } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
import { openDocuments } from './cross-origin.ts'

const headers = openDocumentHeaders('application/json', 'public, max-age=3600')

/** Documents, each written on first request. Their number is bounded by the pairs of years. */
const prepared = new Map<string, Asset>()

function documentReply(
  exchange: Exchange,
  name: string,
  write: (language: Language) => object,
): Promise<Reply> {
  const language = languageOf(exchange)
  const key = `${language} ${name}`
  const document =
    prepared.get(key) ??
    textAsset(async () => JSON.stringify(write(language)), headers.inLanguage(language))
  prepared.set(key, document)
  return document(exchange)
}

const answers: Readonly<Record<LawOperationName, Handler>> = {
  lawYears(exchange) {
    const problems = unknownParameters(exchange.query)
    return problems.length > 0
      ? problemReply(exchange, 'invalid_request', { problems })
      : documentReply(exchange, 'years', lawYears)
  },
  lawDiff(exchange) {
    const reading = readDifferenceQuery(exchange.query)
    if (!reading.ok) return problemReply(exchange, 'invalid_request', reading)
    const { from, to } = reading
    return documentReply(exchange, `${from} ${to}`, (language) => lawDifference(from, to, language))
  },
  law(exchange) {
    const text = exchange.path.slice(exchange.path.lastIndexOf('/') + 1)
    if (!/^\d{4}$/.test(text)) return problemReply(exchange, 'not_found')
    const reading = readLawYear('year', text)
    const problems = unknownParameters(exchange.query)
    return reading.ok && problems.length === 0
      ? documentReply(exchange, text, (language) => lawDocument(reading.year, language))
      : problemReply(exchange, 'invalid_request', {
          problems: reading.ok ? problems : [reading.problem, ...problems],
        })
  },
}

/** `GET /api/v1/law`: the figures of every tax year, and the differences between two years. */
export const lawRoutes = (guard: (points: number) => Guard): Readonly<Record<string, Route>> =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]): [string, Route] => {
      const { path } = operationNamed(name as LawOperationName)
      const handler: Handler = (exchange) =>
        acceptsJson(exchange) ? answer(exchange) : problemReply(exchange, 'not_acceptable')
      const route = {
        ...get(handler),
        crossOrigin: openDocuments,
        guard: guard(prices[name as LawOperationName].request),
      }
      return [path.replace('{year}', '*'), route]
    }),
  )
