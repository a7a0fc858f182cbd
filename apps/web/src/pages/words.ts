import { byLanguage } from '../texts/by-language.ts'

/** The texts of the answer pages. */
export const pageWords = byLanguage({
  /** The answer before its amount, which the page writes large. @param about the amount that is known */
  answer: {
    salary: (about: string) => [
      `С оклада ${about} на руки выходит`,
      `A salary of ${about} gives take-home pay of`,
    ],
    net: (about: string) => [
      `Чтобы каждый месяц получать на руки не меньше ${about}, просите оклад`,
      `To take home at least ${about} in every month, ask for`,
    ],
    city: (about: string, place: string) => [
      `${place}: с оклада ${about} на руки выходит`,
      `${place}: a base salary of ${about} gives take-home pay of`,
    ],
  },
  /** The end of the answer to `net`. */
  afterSalary: ['', 'before tax'],
  year: (year: number, net: string, tax: string, average: string) => [
    `За ${year} год: на руки ${net}, НДФЛ ${tax}. В среднем на руки в месяц: ${average}.`,
    `In all of ${year}: take-home pay ${net}, income tax ${tax}. Average take-home pay a month: ${average}.`,
  ],
  rounded: (salary: string) => [
    `Проще просить ${salary}.`,
    `A round figure to ask for: ${salary}.`,
  ],
  place: (coefficient: string, allowance: number, region: string) => [
    `${region}. Районный коэффициент ${coefficient}, северная надбавка до ${allowance} %.`,
    `${region}. District coefficient ${coefficient}, northern allowance up to ${allowance} %.`,
  ],
  service: [
    'Надбавка растёт со стажем; в ответе она полная.',
    'The allowance grows with service; the answer has all of it.',
  ],
  reasons: ['Почему так', 'Why'],
  sources: ['По закону', 'By law'],
  picture: ['На руки по месяцам', 'Take-home pay by month'],
  open: ['Посчитать со своими условиями', 'Compute with your own terms'],
  table: {
    salary: ['Оклад', 'Base salary'],
    whole: ['На руки', 'Take-home pay'],
    without: ['Без надбавки', 'Without the allowance'],
  },
  neighbours: {
    salary: ['Другие оклады', 'Other salaries'],
    net: ['Сколько просить', 'Wanted take-home pay'],
    city: ['Другие города', 'Other towns'],
  },
  neighbour: {
    salary: (amount: string) => [`на руки с ${amount}`, `take-home pay from ${amount}`],
    net: (amount: string) => [`чтобы на руки было ${amount}`, `to take home ${amount}`],
  },
  wrong: {
    title: ['Такой страницы нет', 'There is no such page'],
    help: [
      'Сумма пишется целыми рублями, цифрами без пробелов, город — латиницей. Любую сумму и условия посчитает калькулятор.',
      'Amounts are whole roubles in digits, without spaces; towns are named in English. The calculator takes any amount and any terms.',
    ],
    examples: ['Например', 'For example'],
  },
  preview: {
    salary: (about: string) => [
      `Оклад ${about}, на руки`,
      `A Russian salary of ${about}: take-home pay`,
    ],
    net: (about: string) => [
      `Чтобы на руки было ${about}, просите оклад`,
      `To take home ${about}, ask for`,
    ],
    city: (about: string, place: string) => [
      `${place}: оклад ${about}, на руки`,
      `${place}: base salary ${about}, take-home pay`,
    ],
  },
})
