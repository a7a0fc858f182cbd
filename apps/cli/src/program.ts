import type { Text } from '@oklad/contract/internal'
import { lawVersion } from '@oklad/engine'
import { Command, Help } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { sickPayCommand, vacationPayCommand } from './commands/average-earnings.ts'
import { batchCommand } from './commands/batch.ts'
import { calcCommand } from './commands/calc.ts'
import { columnsCommand } from './commands/columns.ts'
import { addCommand, addExamples, helpWidthOf } from './commands/command.ts'
import { compareCommand } from './commands/compare.ts'
import { addCompletionCommand } from './commands/completion.ts'
import { documentsCommand } from './commands/documents.ts'
import { explainCommand } from './commands/explain.ts'
import { grossUpCommand } from './commands/gross-up.ts'
import { keysCommand } from './commands/keys.ts'
import { lawCommand } from './commands/law.ts'
import { mcpCommand } from './commands/mcp.ts'
import { paymentsCommand } from './commands/payments.ts'
import { recalculateCommand } from './commands/recalculate.ts'
import { serveCommand } from './commands/serve.ts'
import { sqlCommand } from './commands/sql.ts'
import type { CommandContext } from './context.ts'
import { topicNames } from './help-topics.ts'
import { isLanguage } from './language.ts'
import { problemTexts } from './texts.ts'

/** The version of the command. */
export const version: string = manifest.version

/** All commands but the completion, in the order of the help. */
const commands = [
  calcCommand,
  explainCommand,
  grossUpCommand,
  compareCommand,
  paymentsCommand,
  recalculateCommand,
  vacationPayCommand,
  sickPayCommand,
  batchCommand,
  columnsCommand,
  sqlCommand,
  documentsCommand,
  lawCommand,
  serveCommand,
  mcpCommand,
  keysCommand,
]

// biome-ignore format: one text a line
const texts = {
  description: { en: 'Oklad: Russian income tax on a salary, month by month, exact to the kopeck by the law of the year.', ru: 'Оклад: НДФЛ с зарплаты по месяцам, с точностью до копейки, по закону нужного года.' },
  usage: { en: '<command> [options]', ru: '<команда> [параметры]' },
  version: { en: '{version} (law of {law})', ru: '{version} (закон от {law})' },
  whatVersion: { en: 'print the version of the program and of the law', ru: 'показать версию программы и закона' },
  languageOption: { en: '--lang <language>', ru: '--lang <язык>' },
  language: { en: 'en or ru; by default Russian if LC_ALL, LC_MESSAGES or LANG asks for it, otherwise English', ru: 'ru или en; по умолчанию русский, если его задаёт LC_ALL, LC_MESSAGES или LANG, иначе английский' },
  wrongLanguage: { en: '--lang must be en or ru', ru: '--lang: допустимы значения en и ru' },
  help: { en: 'show help', ru: 'показать справку' },
  helpCommand: { en: 'help [topic]', ru: 'help [тема]' },
  helpOf: { en: 'show the help of a command, or of a topic: {topics}', ru: 'показать справку по команде или по теме: {topics}' },
}

/** The parser's own titles. */
const parserTitles: Readonly<Record<string, Text>> = {
  'Usage:': { en: 'Usage:', ru: 'Использование:' },
  'Arguments:': { en: 'Arguments:', ru: 'Аргументы:' },
  'Options:': { en: 'Options:', ru: 'Параметры:' },
  'Global Options:': { en: 'Global Options:', ru: 'Общие параметры:' },
  'Commands:': { en: 'Commands:', ru: 'Команды:' },
}

/** The parser's errors, and the texts that replace them; `$1` is a part of the command line. */
// biome-ignore format: one error a line
const parserErrors: readonly (readonly [RegExp, Text])[] = [
  [/^error: unknown option '(.+)'$/m, { en: 'unknown option $1', ru: 'неизвестный параметр $1' }],
  [/^error: unknown command '(.+)'$/m, { en: 'unknown command $1', ru: 'неизвестная команда $1' }],
  [/^error: option '(.+)' argument missing$/m, { en: '$1 needs a value', ru: 'не указано значение параметра $1' }],
  [/^error: missing required argument '(.+)'$/m, problemTexts.isMissing],
  [/^error: too many arguments for 'law'.*$/m, { en: 'give one year, or compare two: oklad law diff 2024 2025', ru: 'укажите один год или сравните два: oklad law diff 2024 2025' }],
  [/^error: too many arguments for 'gross-up'.*$/m, { en: 'give the net pay by its option: --net "150 000"', ru: 'сумму на руки укажите параметром: --net "150 000"' }],
  [/^error: too many arguments for 'batch'.*$/m, { en: 'give one table, and the file for the answers by its option: --output result.csv', ru: 'укажите одну таблицу, а файл результата — параметром: --output result.csv' }],
  [/^error: too many arguments.*$/m, { en: 'too many arguments; values follow their options, those with spaces in quotes: --salary "150 000"', ru: 'лишние аргументы; значение пишут после его параметра, с пробелами — в кавычках: --salary "150 000"' }],
  [/^error: command-argument value '(.+)' is invalid.* Allowed choices are (.+)\.$/m, { en: '$1 is not a shell with completion: $2', ru: '$1: для этой оболочки нет дополнения; есть для $2' }],
  [/\n\(Did you mean (?:one of )?(.+)\?\)$/m, { en: '. Did you mean $1?', ru: '. Возможно, имелось в виду $1?' }],
]

/**
 * The program `oklad` with all its commands. It throws a `CommanderError` after it has printed help
 * or the problems of the command line; it never ends the process.
 * @param argv the arguments that it is going to parse
 */
export function createProgram(context: CommandContext, argv: readonly string[]): Command {
  const { say, stdout, stderr } = context
  const program = new Command('oklad')
    .configureHelp({
      showGlobalOptions: true,
      // The library would add English words; descriptions of options name the choices themselves.
      optionDescription: ({ description }) => description,
      argumentDescription: ({ description, argChoices }) =>
        argChoices ? `${description}: ${argChoices.join(', ')}` : description,
      styleTitle: (title) => say(parserTitles[title] ?? title),
      // The library would add an English "[options]".
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      getOutHelpWidth: () => helpWidthOf(context),
      getErrHelpWidth: () => helpWidthOf(context),
      outputError(message, write) {
        const translate = (text: string, [english, ours]: (typeof parserErrors)[number]) =>
          text.replace(english, say(ours))
        write(`oklad: ${parserErrors.reduce(translate, message)}`)
      },
    })
    .exitOverride()
    .description(say(texts.description))
    .usage(say(texts.usage))
    .version(
      say(texts.version, { version, law: lawVersion() }),
      '-V, --version',
      say(texts.whatVersion),
    )
    .option(say(texts.languageOption), say(texts.language), (lang) => {
      const named = program.commands.find((command) => argv.includes(command.name()))
      if (!isLanguage(lang)) (named ?? program).error(say(texts.wrongLanguage))
      return lang
    })
    .helpOption('-h, --help', say(texts.help))
    .helpCommand(say(texts.helpCommand), say(texts.helpOf, { topics: topicNames.join(', ') }))
  addExamples(program, context, [
    'calc --salary 150000',
    'explain --salary 250000 --month 10',
    'gross-up --net 150000',
    'law diff 2024 2025',
    'calc --help',
  ])
  for (const one of commands) addCommand(program, context, one)
  addCompletionCommand(program, context)
  return program
}
