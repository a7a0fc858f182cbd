import { answerRequest, currentTaxYear, unknownParameters } from '@oklad/answers'
import {
  type ErrorCode,
  errorCatalogue,
  type InputProblem,
  LARGEST_BODY,
  type Language,
  MOST_OPEN_BATCHES,
  MOST_PROBLEMS,
  pointerTo,
  pointsOfText,
  prices,
  problemDocument,
} from '@oklad/contract/internal'
import {
  type Answering,
  answering,
  answersIn,
  type Cells,
  columnsByHeader,
  describeTableProblem,
  formatNamed,
  listColumns,
  nameOf,
  type OpenTable,
  partOf,
  readMapping,
  remediesOf,
  sampled,
  TableError,
  type TableProblem,
  type TableRun,
} from '@oklad/table'
import {
  type Exchange,
  endingWith,
  type Handler,
  isStream,
  Refused,
  type Reply,
} from '../http/exchange.ts'
import { isBodyOf, languageOf, preferring } from '../http/negotiation.ts'
import { problemReply } from '../http/problem-reply.ts'
import type { OverloadGate } from '../overload/overload-gate.ts'
import { type BatchBody, batchBody } from './batch-body.ts'

/** The parameters that say what the columns of a table hold. */
const tableParameters = ['column', 'keep', 'mapping', 'keep_rest']

const NDJSON = 'application/x-ndjson'
const CSV = 'text/csv'

/** The media types of the answers to a table, and to lines. */
const ofTable = preferring(CSV)
const ofLines = preferring(NDJSON, CSV)

/** The lines that are answered together, and the cells of a table: a few milliseconds of work. */
const GROUP = 100
const GROUP_CELLS = 10_000

/**
 * Returns the handler that answers a private calculation for each line or row of its body, as they
 * arrive. The guard of the route charges the first one.
 * @param now returns milliseconds since 1970
 */
export function batchHandler(
  maxLines: number,
  overload: Pick<OverloadGate, 'waits'>,
  now: () => number,
): Handler {
  /** How many batches of each key are open. */
  const open = new Map<string, number>()

  async function answer(exchange: Exchange): Promise<Reply> {
    const isTable = isBodyOf(exchange, CSV)
    const answerType = (isTable ? ofTable : ofLines)(exchange)
    if (answerType === undefined) return problemReply(exchange, 'not_acceptable')
    if (!(isTable || isBodyOf(exchange, NDJSON))) {
      return problemReply(exchange, 'unsupported_media_type')
    }
    const isLines = answerType === NDJSON
    const problems = wrongParameters(exchange.query, isLines ? [] : tableParameters)
    if (problems.length > 0) return problemReply(exchange, 'invalid_request', { problems })
    const currentYear = currentTaxYear(now())
    const language = languageOf(exchange)
    const headers = exchange.headers.empty.inLanguage(language)
    const input = batchBody(exchange, maxLines)
    if (isLines) {
      const body = answerLines(input, exchange.requestId, currentYear, language)
      return { status: 200, headers: headers.ofType(NDJSON), body }
    }
    const csv = await formatNamed('csv')
    let asked: TableRun | undefined
    try {
      const said = columnsIn(exchange.query)
      const format = await formatNamed(isTable ? 'csv' : 'ndjson')
      const table = await format.open({ bytes: input.pieces(), longestRow: LARGEST_BODY }, 'calc')
      const { reading, read } = await sampled(table)
      asked = {
        // The rows come before their number is known.
        ...{ ...reading, ...said, language, currentYear, refusesTotals: true },
        ...({ question: 'calc', detail: 'year' } as const),
        dialect: answersIn(language, table.headers, table.dialect),
      }
      const answered = answering(asked, csv)
      const rows = answerRows(input, read, answered, language)
      const body = csv.write(answered.columns, rows, asked.dialect)
      const own = [understoodHeader(answered)]
      return { status: 200, headers: headers.ofType(`${CSV}; charset=utf-8`), body, own }
    } catch (error) {
      if (error instanceof Refused) return problemReply(exchange, error.code)
      if (!(error instanceof TableError)) throw error
      const shown = shownOf(error)
      return problemReply(exchange, 'invalid_table', {
        detail: shown.map((one) => describeTableProblem(one, language)).join(' '),
        problems: asked ? questionsOf(asked, shown) : [],
      })
    }
  }

  return async (exchange) => {
    const { keyId = '' } = exchange
    const others = open.get(keyId) ?? 0
    if (others >= MOST_OPEN_BATCHES) {
      return problemReply(exchange, 'too_many_batches', { own: [['retry-after', '1']] })
    }
    open.set(keyId, others + 1)
    const served = overload.waits()
    const close = () => {
      served()
      open.set(keyId, (open.get(keyId) ?? 1) - 1)
    }
    try {
      const reply = await answer(exchange)
      if (isStream(reply.body)) return { ...reply, body: endingWith(reply.body, close) }
      close()
      return reply
    } catch (error) {
      close()
      throw error
    }
  }
}

