import { type Command, CommanderError } from 'commander'
import { exitCodes } from './exit-codes.ts'
import { CommandFailure, UsageError } from './failures.ts'
import { describeParserError } from './parser-error.ts'
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
    return tell(error, commandIn(program, argv), context)
  }
}

/** The command that the arguments name, as far as they name one: `oklad keys create`. */
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

/** Tells what went wrong on the standard error, without a stack: users are not to debug us. */
function tell(error: unknown, command: string, context: CommandContext): number {
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
