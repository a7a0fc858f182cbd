import { currentTaxYear } from '@oklad/answers'
import { PrivateCalculationResponse, type Text } from '@oklad/contract/internal'
import {
  type Answering,
  answering,
  answersIn,
  type CsvDialect,
  describeTableProblem,
  dialects,
  fileInput,
  formatNamed,
  joinedTable,
  type OpenTable,
  type Question,
  sampled,
  TableError,
  type TableRun,
} from '@oklad/table'
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure, exitCodes } from '../context.ts'
import { titleOf } from '../report/members.ts'
import { amountsTable } from '../report/table.ts'
import { systemFailure } from '../system-failure.ts'
import { headingsHint, PIPE, titles } from '../texts.ts'
import { answerRows } from './answer-rows.ts'
import {
  type BatchOptions,
  lastOf,
  questionReader,
  readBatchOptions,
  writeTemplate,
} from './batch-options.ts'
import { answeringQuestions } from './column-table.ts'
import { remediesFor, reportOfColumns } from './columns-report.ts'
import { openErrorFile } from './error-file.ts'
import { progressLine } from './progress.ts'
import { replaceFile, writePieces } from './replace-file.ts'
import { type Answered, answerer, type Rows } from './worker.ts'

// biome-ignore format: one text a line
const texts = {
  refused: { en: '{refused} of {rows} {rows:row|rows} {refused:is|are} refused: see the column {column}', ru: 'отклонено строк: {refused} из {rows}; причины — в столбце «{column}»' },
  rows: { en: 'Rows: {rows}, refused: {refused}', ru: 'Строк: {rows}, отклонено: {refused}' },
  empty: { en: 'Empty rows left out: {empty}', ru: 'Пропущено пустых строк: {empty}' },
  total: { en: 'Totals left out: {total}', ru: 'Пропущено строк с итогами: {total}' },
  warned: { en: 'Rows with warnings: {warned}, see the column {column}', ru: 'Строк с предупреждениями: {warned}, см. столбец «{column}»' },
  replaced: { en: 'Rows replaced by a recalculation in the row below: {replaced}', ru: 'Строк, вместо которых считается пересчёт из строки ниже: {replaced}' },
  heading: { en: 'Headings, subtotals, signatures and vacancies left out: {heading}', ru: 'Пропущено заголовков, подытогов, подписей и вакансий: {heading}' },
}

/**
 * Does what the command line asks for: writes a template, or calculates a table.
 * @throws {UsageError} if the command line is wrong
 * @throws {CommandFailure} if some rows are refused, or nothing is written
 */
export async function batch(
  given: GivenOptions,
  input: string | undefined,
  context: CommandContext,
): Promise<void> {
  const template = lastOf(given, 'template')
  try {
    if (template === undefined) await runBatch(readBatchOptions(given, input, context), context)
    else {
      const { templateWorkbook } = await import('@oklad/table/documents')
      await writeTemplate(template, '.xlsx', await templateWorkbook(context.language), context)
    }
  } catch (error) {
    throw plainFailure(error, context, questionReader(given, context, []).question)
  }
}

/** Our own reader and writer have answered so much CSV before DuckDB is loaded. */
const BYTES_WITHOUT_DUCKDB = 300_000

/** Opens the table, and counts the bytes that are read. */
export async function openTable(
  {
    input,
    inputFormat,
    question,
    sheet,
  }: Pick<BatchOptions, 'input' | 'inputFormat' | 'question' | 'sheet'>,
  context: CommandContext,
) {
  let bytesRead = 0
  const source =
    input === PIPE
      ? { bytes: context.inputBytes() }
      : await fileInput(input, (bytes) => {
          bytesRead += bytes
        })
  const format = await formatNamed(inputFormat)
  const table = await format.open({ ...source, sheet }, question)
  const size = 'file' in source ? source.file.byteLength : 0
  const again = async () =>
    table.canReadAgain ? table : format.open(await fileInput(input), question)
  // biome-ignore lint/plugin/money: bytes
  return { table, again, size, fractionRead: () => (size ? bytesRead / size : 0) }
}