/** The answers to the rows of a table; ends early, with a row that has only errors, where it must. */
async function* answerRows(
  input: BatchBody,
  read: OpenTable['read'],
  { columns, answer, watched }: Answering,
  language: Language,
): AsyncGenerator<readonly Cells[]> {
  const last = (errors: string) => [...columns.slice(1).map(() => [null]), [errors]]
  // biome-ignore lint/plugin/money: a number of rows, not money
  const most = Math.min(GROUP, Math.ceil(GROUP_CELLS / columns.length))
  async function* parts() {
    for await (const batch of read()) {
      for (let start = 0; start < batch.size; start += most) {
        yield partOf(batch, start, Math.min(start + most, batch.size))
      }
    }
  }
  try {
    for await (const part of watched(parts)) {
      const { kept, refusal } = await input.admit(part.size)
      if (kept > 0) yield answer(partOf(part, 0, kept)).output
      if (refusal !== undefined) throw new Refused(refusal)
    }
  } catch (error) {
    if (error instanceof Refused) yield last(errorCatalogue[error.code][language])
    else if (error instanceof TableError) yield last(describe(error, language))
    else throw error
  }
}

/** The answers to the lines of a body; ends early at a line that is not allowed any more. */
async function* answerLines(
  input: BatchBody,
  requestId: string,
  currentYear: number,
  language: Language,
) {
  const problem = (code: ErrorCode, problems?: readonly InputProblem[]) => ({
    problem: problemDocument(code, language, requestId, problems),
  })
  const answerLine = (line: string) => {
    if (line.length > LARGEST_BODY) return problem('body_too_large')
    const answer = answerRequest.privateCalc(line, currentYear, () => language)
    if (answer.ok) return { answer: answer.body }
    const isMalformed = answer.problems[0]?.code === 'malformed_json'
    return problem(isMalformed ? 'malformed_json' : 'invalid_request', answer.problems)
  }
  let answered = 0
  const write = (answer: object) => `${JSON.stringify({ line: answered + 1, ...answer })}\n`
  try {
    for await (const lines of linesOf(input.pieces())) {
      const { kept, refusal } = await input.admit(lines.length)
      let text = ''
      for (const line of lines.slice(0, kept)) {
        if (line.trim() !== '') {
          const more = line.length > LARGEST_BODY ? 0 : pointsOfText(prices.batch, line)
          if (more > 0) {
            if (text !== '') yield text
            text = ''
            await input.admitLists(more)
          }
          text += write(answerLine(line))
        }
        answered++
      }
      if (text !== '') yield text
      if (refusal !== undefined) throw new Refused(refusal)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    yield write(problem(error.code))
  }
}

/** A text in an address or a header; half a character, which JSON can hold, is no text. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString())

/** The problems that one answer has: a table may have a question for each of its columns. */
const shownOf = ({ problems }: TableError) => problems.slice(0, MOST_PROBLEMS)

/** The questions of the columns, each with its choices. */
const questionsOf = (run: TableRun, problems: readonly TableProblem[]): InputProblem[] =>
  listColumns(run, problems, run.language).columns.flatMap(({ header, question }) =>
    question
      ? [
          {
            ...{ code: 'column_question', pointer: pointerTo('', header), header },
            ...{ sentence: question.detail, choices: [...question.choices] },
          } as const,
        ]
      : [],
  )

/** The sentences of the problems, with the parameters that help. */
function describe(error: TableError, language: Language): string {
  return shownOf(error)
    .map((problem) => {
      const { header, choices, mayKeep } = remediesOf(problem, 'calc', language)
      const name = encoded(header)
      const columns = choices.map((one) => `?column=${name}=${one.name} (${one.meaning})`)
      const remedies = [...columns, ...(mayKeep ? [`?keep=${name}`] : [])].join(', ')
      return `${describeTableProblem(problem, language)} ${remedies}`.trim()
    })
    .join(' ')
}

/** The parameters that a batch does not have, those given twice, and a switch that is neither on nor off. */
function wrongParameters(query: string, known: readonly string[]): InputProblem[] {
  const given = new URLSearchParams(query)
  const pointerOf = (name: string) => pointerTo('', name)
  const problems = unknownParameters(query, known)
  for (const name of ['mapping', 'keep_rest']) {
    const isTwice = given.getAll(name).length > 1
    if (isTwice) problems.push({ code: 'duplicate_field', pointer: pointerOf(name) })
  }
  const allowed = ['true', 'false']
  const pointer = pointerOf('keep_rest')
  const isSwitch = allowed.includes(given.get('keep_rest') ?? 'false')
  return isSwitch ? problems : [...problems, { code: 'value_not_allowed', pointer, allowed }]
}

/**
 * Reads the meanings of columns from a query: `?column=Ставка=share_of_full_time&keep=Разряд`, and a mapping.
 * @throws {TableError} if they are said twice, or the mapping has another form
 */
function columnsIn(query: string) {
  const given = new URLSearchParams(query)
  const columns = given.getAll('column').map((text) => {
    const [, header = text, name = ''] = /^(.*)=(.*)$/s.exec(text) ?? []
    return [header, name] as const
  })
  const mapping = given.get('mapping')
  return {
    keep: given.getAll('keep'),
    columns: columnsByHeader(columns),
    mapping: mapping === null ? undefined : readMapping(mapping),
    keepsRest: given.get('keep_rest') === 'true',
  }
}

/** Proxies refuse long headers. */
const LONGEST_HEADER = 4000

/** The header that says what each column is understood as; all others pass through. */
function understoodHeader({ input }: Answering): readonly [name: string, value: string] {
  let all = ''
  for (const { header, recognised } of input) {
    const column = recognised && `${encoded(header)}=${nameOf(recognised)}`
    if (column && all.length + column.length + 2 <= LONGEST_HEADER) all += `${all && ', '}${column}`
  }
  return ['oklad-columns', all]
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
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}
