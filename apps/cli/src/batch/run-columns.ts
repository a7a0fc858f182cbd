import { currentTaxYear } from '@oklad/answers'
import { lawVersion } from '@oklad/engine'
import { answering, arrowStreams, formatNamed, type OpenTable } from '@oklad/table'
import manifest from '../../package.json' with { type: 'json' }
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { questionReader } from './batch-options.ts'
import { plainFailure } from './run-batch.ts'

/** The bytes of the mark that ends an Arrow stream; every other piece is longer. */
const END_MARK = 8

/**
 * Answers Arrow streams from the standard input, one after the other, each with a stream on the
 * standard output, batch by batch as they arrive.
 * @throws {UsageError} if the command line is wrong
 * @throws {CommandFailure} for a stream that cannot be read, and headers that cannot be used
 */
export async function columns(given: GivenOptions, context: CommandContext): Promise<void> {
  const problems: string[] = []
  const asked = questionReader(given, context, problems)
  if (problems.length > 0) throw new UsageError(problems)
  const format = await formatNamed('arrows')
  async function* answer({ headers, types, read }: OpenTable) {
    const run = {
      ...{ ...asked, headers, types, language: context.language },
      currentYear: currentTaxYear(context.now()),
      keepsAnswers: true,
      constants: { oklad_version: manifest.version, law_version: lawVersion() },
    }
    const { columns, answer } = answering(run, format)
    async function* answered() {
      for await (const batch of read()) yield answer(batch).output
    }
    for await (const piece of format.write(columns, answered())) {
      if (!given['openEnded'] || piece.length > END_MARK) yield piece
    }
  }
  async function* answers() {
    for await (const table of arrowStreams(context.inputBytes())) yield* answer(table)
  }
  try {
    await context.pipeOutput(answers())
  } catch (error) {
    throw plainFailure(error, context, asked.question)
  }
}
