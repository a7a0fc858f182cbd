import { monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

/** The texts of a breakdown, which is loaded when it is opened. */
// biome-ignore format: one text a line
export const breakdownTexts = byLanguage({
  rounding: { en: 'Rounding', ru: 'Округление' },
  madeOf: { en: 'Parts', ru: 'Из чего сложилось' },
  numbers: { en: 'Numbers in the formula', ru: 'Числа в расчёте' },
  rows: { en: 'Sums of the same payments', ru: 'Суммы тех же выплат' },
  brackets: {
    part: { en: 'Part of the year-to-date income', ru: 'Часть дохода с начала года' },
    rate: { en: 'Rate', ru: 'Ставка' },
    amount: { en: 'Amount, ₽', ru: 'Сумма, ₽' },
    above: (above: string) => ({ en: `above ${above}`, ru: `свыше ${above}` }),
    upTo: (above: string, upTo: string) => ({ en: `${above} to ${upTo}`, ru: `от ${above} до ${upTo}` }),
  },
  close: { en: 'Close', ru: 'Закрыть' },
  back: { en: 'Back', ru: 'Назад' },
  soFar: (month: Month) => ({ en: `from the start of the year to ${monthName(month, 'en')}`, ru: `с начала года по ${monthName(month, 'ru')}` }),
  ofMonth: (month: Month, year: number) => ({ en: `${monthName(month, 'en')} ${year}`, ru: `${monthName(month, 'ru')} ${year}` }),
  source: { en: 'Source', ru: 'Основание' },
})
