import {
  type ColumnChoice,
  type ColumnList,
  isAnswerable,
  KEEP,
  type ListedColumn,
  listColumns,
  shownText,
  TableError,
  type TableRun,
} from '@oklad/table'
import { type CommandContext, CommandFailure, exitCodes } from '../context.ts'
import { writeTable } from '../report/table.ts'
import { wrapText } from '../report/text.ts'
import { PIPE } from '../texts.ts'
import { powerShell, shellQuoted } from './columns-report.ts'

// biome-ignore format: one text a line
const texts = {
  header: { en: 'Column', ru: 'Столбец' },
  values: { en: 'Values', ru: 'Значения' },
  holds: { en: 'What it holds', ru: 'Что в нём' },
  passes: { en: 'passes through', ru: 'остаётся как есть' },
  choice: { en: '? {name}: {meaning}', ru: '? {name}: {meaning}' },
  choices: { en: '? {first} … {last}: {meaning} …', ru: '? {first} … {last}: {meaning} …' },
  questions: { en: '{count} {count:column has a question|columns have questions}, marked ? in the table. Answer all in one file, for the next months too:', ru: 'столбцов с вопросами: {count}, в таблице они отмечены «?». Ответьте сразу на все в файле, он пригодится и в следующем месяце:' },
  edit: { en: 'leave one choice of each list in the file, and give it: --mapping {file}', ru: 'оставьте в файле по одному варианту из каждого списка и укажите его: --mapping {file}' },
  single: { en: 'Or answer here:', ru: 'Или ответьте здесь:' },
}

/** A long header is cut in a table. */
const LONGEST_HEADER = 40

const cut = (text: string) =>
  text.length > LONGEST_HEADER ? `${text.slice(0, LONGEST_HEADER)}…` : text

/** The narrowest last column, in characters. */
const NARROWEST = 40

/** Draws the columns of a table: a row for each, and in it a line for each choice of its question. */
export function columnTable({ columns }: ColumnList, context: CommandContext): readonly string[] {
  const { say, width } = context
  const headerOf = ({ header }: ListedColumn) => cut(shownText(header))
  const valuesOf = ({ values }: ListedColumn) => values.join('; ')
  const widest = (cell: (column: ListedColumn) => string, title: string) =>
    Math.max(title.length, ...columns.map((column) => cell(column).length))
  const [header, values] = [say(texts.header), say(texts.values)]
  const left = width - widest(headerOf, header) - widest(valuesOf, values) - 4
  const wrapped = (text: string) => wrapText(text, Math.max(left, NARROWEST), '  ')
  const holds = ({ taken, question }: ListedColumn) => {
    if (!question) return wrapped(taken?.meaning ?? say(texts.passes))
    const { code, detail, choices } = question
    return [
      // The others say more than that the column has a question.
      ...(code === 'asked' ? [] : wrapped(detail)),
      ...choiceLines(choices, context).flatMap(wrapped),
    ]
  }
  return writeTable(columns, [
    { title: header, cell: headerOf },
    { title: values, cell: valuesOf },
    { title: say(texts.holds), cell: (column) => holds(column).join('\n') },
  ])
}

/** What a table is read for, its file, and that of what was said of its columns. */
interface AskedTable {
  readonly run: TableRun
  readonly input: string
  readonly mappingFile: string | undefined
}

/**
 * Does what needs the columns of a table to be certain. All their questions become one table, and how to answer.
 * @throws {CommandFailure} if columns have questions
 */
export async function answeringQuestions<Result>(
  asked: AskedTable,
  context: CommandContext,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    const isAsked = error instanceof TableError && error.problems.some(isAnswerable)
    throw isAsked ? questionsFailure(error, asked, context) : error
  }
}

function questionsFailure(
  { problems }: TableError,
  { run, input, mappingFile }: AskedTable,
  context: CommandContext,
) {
  const { say, language, stderr } = context
  const list = listColumns(run, problems, language)
  const asked = list.columns.flatMap(({ header, question }) =>
    question
      ? [{ header: shownText(header), names: question.choices.map(({ name }) => name) }]
      : [],
  )
  stderr.write(`${columnTable(list, context).join('\n')}\n`)
  const file = shellQuoted(input === PIPE ? 'people.csv' : input)
  // The answers of before stay in their file: a shell empties the one that it writes to.
  const known = mappingFile === undefined ? '' : `--mapping ${shellQuoted(mappingFile)} `
  const answers = known === '' ? 'people.mapping.json' : 'next.mapping.json'
  const [{ header, names } = { header: '', names: [] }] = asked
  const [name] = names
  const lines = [
    say(texts.questions, { count: asked.length }),
    `  oklad columns ${file} ${known}> ${answers}`,
    `  ${say(texts.edit, { file: answers })}`,
    say(texts.single),
    ...(name && name !== KEEP ? [`  --column ${shellQuoted(`${header}=${name}`)}`] : []),
    ...(names.includes(KEEP) ? [`  --keep ${shellQuoted(header)}`] : []),
    '  --keep-rest',
    ...(process.platform === 'win32' ? [`  ${say(powerShell)}`] : []),
  ]
  const others = list.others.map((text) => `${text}\noklad: `)
  return new CommandFailure(others.join('') + lines.join('\n'), exitCodes.usage)
}

/** Columns of the months are one line. */
const OF_MONTH = /^(.*_)(\d+)(_rub)?$/

/** The choices as lines, those of a run of months as one. */
function choiceLines(choices: readonly ColumnChoice[], { say }: CommandContext): string[] {
  const lines: { stem: string; first: ColumnChoice; last: ColumnChoice }[] = []
  for (const choice of choices) {
    const stem = choice.name.replace(OF_MONTH, '$1$3')
    const before = lines.at(-1)
    if (before && stem !== choice.name && before.stem === stem) before.last = choice
    else lines.push({ stem, first: choice, last: choice })
  }
  return lines.map(({ first, last }) =>
    first === last
      ? say(texts.choice, { ...first })
      : say(texts.choices, { first: first.name, last: last.name, meaning: first.meaning }),
  )
}
