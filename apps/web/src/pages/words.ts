import type { Language } from '@oklad/contract/fields'
import type { Question } from './subject.ts'

/** A sentence around its amount, which the page writes large. */
type Answer = readonly [before: string, after: string]

interface PageWords {
  /** @param about the amount that is known @param when the month that the answer is for */
  readonly answer: Readonly<
    Record<Question, (about: string, when: string, place: string) => Answer>
  >
  readonly year: (year: number, net: string, tax: string, average: string) => string
  readonly rounded: (salary: string) => string
  readonly place: (coefficient: string, allowance: number, region: string) => string
  readonly service: string
  readonly reasons: string
  readonly sources: string
  readonly picture: string
  readonly gross: string
  readonly open: string
  readonly table: { readonly salary: string; readonly whole: string; readonly without: string }
  readonly neighbours: Readonly<Record<Question, string>>
  readonly neighbour: Readonly<Record<'salary' | 'net', (amount: string) => string>>
  readonly wrong: { readonly title: string; readonly help: string; readonly examples: string }
  readonly preview: Readonly<Record<Question, (about: string, place: string) => string>>
  readonly previewUnit: Readonly<Record<Question, (year: number) => string>>
}

/** The texts of the answer pages. */
export const pageWords: Readonly<Record<Language, PageWords>> = {
  en: {
    answer: {
      salary: (about, when) => [`A salary of ${about} gives take-home pay of`, when],
      net: (about) => [`To take home at least ${about} in every month, ask for`, 'before tax'],
      city: (about, when, place) => [
        `${place}: a base salary of ${about} gives take-home pay of`,
        when,
      ],
    },
    year: (year, net, tax, average) =>
      `In all of ${year}: take-home pay ${net}, income tax ${tax}. Average take-home pay a month: ${average}.`,
    rounded: (salary) => `A round figure to ask for: ${salary}.`,
    place: (coefficient, allowance, region) =>
      `${region}. District coefficient ${coefficient}, northern allowance up to ${allowance} %.`,
    service: 'The allowance grows with service; the answer has all of it.',
    reasons: 'Why',
    sources: 'By law',
    picture: 'Take-home pay by month',
    gross: 'Before tax',
    open: 'Compute with your own terms',
    table: { salary: 'Base salary', whole: 'Take-home pay', without: 'Without the allowance' },
    neighbours: { salary: 'Other salaries', net: 'Wanted take-home pay', city: 'Other towns' },
    neighbour: {
      salary: (amount) => `take-home pay from ${amount}`,
      net: (amount) => `to take home ${amount}`,
    },
    wrong: {
      title: 'There is no such page',
      help: 'Amounts are whole roubles in digits, without spaces; towns are named in English. The calculator takes any amount and any terms.',
      examples: 'For example',
    },
    preview: {
      salary: (about) => `A salary of ${about} in Russia`,
      net: (about) => `To take home ${about}, ask for`,
      city: (about, place) => `${place}: a base salary of ${about}`,
    },
    previewUnit: {
      salary: (year) => `take-home pay a month · ${year}`,
      net: (year) => `before tax, a month · ${year}`,
      city: (year) => `take-home pay a month · ${year}`,
    },
  },
  ru: {
    answer: {
      salary: (about, when) => [`С оклада ${about} на руки выходит`, when],
      net: (about) => [`Чтобы каждый месяц получать на руки не меньше ${about}, просите оклад`, ''],
      city: (about, when, place) => [`${place}: с оклада ${about} на руки выходит`, when],
    },
    year: (year, net, tax, average) =>
      `За ${year} год: на руки ${net}, НДФЛ ${tax}. В среднем на руки в месяц: ${average}.`,
    rounded: (salary) => `Проще просить ${salary}.`,
    place: (coefficient, allowance, region) =>
      `${region}. Районный коэффициент ${coefficient}, северная надбавка до ${allowance} %.`,
    service: 'Надбавка растёт со стажем; в ответе она полная.',
    reasons: 'Почему так',
    sources: 'По закону',
    picture: 'На руки по месяцам',
    gross: 'Начислено',
    open: 'Посчитать со своими условиями',
    table: { salary: 'Оклад', whole: 'На руки', without: 'Без надбавки' },
    neighbours: { salary: 'Другие оклады', net: 'Сколько просить', city: 'Другие города' },
    neighbour: {
      salary: (amount) => `на руки с ${amount}`,
      net: (amount) => `чтобы на руки было ${amount}`,
    },
    wrong: {
      title: 'Такой страницы нет',
      help: 'Сумма пишется целыми рублями, цифрами без пробелов, город — латиницей. Любую сумму и условия посчитает калькулятор.',
      examples: 'Например',
    },
    preview: {
      salary: (about) => `Оклад ${about}`,
      net: (about) => `Чтобы на руки было ${about}, просите`,
      city: (about, place) => `${place}: оклад ${about}`,
    },
    previewUnit: {
      salary: (year) => `на руки в месяц · ${year}`,
      net: (year) => `оклада в месяц · ${year}`,
      city: (year) => `на руки в месяц · ${year}`,
    },
  },
}
