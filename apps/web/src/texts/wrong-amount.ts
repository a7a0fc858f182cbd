import { byLanguage } from './by-language.ts'

/** Why a text is no amount. */
// biome-ignore format: one text a line
export const wrongAmountTexts = byLanguage({
  negative: { en: 'An amount is not below zero.', ru: 'Сумма не бывает меньше нуля.' },
  range: { en: 'This is a range. Which amount to compute?', ru: 'Похоже на диапазон. Какую сумму посчитать?' },
  shorter: { en: 'The amount is for a month or a year, not for a day or an hour.', ru: 'Сумма нужна за месяц или за год, а не за день или час.' },
  currency: { en: 'The amount is in roubles: convert the currency first.', ru: 'Сумма нужна в рублях: сначала пересчитайте валюту.' },
  extra: { en: 'Type one amount without other words and signs. Compute this one?', ru: 'Нужна одна сумма без лишних слов и знаков. Посчитать эту?' },
  decimals: { en: 'Roubles have at most two decimals: 150,000 or 150,000.50', ru: 'У рублей не больше двух знаков после запятой: 150\u00a0000 или 150\u00a0000,50' },
  period: { en: 'This field is one amount: leave out the month or the year.', ru: 'Здесь одна сумма: уберите «в месяц» или «в год».' },
})
