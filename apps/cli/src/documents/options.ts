import { readFile } from 'node:fs/promises'
import { type Employer, type Quarter, readEmployer } from '@oklad/documents'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { columnsReader, formatReader, lastOf } from '../batch/batch-options.ts'
import type { GivenOptions } from '../commands/command.ts'
import { type CommandContext, UsageError } from '../context.ts'
import { problemTexts, tableArgument } from '../texts.ts'

/** The documents: the periods that each can have, and its formats, the first by default. */
export const documentKinds = {
  notice: { periods: ['month', 'quarter', 'year'], formats: ['xml', 'json', 'csv'] },
  ndfl6: { periods: ['quarter', 'year'], formats: ['xml', 'json', 'csv'] },
  certificate: { periods: ['month', 'quarter', 'year'], formats: ['html', 'json', 'csv'] },
  'personal-data': { periods: ['month'], formats: ['xml', 'json', 'csv'] },
} as const
export type DocumentKind = keyof typeof documentKinds
export type DocumentFormat = 'xml' | 'html' | 'json' | 'csv'

/** The first year whose formats and lines are known. */
const EARLIEST_YEAR = 2026

/** A month, a quarter or a year. */
export interface Period {
  readonly name: string
  readonly year: number
  /** 1 to 12. */
  readonly firstMonth: number
  readonly lastMonth: number
  /** The quarter in which it ends. */
  readonly quarter: Quarter
}

// biome-ignore format: one text a line
const texts = {
  period: { en: '--period of {document} is {forms} of {years}', ru: '--period для {document}: {forms} за {years}' },
  reported: { en: '--period: the months 03, 06, 09 and 12 have no personal data: the quarterly report has them', ru: '--period: за 03, 06, 09 и 12 месяцы персонифицированных сведений нет: они в расчёте за квартал' },
  noJson: { en: '{file} is not JSON', ru: '{file} — не JSON' },
  employer: { en: '{file}: {field} {problem}', ru: '{file}: {field} — {problem}' },
}

const forms = { month: 'YYYY-MM', quarter: 'YYYY-Qn', year: 'YYYY' } as const

/** Reads a period that a document can have. */
function readPeriod(name: string, kind: DocumentKind): Period | undefined {
  const found = /^(\d{4})(?:-(0[1-9]|1[0-2])|-Q([1-4]))?$/i.exec(name)
  const [, yearText, month, quarter] = found ?? []
  const year = Number(yearText)
  const form = month ? 'month' : quarter ? 'quarter' : 'year'
  const { periods } = documentKinds[kind]
  if (!found || !periods.some((one) => one === form)) return undefined
  if (year < EARLIEST_YEAR || year > NEWEST_TAX_YEAR) return undefined
  const lastMonth = Number(month ?? Number(quarter ?? 4) * 3)
  const firstMonth = month ? lastMonth : quarter ? lastMonth - 2 : 1
  const ends = [1, 2, 3, 4] as const
  const ofEnd = ends.find((one) => lastMonth <= one * 3) ?? 4
  return { name: name.toUpperCase(), year, firstMonth, lastMonth, quarter: ofEnd }
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
  if (kind !== document) problems.push(say(problemTexts.isNotOneOf, { flag: '<document>', known }))
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
    const years = [...new Set([EARLIEST_YEAR, NEWEST_TAX_YEAR])].join('–')
    const ofKind = periods.map((one) => forms[one])
    problems.push(say(texts.period, { document: kind, forms: ofKind, years }))
  }
  if (kind === 'personal-data' && period && period.lastMonth % 3 === 0) {
    problems.push(say(texts.reported))
  }
  const formatName = lastOf(given, 'format') ?? formats[0]
  const format = formats.find((one) => one === formatName)
  if (format === undefined) {
    problems.push(say(problemTexts.isNotOneOf, { flag: '--format', known: formats }))
  }
  const inputFormat = formatReader(given, context, problems)(input)
  const columns = columnsReader(given, context, problems)
  const employer = file === '' ? undefined : await employerIn(file, context, problems)
  if (!period || !format || !employer || problems.length > 0) throw new UsageError(problems)
  return { kind, input: input ?? '', inputFormat, period, format, employer, output, ...columns }
}

async function employerIn(
  file: string,
  { say }: CommandContext,
  problems: string[],
): Promise<Employer | undefined> {
  const text = await readFile(file, 'utf8')
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    problems.push(say(texts.noJson, { file }))
    return undefined
  }
  const reading = readEmployer(value)
  if (reading.ok) return reading.employer
  for (const { field, text } of reading.problems) {
    problems.push(say(texts.employer, { file, field, problem: say(text) }))
  }
  return undefined
}
