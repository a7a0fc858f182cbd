import type { Text } from '@oklad/contract/internal'
import type { Answering, Mapping, Question, TableProblem } from '@oklad/table'
import { columnsInWords, remediesOf, shownText } from '@oklad/table'
import type { CommandContext } from '../context.ts'

const meaning = { en: '  {header}: {meaning}', ru: '  {header} — {meaning}' }
const passes = { en: 'Pass through: {columns}.', ru: 'Без изменений: {columns}.' }
const renamed = {
  en: 'Under another name, because the answer has a column of that name: {columns}.',
  ru: 'Под другим именем, потому что такой столбец есть в ответе: {columns}.',
}
const replaced = {
  en: 'Answers of an earlier run, replaced by the new ones: {columns}.',
  ru: 'Ответы прошлого расчёта, заменены новыми: {columns}.',
}
const ofPerson = { en: 'For the files alone: {columns}.', ru: 'Только для файлов: {columns}.' }
const unused = { en: 'Not used: {columns}.', ru: 'Не используются: {columns}.' }
const rest = {
  en: 'Passed through without a question, because of --keep-rest: {columns}.',
  ru: 'Остались как есть без вопроса, потому что указан --keep-rest: {columns}.',
}
const missing = {
  en: 'In the mapping, but not in the table: {columns}.',
  ru: 'Есть в файле соответствия, но не в таблице: {columns}.',
}
const understands = { en: 'Columns:', ru: 'Столбцы:' }

/**
 * The lines that say what became of each column.
 * @param person the columns of the person, which documents need beside the terms of pay; a document has no others
 * @param mapping what was said of columns before
 */
export function reportOfColumns(
  answering: Answering,
  question: Question,
  { language, say }: CommandContext,
  { person, mapping = {} }: { person?: readonly string[]; mapping?: Mapping | undefined } = {},
): string[] {
  const { understood, passing, assumed, ...others } = columnsInWords(answering, question, language)
  const renames = others.renamed.map(({ header, name }) => `${header} → ${name}`)
  const line = (text: Text, columns: readonly string[]) =>
    columns.length > 0 ? [say(text, { columns: columns.map(shownText) })] : []
  const unread = [...passing, ...(person ? others.replaced : [])].filter(
    (header) => !person?.includes(header),
  )
  const headers = new Set(answering.input.map(({ header }) => shownText(header)))
  const gone = Object.keys(mapping).filter((header) => !headers.has(shownText(header)))
  return [
    say(understands),
    ...understood.map(({ header, meaning: words }) =>
      say(meaning, { header: shownText(header), meaning: words }),
    ),
    ...line(ofPerson, person ?? []),
    ...line(person ? unused : passes, unread),
    ...line(rest, answering.rest),
    ...line(missing, gone),
    ...line(renamed, person ? [] : renames),
    ...line(replaced, person ? [] : others.replaced),
    ...assumed,
  ]
}

export const powerShell = {
  en: '(for PowerShell; cmd.exe needs double quotes in place of these)',
  ru: '(для PowerShell; в cmd.exe вместо этих кавычек нужны двойные)',
}

/**
 * A text as one word of a command line, which a shell takes as it is: in single quotes, of which PowerShell doubles those inside, and other
 * shells close and open them.
 */
export const shellQuoted = (text: string, platform: string = process.platform): string =>
  `'${text.replaceAll("'", platform === 'win32' ? "''" : String.raw`'\''`)}'`

/** The options that help with a problem of headers. */
export function remediesFor(
  problem: TableProblem,
  question: Question,
  { language, say }: Pick<CommandContext, 'language' | 'say'>,
): string[] {
  const { header, choices, mayKeep } = remediesOf(problem, question, language)
  const columns = choices.map(
    ({ name, meaning }) => `--column ${shellQuoted(`${header}=${name}`)}   ${meaning}`,
  )
  const options = [...columns, ...(mayKeep ? [`--keep ${shellQuoted(header)}`] : [])]
  const isWindows = process.platform === 'win32' && options.length > 0
  return isWindows ? [...options, say(powerShell)] : options
}
