import { CommanderError } from 'commander'
import { CommandFailure, exitCodes, type Surroundings, terminalWidth } from './context.ts'
import { pickLanguage, sayIn } from './language.ts'
import { createProgram } from './program.ts'

/**
 * Runs the command `oklad`.
 * @param argv the arguments, without the runtime and the script
 * @param surroundings the streams, environment and clock to work with
 * @returns the exit code: see `exitCodes`
 */
export async function run(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const language = pickLanguage(argv, surroundings.env)
  const say = sayIn(language)
  const context = { ...surroundings, language, say, width: terminalWidth(surroundings) }
  try {
    await createProgram(context, argv).parseAsync([...argv], { from: 'user' })
    return exitCodes.done
  } catch (error) {
    // The parser has written the help or the problems already.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    }
    const message = error instanceof Error ? error.message : String(error)
    const unexpected = say('unexpected error: {message}', { message })
    surroundings.stderr.write(`oklad: ${error instanceof CommandFailure ? message : unexpected}\n`)
    return error instanceof CommandFailure ? error.exitCode : exitCodes.failed
  }
}
