import type { Text } from '@oklad/contract'
import type { Command } from 'commander'
import {
  addRequestOptions,
  flagsOf,
  type GivenOptions,
  type RequestOption,
} from '../options/request-options.ts'
import { asJson } from '../report.ts'
import type { CommandContext } from '../surroundings.ts'
import { optionTexts } from '../texts/option-texts.ts'
import { addHelp, type CommandHelp } from './command-help.ts'

/** An answer as JSON and as a report. */
export interface QuestionAnswer {
  readonly document: object
  readonly report: () => string
}

/** A command that answers a request of the service. */
export interface Question<Options extends GivenOptions> extends Omit<CommandHelp, 'usage'> {
  readonly name: string
  /** The path of the service that gives the same answer. */
  readonly path: string
  /** The options of the request; the first one is required. */
  readonly options: readonly RequestOption[]
  /** Adds options that are not part of the request. */
  readonly addOptions?: (command: Command) => void
  readonly answer: (given: Options) => Promise<QuestionAnswer>
}

/** Adds the command of a question. */
export function addQuestionCommand<Options extends GivenOptions>(
  program: Command,
  { language, stdout }: CommandContext,
  { name, path, options, addOptions, answer, ...help }: Question<Options>,
): void {
  const texts = optionTexts[language]
  const [required] = options as [RequestOption]
  const usage = `(${flagsOf(required, language)} | ${texts.request[0]})`
  const command = addHelp(program.command(name), { ...help, usage }, language)
  addRequestOptions(command, options, language).optionsGroup(OTHER_OPTIONS)
  addOptions?.(command)
  command.option('--json', jsonText(path)[language]).action(async (given: Options) => {
    const { document, report } = await answer(given)
    stdout.write(given['json'] === true ? asJson(document) : report())
  })
}

/** The parser's own title for options without a group; the program translates it. */
const OTHER_OPTIONS = 'Options:'

const jsonText = (path: string): Text => ({
  en: `print the answer of POST ${path} instead of tables; amounts are in kopecks`,
  ru: `вместо таблиц вывести ответ POST ${path}; суммы — в копейках`,
})
