import type { Language } from '@oklad/contract'
import type { QuestionTexts } from './question-texts.ts'

/** The words of the command `calc`, beside those of its options and its report. */
export const calcTexts: Record<Language, QuestionTexts> = {
  en: {
    summary: 'a year of pay: tax, on hand, contributions, month by month',
    description:
      'Computes a year of pay: what each month accrues, withholds in income tax and pays on hand, and what it costs the employer. Every figure is exact to the kopeck, by the law of the year.',
    usage: '(--salary <roubles> | --request <file>) [options]',
    json: [
      '--json',
      'print the answer of POST /api/v1/private-calc instead of tables; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad calc --salary 150000
  oklad calc --salary "150 000,50" --district 1.15 --northern 30 --start 2026-03
  oklad calc --salary 500000 --start 2025-01 --privilege
  oklad calc --salary 150000 --children 2 --bonus 12=300000
  oklad calc --salary 90000 --start 2026-05-18 --first-month working-days
  oklad calc --salary 150000 --json > year.json
  oklad calc --request request.json
`,
  },
  ru: {
    summary: 'расчёт года по месяцам: НДФЛ, на руки, страховые взносы',
    description:
      'Рассчитывает год по месяцам: сколько начислено, сколько удержано НДФЛ, сколько на руки и во что работник обходится работодателю. Всё точно до копейки, по закону нужного года.',
    usage: '(--salary <рубли> | --request <файл>) [параметры]',
    json: ['--json', 'вместо таблиц вывести ответ POST /api/v1/private-calc; суммы — в копейках'],
    examples: `
Примеры:
  oklad calc --salary 150000
  oklad calc --salary "150 000,50" --district 1,15 --northern 30 --start 2026-03
  oklad calc --salary 500000 --start 2025-01 --privilege
  oklad calc --salary 150000 --children 2 --bonus 12=300000
  oklad calc --salary 90000 --start 2026-05-18 --first-month working-days
  oklad calc --salary 150000 --json > year.json
  oklad calc --request request.json
`,
  },
}
