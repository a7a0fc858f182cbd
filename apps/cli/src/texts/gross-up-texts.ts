import type { GrossUpResponse, Language } from '@oklad/contract'
import type { QuestionTexts } from './question-texts.ts'

type Basis = GrossUpResponse['basis']

/** The words of the command `gross-up`, beside those of its options. */
export interface GrossUpTexts extends QuestionTexts {
  readonly title: (net: string, basis: Basis) => string
  readonly salary: string
  readonly reached: Readonly<Record<Basis, string>>
  readonly excess: string
  readonly note: string
}

export const grossUpTexts: Record<Language, GrossUpTexts> = {
  en: {
    summary: 'the salary that brings a net on hand',
    description:
      'Finds the smallest salary, to the kopeck, that brings what is wanted on hand: for the year, for its first month, or for every month.',
    usage: '(--net <roubles> | --request <file>) [options]',
    json: [
      '--json',
      'print the answer of POST /api/v1/private-calc/gross-up instead of tables; amounts are in kopecks',
    ],
    examples: `
Examples:
  oklad gross-up --net 150000
  oklad gross-up --net 150000 --district 1.7 --northern 50 --basis every-month
  oklad gross-up --net 120000 --children 2 --json
  oklad gross-up --request request.json
`,
    title: (net, basis) =>
      ({
        annual: `The smallest salary whose year pays ${net} roubles a month on hand`,
        first_month: `The smallest salary whose first month pays ${net} roubles on hand`,
        every_month: `The smallest salaries that pay ${net} roubles on hand in every month`,
      })[basis],
    salary: 'Monthly salary (оклад)',
    reached: {
      annual: 'On hand in the year',
      first_month: 'On hand in the first month',
      every_month: 'On hand in the year',
    },
    excess: 'Above what was wanted',
    note: 'Tax is withheld in whole roubles, so that not every sum can be reached to the kopeck; a salary smaller by a kopeck or more pays less than wanted.',
  },
  ru: {
    summary: 'оклад, с которым на руки выходит нужная сумма',
    description:
      'Находит наименьший оклад с точностью до копейки, с которым на руки выходит нужная сумма: за год, в первом месяце или в каждом месяце.',
    usage: '(--net <рубли> | --request <файл>) [параметры]',
    json: [
      '--json',
      'вместо таблиц вывести ответ POST /api/v1/private-calc/gross-up; суммы — в копейках',
    ],
    examples: `
Примеры:
  oklad gross-up --net 150000
  oklad gross-up --net 150000 --district 1,7 --northern 50 --basis every-month
  oklad gross-up --net 120000 --children 2 --json
  oklad gross-up --request request.json
`,
    title: (net, basis) =>
      ({
        annual: `Наименьший оклад, с которым за год выходит в среднем ${net} руб. на руки в месяц`,
        first_month: `Наименьший оклад, с которым в первом месяце выходит ${net} руб. на руки`,
        every_month: `Наименьшие оклады, с которыми в каждом месяце выходит ${net} руб. на руки`,
      })[basis],
    salary: 'Оклад в месяц',
    reached: {
      annual: 'На руки за год',
      first_month: 'На руки в первом месяце',
      every_month: 'На руки за год',
    },
    excess: 'Сверх нужного',
    note: 'НДФЛ удерживается в полных рублях, поэтому не всякая сумма достижима до копейки; с окладом меньше хотя бы на копейку на руки выходит меньше нужного.',
  },
}
