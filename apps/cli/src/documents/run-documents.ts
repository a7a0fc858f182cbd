import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  employerTemplate,
  noticesOf,
  personColumnOf,
  quarters,
  type Relation,
  relationsOf,
  reportOf,
} from '@oklad/documents'
import { answering, dialects, fileInput, formatNamed, sampled } from '@oklad/table'
import manifest from '../../package.json' with { type: 'json' }
import { lastOf } from '../batch/batch-options.ts'
import { reportOfColumns } from '../batch/columns-report.ts'
import { Progress } from '../batch/progress.ts'
import { replaceFile, writePieces } from '../batch/replace-file.ts'
import { plainFailure } from '../batch/run-batch.ts'
import { asJson, type GivenOptions } from '../commands/command.ts'
import { type CommandContext, CommandFailure } from '../context.ts'
import { type Computed, filesOf } from './files.ts'
import { readOptions } from './options.ts'
import { People } from './people.ts'

// biome-ignore format: one text a line
const texts = {
  relation: { en: '{number}. {title}: {result}', ru: '{number}. {title}: {result}' },
  holds: { en: 'holds', ru: 'выполнено' },
  fails: { en: 'does NOT hold in {places}', ru: 'НЕ выполнено: {places}' },
  failed: { en: 'relations do not hold: nothing is written', ru: 'соотношения не выполнены: ничего не записано' },
  problem: { en: 'row {row}, {column}: {detail}', ru: 'строка {row}, {column}: {detail}' },
  problems: { en: '{count} {count:problem|problems}: nothing is written', ru: 'ошибок: {count}; ничего не записано' },
  code: { en: 'no budget code (КБК) is known for tax at {rates} % of special military operation pay or of non-residents: add "budget_codes": {example} to the employer', ru: 'неизвестен КБК для ставки {rates} % (участники СВО, нерезиденты): укажите у работодателя "budget_codes": {example}' },
  nothing: { en: 'nothing was paid in the period', ru: 'за период ничего не выплачено' },
  unfinished: { en: 'The period has not ended: the documents are a forecast.', ru: 'Период не закончился: отчётность — прогноз.' },
  latePay: { en: 'Pay for December is paid in January. Pay for the December before is in the documents only if the table has rows for it, with start_date {before}-12-01.', ru: 'Окончательный расчёт за декабрь — в январе. Выплаты за прошлый декабрь есть в отчётности, только если для них есть строки таблицы со start_date {before}-12-01.' },
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
    if (template === undefined) await fill(given, words, context)
    else await replaceFile(template, writePieces(single(asJson(employerTemplate))))
  } catch (error) {
    throw plainFailure(error, context, 'payments')
  }
}

async function* single<Item>(item: Item) {
  yield item
}

