import { byLanguage } from './by-language.ts'

/** The texts of a breakdown, which is loaded when it is opened. */
// biome-ignore format: one text a line
export const breakdownTexts = byLanguage({
  rounding: { en: 'Rounding', ru: 'Округление' },
  madeOf: { en: 'Parts', ru: 'Из чего сложилось' },
  numbers: { en: 'Numbers in the formula', ru: 'Числа в расчёте' },
  rows: { en: 'Sums of the same payments', ru: 'Суммы тех же выплат' },
  brackets: {
    part: { en: 'Part of the income of the year', ru: 'Часть дохода с начала года' },
    rate: { en: 'Rate', ru: 'Ставка' },
    amount: { en: 'Amount, ₽', ru: 'Сумма, ₽' },
    above: (above: string) => ({ en: `above ${above}`, ru: `свыше ${above}` }),
    upTo: (above: string, upTo: string) => ({ en: `${above} to ${upTo}`, ru: `от ${above} до ${upTo}` }),
  },
  source: { en: 'Source', ru: 'Основание' },
})
