import type { Language, Text } from '@oklad/contract'
import type { Command } from 'commander'
import { programTexts } from '../texts/program-texts.ts'

/** The help of a command, beside that of its options. */
export interface CommandHelp {
  readonly summary: Text
  readonly description: Text
  /** What stands before the options, such as `<id>`. */
  readonly usage: string
  /** Command lines without the name of the program. */
  readonly examples?: readonly string[]
}

/** Gives a command its help in a language. */
export function addHelp(
  command: Command,
  { summary, description, usage, examples }: CommandHelp,
  language: Language,
): Command {
  const texts = programTexts[language]
  command
    .summary(summary[language])
    .description(description[language])
    .usage(`${usage} ${texts.options}`.trimStart())
  if (examples !== undefined) command.addHelpText('after', examplesText(examples, language))
  return command
}

/** Command lines under their title; numbers have the decimal mark of the language. */
export function examplesText(examples: readonly string[], language: Language): string {
  const lines = examples.map((line) => `  oklad ${line}`).join('\n')
  const written = language === 'ru' ? lines.replace(/(?<=\d)\.(?=\d)/g, ',') : lines
  return `\n${programTexts[language].examples}\n${written}`
}
