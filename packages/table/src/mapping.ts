import { readJson, type Text, type TextValues, write } from '@oklad/contract/internal'
import { MOST_COLUMNS } from './header.ts'
import { TableError } from './table-error.ts'

/** The choice that passes a column through, whatever it holds. */
export const KEEP = 'keep'

/** What was said of columns, by their headers: the name of a column, or `KEEP`. */
export type Mapping = Readonly<Record<string, string>>

/** What stands beside a header in a file: an answer, the choices of a question, or `null` of a column that passes by itself. */
export type Entry = string | readonly string[] | null

const VERSION = 1

/** The largest file, kB: 702 columns with headers of 180 Russian letters. */
export const MAPPING_KB = 256

/** The largest file, bytes. */
export const LARGEST_MAPPING = MAPPING_KB * 1024

/** The longest answer; a choice has no longer name. */
const LONGEST_CHOICE = 200

/** The choices of a question that a file may have: far more than any question. */
const MOST_CHOICES = 100

// biome-ignore format: one text a line
const reasons = {
  long: { en: 'it has more than {most} kB', ru: 'он больше {most} кБ' },
  json: { en: 'it is not JSON with each header once, such as {example}', ru: 'это не JSON, где каждый заголовок стоит один раз, например {example}' },
  member: { en: 'it has "{name}", and only "version" and "columns" are known', ru: 'в нём лишнее «{name}»: должны быть только «version» и «columns»' },
  version: { en: 'it must have "version": {version}', ru: 'нужно «"version": {version}»' },
  columns: { en: '"columns" must be an object with at most {most} headers', ru: '«columns» — объект, в котором не больше {most} заголовков' },
  choice: { en: 'beside "{header}" must stand the name of a column, "keep", null, or a list of choices that is not answered yet', ru: 'рядом с «{header}» — название столбца, "keep", null или список вариантов, на который ещё не ответили' },
} as const satisfies Readonly<Record<string, Text>>

const example = '{"version": 1, "columns": {"Оклад": "gross_salary_rub"}}'

function refuse(reason: keyof typeof reasons, values: TextValues = {}): never {
  const { [reason]: text } = reasons
  const written = { en: write(text, 'en', values), ru: write(text, 'ru', values) }
  throw new TableError([{ code: 'wrong_mapping', values: { reason: written } }])
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isChoice = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_CHOICE

const isEntry = (value: unknown): value is Entry =>
  value === null ||
  isChoice(value) ||
  (Array.isArray(value) && value.length <= MOST_CHOICES && value.every(isChoice))

/**
 * Reads a file of what columns hold. A question that is not answered, and a column that passes by itself, say nothing: the
 * column is judged by its values again.
 * @param text of the file
 * @throws {TableError} for a text of another form
 */
export function readMapping(text: string): Mapping {
  // A character has a byte at least.
  if (text.length > LARGEST_MAPPING) refuse('long', { most: MAPPING_KB })
  const { value, problems } = readJson(text)
  if (problems.length > 0 || !isObject(value)) return refuse('json', { example })
  const { version, columns, ...others } = value
  const [name] = Object.keys(others)
  if (name !== undefined) refuse('member', { name })
  if (version !== VERSION) refuse('version', { version: VERSION })
  if (!isObject(columns) || Object.keys(columns).length > MOST_COLUMNS) {
    return refuse('columns', { most: MOST_COLUMNS })
  }
  const said = Object.entries(columns).flatMap(([header, entry]) => {
    if (!isEntry(entry)) return refuse('choice', { header: header.slice(0, LONGEST_CHOICE) })
    return typeof entry === 'string' ? [[header, entry] as const] : []
  })
  return Object.fromEntries(said)
}

/** The file of what columns hold, in their order; `readMapping` reads it. */
export const writeMapping = (entries: readonly (readonly [header: string, Entry])[]): string => {
  const lines = entries.map(
    ([header, entry]) => `    ${JSON.stringify(header)}: ${JSON.stringify(entry)}`,
  )
  return `{\n  "version": ${VERSION},\n  "columns": {\n${lines.join(',\n')}\n  }\n}\n`
}