/** How the texts of the output are written: as those of the input, unless it says nothing. */
function dialectOf(
  { inputFormat, formulas }: BatchOptions,
  { headers, dialect: ofInput }: OpenTable,
  { language }: CommandContext,
): CsvDialect {
  // A workbook in Russian becomes the CSV of its spreadsheet.
  const isSheet = inputFormat === 'xlsx' && language === 'ru'
  const found = ofInput ?? (isSheet ? dialects.ru : undefined)
  return { ...answersIn(language, headers, found), keepsFormulas: formulas }
}

/** Calculates a table; its questions, also those of late rows, are shown as one table. */
async function runBatch(options: BatchOptions, context: CommandContext): Promise<void> {
  const { language, stderr, now } = context
  const { question, detail, keep, columns, mapping, keepsRest, skipsHeadings } = options
  const opened = await openTable(options, context)
  const { table } = opened
  if (table.detected) stderr.write(`${table.detected[language]}\n`)
  const dialect = dialectOf(options, table, context)
  const { reading, read, close } = await sampled(table)
  const run: TableRun = {
    ...{ ...reading, dialect, question, detail, language },
    ...{ keep, columns, mapping, keepsRest, skipsHeadings },
    currentYear: currentTaxYear(now()),
  }
  const { input, mappingFile } = options
  await answeringQuestions({ run, input, mappingFile }, context, () =>
    answerTable(options, { ...opened, run, read, close }, context),
  )
}

interface OpenedRun extends Awaited<ReturnType<typeof openTable>> {
  readonly run: TableRun
  readonly read: OpenTable['read']
  readonly close: () => Promise<void>
}

/** Answers a table, and writes a summary. */
async function answerTable(
  options: BatchOptions,
  { run, table, again, size, fractionRead, read, close }: OpenedRun,
  context: CommandContext,
): Promise<void> {
  const { say, stderr } = context
  const { input, output, inputFormat, format, errors, errorsFormat, workers } = options
  const { question, dialect } = run
  const { types, text } = table
  let { rowCount } = table
  const outputFormat = await formatNamed(format)
  const prepared = answering(run, outputFormat)
  for (const line of reportOfColumns(prepared, question, context, run)) stderr.write(`${line}\n`)
  const sums = noSums()
  let hasHeadings = false
  const showProgress = progressLine(context, () =>
    // biome-ignore lint/plugin/money: rows
    rowCount ? Number(sums.rows) / rowCount : fractionRead(),
  )
  const errorFile =
    errors === undefined ? undefined : await openErrorFile(errors, errorsFormat, dialect)
  let asked = { run: { ...run, samples: undefined, input: prepared.input }, format }
  const count = async ({ problems, totals }: Answered) => {
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += BigInt(totals[name])
    hasHeadings ||= problems.some(({ code }) => code === 'no_person')
    showProgress(Number(sums.rows))
    await errorFile?.add(problems)
  }
  async function* answered(rows: AsyncIterable<Rows> | Iterable<Rows>) {
    for await (const answers of answerRows(asked, rows, workers)) {
      for (const answer of answers) await count(answer)
      yield answers
    }
  }
  async function* outputs() {
    const canReadAgain = !types && (input !== PIPE || table.canReadAgain)
    if (canReadAgain) {
      const subtotals = await prepared.survey((await again()).read)
      asked = { run: { ...asked.run, subtotals }, format }
    }
    async function* batches() {
      for await (const batch of prepared.watched(read)) yield { batch }
    }
    for await (const answers of answered(batches())) {
      for (const { output = [] } of answers) yield output
    }
  }
  const written = () => outputFormat.write(prepared.columns, outputs(), dialect)
  const write = async (target: string, folder?: string) => {
    const joining = { run: asked.run, path: input, from: inputFormat, to: format, text }
    const isSmall = format === 'csv' && size < BYTES_WITHOUT_DUCKDB
    const joined =
      folder === undefined || input === PIPE || isSmall
        ? undefined
        : await joinedTable({ ...joining, output: target, folder, workers })
    if (joined === undefined) return writePieces(written())(target)
    await close()
    rowCount = joined.rowCount
    // The file of problems tells its errors when it ends.
    const answerHere = (rows: Rows) =>
      answerer(asked)(rows, (some) => void count(some).catch(() => {}))
    await answerRanges(joined, answered, answerHere)
  }
  await (output === PIPE ? context.pipeOutput(written()) : replaceFile(output, write))
  showProgress()
  await errorFile?.end()
  stderr.write(summary(sums, headerIn(format, dialect, prepared, 'warnings'), question, context))
  if (hasHeadings) stderr.write(`${say(headingsHint)}\n`)
  if (sums.refused > 0n)
    throw new CommandFailure(
      say(texts.refused, { ...sums, column: headerIn(format, dialect, prepared, 'errors') }),
    )
}

