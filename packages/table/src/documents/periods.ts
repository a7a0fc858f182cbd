import { type Head, quarters } from '@oklad/documents'

/** The documents: the periods that each can have, and its formats, the first by default. */
export const documentKinds = {
  notice: { periods: ['month', 'quarter', 'year'], formats: ['xml', 'json', 'csv'] },
  ndfl6: { periods: ['quarter', 'year'], formats: ['xml', 'json', 'csv'] },
  certificate: { periods: ['month', 'quarter', 'year'], formats: ['html', 'json', 'csv'] },
  'personal-data': { periods: ['month'], formats: ['xml', 'json', 'csv'] },
} as const
export type DocumentKind = keyof typeof documentKinds
export type DocumentFormat = 'xml' | 'html' | 'json' | 'csv'

/** The years whose forms and formats are known, oldest first: compare those of the tax service before you add one. */
export const documentYears: readonly [number, ...number[]] = [2026]

/** A month, a quarter or a year. */
export interface Period extends Head {
  readonly name: string
  /** The last month, `YYYY-MM`. */
  readonly end: string
}

/** The periods in words, each with an example. */
export const periodForms = {
  month: { en: 'a month (2026-03)', ru: 'месяц (2026-03)' },
  quarter: { en: 'a quarter (2026-Q1)', ru: 'квартал (2026-Q1)' },
  year: { en: 'a year (2026)', ru: 'год (2026)' },
} as const

/** Writes a month as `YYYY-MM`. */
export const writeMonth = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`

/** Reads a period that a document can have. */
export function readPeriod(name: string, kind: DocumentKind): Period | undefined {
  const found = /^(\d{4})(?:-(0[1-9]|1[0-2])|-Q([1-4]))?$/i.exec(name)
  const [, yearText, month, quarter] = found ?? []
  const year = Number(yearText)
  const form = month ? 'month' : quarter ? 'quarter' : 'year'
  const { periods } = documentKinds[kind]
  if (!found || !periods.some((one) => one === form)) return undefined
  if (!documentYears.includes(year)) return undefined
  const lastMonth = Number(month ?? Number(quarter ?? 4) * 3)
  const firstMonth = month ? lastMonth : quarter ? lastMonth - 2 : 1
  const ofEnd = quarters.find((one) => lastMonth <= one * 3) ?? 4
  const end = writeMonth(year, lastMonth)
  return { name: name.toUpperCase(), year, firstMonth, lastMonth, end, quarter: ofEnd }
}
