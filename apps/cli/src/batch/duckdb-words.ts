import type { Text } from '@oklad/contract/internal'
import type { CommandContext } from '../context.ts'

/** What DuckDB says of queries, and our words for it; `{1}` and `{2}` are the names that it gives. */
// biome-ignore format: one message a line
const messages: readonly (readonly [RegExp, Text])[] = [
  [/^syntax error at or near "([^"]*)"/, { en: 'the query is wrong at "{1}"', ru: 'запрос неверен в месте "{1}"' }],
  [/^syntax error at end of input/, { en: 'the query is not finished', ru: 'запрос не закончен' }],
  [/^Referenced column "([^"]*)" not found/, { en: 'there is no column "{1}"', ru: 'столбца "{1}" нет' }],
  [/^Scalar Function with name (\S+) does not exist/, { en: 'there is no function "{1}"', ru: 'функции "{1}" нет' }],
  [/^Table with name (\S+) does not exist/, { en: 'there is no table "{1}"; a file is named in quotes, such as \'people.csv\'', ru: 'таблицы "{1}" нет; имя файла пишут в кавычках, например \'people.csv\'' }],
  [/^Macro (\w+)\(\) does not support the supplied arguments/, { en: 'the function "{1}" does not take these arguments', ru: 'функция "{1}" не принимает таких аргументов' }],
  [/^No files found that match the pattern "([^"]*)"/, { en: 'there is no file "{1}"', ru: 'файла "{1}" нет' }],
  [/^Could not convert string '([^']*)' to (\S+)/, { en: '"{1}" is not a value of the type {2}', ru: '"{1}" — не значение типа {2}' }],
]

/** The kinds of other messages. */
// biome-ignore format: one kind a line
const kinds: Readonly<Record<string, Text>> = {
  Parser: { en: 'the query cannot be read', ru: 'запрос не читается' },
  Binder: { en: 'a part of the query does not fit', ru: 'часть запроса не подходит' },
  Catalog: { en: 'the query has an unknown name', ru: 'в запросе неизвестное имя' },
  IO: { en: 'a file cannot be read or written', ru: 'файл не читается или не пишется' },
  Conversion: { en: 'a value cannot be converted', ru: 'значение не преобразуется' },
}
const other: Text = { en: 'the query was stopped', ru: 'запрос остановлен' }

/** The hints between a message and the place in the query. */
// biome-ignore format: one hint a line
const hints: readonly (readonly [RegExp, Text])[] = [
  [/^Did you mean (.*)$/m, { en: 'Did you mean {1}', ru: 'Возможно, имелось в виду {1}' }],
  [/^Candidate (?:bindings|functions|macros):/m, { en: 'There are:', ru: 'Есть:' }],
]

/** A message of DuckDB in our words, with its hints and the place in the query. */
export function inOurWords(message: string, { say }: CommandContext): string {
  const [, kind = '', words = message] = /^([A-Z][\w ]*?) Error: ([\s\S]*)$/.exec(message) ?? []
  const [line = '', ...rest] = words.trimEnd().split('\n')
  const named = (text: Text, [, one = '', two = '']: RegExpExecArray) =>
    say(text, { 1: one, 2: two })
  const known = messages.flatMap(([pattern, text]) => {
    const match = pattern.exec(line)
    return match ? [named(text, match)] : []
  })
  const first = known[0] ?? `${say(kinds[kind] ?? other)}: ${line}`
  const after = hints.reduce((text, [pattern, ours]) => {
    const match = pattern.exec(text)
    return match ? text.replace(match[0], () => named(ours, match)) : text
  }, rest.join('\n'))
  return [first, ...(after === '' ? [] : [after])].join('\n')
}
