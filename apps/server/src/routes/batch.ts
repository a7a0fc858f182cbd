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

  /**
   * Charges a group of lines.
   * @param before how many lines came before; the guard has charged the first one of the body
   * @returns how many of them are answered, and the code of the error for the next one, if there is one
   */
  async function admit(exchange: Exchange, size: number, before: number) {
    const points = before === 0 ? size - 1 : size
    const isAllowed = points === 0 || ((await exchange.spend?.(points)) ?? true)
    const left = maxLines - before
    const kept = isAllowed ? Math.min(size, left) : 0
    const code: ErrorCode = isAllowed || left === 0 ? 'batch_too_long' : 'rate_limit_exceeded'
    return { kept, refusal: kept < size ? code : undefined }
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
    let before = 0
    try {
      for await (const batch of read()) {
        for (let start = 0; start < batch.size; start += GROUP) {
          const size = Math.min(GROUP, batch.size - start)
          const { kept, refusal } = await admit(exchange, size, before)
          before += size
          if (kept > 0) yield answer(partOf(batch, start, start + kept)).output
          if (refusal === undefined) continue
          yield last(errorCatalogue[refusal][language])
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
    let before = 0
    for await (const lines of linesOf(exchange.chunks())) {
      const { kept, refusal } = await admit(exchange, lines.length, before)
      const write = (index: number, answer: object) =>
        `${JSON.stringify({ line: before + index + 1, ...answer })}\n`
      let text = ''
      for (const [index, line] of lines.slice(0, kept).entries()) {
        if (line.trim() !== '') text += write(index, answerLine(line))
      }
      if (refusal !== undefined) text += write(kept, problem(refusal))
      yield text
      if (refusal !== undefined) return
      before += lines.length
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
