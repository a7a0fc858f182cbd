import type { Language, Text } from '@oklad/contract/internal'
import { Argument, type Command, Option } from 'commander'
import { type CommandContext, UsageError } from '../context.ts'
import { inSentence, wrapText } from '../report/text.ts'

/** An option or an argument of a command, with its description. */
export interface HelpEntry extends Text {
  /** As the help shows it: `--salary <roubles>`, `--json` for a switch, `[year]`. */
  readonly term: Text | string
  /** The title of its part of the help; absent for the general part. */
  readonly part?: Text
  /** The values that the shell offers. */
  readonly choices?: readonly string[]
}

/**
 * The options as the parser returns them: every value of an option, or `true` for a switch. The
 * names are the parser's: `--earned-before` is `earnedBefore`.
 */
export interface GivenOptions {
  readonly [name: string]: readonly string[] | true | undefined
}

/** Help is prose: longer lines are hard to read on any terminal. */
const WIDEST_HELP = 100

export const helpWidthOf = ({ width }: CommandContext) => Math.min(width, WIDEST_HELP)

/** A command and its help. */
export interface CommandDescription {
  readonly name: string
  /** The help; its first sentence stands beside the name in the list of commands. */
  readonly description: Text
  /** Command lines without the name of the program. */
  readonly examples?: readonly string[]
  readonly parameters?: readonly HelpEntry[]
  /** Stands before the options in the usage; the arguments if absent. */
  readonly usage?: Text | string
  readonly options?: readonly HelpEntry[]
  /** Stands after the options in the help. */
  readonly notes?: (language: Language) => string
  readonly subcommands?: readonly CommandDescription[]
  /** Does the work; absent if the command only has subcommands. */
  readonly act?: (
    given: GivenOptions,
    words: readonly string[],
    context: CommandContext,
  ) => void | Promise<void>
}

/** Adds a command and its subcommands. A `UsageError` of its work becomes an error of the command line. */
export function addCommand(
  parent: Command,
  context: CommandContext,
  spec: CommandDescription,
): void {
  const { say } = context
  const { name, description, examples = [], parameters = [], usage, options = [], act } = spec
  const command = parent
    .command(name)
    .summary(inSentence(say(description).replace(/\. .*|\.$/s, '')))
    .description(say(description))
    .usage(
      [
        ...(usage === undefined ? parameters.map(({ term }) => term) : [usage]),
        { en: '[options]', ru: '[параметры]' },
      ]
        .map((part) => say(part))
        .join(' '),
    )
  addExamples(command, context, examples)
  for (const { term, choices = [], ...text } of parameters) {
    const argument = new Argument(say(term), say(text))
    if (choices.length > 0) argument.argChoices = [...choices]
    command.addArgument(argument)
  }
  for (const { term, part, choices = [], ...text } of options) {
    const option = new Option(say(term), say(text))
    if (choices.length > 0) option.argChoices = [...choices]
    if (option.required) option.argParser(everyValue)
    command.addOption(part === undefined ? option : option.helpGroup(say(part)))
  }
  if (spec.notes) {
    const lines = spec.notes(context.language).split('\n')
    // The lines after the first begin below the description.
    const indentOf = (line: string) => ' '.repeat(/^ *(?:\S+ {2,})?/.exec(line)?.[0].length ?? 0)
    const wrapped = lines.flatMap((line) => wrapText(line, helpWidthOf(context), indentOf(line)))
    command.addHelpText('after', `\n${wrapped.join('\n')}`)
  }
  for (const subcommand of spec.subcommands ?? []) addCommand(command, context, subcommand)
  if (act === undefined) return
  command.action(async () => {
    try {
      await act(command.optsWithGlobals(), command.args, context)
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      command.error(error.problems.join('\noklad: '))
    }
  })
}

/** Collects every value of an option: the parser itself keeps only the last one. */
const everyValue = (value: string, earlier: readonly string[] = []) => [...earlier, value]

/** The values of an option; none for a switch. */
export const textsOf = (typed: GivenOptions[string]): readonly string[] =>
  typeof typed === 'object' ? typed : []

/**
 * Adds examples after the help of a command, and names that help after an error.
 * @param examples command lines; their numbers get the decimal mark of the language
 */
export function addExamples(
  command: Command,
  { language, say }: CommandContext,
  examples: readonly string[],
): void {
  const hint = { en: 'See {command} --help', ru: 'Справка: {command} --help' }
  command.showHelpAfterError(say(hint, { command: pathOf(command) }))
  if (examples.length === 0) return
  const lines = examples.map((line) => `\n  oklad ${line}`).join('')
  const written = language === 'ru' ? lines.replace(/(?<=\d)\.(?=\d)/g, ',') : lines
  command.addHelpText('after', `\n${say({ en: 'Examples:', ru: 'Примеры:' })}${written}`)
}

/** The command as it is typed: `oklad keys create`. */
const pathOf = (command: Command): string =>
  command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()

/** A document as JSON for programs. */
export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
