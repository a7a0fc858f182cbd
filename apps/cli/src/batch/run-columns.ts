import { currentTaxYear } from '@oklad/answers'
import { suggestField } from '@oklad/contract/internal'
import { lawVersion } from '@oklad/engine'
import {
  type Answering,
  answering,
  arrowStreams,
  formatNamed,
  type OpenTable,
  shownText,
} from '@oklad/table'
import manifest from '../../package.json' with { type: 'json' }
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure, exitCodes, UsageError } from '../context.ts'
import { questionReader } from './batch-options.ts'
import { plainFailure } from './run-batch.ts'

// biome-ignore format: one text a line
const texts = {
  result: { en: '--result: the answers have no column "{name}"{similar}. Sums are kopecks.', ru: '--result: в ответах нет столбца «{name}»{similar}. Суммы — в копейках.' },
  similar: { en: '; there is "{name}"', ru: '; есть «{name}»' },
}

/** What ClickHouse calls the column of a function that names none. */
const RESULT = 'result'

type Column = Answering['columns'][number]

/** The bytes of the mark that ends an Arrow stream; every other piece is longer. */
const END_MARK = 8

/**
 * Answers Arrow streams from the standard input, one after the other, each with a stream on the
 * standard output, batch by batch as they arrive.
 * @throws {UsageError} if the command line is wrong
 * @throws {CommandFailure} if the answers have no column of `--result`; for a stream that cannot be read, and headers that cannot be used
 */
export async function columns(given: GivenOptions, context: CommandContext): Promise<void> {
  const problems: string[] = []
  const asked = questionReader(given, context, problems)
  if (problems.length > 0) throw new UsageError(problems)
  const format = await formatNamed('arrows')
  const { result } = given
  async function* answer({ headers, types, read }: OpenTable) {
    const run = {
      ...{ ...asked, headers, types, language: context.language },
      currentYear: currentTaxYear(context.now()),
      keepsAnswers: true,
      constants: { oklad_version: manifest.version, law_version: lawVersion() },
    }
    const { columns, answer } = answering(run, format)
    const places = result === undefined ? undefined : placesOf(String(result), columns, context)
    const written = places?.map(({ index, name }) => ({ ...(columns[index] as Column), name }))
    async function* answered() {
      for await (const batch of read()) {
        const { output } = answer(batch)
        yield places?.map(({ index }) => output[index] ?? []) ?? output
      }
    }
    for await (const piece of format.write(written ?? columns, answered())) {
      if (!places || piece.length > END_MARK) yield piece
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

/**
 * The place of the one column of the answers, by its own name and by the one that ClickHouse expects.
 * @throws {CommandFailure} if there is no such column: ClickHouse would read null in every row
 */
function placesOf(name: string, columns: readonly Column[], { say }: CommandContext) {
  const names = columns.map((column) => column.name)
  const index = names.indexOf(name)
  if (index >= 0) return [RESULT, name].map((name) => ({ index, name }))
  const nearest = suggestField(name, names)
  const similar = nearest ? say(texts.similar, { name: nearest }) : ''
  throw new CommandFailure(say(texts.result, { name: shownText(name), similar }), exitCodes.usage)
}
