import type { Language } from '@oklad/contract'

/** The words of the command `law`. */
export interface LawTexts {
  readonly summary: string
  readonly description: string
  readonly usage: string
  readonly year: readonly [name: string, description: string]
  readonly json: readonly [flags: string, description: string]
  readonly examples: string
  readonly difference: {
    readonly summary: string
    readonly description: string
    readonly usage: string
    readonly from: readonly [name: string, description: string]
    readonly to: readonly [name: string, description: string]
  }
  readonly wrongYear: (given: string, minimum: number, maximum: number) => string
  readonly title: (year: number) => string
  readonly differenceTitle: (from: number, to: number) => string
  readonly noDifference: (from: number, to: number) => string
  readonly provisional: (year: number, figuresOf: number) => string
  readonly columns: { readonly figure: string; readonly value: string; readonly source: string }
  readonly checked: (date: string) => string
}

export const lawTexts: Record<Language, LawTexts> = {
  en: {
    summary: 'the figures of a tax year with their sources; what differs between two years',
    description:
      'Shows every figure of a tax year that the calculation uses: scales, rates, limits, deductions, each with the act it comes from.',
    usage: '[year] [options]',
    year: ['[year]', 'the tax year; the current one in Moscow unless given'],
    json: [
      '--json',
      'print JSON instead of a table, as GET /api/v1/law/{year} answers; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad law 2026
  oklad law diff 2024 2025
  oklad law 2026 --json > law.json
`,
    difference: {
      summary: 'what differs between two tax years',
      description:
        'Shows the figures whose values differ between two tax years, with both sources.',
      usage: '<from> <to> [options]',
      from: ['<from>', 'the tax year to compare'],
      to: ['<to>', 'the tax year to compare it with'],
    },
    wrongYear: (given, minimum, maximum) =>
      `"${given}" is not a tax year whose law is known: ${minimum} to ${maximum}`,
    title: (year) => `The law of ${year}`,
    differenceTitle: (from, to) => `What differs between ${from} and ${to}`,
    noDifference: (from, to) => `No figure differs between ${from} and ${to}.`,
    provisional: (year, figuresOf) =>
      `The law of ${year} is not known yet: these are the figures of ${figuresOf}.`,
    columns: { figure: 'Figure', value: 'Value', source: 'Source' },
    checked: (date) => `Checked against the sources on ${date}.`,
  },
  ru: {
    summary: 'показатели закона за год с источниками; чем различаются два года',
    description:
      'Показывает все показатели налогового года, на которых стоит расчёт: шкалы, ставки, пределы, вычеты, — с актом, которым каждый установлен.',
    usage: '[год] [параметры]',
    year: ['[год]', 'налоговый год; по умолчанию текущий по Москве'],
    json: [
      '--json',
      'вместо таблицы вывести JSON, как отвечает GET /api/v1/law/{year}; суммы — в копейках',
    ],
    examples: `
Примеры:
  oklad law 2026
  oklad law diff 2024 2025
  oklad law 2026 --json > law.json
`,
    difference: {
      summary: 'чем различаются два налоговых года',
      description:
        'Показывает показатели, значения которых в двух налоговых годах различаются, с обоими источниками.',
      usage: '<год> <год> [параметры]',
      from: ['<год>', 'какой год сравнить'],
      to: ['<другой-год>', 'с каким годом сравнить'],
    },
    wrongYear: (given, minimum, maximum) =>
      `«${given}» — не налоговый год, закон которого известен: от ${minimum} до ${maximum}`,
    title: (year) => `Закон ${year} года`,
    differenceTitle: (from, to) => `Чем различаются ${from} и ${to} годы`,
    noDifference: (from, to) => `Между ${from} и ${to} годами ни один показатель не различается.`,
    provisional: (year, figuresOf) =>
      `Закон на ${year} год ещё не известен: это показатели ${figuresOf} года.`,
    columns: { figure: 'Показатель', value: 'Значение', source: 'Источник' },
    checked: (date) => `Сверено с источниками ${date.split('-').reverse().join('.')}.`,
  },
}
