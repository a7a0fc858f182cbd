import type { Language } from '@oklad/contract'
import { type Command, CommanderError } from 'commander'
import { CommandFailure, exitCodes, UsageError } from './failures.ts'
import { pickLanguage } from './pick-language.ts'
import { createProgram } from './program.ts'
import type { CommandContext, Surroundings } from './surroundings.ts'
import { programTexts } from './texts/program-texts.ts'

/**
 * Runs the command `oklad`.
 * @param argv the arguments, without the runtime and the script
 * @param surroundings the streams, environment and clock to work with
 * @returns the exit code: see `exitCodes`
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const context = { ...surroundings, language: pickLanguage(argv, surroundings.env) }
  const program = createProgram(context)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return exitCodes.done
  } catch (error) {
    return report(error, commandIn(program, argv), context)
  }
}

/** The command that the arguments name: `oklad keys create`. */
function commandIn(program: Command, argv: readonly string[]): string {
  let command = program
  let path = program.name()
  for (const word of argv) {
    const found = command.commands.find((candidate) => candidate.name() === word)
    if (found === undefined) continue
    command = found
    path += ` ${word}`
  }
  return path
}

/**
 * Reports an error on the standard error, without a stack.
 * @returns the exit code
 */
function report(error: unknown, command: string, context: CommandContext): number {
  const { language, stderr } = context
  const texts = programTexts[language]
  const complain = (problems: readonly string[]) =>
    stderr.write(problems.map((problem) => `oklad: ${problem}\n`).join(''))

  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return exitCodes.done
    // No command was given, and the help is on the standard error already.
    if (error.code === 'commander.help') return exitCodes.usage
    complain([describeParserError(error, language)])
  } else if (error instanceof UsageError) {
    complain(error.problems)
  } else if (error instanceof CommandFailure) {
    complain([error.message])
    return exitCodes.failed
  } else {
    complain([texts.unexpected(error instanceof Error ? error.message : String(error))])
    return exitCodes.failed
  }
  stderr.write(`${texts.seeHelp(command)}\n`)
  return exitCodes.usage
}

/**
 * A problem found by the parser, in the user's language. The parser gives the particulars only in
 * its English message; an unknown message is returned as it is.
 */
function describeParserError({ code, message }: CommanderError, language: Language): string {
  const texts = programTexts[language]
  const [, quoted] = /'(.*?)'(?:$|\n| )/s.exec(message) ?? []
  const [, similar] = /\(Did you mean (?:one of )?(.*)\?\)$/.exec(message) ?? []
  const suggestion = similar === undefined ? '' : texts.suggestion(similar)
  if (code === 'commander.excessArguments') return texts.excessArguments
  if (quoted !== undefined) {
    switch (code) {
      case 'commander.unknownOption':
        return texts.unknownOption(quoted) + suggestion
      case 'commander.unknownCommand':
        return texts.unknownCommand(quoted) + suggestion
      case 'commander.optionMissingArgument':
        return texts.missingValue(quoted)
      case 'commander.missingArgument':
        return texts.missingArgument(quoted)
    }
  }
  return message.replace(/^error: /, '')
}
