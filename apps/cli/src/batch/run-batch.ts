import { currentTaxYear } from '@oklad/answers'
import {
  type AnsweredBatch,
  answering,
  describeTableProblem,
  fileInput,
  formatNamed,
  type Question,
  TableError,
  type TableRun,
  templateWorkbook,
} from '@oklad/table'
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure, exitCodes } from '../context.ts'
import type { EnglishText } from '../language.ts'
import { amountsTable } from '../report/table.ts'
import { answerBatches } from './answer-batches.ts'
import { type BatchOptions, lastOf, PIPE, readBatchOptions } from './batch-options.ts'
import { openErrorFile } from './error-file.ts'
import { Progress } from './progress.ts'
import { replaceFile } from './replace-file.ts'

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
    else await replaceFile(template, single(await templateWorkbook(context.language)))
  } catch (error) {
    throw plainFailure(error, context)
  }
}

async function* single<Item>(item: Item) {
  yield item
}

/** Calculates a table, and writes a summary. */
async function runBatch(options: BatchOptions, context: CommandContext): Promise<void> {
  const { language, say, stderr, now } = context
  const { input, output, inputFormat, format, errors, errorsFormat, workers } = options
  const { question, detail, keep = [] } = options
  let bytesRead = 0
  const source =
    input === PIPE
      ? { bytes: context.inputBytes() }
      : await fileInput(input, (bytes) => {
          bytesRead += bytes
        })
  const table = await (await formatNamed(inputFormat)).open(source, question)
  if (table.detected) stderr.write(`${table.detected[language]}\n`)
  const { headers, types, dialect, rowCount } = table
  const run: TableRun = {
    ...{ headers, types, dialect, question, detail, keep, language },
    currentYear: currentTaxYear(now()),
  }
  const outputFormat = await formatNamed(format)
  const prepared = answering(run, outputFormat)
  const sums: Sums = { rows: 0n, refused: 0n, gross: 0n, tax: 0n, contributions: 0n }
  const size = 'file' in source ? source.file.byteLength : 0
  const progress = new Progress(context, () =>
    // biome-ignore lint/plugin/money: rows and bytes
    rowCount ? Number(sums.rows) / rowCount : size ? bytesRead / size : 0,
  )
  const errorFile = errors === undefined ? undefined : await openErrorFile(errors, errorsFormat)
  async function* answered() {
    for await (const batch of answerBatches(
      prepared,
      { run, format },
      table.read(prepared.unused),
      workers,
    )) {
      for (const name of Object.keys(sums) as (keyof Sums)[])
        sums[name] += BigInt(batch.totals[name])
      await errorFile?.add(batch.problems)
      progress.show(Number(sums.rows))
      yield batch.output
    }
  }
  const written = outputFormat.write(prepared.columns, answered(), dialect)
  await (output === PIPE ? context.pipeOutput(written) : replaceFile(output, written))
  progress.clear()
  await errorFile?.end()
  stderr.write(summary(sums, question, context))
  const { rows, refused } = sums
  if (refused > 0n) {
    throw new CommandFailure(
      say('{refused} of {rows} rows are refused: see the column errors', { refused, rows }),
    )
  }
}

/** The sums of a long table exceed the exact numbers. */
type Sums = Record<keyof AnsweredBatch['totals'], bigint>

function summary(
  { rows, refused, gross, tax, contributions }: Sums,
  question: Question,
  context: CommandContext,
) {
  const { language, say } = context
  const amounts = {
    Gross: gross,
    Tax: tax,
    ...(question !== 'payments' && {
      Contributions: contributions,
      'Total cost': gross + contributions,
    }),
  }
  const lines = Object.entries(amounts).map(([name, amount]) => {
    return [say(name as EnglishText), Number(amount)] as const
  })
  const head = say('Rows: {rows}, refused: {refused}', { rows, refused })
  return `${[head, ...amountsTable(lines, language)].join('\n')}\n`
}

/** The failures that a person can do something about, as one message. */
export function plainFailure(error: unknown, { language }: CommandContext): unknown {
  if (error instanceof TableError) {
    const problems = error.problems.map((problem) => describeTableProblem(problem, language))
    return new CommandFailure(problems.join('\noklad: '), exitCodes.usage)
  }
  const { code, message } = error as NodeJS.ErrnoException
  return code?.startsWith('E') ? new CommandFailure(message, exitCodes.usage) : error
}
