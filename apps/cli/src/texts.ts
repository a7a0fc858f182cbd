import type { Text } from '@oklad/contract/internal'

/** Titles that are no member of an answer. */
export const titles = {
  month: { en: 'Month', ru: 'Месяц' },
  total: { en: 'Total', ru: 'Итого' },
  contributions: { en: 'Contributions', ru: 'Взносы' },
  totalCost: { en: 'Total cost', ru: 'Всего расходов' },
} as const satisfies Readonly<Record<string, Text>>

/** Problems of the command line that several commands have. */
// biome-ignore format: one text a line
export const problemTexts = {
  isMissing: { en: 'give <$1> after the command', ru: 'после команды укажите <$1>' },
  isRequired: { en: '{flag} is required, for example {flag} {example}', ru: 'не указан обязательный параметр {flag}, например {flag} {example}' },
  isRepeated: { en: '{flag} is given more than once', ru: 'параметр {flag} указан больше одного раза' },
  isNotOneOf: { en: '{flag} must be one of {known}', ru: '{flag}: допустимы {known}' },
} as const satisfies Readonly<Record<string, Text>>

/** Stands for the standard input or output in place of a file name. */
export const PIPE = '-'

/** The file that a batch reads, in its help. */
export const tableArgument = { en: '[table]', ru: '[таблица]' }

/** Follows the problems of rows that look like headings. */
// biome-ignore format: one text a line
export const headingsHint = { en: '--skip-headings leaves out the rows that look like headings, subtotals, signatures and vacancies.', ru: 'Параметр --skip-headings пропускает строки, похожие на заголовки, подытоги, подписи и вакансии.' }
