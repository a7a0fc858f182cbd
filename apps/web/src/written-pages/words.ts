import { byLanguage } from '../texts/by-language.ts'

/** The texts of the answer pages. */
// biome-ignore format: one text a line
export const pageWords = byLanguage({
  /** The answer before its amount, which the page writes large. @param about the amount that is known */
  answer: {
    salary: (about: string) => ({ en: `A salary of ${about} gives take-home pay of`, ru: `С оклада ${about} на руки выходит` }),
    net: (about: string) => ({ en: `To take home at least ${about} in every month, ask for`, ru: `Чтобы каждый месяц получать на руки не меньше ${about}, просите оклад` }),
    city: (about: string, place: string) => ({ en: `${place}: a base salary of ${about} gives take-home pay of`, ru: `${place}: с оклада ${about} на руки выходит` }),
    vacation: (about: string) => ({ en: `With a salary of ${about}, vacation pay for 14 days after tax is`, ru: `С окладом ${about} за 14 дней отпуска на руки выходит` }),
    sick: (about: string) => ({ en: `With a salary of ${about}, sick pay for ten days after tax is`, ru: `С окладом ${about} за 10 дней больничного на руки выходит` }),
  },
  /** The end of the answer to `net`. */
  afterSalary: { en: 'before tax', ru: '' },
  year: (year: number, net: string, tax: string, average: string) => ({ en: `In all of ${year}: take-home pay ${net}, income tax ${tax}. Average take-home pay a month: ${average}.`, ru: `За ${year} год: на руки ${net}, НДФЛ ${tax}. В среднем на руки в месяц: ${average}.` }),
  exactly: (salary: string) => ({ en: `Exactly, ${salary} is enough.`, ru: `Точно хватит ${salary}.` }),
  place: (coefficient: string, allowance: number, region: string) => ({ en: `${region}. District coefficient ${coefficient}, ${allowance > 0 ? `northern allowance up to ${allowance}%` : 'no northern allowance'}.`, ru: `${region}. Районный коэффициент ${coefficient}, ${allowance > 0 ? `северная надбавка до ${allowance} %` : 'северной надбавки нет'}.` }),
  service: { en: 'The allowance grows with service: the answer is from none to the full one.', ru: 'Надбавка растёт со стажем: в ответе — от нулевой до полной.' },
  reasons: { en: 'Why', ru: 'Почему так' },
  sources: { en: 'By law', ru: 'По закону' },
  picture: { en: 'Take-home pay by month', ru: 'На руки по месяцам' },
  open: { en: 'Compute with your own terms', ru: 'Посчитать со своими условиями' },
  table: {
    salary: { en: 'Base salary', ru: 'Оклад' },
    whole: { en: 'Take-home pay', ru: 'На руки' },
    without: { en: 'Without the allowance', ru: 'Без надбавки' },
  },
  neighbours: {
    salary: { en: 'Other salaries', ru: 'Другие оклады' },
    net: { en: 'Wanted take-home pay', ru: 'Сколько просить' },
    city: { en: 'Other towns', ru: 'Другие города' },
    vacation: { en: 'Vacation pay', ru: 'Отпускные' },
    sick: { en: 'Sick pay', ru: 'Больничный' },
  },
  neighbour: {
    salary: (amount: string) => ({ en: `take-home pay from ${amount}`, ru: `на руки с ${amount}` }),
    vacation: (amount: string) => ({ en: `with ${amount} a month`, ru: `с окладом ${amount}` }),
    sick: (amount: string) => ({ en: `with ${amount} a month`, ru: `с окладом ${amount}` }),
    net: (amount: string) => ({ en: `to take home ${amount}`, ru: `чтобы на руки было ${amount}` }),
  },
  wrong: {
    title: { en: 'There is no such page', ru: 'Такой страницы нет' },
    help: { en: 'An amount in the address is in whole roubles without spaces, a town in Latin letters. The calculator takes any amount and any terms.', ru: 'В адресе сумма — целые рубли без пробелов, город — латиницей. Любую сумму и любые условия посчитает калькулятор.' },
    examples: { en: 'For example', ru: 'Например' },
  },
})
