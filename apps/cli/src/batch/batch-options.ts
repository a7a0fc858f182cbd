import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import {
  describeTableProblem,
  type FormatName,
  formatNames,
  LARGEST_MAPPING,
  MAPPING_KB,
  type Mapping,
  readMapping,
  TableError,
  type TableRun,
} from '@oklad/table'
import { type GivenOptions, textsOf } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { systemFailure } from '../system-failure.ts'
import { PIPE, problemTexts, tableArgument } from '../texts.ts'
import { shellQuoted } from './columns-report.ts'
import { replaceFile, writePieces } from './replace-file.ts'

// biome-ignore format: one text a line
const texts = {
  exists: { en: '{file} exists: name another file', ru: 'файл {file} уже есть: укажите другой' },
  otherExtension: { en: '--template {file}: the extension must be {extension}', ru: '--template {file}: расширение должно быть {extension}' },
  column: { en: '--column needs a header and a name: --column {example}', ru: '--column: нужны заголовок и название, например --column {example}' },
  mapping: { en: '--mapping {file}: {problem}', ru: '--mapping {file}: {problem}' },
  mappingFile: { en: 'it must be a file in UTF-8 of at most {most} kB', ru: 'нужен файл в UTF-8 не больше {most} кБ' },
  pipeFormat: { en: '- needs --format: {known}', ru: 'для «-» нужен --format: {known}' },
  noSheets: { en: '--sheet is for XLSX: other files have no sheets', ru: '--sheet — для XLSX: в других файлах листов нет' },
  noExtension: { en: '{file} has no extension of {known}', ru: 'у файла {file} нет расширения из списка: {known}' },
  sameFile: { en: '{flag} needs a file of its own', ru: '{flag}: нужен отдельный файл' },
  noPipe: { en: '--format is only for -: the extension of a file is its format', ru: '--format нужен только для «-»: формат файла задаёт его расширение' },
}

/** The last value of an option: it has no other, or that is a problem. */
export const lastOf = (given: GivenOptions, name: string) => textsOf(given[name]).at(-1)

/** The command line of a batch. */
export type BatchOptions = ReturnType<typeof readBatchOptions>

/** The options that may be given several times. */
const repeatable: ReadonlySet<string> = new Set(['column', 'keep', 'earlier'])

/** Writes a template. @throws {UsageError} if its file exists, since it may be filled in, or has another extension */
export async function writeTemplate(
  file: string,
  extension: string,
  content: string | Uint8Array,
  { say }: Pick<CommandContext, 'say'>,
): Promise<void> {
  const isOther = extname(file).toLowerCase() !== extension
  const text = existsSync(file) ? texts.exists : isOther ? texts.otherExtension : undefined
  if (text) throw new UsageError([say(text, { file, extension })])
  await replaceFile(file, writePieces([content]))
}

/** Whether two names are of one file, also through a link. */
export function isSameFile(one: string, other: string): boolean {
  const [own, its] = [one, other].map((name) =>
    statSync(name, { bigint: true, throwIfNoEntry: false }),
  )
  const isLinked = own !== undefined && own.ino === its?.ino && own.dev === its.dev
  return isLinked || resolve(one) === resolve(other)
}

/** What is said of columns. */
interface SaidOfColumns
  extends Pick<TableRun, 'keep' | 'columns' | 'mapping' | 'keepsRest' | 'skipsHeadings'> {
  readonly mappingFile: string | undefined
}

/** Reads the file of what columns hold; adds its problem. */
function mappingIn(
  file: string,
  { say, language }: Pick<CommandContext, 'say' | 'language'>,
  problems: string[],
): Mapping | undefined {
  const add = (problem: string) => void problems.push(say(texts.mapping, { file, problem }))
  try {
    const found = statSync(file)
    const isRight = found.isFile() && found.size <= LARGEST_MAPPING
    const bytes = isRight ? readFileSync(file) : undefined
    if (bytes && isUtf8(bytes)) return readMapping(bytes.toString())
    add(say(texts.mappingFile, { most: MAPPING_KB }))
  } catch (error) {
    if (error instanceof TableError) {
      for (const problem of error.problems) add(describeTableProblem(problem, language))
    } else add(systemFailure(error, say) ?? String(error))
  }
  return undefined
}

