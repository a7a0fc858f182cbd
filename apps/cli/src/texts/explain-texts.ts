import type { Language } from '@oklad/contract'
import type { QuestionTexts } from './question-texts.ts'

/** The words of the command `explain`, beside those of its options. */
export interface ExplainTexts extends QuestionTexts {
  readonly month: readonly [flags: string, description: string]
  readonly every: readonly [flags: string, description: string]
  readonly title: string
  readonly year: string
  readonly otherMonths: string
  readonly wrongMonth: (first: number) => string
}

export const explainTexts: Record<Language, ExplainTexts> = {
  en: {
    summary: 'every figure with its reckoning and its article',
    description:
      'Explains a year of pay: each figure with the numbers it is made of, the rounding applied and the article of the law, so that it can be checked with a pen. Amounts are in roubles.',
    usage: '(--salary <roubles> | --request <file>) [options]',
    month: [
      '--month <month>',
      'a month to explain, 1 to 12; may be given several times. The first month and those that differ from the one before unless given',
    ],
    every: ['--every', 'show every step of the reckoning, not only the figures of the answer'],
    json: [
      '--json',
      'print the answer of POST /api/v1/private-calc/explain instead of tables; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad explain --salary 250000
  oklad explain --salary 250000 --month 10
  oklad explain --salary 150000 --children 2 --every
  oklad explain --request request.json --month 3 --month 4
`,
    title: 'How the year is computed, amounts in roubles',
    year: 'The year',
    otherMonths: 'A month that is not shown has the figures of the one before it: see --month.',
    wrongMonth: (first) => `--month must be a month of the calculation, from ${first} to 12`,
  },
  ru: {
    summary: 'как получена каждая цифра и по какой статье',
    description:
      'Объясняет расчёт года: из каких чисел получена каждая цифра, как она округлена и по какой статье закона, чтобы всё можно было проверить на бумаге. Суммы в рублях.',
    usage: '(--salary <рубли> | --request <файл>) [параметры]',
    month: [
      '--month <месяц>',
      'какой месяц объяснить, от 1 до 12; можно указать несколько раз. По умолчанию первый и те, что отличаются от предыдущего',
    ],
    every: ['--every', 'показать все действия, а не только цифры ответа'],
    json: [
      '--json',
      'вместо таблиц вывести ответ POST /api/v1/private-calc/explain; суммы — в копейках',
    ],
    examples: `
Примеры:
  oklad explain --salary 250000
  oklad explain --salary 250000 --month 10
  oklad explain --salary 150000 --children 2 --every
  oklad explain --request request.json --month 3 --month 4
`,
    title: 'Как рассчитан год, суммы в рублях',
    year: 'Год',
    otherMonths: 'Месяцы, которых нет, такие же, как предыдущие; показать их — --month.',
    wrongMonth: (first) => `--month: нужен месяц расчёта, от ${first} до 12`,
  },
}
