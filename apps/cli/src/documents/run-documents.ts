import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInMoscow } from '@oklad/answers'
import { employerTemplate, personColumnOf } from '@oklad/documents'
import { answering, dialects, fileInput, formatNamed, sampled, type TableRun } from '@oklad/table'
import { computeDocuments, documentTexts, filesOf } from '@oklad/table/documents'
import manifest from '../../package.json' with { type: 'json' }
import { isSameFile, lastOf, writeTemplate } from '../batch/batch-options.ts'
import { answeringQuestions } from '../batch/column-table.ts'
import { reportOfColumns } from '../batch/columns-report.ts'
import { progressLine } from '../batch/progress.ts'
import { replaceFile, writePieces } from '../batch/replace-file.ts'
import { plainFailure } from '../batch/run-batch.ts'
import { asJson, type GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure, UsageError } from '../context.ts'
import { headingsHint } from '../texts.ts'
import { explainEmployer } from './explain-employer.ts'
import { readOptions } from './options.ts'

type DocumentOptions = Awaited<ReturnType<typeof readOptions>>

/** The rows that a problem of many names. */
const MOST_ROWS = 20

// biome-ignore format: one text a line
const texts = {
  pipe: { en: '{input} must be a file: the table is read more than once', ru: '{input}: нужен файл, потому что таблица читается несколько раз' },
  changed: { en: '{input} has changed while it was read: run the command again', ru: 'файл {input} изменился во время чтения: запустите команду ещё раз' },
  replaced: { en: '--output: {file} is the table itself: name another folder', ru: '--output: {file} — это сама таблица: укажите другую папку' },
  failed: { en: 'relations do not hold: nothing is written', ru: 'соотношения не выполнены: ничего не записано' },
  problems: { en: '{count} {count:problem|problems}: nothing is written', ru: 'ошибок: {count}; ничего не записано' },
  code: { en: 'no budget code (КБК) is known for the tax of special military operation pay or of non-residents (rows {rows}): add "budget_codes": {example} to the employer', ru: 'неизвестен КБК для налога участников СВО или нерезидентов (строки {rows}): укажите у работодателя "budget_codes": {example}' },
  written: { en: 'Rows: {rows}, files: {files}, folder {output}', ru: 'Строк: {rows}, файлов: {files}, папка {output}' },
}

/**
 * Does what the command line asks for: writes an employer to fill in, or the documents of a table.
 * @throws {UsageError} if the command line or the employer is wrong
 * @throws {CommandFailure} if rows are refused or relations do not hold; nothing is written then
 */
export async function documents(
  given: GivenOptions,
  words: readonly string[],
  context: CommandContext,
): Promise<void> {
  const template = lastOf(given, 'template')
  try {
    if (template === undefined) return await fill(given, words, context)
    await writeTemplate(template, '.json', asJson(employerTemplate), context)
    explainEmployer(context)
  } catch (error) {
    throw plainFailure(error, context, 'payments')
  }
}

async function fill(given: GivenOptions, words: readonly string[], context: CommandContext) {
  const { say, stdout, stderr, language, now } = context
  const options = await readOptions(given, words, context)
  const { input, period, output, keep = [] } = options
  const { columns, mapping, mappingFile, keepsRest, skipsHeadings } = options
  const { open, read, fractionRead } = await fileReadTwice(options, context)
  const table = await open()
  if (table.detected) stderr.write(`${table.detected[language]}\n`)
  const { headers } = table
  const { reading, close } = await sampled(table)
  await close()
  const ofPerson = headers.filter((header) => personColumnOf(header) !== undefined)
  const asked: TableRun = {
    ...{ ...reading, columns, mapping, keepsRest, skipsHeadings, language },
    currentYear: period.year,
    ...({ question: 'payments', detail: 'year', hidesCells: true } as const),
    keep: [...keep, ...ofPerson],
  }
  const certain = { run: asked, input, mappingFile }
  const prepared = await answeringQuestions(certain, context, () => answering(asked))
  const report = reportOfColumns(prepared, 'payments', context, { person: ofPerson, mapping })
  for (const line of report) stderr.write(`${line}\n`)
  const progress = progressLine(context, fractionRead)
  let rows = 0
  const date = dayInMoscow(now())
  await answeringQuestions(certain, context, () => prepared.survey(read))
  const run = { headers, read, ...prepared }
  const computed = await computeDocuments(run, options, say, date, {
    onRow: () => progress(++rows),
  })
  progress()
  sayProblems(computed, options, context)
  const files = await writeFiles(computed, options, date, context)
  if (files === 0) throw new CommandFailure(say(documentTexts.unchanged))
  stdout.write(`${say(texts.written, { rows, files, output })}\n`)
}

