import type { Language } from '@oklad/contract'

const en = {
  argument: '[year]',
  year: 'the tax year; the current one in Moscow unless given',
  json: 'print JSON instead of a table, as GET /api/v1/law/{year} answers; amounts are in kopecks',
  from: { argument: '<from>', text: 'the tax year to compare' },
  to: { argument: '<to>', text: 'the tax year to compare it with' },
  wrongYear: (given: string, minimum: number, maximum: number) =>
    `"${given}" is not a tax year whose law is known: ${minimum} to ${maximum}`,
  title: (year: number) => `The law of ${year}`,
  differenceTitle: (from: number, to: number) => `What differs between ${from} and ${to}`,
  noDifference: (from: number, to: number) => `No figure differs between ${from} and ${to}.`,
  provisional: (year: number, figuresOf: number) =>
    `The law of ${year} is not known yet: these are the figures of ${figuresOf}.`,
  columns: { figure: 'Figure', value: 'Value', source: 'Source' },
  checked: (date: string) => `Checked against the sources on ${date}.`,
}

const ru: typeof en = {
  argument: '[год]',
  year: 'налоговый год; по умолчанию текущий по Москве',
  json: 'вместо таблицы вывести JSON, как отвечает GET /api/v1/law/{year}; суммы — в копейках',
  from: { argument: '<год>', text: 'какой год сравнить' },
  to: { argument: '<другой-год>', text: 'с каким годом сравнить' },
  wrongYear: (given, minimum, maximum) =>
    `«${given}» — не налоговый год, закон которого известен: от ${minimum} до ${maximum}`,
  title: (year) => `Закон ${year} года`,
  differenceTitle: (from, to) => `Чем различаются ${from} и ${to} годы`,
  noDifference: (from, to) => `Между ${from} и ${to} годами ни один показатель не различается.`,
  provisional: (year, figuresOf) =>
    `Закон на ${year} год ещё не известен: это показатели ${figuresOf} года.`,
  columns: { figure: 'Показатель', value: 'Значение', source: 'Источник' },
  checked: (date) => `Сверено с источниками ${date.split('-').reverse().join('.')}.`,
}

/** The words of the command `law`, beside its help. */
export const lawTexts: Readonly<Record<Language, typeof en>> = { en, ru }
