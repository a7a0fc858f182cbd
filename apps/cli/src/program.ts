import { lawVersion } from '@oklad/engine'
import { Command, Help } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addBatchCommand } from './commands/batch.ts'
import { addCalcCommand } from './commands/calc.ts'
import { addColumnsCommand } from './commands/columns.ts'
import { addExamples } from './commands/command.ts'
import { addCompareCommand } from './commands/compare.ts'
import { addCompletionCommand } from './commands/completion.ts'
import { addExplainCommand } from './commands/explain.ts'
import { addGrossUpCommand } from './commands/gross-up.ts'
import { addKeysCommand } from './commands/keys.ts'
import { addLawCommand } from './commands/law.ts'
import { addMcpCommand } from './commands/mcp.ts'
import { addPaymentsCommand } from './commands/payments.ts'
import { addServeCommand } from './commands/serve.ts'
import type { CommandContext } from './context.ts'
import { type EnglishText, isLanguage } from './language.ts'

/** The version of the command. */
export const version: string = manifest.version

/** Help is prose: longer lines are hard to read on any terminal. */
const WIDEST_HELP = 100

/** The parser's errors, and the texts that replace them; `$1` is a part of the command line. */
const parserErrors: readonly (readonly [RegExp, EnglishText])[] = [
  [/^error: unknown option '(.+)'$/m, 'unknown option $1'],
  [/^error: unknown command '(.+)'$/m, 'unknown command $1'],
  [/^error: option '(.+)' argument missing$/m, '$1 needs a value'],
  [/^error: missing required argument '(.+)'$/m, 'the argument $1 is missing'],
  [
    /^error: too many arguments.*$/m,
    'too many arguments; a value with spaces goes in quotes, such as "150 000"',
  ],
  [
    /^error: command-argument value '(.+)' is invalid.* Allowed choices are (.+)\.$/m,
    '$1 is not a shell with completion: $2',
  ],
  [/\n\(Did you mean (?:one of )?(.+)\?\)$/m, '. Did you mean $1?'],
]

/**
 * The program `oklad` with all its commands. It throws a `CommanderError` after it has printed help
 * or the problems of the command line; it never ends the process.
 * @param argv the arguments that it is going to parse
 */
export function createProgram(context: CommandContext, argv: readonly string[]): Command {
  const { say, stdout, stderr, width } = context
  const helpWidth = Math.min(width, WIDEST_HELP)
  const program = new Command('oklad')
    .configureHelp({
      showGlobalOptions: true,
      // The parser's own titles, such as "Options:", are among the texts.
      styleTitle: (title) => say(title as EnglishText),
      // The library would add an English "[options]".
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => helpWidth,
      getErrHelpWidth: () => helpWidth,
      outputError(message, write) {
        const translate = (text: string, [english, ours]: (typeof parserErrors)[number]) =>
          text.replace(english, say(ours))
        write(`oklad: ${parserErrors.reduce(translate, message)}`)
      },
    })
    .exitOverride()
    .description(
      say(
        'Oklad: Russian income tax on a salary, month by month, exact to the kopeck by the law of the year.',
      ),
    )
    .usage(`${say('<command>')} ${say('[options]')}`)
    .version(
      `${version} (${say('law of {version}', { version: lawVersion() })})`,
      '-V, --version',
      say('print the version of the program and of the law'),
    )
    .option(
      say('--lang <language>'),
      say(
        'en or ru; by default Russian if LC_ALL, LC_MESSAGES or LANG asks for it, otherwise English',
      ),
      (lang) => {
        const named = program.commands.find((command) => argv.includes(command.name()))
        if (!isLanguage(lang)) (named ?? program).error(say('--lang must be en or ru'))
        return lang
      },
    )
    .helpOption('-h, --help', say('show help'))
    .helpCommand(say('help [command]'), say('show the help of a command'))
  addExamples(program, context, [
    'calc --salary 150000',
    'explain --salary 250000 --month 10',
    'gross-up --net 150000',
    'law diff 2024 2025',
    'calc --help',
  ])
  addCalcCommand(program, context)
  addExplainCommand(program, context)
  addGrossUpCommand(program, context)
  addCompareCommand(program, context)
  addPaymentsCommand(program, context)
  addBatchCommand(program, context)
  addColumnsCommand(program, context)
  addLawCommand(program, context)
  addServeCommand(program, context)
  addMcpCommand(program, context)
  addKeysCommand(program, context)
  addCompletionCommand(program, context)
  return program
}