/**
 * A table in a file that stays the same while it is read more than once.
 * @throws {UsageError} if it is no file
 * @throws {CommandFailure} while it is read, if it has changed
 */
async function fileReadTwice(
  { input, inputFormat, sheet }: DocumentOptions,
  { say }: CommandContext,
) {
  const found = await stat(input)
  if (!found.isFile()) throw new UsageError([say(texts.pipe, { input })])
  let bytesRead = 0
  const add = (bytes: number) => {
    bytesRead += bytes
  }
  const format = await formatNamed(inputFormat)
  const open = async () => format.open({ ...(await fileInput(input, add)), sheet }, 'payments')
  async function requireUnchanged() {
    const { mtimeMs, size } = await stat(input)
    if (mtimeMs === found.mtimeMs && size === found.size) return
    throw new CommandFailure(say(texts.changed, { input }))
  }
  async function* read() {
    bytesRead = 0
    await requireUnchanged()
    yield* (await open()).read()
    await requireUnchanged()
  }
  // biome-ignore lint/plugin/money: bytes
  return { open, read, fractionRead: () => bytesRead / found.size }
}

type Computed = Awaited<ReturnType<typeof computeDocuments>>

/**
 * Says what is wrong with the rows, what the accountant should know, and the relations of the documents.
 * @throws {CommandFailure} if nothing may be written
 */
function sayProblems(computed: Computed, { format }: DocumentOptions, context: CommandContext) {
  const { say, stdout, stderr } = context
  const { problems, hasHeadings, leftOut, notes, relations, missingCodes } = computed
  for (const line of leftOut) stderr.write(`${line}\n`)
  for (const problem of problems) stderr.write(`oklad: ${problem}\n`)
  if (hasHeadings) stderr.write(`${say(headingsHint)}\n`)
  for (const note of notes) stderr.write(`${note}\n`)
  if (problems.length > 0) {
    throw new CommandFailure(say(texts.problems, { count: problems.length }))
  }
  if (missingCodes.length > 0) {
    const example = `{ ${missingCodes.map(({ key }) => `"${key}": "182…"`).join(', ')} }`
    const found = missingCodes.flatMap(({ rows }) => rows).sort((one, other) => one - other)
    const rows = [
      ...found.slice(0, MOST_ROWS).map(String),
      ...(found.length > MOST_ROWS ? ['…'] : []),
    ]
    const detail = say(texts.code, { rows, example })
    const isNeeded = missingCodes.some(({ isMixed }) => isMixed || format === 'xml')
    if (isNeeded) throw new CommandFailure(detail)
    stderr.write(`${detail}\n`)
  }
  for (const { text } of relations) stdout.write(`${text}\n`)
  if (relations.some(({ holds }) => !holds)) throw new CommandFailure(say(texts.failed))
}

/** Writes the documents into their folder; returns how many there are. */
async function writeFiles(
  computed: Computed,
  options: DocumentOptions,
  date: string,
  { say, language }: CommandContext,
): Promise<number> {
  const { input, output } = options
  await mkdir(output, { recursive: true })
  const program = `Oklad ${manifest.version}`
  const stamp = () => ({ date, id: randomUUID(), program })
  let files = 0
  for await (const { name, pieces } of filesOf(options, computed, stamp, dialects[language])) {
    const file = join(output, name)
    if (isSameFile(input, file)) throw new UsageError([say(texts.replaced, { file })])
    await replaceFile(file, writePieces(pieces))
    files++
  }
  return files
}
