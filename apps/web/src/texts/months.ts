import { capitalised, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

/** The texts of the table of months, which is loaded after the first answer. */
// biome-ignore format: one text a line
export const monthsTexts = byLanguage({
  heading: (year: number) => ({ en: `${year} by month`, ru: `По месяцам ${year} года` }),
  month: { en: 'Month', ru: 'Месяц' },
  rate: { en: 'Rate', ru: 'Ставка' },
  part: (rate: string, base: string) => ({ en: `${rate} of ${base}`, ru: `${rate} от ${base}` }),
  total: { en: 'Total', ru: 'Итого' },
  /** Months in a row, or one. */
  run: (from: Month, to: Month, count: number) => ({ en: count === 1 ? capitalised(monthName(from, 'en')) : `${capitalised(monthName(from, 'en')).slice(0, 3)}\u00a0– ${monthName(to, 'en').slice(0, 3)} ×\u00a0${count}`, ru: count === 1 ? capitalised(monthName(from, 'ru')) : `${capitalised(monthName(from, 'ru')).slice(0, 3)}\u00a0— ${monthName(to, 'ru').slice(0, 3)} ×\u00a0${count}` }),
  whole: { en: 'In detail for an accountant', ru: 'Подробно для бухгалтера' },
  short: { en: 'In short', ru: 'Коротко' },
  soFar: (amount: string) => ({ en: `${amount}, year to date`, ru: `${amount} с начала года` }),
  crossing: (from: number, to: number) => ({ en: `${to}% instead of ${from}%`, ru: `${to} % вместо ${from} %` }),
  help: { en: 'Every figure opens its calculation with the article of the law.', ru: 'Нажмите на цифру — откроется расчёт со статьёй закона.' },
  scroll: { en: 'Table of the months, scrolls sideways', ru: 'Таблица по месяцам, прокручивается вбок' },
})
