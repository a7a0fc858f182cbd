import { currentTaxYear } from '@oklad/answers'
import {
  columnWatch,
  entriesOf,
  examineColumns,
  listColumns,
  sampled,
  writeMapping,
} from '@oklad/table'
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { inputReader, questionReader } from './batch-options.ts'
import { columnTable } from './column-table.ts'
import { openTable, plainFailure } from './run-batch.ts'

/**
 * Shows what the columns of a file hold, by the values of all its rows, and writes it as a file to answer in.
 * @throws {UsageError} if the command line is wrong
 * @throws {CommandFailure} for a file that cannot be read
 */
export async function askColumns(
  given: GivenOptions,
  input: string,
  context: CommandContext,
): Promise<void> {
  const { language, stderr, stdout, now } = context
  const problems: string[] = []
  const asked = questionReader(given, context, problems)
  const source = inputReader(given, input, context, problems)
  if (problems.length > 0) throw new UsageError(problems)
  try {
    const { table } = await openTable({ input, ...source, ...asked }, context)
    if (table.detected) stderr.write(`${table.detected[language]}\n`)
    const { reading, read, close } = await sampled(table)
    const run = { ...reading, ...asked, currentYear: currentTaxYear(now()) }
    const { columns, reading: said, problems } = examineColumns(run)
    const watch = columnWatch(said, columns)
    if (watch === undefined) await close()
    else for await (const batch of read()) watch.add(batch)
    const isAsked = new Set(problems.map(({ values }) => values?.['header']))
    const late = (watch?.problems() ?? []).filter(({ values }) => !isAsked.has(values?.['header']))
    const list = listColumns(run, [...problems, ...late], language)
    stderr.write([...columnTable(list, context), ...list.others, ''].join('\n'))
    stdout.write(writeMapping(entriesOf(list)))
  } catch (error) {
    throw plainFailure(error, context, asked.question)
  }
}
