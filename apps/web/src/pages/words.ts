import type { Language } from '@oklad/contract/fields'
import type { Question } from './subject.ts'

/** A sentence around its amount, which the page writes large. */
type Answer = readonly [before: string, after: string]

const ru = {
  /** @param about the amount that is known @param when the month that the answer is for */
  answer: {
    salary: (about: string, when: string): Answer => [`С оклада ${about} на руки выходит`, when],
    net: (about: string): Answer => [
      `Чтобы каждый месяц получать на руки не меньше ${about}, просите оклад`,
      '',
    ],
    city: (about: string, when: string, place: string): Answer => [
      `${place}: с оклада ${about} на руки выходит`,
      when,
    ],
  } satisfies Record<Question, unknown>,
  year: (year: number, net: string, tax: string, average: string) =>
    `За ${year} год: на руки ${net}, НДФЛ ${tax}. В среднем на руки в месяц: ${average}.`,
  rounded: (salary: string) => `Проще просить ${salary}.`,
  place: (coefficient: string, allowance: number, region: string) =>
    `${region}. Районный коэффициент ${coefficient}, северная надбавка до ${allowance} %.`,
  service: 'Надбавка растёт со стажем; в ответе она полная.',
  reasons: 'Почему так',
  sources: 'По закону',
  picture: 'На руки по месяцам',
  open: 'Посчитать со своими условиями',
  table: { salary: 'Оклад', whole: 'На руки', without: 'Без надбавки' },
  neighbours: { salary: 'Другие оклады', net: 'Сколько просить', city: 'Другие города' },
  neighbour: {
    salary: (amount: string) => `на руки с ${amount}`,
    net: (amount: string) => `чтобы на руки было ${amount}`,
  },
  wrong: {
    title: 'Такой страницы нет',
    help: 'Сумма пишется целыми рублями, цифрами без пробелов, город — латиницей. Любую сумму и условия посчитает калькулятор.',
    examples: 'Например',
  },
  preview: {
    salary: (about: string) => `Оклад ${about}, на руки`,
    net: (about: string) => `Чтобы на руки было ${about}, просите оклад`,
    city: (about: string, place: string) => `${place}: оклад ${about}, на руки`,
  },
}

const en: typeof ru = {
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
    salary: (about) => `A Russian salary of ${about}: take-home pay`,
    net: (about) => `To take home ${about}, ask for`,
    city: (about, place) => `${place}: base salary ${about}, take-home pay`,
  },
}

/** The texts of the answer pages. */
export const pageWords: Readonly<Record<Language, typeof ru>> = { en, ru }