async function fill(given: GivenOptions, words: readonly string[], context: CommandContext) {
  const { say, stdout, stderr, language, now } = context
  const options = await readOptions(given, words, context)
  const { kind, input, inputFormat, period, employer, output, keep, columns } = options
  let bytesRead = 0
  const source = await fileInput(input, (bytes) => {
    bytesRead += bytes
  })
  const table = await (await formatNamed(inputFormat)).open(source, 'payments')
  if (table.detected) stderr.write(`${table.detected[language]}\n`)
  const { headers, types } = table
  const { samples, read } = await sampled(table)
  const ofPerson = headers.filter((header) => personColumnOf(header) !== undefined)
  const prepared = answering({
    ...{ headers, samples, types, columns, language, question: 'payments', detail: 'year' },
    ...{ keep: [...(keep ?? []), ...ofPerson], currentYear: period.year },
  })
  for (const line of reportOfColumns(prepared, 'payments', context)) stderr.write(`${line}\n`)
  const people = new People(headers, kind, period, employer, context)
  // biome-ignore lint/plugin/money: bytes
  const progress = new Progress(context, () => bytesRead / source.file.byteLength)
  let rows = 0
  for await (const batch of read()) {
    for (const row of prepared.bodies(batch, people.before)) {
      people.add(row)
      progress.show(++rows)
    }
  }
  progress.clear()
  const { problems } = people
  for (const problem of problems) stderr.write(`oklad: ${say(texts.problem, { ...problem })}\n`)
  if (problems.length > 0) {
    throw new CommandFailure(say(texts.problems, { count: problems.length }))
  }
  if (people.hasLatePay) stderr.write(`${say(texts.latePay, { before: period.year - 1 })}\n`)
  // The day in Moscow.
  const date = new Date(now() + 3 * 3_600_000).toISOString().slice(0, 10)
  const program = `Oklad ${manifest.version}`
  const end = `${period.year}-${String(period.lastMonth).padStart(2, '0')}-31`
  if (date < end) stderr.write(`${say(texts.unfinished)}\n`)
  const { computed, relations } = compute(people, options)
  const isEmpty =
    {
      notice: computed.notices,
      ndfl6: computed.report.section2,
      certificate: computed.certificates,
      'personal-data': computed.pay,
    }[kind].length === 0
  if (isEmpty) throw new CommandFailure(say(texts.nothing))
  requireCodes(computed, options, context)
  showRelations(relations, context)
  const files = filesOf(
    options,
    computed,
    () => ({ date, id: randomUUID(), program }),
    dialects[language],
  )
  await mkdir(output, { recursive: true })
  for (const { name, pieces } of files) await replaceFile(join(output, name), writePieces(pieces))
  stdout.write(`${say(texts.written, { rows, files: files.length, output })}\n`)
}

type Options = Awaited<ReturnType<typeof readOptions>>

/** Makes the document, and checks the relations of it. */
function compute(people: People, { kind, period }: Options) {
  const { firstMonth, lastMonth, quarter, name } = period
  const report = reportOf(people.sums, quarter, people.specialists)
  const notices = quarters
    .flatMap((one) => noticesOf(people.sums, one))
    .filter(({ quarter, slot }) => {
      const month = (quarter - 1) * 3 + Number(slot[1])
      return month >= firstMonth && month <= lastMonth
    })
  const { certificates, checks } = people.certificates()
  const pay = [...people.pay()]
  const isAnnual = kind === 'ndfl6' && quarter === 4
  const relations =
    kind === 'personal-data'
      ? []
      : [
          ...relationsOf(people.sums, report),
          ...(isAnnual || (kind === 'certificate' && /^\d+$/.test(name))
            ? checks.relations(report)
            : []),
        ]
  const computed: Computed = { report, notices, certificates, pay }
  return { computed, relations: relations.sort((one, other) => one.number - other.number) }
}

/** @throws {CommandFailure} if a file of the tax service would have a line without its budget code */
function requireCodes(
  { report, notices }: Computed,
  { kind, format }: Options,
  { say }: CommandContext,
): void {
  const used = kind === 'ndfl6' ? report.section1 : notices.flatMap(({ lines }) => lines)
  if (format !== 'xml' || kind === 'personal-data') return
  if (used.every(({ budget_code }) => budget_code !== null)) return
  const rates = [
    ...new Set(
      report.section2
        .filter(({ budget_code }) => budget_code === null)
        .map(({ rate }) => String(rate)),
    ),
  ]
  const example = `{ "${rates[0]}": "182…" }`
  throw new CommandFailure(say(texts.code, { rates, example }))
}

/** @throws {CommandFailure} if one does not hold */
function showRelations(relations: readonly Relation[], { say, stdout }: CommandContext): void {
  for (const { number, title, failures } of relations) {
    const result =
      failures.length === 0 ? say(texts.holds) : say(texts.fails, { places: failures.slice(0, 10) })
    stdout.write(`${say(texts.relation, { number, title, result })}\n`)
  }
  if (relations.some(({ failures }) => failures.length > 0)) {
    throw new CommandFailure(say(texts.failed))
  }
}
