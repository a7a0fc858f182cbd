import { sayIn } from '@oklad/contract/fields'
import { CommanderError } from 'commander'
import { CommandFailure, exitCodes, type ProcessContext, terminalWidth } from './context.ts'
import { helpOfTopic } from './help-topics.ts'
import { pickLanguage } from './language.ts'
import { createProgram } from './program.ts'
import { systemFailure } from './system-failure.ts'

/**
 * Runs the command `oklad`.
 * @param typed the arguments, without the runtime and the script
 * @param processContext the streams, environment and clock to work with
 * @returns the exit code: see `exitCodes`
 */
export async function run(
  typed: readonly string[],
  processContext: ProcessContext,
): Promise<number> {
  // A query that begins with a comment of SQL is no option.
  const argv = typed.map((one) => one.replace(/^--(?=\s|.*\n)/s, ' --'))
  const language = pickLanguage(argv, processContext.env)
  const say = sayIn(language)
  const context = { ...processContext, language, say, width: terminalWidth(processContext) }
  try {
    const program = createProgram(context, argv)
    // The parser's help of a command that does not exist is the general one.
    const words = argv.filter((one, index) => !/^-/.test(one) && argv[index - 1] !== '--lang')
    const [first, name] = words
    const isUnknown = name !== undefined && !program.commands.some((one) => one.name() === name)
    const isHelpOfNone = first === 'help' && isUnknown
    const topic = isHelpOfNone ? helpOfTopic(name, context) : undefined
    if (topic !== undefined) {
      context.stdout.write(topic)
      return exitCodes.done
    }
    await program.parseAsync(isHelpOfNone ? argv.toSpliced(argv.indexOf(first), 1) : argv, {
      from: 'user',
    })
    return exitCodes.done
  } catch (error) {
    // The parser has written the help or the problems already.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    }
    const isFailure = error instanceof CommandFailure
    const message = error instanceof Error ? error.message : String(error)
    const unexpected = { en: 'unexpected error: {message}', ru: 'непредвиденная ошибка: {message}' }
    const sentence = isFailure
      ? message
      : (systemFailure(error, say) ?? say(unexpected, { message }))
    processContext.stderr.write(`oklad: ${sentence}\n`)
    return isFailure ? error.exitCode : exitCodes.failed
  }
}
