import { answerRequest, currentTaxYear } from '@oklad/answers'
import { type ErrorCode, type InputProblem, problemDocument } from '@oklad/contract'
import { type Exchange, LARGEST_BODY, type Reply } from '../http/exchange.ts'
import { accepts, isBodyOf, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { Route } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
import type { CrossOriginPolicy } from './cross-origin.ts'

export interface BatchRouteOptions {
  readonly crossOrigin: CrossOriginPolicy
  /** Decides before the body is read whether the request is allowed; it charges the first line. */
  readonly guard: Guard
  readonly maxLines: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const NDJSON = 'application/x-ndjson'

/** The lines that are charged and answered together: about a millisecond of work. */
const GROUP = 100

/** Returns the route that answers a private calculation for each line of its body, as the lines arrive. */
export function batchRoute({ crossOrigin, guard, maxLines, now }: BatchRouteOptions): Route {
  const problemHeaders = (exchange: Exchange) => crossOrigin.headersFor(exchange).problem

  function answer(exchange: Exchange): Reply {
    const { json, problem } = crossOrigin.headersFor(exchange)
    if (!accepts(exchange, NDJSON))
      return problemReply(exchange, 'not_acceptable', { headers: problem })
    if (!isBodyOf(exchange, NDJSON)) {
      return problemReply(exchange, 'unsupported_media_type', { headers: problem })
    }
    return {
      status: 200,
      headers: json.ofType(NDJSON).inLanguage(languageOf(exchange)),
      body: answerLines(exchange),
    }
  }

  /** The answers to the lines of a body; ends early at a line that is not allowed any more. */
  async function* answerLines(exchange: Exchange): AsyncGenerator<string> {
    const language = languageOf(exchange)
    const year = currentTaxYear(now())
    const problem = (code: ErrorCode, problems?: readonly InputProblem[]) => ({
      problem: problemDocument(code, language, exchange.requestId, problems),
    })
    const answerLine = (line: string) => {
      if (line.length > LARGEST_BODY) return problem('body_too_large')
      const answer = answerRequest['private-calc'](line, year, () => language)
      if (answer.ok) return { answer: answer.body }
      const isMalformed = answer.problems[0]?.code === 'malformed_json'
      return problem(isMalformed ? 'malformed_json' : 'invalid_request', answer.problems)
    }
    let number = 0
    for await (const lines of linesOf(exchange.chunks())) {
      // The guard has charged the first line of the body.
      const points = number === 0 ? lines.length - 1 : lines.length
      const isAllowed = points === 0 || ((await exchange.spend?.(points)) ?? true)
      let text = ''
      for (const line of lines) {
        number++
        const refusal =
          number > maxLines ? 'batch_too_long' : isAllowed ? undefined : 'rate_limit_exceeded'
        if (refusal !== undefined) {
          yield `${text}${JSON.stringify({ line: number, ...problem(refusal) })}\n`
          return
        }
        if (line.trim() !== '') text += `${JSON.stringify({ line: number, ...answerLine(line) })}\n`
      }
      yield text
    }
  }

  return {
    methods: { POST: (exchange) => guard(exchange, answer, problemHeaders) },
    preflight: crossOrigin.preflight,
    problemHeaders,
  }
}

/** The lines of a body, in groups. Of a line that is too long, a part that is too long is kept. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, LARGEST_BODY + 1)
    for (let start = 0; start < lines.length; start += GROUP)
      yield lines.slice(start, start + GROUP)
  }
  if (rest !== '') yield [rest]
}
