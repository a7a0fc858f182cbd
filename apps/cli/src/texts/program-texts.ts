import type { Language } from '@oklad/contract'

/** The words of the program as a whole: its help and what can be wrong with a command line. */
export interface ProgramTexts {
  readonly description: string
  readonly usage: string
  readonly examples: string
  /** What stands for the arguments in the usage of a group of commands. */
  readonly groupUsage: string
  readonly help: {
    readonly option: string
    readonly command: readonly [nameAndArguments: string, description: string]
    readonly version: string
    readonly language: readonly [flags: string, description: string]
    /** The titles of help, by the English ones the library uses. */
    readonly titles: Readonly<Record<string, string>>
  }
  readonly wrongLanguage: string
  readonly unknownOption: (option: string) => string
  readonly unknownCommand: (command: string) => string
  readonly missingValue: (option: string) => string
  readonly missingArgument: (argument: string) => string
  readonly excessArguments: string
  readonly suggestion: (suggestion: string) => string
  readonly seeHelp: (command: string) => string
  readonly unexpected: (message: string) => string
}

export const programTexts: Record<Language, ProgramTexts> = {
  en: {
    description:
      'Oklad: Russian income tax on a salary, month by month, exact to the kopeck by the law of the year.',
    usage: '<command> [options]',
    examples: `
Examples:
  oklad calc --salary 150000
  oklad explain --salary 250000 --month 10
  oklad gross-up --net 150000
  oklad law diff 2024 2025
  oklad calc --help
`,
    groupUsage: '<command> [options]',
    help: {
      option: 'show help',
      command: ['help [command]', 'show the help of a command'],
      version: 'print the version',
      language: [
        '--lang <language>',
        'en or ru; otherwise Russian where LC_ALL, LC_MESSAGES or LANG asks for it',
      ],
      titles: {},
    },
    wrongLanguage: '--lang must be en or ru',
    unknownOption: (option) => `unknown option ${option}`,
    unknownCommand: (command) => `unknown command ${command}`,
    missingValue: (option) => `${option} needs a value`,
    missingArgument: (argument) => `the argument ${argument} is missing`,
    excessArguments: 'too many arguments; a value with spaces goes in quotes, such as "150 000"',
    suggestion: (suggestion) => `. Did you mean ${suggestion}?`,
    seeHelp: (command) => `See ${command} --help`,
    unexpected: (message) => `unexpected error: ${message}`,
  },
  ru: {
    description:
      'Оклад: НДФЛ с зарплаты по месяцам, с точностью до копейки, по закону нужного года.',
    usage: '<команда> [параметры]',
    examples: `
Примеры:
  oklad calc --salary 150000
  oklad explain --salary 250000 --month 10
  oklad gross-up --net 150000
  oklad law diff 2024 2025
  oklad calc --help
`,
    groupUsage: '<команда> [параметры]',
    help: {
      option: 'показать справку',
      command: ['help [команда]', 'показать справку по команде'],
      version: 'показать версию',
      language: [
        '--lang <язык>',
        'ru или en; по умолчанию русский, если его задаёт LC_ALL, LC_MESSAGES или LANG',
      ],
      titles: {
        'Usage:': 'Использование:',
        'Arguments:': 'Аргументы:',
        'Options:': 'Параметры:',
        'Global Options:': 'Общие параметры:',
        'Commands:': 'Команды:',
      },
    },
    wrongLanguage: '--lang: допустимы значения en и ru',
    unknownOption: (option) => `неизвестный параметр ${option}`,
    unknownCommand: (command) => `неизвестная команда ${command}`,
    missingValue: (option) => `не указано значение параметра ${option}`,
    missingArgument: (argument) => `не указан аргумент ${argument}`,
    excessArguments: 'лишние аргументы; значение с пробелами берётся в кавычки, например "150 000"',
    suggestion: (suggestion) => `. Возможно, имелось в виду ${suggestion}?`,
    seeHelp: (command) => `Справка: ${command} --help`,
    unexpected: (message) => `непредвиденная ошибка: ${message}`,
  },
}
