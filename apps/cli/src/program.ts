import { type Argument, Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { addCalcCommand } from './commands/calc.ts'
import { examplesText } from './commands/command-help.ts'
import { addCompareCommand } from './commands/compare.ts'
import { addExplainCommand } from './commands/explain.ts'
import { addGrossUpCommand } from './commands/gross-up.ts'
import { addKeysCommand } from './commands/keys.ts'
import { addLawCommand } from './commands/law.ts'
import { UsageError } from './failures.ts'
import { isLanguage } from './pick-language.ts'
import { terminalWidth } from './report.ts'
import type { CommandContext } from './surroundings.ts'
import { programTexts } from './texts/program-texts.ts'

/** The version of the command. */
export const version: string = manifest.version

/** Help is prose: longer lines are hard to read on any terminal. */
const WIDEST_HELP = 100

const examples = [
  'calc --salary 150000',
  'explain --salary 250000 --month 10',
  'gross-up --net 150000',
  'law diff 2024 2025',
  'calc --help',
]

/**
 * The program `oklad` with all its commands. It throws after printing help and for every error; it
 * never ends the process.
 */
export function createProgram(context: CommandContext): Command {
  const { language, stdout, stderr } = context
  const texts = programTexts[language]
  const helpWidth = Math.min(terminalWidth(context), WIDEST_HELP)

  const program = new Command('oklad')
    .description(texts.description)
    .usage(`${texts.command} ${texts.options}`)
    .version(version, '-V, --version', texts.help.version)
    .option(...texts.help.language, checkLanguage(texts.wrongLanguage))
    .helpOption('-h, --help', texts.help.option)
    .helpCommand(...texts.help.command)
    .addHelpText('after', examplesText(examples, language))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => texts.help.titles[title] ?? title,
      // The library would add an English "[options]".
      subcommandTerm: (command) =>
        [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => helpWidth,
      getErrHelpWidth: () => helpWidth,
      // The caller reports errors, in the user's language.
      outputError: () => {},
    })
    .exitOverride()

  addCalcCommand(program, context)
  addExplainCommand(program, context)
  addGrossUpCommand(program, context)
  addCompareCommand(program, context)
  addLawCommand(program, context)
  addKeysCommand(program, context)
  return program
}

function checkLanguage(problem: string): (text: string) => string {
  return (text) => {
    if (!isLanguage(text)) throw new UsageError([problem])
    return text
  }
}

function argumentTerm(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`
}
