import { unknownParameters } from '@oklad/answers'
import type { Language } from '@oklad/contract'
import { pointsOfLists, prices } from '@oklad/contract/internal'
import type { Exchange, Handler, Reply } from '../http/exchange.ts'
import { isCompressed, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import { type Message, protocolHeaders, readMessage } from '../mcp/message.ts'
import { tools } from '../mcp/tools.ts'
import type { OverloadGate } from '../overload/overload-gate.ts'
import { answerUnread, kibOf, refusalOf } from './calculation.ts'

type Fetch = (request: Request) => Promise<Response>

/** The headers of a request that the protocol reads. */
const read = ['accept', 'content-type', 'origin', ...protocolHeaders]

/**
 * Returns the handler of the Model Context Protocol by streamable HTTP without sessions: each request
 * stands alone, and any replica may answer it.
 * @param origins the origins whose pages may call; the machine itself may, too
 * @param now returns milliseconds since 1970
 */
export function mcpHandler(
  origins: readonly string[],
  { readBody, turn }: Pick<OverloadGate, 'readBody' | 'turn'>,
  now: () => number,
): Handler {
  const handlers = new Map<Language, Promise<Fetch>>()

  /** Loads the protocol with the first request: a service without assistants starts faster. */
  async function createHandler(language: Language): Promise<Fetch> {
    const { createMcpHandler, localhostAllowedOrigins, originValidationResponse } = await import(
      '@modelcontextprotocol/server'
    )
    const { createMcpServer } = await import('../mcp/mcp-server.ts')
    // Nothing changes while the service runs: subscriptions to changes are refused.
    const handler = createMcpHandler(() => createMcpServer(language, now), { maxSubscriptions: 0 })
    // The protocol demands it: a page of another site must not reach the service by a name of its own.
    const allowed = [...localhostAllowedOrigins(), ...origins.map((one) => new URL(one).hostname)]
    return async (request) => originValidationResponse(request, allowed) ?? handler.fetch(request)
  }

  async function answer(exchange: Exchange, body: string): Promise<Reply> {
    const { json, empty } = exchange.headers
    const { message, problems: found, text } = readMessage(body)
    const problems = [
      // The protocol answers it.
      ...found.filter(({ code }) => code !== 'malformed_json'),
      ...unknownParameters(exchange.query),
    ]
    if (problems.length > 0) return problemReply(exchange, 'invalid_request', { problems })
    // The guard has taken one point.
    const refusal = await refusalOf(exchange, pointsOf(message) - 1 + kibOf(body), turn)
    if (refusal) return refusal
    const language = languageOf(exchange)
    const handler = handlers.get(language) ?? createHandler(language)
    handlers.set(language, handler)
    const given = read.map((name) => [name, exchange.header(name) ?? ''] as const)
    const request = new Request('http://localhost/mcp', {
      method: 'POST',
      headers: given.filter(([, value]) => value !== '') as [string, string][],
      body: text,
    })
    const response = await (await handler)(request)
    // Bun adds a charset.
    const [type] = response.headers.get('content-type')?.split(';') ?? []
    return {
      status: response.status,
      headers: type === undefined ? json : empty.ofType(type).inLanguage(language),
      body: (await response.text()) || null,
    }
  }

  return (exchange) => {
    if (isCompressed(exchange)) return problemReply(exchange, 'unsupported_media_type')
    return readBody<Reply>(
      exchange,
      (body) => answer(exchange, body),
      (failure) => answerUnread(exchange, failure),
    )
  }
}

/** The points of a message: of the tool that it calls, but ten at least. */
function pointsOf({ method, params }: Message): number {
  const name = method === 'tools/call' ? params?.name : undefined
  const tool = typeof name === 'string' && Object.hasOwn(tools, name) ? tools[name] : undefined
  if (tool === undefined) return prices.message.request
  const { price } = tool
  return Math.max(prices.message.request, price.request + pointsOfLists(price, params?.arguments))
}
