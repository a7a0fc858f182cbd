import type { Language } from '@oklad/contract'
import type { OptionWords } from './option-texts.ts'

const en = {
  description:
    'Oklad: Russian income tax on a salary, month by month, exact to the kopeck by the law of the year.',
  /** Stand for a command and for options in a usage. */
  command: '<command>',
  options: '[options]',
  /** The title of examples. */
  examples: 'Examples:',
  help: {
    option: 'show help',
    command: ['help [command]', 'show the help of a command'] as OptionWords,
    version: 'print the version',
    language: [
      '--lang <language>',
      'en or ru; otherwise Russian where LC_ALL, LC_MESSAGES or LANG asks for it',
    ] as OptionWords,
    /** The titles of the help, by the parser's English titles. */
    titles: {} as Readonly<Record<string, string>>,
  },
  wrongLanguage: '--lang must be en or ru',
  unknownOption: (option: string) => `unknown option ${option}`,
  unknownCommand: (command: string) => `unknown command ${command}`,
  missingValue: (option: string) => `${option} needs a value`,
  missingArgument: (argument: string) => `the argument ${argument} is missing`,
  excessArguments: 'too many arguments; a value with spaces goes in quotes, such as "150 000"',
  suggestion: (suggestion: string) => `. Did you mean ${suggestion}?`,
  seeHelp: (command: string) => `See ${command} --help`,
  unexpected: (message: string) => `unexpected error: ${message}`,
}

const ru: typeof en = {
  description: 'Оклад: НДФЛ с зарплаты по месяцам, с точностью до копейки, по закону нужного года.',
  command: '<команда>',
  options: '[параметры]',
  examples: 'Примеры:',
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
}

/** The words of the program as a whole: its help and the errors of its command line. */
export const programTexts: Readonly<Record<Language, typeof en>> = { en, ru }
