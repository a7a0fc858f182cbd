import type { Command } from 'commander'
import { addRequestOptions } from '../options/add-request-options.ts'
import type { RequestField, RequestOptions } from '../options/request-field.ts'
import type { CommandContext } from '../surroundings.ts'
import type { QuestionTexts } from '../texts/question-texts.ts'

/** What every question about pay can be told: its request, and how to print the answer. */
export type QuestionOptions = RequestOptions & { readonly json?: true }

/** How the command of one question differs from those of the others. */
export interface Question<Options extends QuestionOptions> {
  readonly name: string
  readonly texts: QuestionTexts
  readonly fields: readonly RequestField[]
  /** Adds the options that the question alone has. */
  readonly addOptions?: (command: Command) => void
  readonly answer: (options: Options, context: CommandContext) => Promise<void>
}

/** Adds the command of a question about pay. */
export function addQuestionCommand<Options extends QuestionOptions>(
  program: Command,
  context: CommandContext,
  { name, texts, fields, addOptions, answer }: Question<Options>,
): void {
  const command = program
    .command(name)
    .summary(texts.summary)
    .description(texts.description)
    .usage(texts.usage)
  addRequestOptions(command, fields, context)
  addOptions?.(command)
  command
    .option(...texts.json)
    .addHelpText('after', texts.examples.trimEnd())
    .action((options: Options) => answer(options, context))
}
