import { answerRequest, currentTaxYear } from '@oklad/answers'
import {
  type ErrorCode,
  errorCatalogue,
  type InputProblem,
  type Language,
  problemDocument,
} from '@oklad/contract'
import {
  type Answering,
  answering,
  describeTableProblem,
  formatNamed,
  type OpenTable,
  partOf,
  TableError,
  type WrittenRows,
} from '@oklad/table'
import { type Exchange, type Handler, LARGEST_BODY, type Reply } from '../http/exchange.ts'
import type { HeaderSet } from '../http/header-set.ts'
import { accepts, isBodyOf, languageOf } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'

const NDJSON = 'application/x-ndjson'
const CSV = 'text/csv'

/** The lines that are charged and answered together: about a millisecond of work. */
const GROUP = 100

/**
 * Returns the handler that answers a private calculation for each line or row of its body, as they
 * arrive. The guard of the route charges the first one.
 * @param now returns milliseconds since 1970
 */
export function batchHandler(maxLines: number, now: () => number): Handler {
  function answer(exchange: Exchange): Reply | Promise<Reply> {
    const isTable = isBodyOf(exchange, CSV)
    if (!(isTable || accepts(exchange, NDJSON)) && !accepts(exchange, CSV)) {
      return problemReply(exchange, 'not_acceptable')
    }
    if (!(isTable || isBodyOf(exchange, NDJSON))) {
      return problemReply(exchange, 'unsupported_media_type')
    }
    const headers = exchange.headers.json.inLanguage(languageOf(exchange))
    if (!isTable && accepts(exchange, NDJSON)) {
      return { status: 200, headers: headers.ofType(NDJSON), body: answerLines(exchange) }
    }
    return answerTable(
      exchange,
      isTable ? 'csv' : 'ndjson',
      headers.ofType(`${CSV}; charset=utf-8`),
    )
  }

  /** The answer in CSV to a table, or to lines of JSON. */
  async function answerTable(exchange: Exchange, from: string, headers: HeaderSet): Promise<Reply> {
    const language = languageOf(exchange)
    const input = { bytes: exchange.chunks(), longestRow: LARGEST_BODY }
    const csv = await formatNamed('csv')
    try {
      const table = await (await formatNamed(from)).open(input, 'calc')
      const run = {
        ...{ ...table, language, currentYear: currentTaxYear(now()) },
        ...({ question: 'calc', detail: 'year' } as const),
      }
      const answered = answering(run, csv)
      const rows = answerRows(exchange, table, answered)
      const body = csv.write(answered.columns, rows, table.dialect) as AsyncGenerator<string>
      return { status: 200, headers, body }
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      return problemReply(exchange, 'invalid_table', { detail: describe(error, language) })
    }
  }

  /** The answers to the rows of a table; ends early, with a row that has only errors, where it must. */
  async function* answerRows(
    exchange: Exchange,
    { read, dialect }: OpenTable,
    { columns, answer }: Answering,
  ): AsyncGenerator<WrittenRows> {
    const language = languageOf(exchange)
    const { text } = await formatNamed('csv')
    const last = (errors: string): WrittenRows =>
      text?.(columns, dialect)([...columns.slice(1).map(() => [null]), [errors]]) ?? ''
    let number = 0
    try {
      for await (const batch of read()) {
        for (let start = 0; start < batch.size; start += GROUP) {
          const size = Math.min(GROUP, batch.size - start)
          // The guard has charged the first row.
          const points = number === 0 ? size - 1 : size
          const isAllowed = points === 0 || ((await exchange.spend?.(points)) ?? true)
          const kept = isAllowed ? Math.min(size, maxLines - number) : 0
          number += size
          if (kept > 0) yield answer(partOf(batch, start, start + kept)).output
          if (kept === size) continue
          const code = isAllowed ? 'batch_too_long' : 'rate_limit_exceeded'
          yield last(errorCatalogue[code][language])
          return
        }
      }
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      yield last(describe(error, language))
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

  return answer
}

const describe = ({ problems }: TableError, language: Language) =>
  problems.map((problem) => describeTableProblem(problem, language)).join(' ')

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