/** Returns the header of a column of answers in the output: a title in tables that people read. */
function headerIn(
  format: string,
  dialect: CsvDialect | undefined,
  { columns }: Answering,
  name: 'warnings' | 'errors',
): string {
  const hasTitles = format === 'xlsx' || (format === 'csv' && dialect?.hasTitles)
  const column = columns.find((one) => one.name === name)
  return (hasTitles && column?.title) || name
}

type JoinedTable = NonNullable<Awaited<ReturnType<typeof joinedTable>>>

/** Answers the ranges of a table, one of them in this thread, and joins their parts. */
async function answerRanges(
  joined: JoinedTable,
  answered: (rows: Iterable<Rows>) => AsyncIterable<unknown>,
  answerHere: (rows: Rows) => Promise<void>,
): Promise<void> {
  const [first, ...others] = joined.ranges
  try {
    if (first && others.length === 0) await answerHere({ range: first })
    else {
      const ranges = joined.ranges.values()
      for await (const _ of answered(joined.ranges.map((range) => ({ range })))) {
        const { value } = ranges.next()
        if (value) await joined.add(value)
      }
    }
    await joined.end()
  } catch (error) {
    throw await joined.failure(error)
  }
}

/** The sums of a long table exceed the exact numbers. */
type Sums = Record<keyof Answered['totals'], bigint>

/** The counts of rows that the summary names where there are such rows. */
const rowCounts = ['empty', 'total', 'heading', 'replaced', 'warned'] as const

const noSums = () =>
  Object.fromEntries(
    ['rows', 'refused', ...rowCounts, 'gross', 'tax', 'contributions'].map((name) => [name, 0n]),
  ) as Sums

function summary(sums: Sums, warnings: string, question: Question, context: CommandContext) {
  const { say } = context
  const { gross, tax, contributions } = sums
  const amounts: readonly (readonly [Text, bigint])[] = [
    [titleOf(PrivateCalculationResponse, 'annual_gross_income'), gross],
    [titleOf(PrivateCalculationResponse, 'annual_tax_amount'), tax],
    [titles.contributions, contributions],
    [titles.totalCost, gross + contributions],
  ]
  // Contributions belong to months, not to payments.
  const shown = question === 'payments' ? amounts.slice(0, 2) : amounts
  const lines = shown.map(([title, amount]) => [title, Number(amount)] as const)
  const rows = [
    say(texts.rows, sums),
    ...rowCounts.flatMap((why) =>
      sums[why] > 0n ? [say(texts[why], { ...sums, column: warnings })] : [],
    ),
  ]
  return `${[...rows, ...amountsTable(lines, context)].join('\n')}\n`
}

/** The failures that a person can do something about, as one message. */
export function plainFailure(error: unknown, context: CommandContext, question: Question): unknown {
  if (error instanceof TableError) {
    const problems = error.problems.map((problem) =>
      [
        describeTableProblem(problem, context.language),
        ...remediesFor(problem, question, context),
      ].join('\n  '),
    )
    return new CommandFailure(problems.join('\noklad: '), exitCodes.usage)
  }
  const plain = systemFailure(error, context.say)
  return plain === undefined ? error : new CommandFailure(plain, exitCodes.usage)
}