/** Reads what columns hold; adds every problem, of options that are given twice too. */
export function columnsReader(
  given: GivenOptions,
  context: Pick<CommandContext, 'say' | 'language'>,
  problems: string[],
): SaidOfColumns {
  const { say } = context
  for (const [name, value] of Object.entries(given)) {
    const isRepeated = textsOf(value).length > 1 && !repeatable.has(name)
    if (isRepeated) problems.push(say(problemTexts.isRepeated, { flag: `--${name}` }))
  }
  const columns = textsOf(given['column']).map((text): [string, string] => {
    const end = text.lastIndexOf('=')
    if (end < 1)
      problems.push(say(texts.column, { example: shellQuoted(`${text}=gross_salary_rub`) }))
    return [text.slice(0, end).trim(), text.slice(end + 1).trim()]
  })
  for (const [index, [header]] of columns.entries()) {
    const isRepeated = columns.slice(0, index).some(([before]) => before === header)
    const flag = `--column '${header}=…'`
    if (isRepeated) problems.push(say(problemTexts.isRepeated, { flag }))
  }
  const file = lastOf(given, 'mapping')
  const mapping = file === undefined ? undefined : mappingIn(file, context, problems)
  return {
    keep: textsOf(given['keep']),
    columns: Object.fromEntries(columns),
    ...{ mapping, mappingFile: file },
    keepsRest: given['keepRest'] === true,
    skipsHeadings: given['skipHeadings'] === true,
  }
}

/** Reads what is asked for every row; adds every problem. */
export function questionReader(
  given: GivenOptions,
  context: CommandContext,
  problems: string[],
): Pick<TableRun, 'detail' | 'question'> & SaidOfColumns {
  const { say } = context
  const oneOf = <const Word extends string>(name: string, known: readonly Word[]): Word => {
    const word = lastOf(given, name) ?? known[0]
    const found = known.find((other) => other === word)
    const values = { flag: `--${name}`, known }
    if (found === undefined) problems.push(say(problemTexts.isNotOneOf, values))
    return found ?? (known[0] as Word)
  }
  const detail = oneOf('detail', ['year', 'months'])
  return {
    detail: given['long'] ? 'long' : detail,
    question: oneOf('question', ['calc', 'gross-up', 'payments']),
    ...columnsReader(given, context, problems),
  }
}

/** Makes the function that reads the format of a file by its extension; adds every problem. */
function formatReader(given: GivenOptions, { say }: CommandContext, problems: string[]) {
  const pipeFormat = lastOf(given, 'format')
  return (file: string | undefined, known = formatNames): FormatName => {
    const extension = extname(file ?? '').slice(1)
    const name = file === PIPE ? pipeFormat : extension.toLowerCase()
    const format = known.find((other) => other === name)
    if (format || file === undefined) return format ?? 'csv'
    problems.push(say(file === PIPE ? texts.pipeFormat : texts.noExtension, { file, known }))
    return 'csv'
  }
}

/** Reads which format the table has, and which of its sheets is read; adds every problem. */
export function inputReader(
  given: GivenOptions,
  input: string | undefined,
  context: CommandContext,
  problems: string[],
): { readonly inputFormat: FormatName; readonly sheet: string | undefined } {
  // The reader of workbooks knows what to do with an old one.
  const isOld = extname(input ?? '').toLowerCase() === '.xls'
  const inputFormat = isOld ? 'xlsx' : formatReader(given, context, problems)(input)
  const sheet = lastOf(given, 'sheet')
  if (sheet !== undefined && inputFormat !== 'xlsx') problems.push(context.say(texts.noSheets))
  return { inputFormat, sheet }
}

/**
 * Reads the command line.
 * @throws {UsageError} with every problem
 */
export function readBatchOptions(
  given: GivenOptions,
  input: string | undefined,
  context: CommandContext,
) {
  const { say } = context
  const problems: string[] = []
  const output = lastOf(given, 'output')
  const errors = lastOf(given, 'errors')
  const formatOf = formatReader(given, context, problems)
  if (input === undefined) {
    problems.push(say(problemTexts.isMissing).replace('<$1>', say(tableArgument)))
  }
  if (output === undefined) {
    problems.push(say(problemTexts.isRequired, { flag: '--output', example: 'result.csv' }))
  }
  for (const [flag, one, other] of [
    ['--output', input === PIPE ? undefined : input, output] as const,
    ['--errors', input, errors] as const,
    ['--errors', output, errors] as const,
  ]) {
    const isSame = one !== undefined && other !== undefined && isSameFile(one, other)
    if (isSame) problems.push(say(texts.sameFile, { flag }))
  }
  if (lastOf(given, 'format') !== undefined && input !== PIPE && output !== PIPE) {
    problems.push(say(texts.noPipe))
  }
  const asked = questionReader(given, context, problems)
  const options = {
    input: input ?? '',
    output: output ?? '',
    ...inputReader(given, input, context, problems),
    format: formatOf(output),
    errors,
    errorsFormat: formatOf(errors, ['csv', 'ndjson', 'jsonl']),
    /** Whether texts that a spreadsheet computes are written as they are. */
    formulas: given['formulas'] === true,
    ...asked,
  }
  if (problems.length > 0) throw new UsageError(problems)
  return options
}
