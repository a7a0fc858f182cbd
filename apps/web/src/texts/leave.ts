import { illnessCauses } from '@oklad/contract/fields'
import { byLanguage } from './by-language.ts'

/** Who pays for a sick leave. */
interface Payers {
  readonly employer: boolean
  readonly fund: boolean
}

/** The texts of vacation pay and sick pay, which are loaded when one of them is opened. */
// biome-ignore format: one text a line
export const leaveTexts = byLanguage({
  heading: {
    vacation: { en: 'Vacation pay', ru: 'Отпускные' },
    sick: { en: 'Sick pay', ru: 'Больничный' },
  },
  salary: { en: 'Salary a month, before income tax', ru: 'Оклад в месяц, до вычета НДФЛ' },
  raised: { en: 'Was the salary raised this year?', ru: 'Оклад в этом году повысили?' },
  to: { en: 'Last day', ru: 'Последний день' },
  net: {
    vacation: { en: 'Vacation pay after tax', ru: 'Отпускные на руки' },
    sick: { en: 'Sick pay after tax', ru: 'Больничный на руки' },
  },
  sum: {
    vacation: (pay: string, first: string, last: string, _payers: Payers) => ({ en: `Vacation from ${first} to ${last}: ${pay} before tax. Public holidays are unpaid and extend the vacation.`, ru: `Отпуск с ${first} по ${last}: начислено ${pay}. Праздники не оплачиваются и продлевают отпуск.` }),
    sick: (pay: string, first: string, last: string, { employer, fund }: Payers) => ({ en: `Sick leave from ${first} to ${last}: ${pay} before tax. ${fund && employer ? 'The employer pays the first three days, the Social Fund the rest' : fund ? 'The Social Fund pays all of it' : 'The employer pays all of it'}.`, ru: `Больничный с ${first} по ${last}: начислено ${pay}. ${fund && employer ? 'Первые три дня платит работодатель, остальные — Социальный фонд' : fund ? 'Все дни оплачивает Социальный фонд' : 'Все дни оплачивает работодатель'}.` }),
  },
  change: (change: string, isLess: boolean) => ({ en: `Over the year you take home ${change} ${isLess ? 'less' : 'more'} than if you had worked these days.`, ru: `За год на руки на ${change} ${isLess ? 'меньше' : 'больше'}, чем если бы вы эти дни работали.` }),
  terms: { en: 'Town and terms', ru: 'Город и условия' },
  noTerms: { en: 'not given', ru: 'не указаны' },
  moreTerms: { en: 'All terms', ru: 'Все условия' },
  who: { en: 'Who is ill', ru: 'Кто болеет' },
  causes: illnessCauses,
  calendar: {
    heading: { en: 'When to take it', ru: 'Когда выгоднее взять' },
    key: { en: 'What a vacation of this length brings if it begins on this day, compared with work on these days', ru: 'Сколько даёт отпуск такой же длины с этого дня по сравнению с работой в эти дни' },
    days: { en: 'Begin the vacation', ru: 'Начать отпуск' },
    levels: {
      3: { en: 'best', ru: 'выгоднее всего' },
      2: { en: 'a gain', ru: 'выгодно' },
      0: { en: 'the same', ru: 'почти всё равно' },
      [-2]: { en: 'a loss', ru: 'теряете' },
    },
    dayOff: { en: 'a day off', ru: 'выходной' },
    dates: (first: string, last: string) => ({ en: `${first} to ${last}`, ru: `с ${first} по ${last}` }),
    workingDays: (days: number) => ({ en: `${days} working ${days === 1 ? 'day' : 'days'}`, ru: `рабочих дней: ${days}` }),
    list: { en: 'The best day of each month, as a list', ru: 'Лучший день каждого месяца списком' },
  },
  full: (allowance: number) => ({ en: `Northern service is not stated: these figures have the full allowance of ${allowance}%.`, ru: `Северный стаж не указан: здесь расчёт с полной надбавкой ${allowance} %.` }),
  nextYear: { en: 'Salary for the days that fall in the next year belongs to that year.', ru: 'Зарплата за дни, которые приходятся на следующий год, относится к нему.' },
  none: (most: string) => ({ en: `These days cannot be computed. They need an employment contract and a year from 2023 on. They must fall in paid months, must not overlap another absence, the last day must not be before the first, and the pay must be at most ${most}.`, ru: `Эти дни посчитать нельзя. Нужны трудовой договор и год не раньше 2023-го. Дни должны попадать в оплаченные месяцы и не пересекаться с другим отпуском или больничным, последний день — не раньше первого, а выплата — не больше ${most}.` }),
  elsewhere: (what: string, pay: string, day: string) => ({ en: `${what} for these days: ${pay} before tax, paid ${day ? `on ${day}` : 'in the next year'}.`, ru: `${what} за эти дни: ${pay} до вычета НДФЛ, выплата ${day || 'в следующем году'}.` }),
  when: { en: 'When', ru: 'Когда' },
  payments: { en: 'Payments', ru: 'Выплаты' },
  what: { en: 'What', ru: 'Что' },
  kinds: {
    advance: (month: string) => ({ en: `Advance for ${month}`, ru: `Аванс за ${month}` }),
    final: (month: string) => ({ en: `Final pay for ${month}`, ru: `Зарплата за ${month}` }),
    vacation_pay: () => ({ en: 'Vacation pay', ru: 'Отпускные' }),
    sick_pay: () => ({ en: 'Sick pay of the employer', ru: 'Больничный от работодателя' }),
    fund: () => ({ en: 'Sick pay of the Social Fund', ru: 'Больничный от Социального фонда' }),
  },
  after: { en: 'within 10 working days', ru: 'в течение 10 рабочих дней' },
})
