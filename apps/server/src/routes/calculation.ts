import { type Answerer, currentTaxYear, unknownParameters } from '@oklad/answers'
import type { Language } from '@oklad/contract'
import { type Price, pointsOfText } from '@oklad/contract/internal'
import { type Exchange, type Handler, Refused, type Reply } from '../http/exchange.ts'
import { acceptsJson, isBodyOf, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import { writeAnswer } from '../http/write-answer.ts'
import { COSTLY, type OverloadGate } from '../overload/overload-gate.ts'

/**
 * Returns the handler of a calculation: it checks the headers, then reads the body and answers it.
 * @param price what the question and the lists in its body cost
 * @param now returns milliseconds since 1970
 */
export function calculationHandler(
  answerer: Answerer,
  price: Price,
  { readBody, turn }: Pick<OverloadGate, 'readBody' | 'turn'>,
  now: () => number,
): Handler {
  function answerText(exchange: Exchange, text: string): Reply {
    let language: Language | undefined
    const chooseLanguage = () => {
      language = languageOf(exchange)
      return language
    }
    const answer = answerer(text, currentTaxYear(now()), chooseLanguage)
    if (answer.ok) {
      const { json } = exchange.headers
      return {
        status: 200,
        headers: language === undefined ? json : json.inLanguage(language),
        body: writeAnswer(answer.body),
      }
    }
    const { problems } = answer
    const isMalformed = problems[0]?.code === 'malformed_json'
    return problemReply(exchange, isMalformed ? 'malformed_json' : 'invalid_request', { problems })
  }

  /** @param more points on top of those of the question */
  async function answerCostly(exchange: Exchange, text: string, more: number): Promise<Reply> {
    const isCostly = price.request + more >= COSTLY
    const refusal = await refusalOf(exchange, more, isCostly ? turn : undefined)
    return refusal ?? answerText(exchange, text)
  }

  return (exchange) => {
    if (!acceptsJson(exchange)) return problemReply(exchange, 'not_acceptable')
    if (!isBodyOf(exchange, 'application/json')) {
      return problemReply(exchange, 'unsupported_media_type')
    }
    if (exchange.query !== '') {
      const problems = unknownParameters(exchange.query)
      if (problems.length > 0) return problemReply(exchange, 'invalid_request', { problems })
    }
    return readBody(
      exchange,
      (text) => {
        const more = kibOf(text) + pointsOfText(price, text)
        // Without a promise for the usual request: it would take microseconds.
        return more === 0 && price.request < COSTLY
          ? answerText(exchange, text)
          : answerCostly(exchange, text, more)
      },
      (failure) => answerUnread(exchange, failure),
    )
  }
}

/** The points of the size of a body, on top of those of its question: one for each full KiB. */
// biome-ignore lint/plugin/money: a number of points, not money
export const kibOf = (text: string): number => Math.floor(text.length / 1024)

/** Takes more points from the caller's limit and waits for a turn; returns the refusal where there is one. */
export async function refusalOf(
  exchange: Exchange,
  points: number,
  turn?: OverloadGate['turn'],
): Promise<Reply | undefined> {
  const { spend } = exchange
  const affords = points <= 0 || !spend || (await spend(points, points)) !== undefined
  if (!affords) return problemReply(exchange, 'rate_limit_exceeded')
  return turn?.().then(
    () => undefined,
    (failure) => answerUnread(exchange, failure),
  )
}

/** Answers a request that came too late, or whose body is too large or stopped arriving; the caller may be gone. */
export function answerUnread(exchange: Exchange, failure: unknown): Reply {
  const code = failure instanceof Refused ? failure.code : 'malformed_json'
  // Without `Connection: close`: a connection that is closed while the rest arrives loses the answer.
  return problemReply(exchange, code)
}
