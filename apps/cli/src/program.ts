import { type Argument, Command } from 'commander'
import { addCalcCommand } from './commands/calc.ts'
import { addCompareCommand } from './commands/compare.ts'
import { addExplainCommand } from './commands/explain.ts'
import { addGrossUpCommand } from './commands/gross-up.ts'
import { addKeysCommand } from './commands/keys.ts'
import { addLawCommand } from './commands/law.ts'
import { UsageError } from './failures.ts'
import { isLanguage } from './pick-language.ts'
import type { CommandContext } from './surroundings.ts'
import { terminalWidth } from './table/terminal-width.ts'
import { programTexts } from './texts/program-texts.ts'
import { version } from './version.ts'

/** Help is prose: longer lines than this are hard to read on any terminal. */
const WIDEST_HELP = 100

/**
 * The program `oklad` with all its commands. It ends by throwing, whether it printed help or met
 * a mistake, and never ends the process.
 */
export function createProgram(context: CommandContext): Command {
  const { language, stdout, stderr } = context
  const texts = programTexts[language]
  const helpWidth = Math.min(terminalWidth(context), WIDEST_HELP)

  const program = new Command('oklad')
    .description(texts.description)
    .usage(texts.usage)
    .version(version, '-V, --version', texts.help.version)
    .option(...texts.help.language, checkLanguage(texts.wrongLanguage))
    .helpOption('-h, --help', texts.help.option)
    .helpCommand(...texts.help.command)
    .addHelpText('after', texts.examples.trimEnd())
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
      // Errors are told by whoever runs the program, in the user's language.
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
