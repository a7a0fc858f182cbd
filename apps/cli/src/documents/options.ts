import { isUtf8 } from 'node:buffer'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describeInputProblem, readJson } from '@oklad/contract/internal'
import { type Employer, readEmployer, readFiled } from '@oklad/documents'
import {
  type DocumentKind,
  documentKinds,
  documentYears,
  periodForms,
  readPeriod,
} from '@oklad/table/documents'
import { columnsReader, inputReader, lastOf } from '../batch/batch-options.ts'
import { type GivenOptions, textsOf } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { readNamed } from '../system-failure.ts'
import { problemTexts, tableArgument } from '../texts.ts'

// biome-ignore format: one text a line
const texts = {
  document: { en: '<document>', ru: '<документ>' },
  period: { en: '--period of {document} must be {forms}; known years: {years}', ru: '--period для {document}: {forms}; годы: {years}' },
  reported: { en: '--period: the months 03, 06, 09 and 12 have no personal data: the quarterly report has them', ru: '--period: за 03, 06, 09 и 12 месяцы персонифицированных сведений нет: они в расчёте за квартал' },
  noUtf8: { en: '{file} is not in UTF-8: save it in that encoding', ru: '{file}: кодировка не UTF-8; сохраните файл в UTF-8' },
  noJson: { en: '{file} is not JSON', ru: '{file} — не JSON' },
  earlier: { en: '--earlier: a correction is written as xml', ru: '--earlier: корректировка записывается в xml' },
  filed: { en: '{file} {problem}', ru: '{file}: {problem}' },
  exists: { en: '{file} is a document of this period already: give it as --earlier if it was filed, otherwise delete it', ru: 'в {file} уже есть документ за этот период: если он сдан, укажите его в --earlier, если нет — удалите' },
  employer: { en: '{file}: {field} {problem}', ru: '{file}: {field} — {problem}' },
}

/**
 * Reads the command line and the file of the employer.
 * @throws {UsageError} with every problem
 */
export async function readOptions(
  given: GivenOptions,
  [document = '', input]: readonly string[],
  context: CommandContext,
) {
  const { say } = context
  const problems: string[] = []
  const known = Object.keys(documentKinds)
  const kind = (known.find((name) => name === document) ?? 'ndfl6') as DocumentKind
  if (kind !== document)
    problems.push(say(problemTexts.isNotOneOf, { flag: say(texts.document), known }))
  if (input === undefined) {
    problems.push(say(problemTexts.isMissing).replace('<$1>', say(tableArgument)))
  }
  const required = (name: string, example: string): string => {
    const value = lastOf(given, name)
    if (value === undefined) {
      problems.push(say(problemTexts.isRequired, { flag: `--${name}`, example }))
    }
    return value ?? ''
  }
  const periodName = required('period', '2026-Q1')
  const file = required('employer', 'employer.json')
  const output = required('output', 'report')
  const period = readPeriod(periodName, kind)
  const { periods, formats } = documentKinds[kind]
  if (periodName !== '' && period === undefined) {
    const ofKind = periods.map((one) => say(periodForms[one])).join(', ')
    problems.push(
      say(texts.period, { document: kind, forms: ofKind, years: documentYears.join(', ') }),
    )
  }
  if (kind === 'personal-data' && period && period.lastMonth % 3 === 0) {
    problems.push(say(texts.reported))
  }
  const formatName = lastOf(given, 'format') ?? formats[0]
  const format = formats.find((one) => one === formatName)
  if (format === undefined) {
    problems.push(say(problemTexts.isNotOneOf, { flag: '--format', known: formats }))
  }
  const table = inputReader(given, input, context, problems)
  const columns = columnsReader(given, context, problems)
  const employer = file === '' ? undefined : await employerIn(file, kind, context, problems)
  const earlier = textsOf(given['earlier'])
  if (earlier.length > 0 && format && format !== 'xml') problems.push(say(texts.earlier))
  const files = await Promise.all(earlier.map(readNamed))
  if (!period || !format || !employer || problems.length > 0) throw new UsageError(problems)
  const options = { input: input ?? '', ...table, period, format, employer, output, ...columns }
  if (kind === 'certificate' || format !== 'xml') return { kind, ...options }
  const asked = { kind, ...period }
  for (const name of await readdir(output).catch(() => [])) {
    const file = join(output, name)
    if (!/\.xml$/i.test(name) || earlier.some((one) => resolve(one) === resolve(file))) continue
    const { problems: wrong } = readFiled([await readNamed(file)], asked, employer)
    if (wrong.every(({ index }) => index === undefined)) problems.push(say(texts.exists, { file }))
  }
  const { filed, problems: wrong } = readFiled(files, asked, employer)
  for (const { index, text, values } of wrong) {
    const file = index === undefined ? '--earlier' : earlier[index]
    problems.push(say(texts.filed, { file, problem: say(text, values) }))
  }
  if (problems.length > 0) throw new UsageError(problems)
  return { kind, ...options, ...(files.length > 0 && { filed }) }
}

async function employerIn(
  file: string,
  kind: DocumentKind,
  { say, language }: CommandContext,
  problems: string[],
): Promise<Employer | undefined> {
  const bytes = await readNamed(file)
  if (!isUtf8(bytes)) {
    problems.push(say(texts.noUtf8, { file }))
    return undefined
  }
  const { value, problems: found } = readJson(bytes.toString())
  for (const one of found) {
    const problem = describeInputProblem(one, language).detail
    problems.push(
      say(one.code === 'malformed_json' ? texts.noJson : texts.filed, { file, problem }),
    )
  }
  if (found.length > 0) return undefined
  const reading = readEmployer(value, kind)
  if (reading.ok) return reading.employer
  for (const { field, text } of reading.problems) {
    problems.push(say(texts.employer, { file, field, problem: say(text) }))
  }
  return undefined
}
