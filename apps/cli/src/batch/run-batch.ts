import { currentTaxYear } from '@oklad/answers'
import { PrivateCalculationResponse, type Text } from '@oklad/contract/internal'
import {
  type AnsweredRows,
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
  const { input, output, inputFormat, format, errors, errorsFormat } = options
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
  const count = async ({ problems, totals }: AnsweredRows) => {
    for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += BigInt(totals[name])
    hasHeadings ||= problems.some(({ code }) => code === 'no_person')
    showProgress(Number(sums.rows))
    await errorFile?.add(problems)
  }
  async function* outputs() {
    const canReadAgain = !types && (input !== PIPE || table.canReadAgain)
    if (canReadAgain) await prepared.survey((await again()).read)
    for await (const batch of prepared.watched(read)) {
      const answered = prepared.answer(batch)
      await count(answered)
      yield answered.output
    }
  }
  const written = () => outputFormat.write(prepared.columns, outputs(), dialect)
  const write = async (target: string, folder?: string) => {
    const isSmall = format === 'csv' && size < BYTES_WITHOUT_DUCKDB
    if (folder === undefined || input === PIPE || isSmall) return writePieces(written())(target)
    const joined = await joinedTable({
      run: { ...run, samples: undefined, input: prepared.input },
      ...{ path: input, from: inputFormat, to: format, text, output: target, folder },
    })
    if (joined === undefined) return writePieces(written())(target)
    await close()
    rowCount = joined.rowCount
    // The file of problems tells its errors when it ends.
    await joined.write((rows) => void count(rows).catch(() => {}))
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

/** The sums of a long table exceed the exact numbers. */
type Sums = Record<keyof AnsweredRows['totals'], bigint>

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
