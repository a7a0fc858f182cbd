import type { Language, Text } from '@oklad/contract'

/** Why a table as a whole cannot be read or written; single rows never are the reason. */
const texts = {
  empty: { en: 'The table is empty.', ru: 'Таблица пуста.' },
  required_column: {
    en: 'There is no column "{name}". Name it {name} (kopecks), {name}_rub or "{title}".',
    ru: 'Нет столбца «{name}». Назовите его {name} (копейки), {name}_rub или «{title}».',
  },
  duplicate_header: {
    en: 'Two columns are named "{header}". Rename or remove one.',
    ru: 'Два столбца называются «{header}». Переименуйте или уберите один.',
  },
  same_value: {
    en: 'The columns "{header}" and "{other}" both hold {name}. Remove one.',
    ru: 'Столбцы «{header}» и «{other}» — об одном и том же: {name}. Уберите один.',
  },
  misspelt: {
    en: 'The column "{header}" is not known. Did you mean "{suggestion}"? Rename it, or keep it as it is: --keep "{header}".',
    ru: 'Столбец «{header}» неизвестен. Возможно, имелось в виду «{suggestion}»? Переименуйте его или оставьте как есть: --keep "{header}".',
  },
  not_utf8: {
    en: 'The text is not valid {encoding}. Save the file as UTF-8.',
    ru: 'Текст не в кодировке {encoding}. Сохраните файл в UTF-8.',
  },
  broken: {
    en: 'The file cannot be read as {format}: {reason}',
    ru: 'Файл не читается как {format}: {reason}',
  },
  too_many_rows: {
    en: 'An XLSX workbook is read and written whole: at most {most} rows. Use CSV or Parquet for more.',
    ru: 'Книга XLSX читается и пишется целиком: не больше {most} строк. Для большего — CSV или Parquet.',
  },
  too_large: {
    en: 'An XLSX workbook may have at most {most} MB. Use CSV or Parquet for more.',
    ru: 'Книга XLSX может занимать не больше {most} МБ. Для большего — CSV или Parquet.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** A problem of a table as a whole. */
export interface TableProblem {
  readonly code: keyof typeof texts
  readonly values?: Readonly<Record<string, string | number>>
}

/** The table cannot be used. Says every reason found. */
export class TableError extends Error {
  readonly problems: readonly TableProblem[]

  constructor(problems: readonly TableProblem[], options?: ErrorOptions) {
    super(problems.map((problem) => describeTableProblem(problem, 'en')).join('\n'), options)
    this.problems = problems
  }
}

/** The problem as a sentence. */
export const describeTableProblem = ({ code, values = {} }: TableProblem, language: Language) =>
  texts[code][language].replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
