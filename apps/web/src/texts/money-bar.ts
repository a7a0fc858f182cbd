import { byLanguage } from './by-language.ts'

/** The texts of the bar of the cost, which is loaded after the first answer. */
// biome-ignore format: one text a line
export const moneyBarTexts = byLanguage({
  heading: (cost: string, amount: string, when: string) => ({ en: `${cost}: ${amount} ₽ ${when}`, ru: `${cost} ${amount} ₽ ${when}` }),
  period: { en: 'For which time', ru: 'За какое время' },
  periods: {
    month: { en: 'Month', ru: 'Месяц' },
    year: { en: 'Year', ru: 'Год' },
    hour: { en: 'Hour', ru: 'Час' },
  },
  inYear: (year: number) => ({ en: `in ${year}`, ru: `за ${year} год` }),
  anHour: (days: number) => ({ en: `an hour, with ${days} working days of 8 hours in the year`, ru: `в час; рабочих дней в году — ${days}, по 8 часов` }),
  accidents: (rate: string) => ({ en: `Including accident insurance of ${rate}%.`, ru: `Включая взносы на травматизм ${rate} %.` }),
  untaxed: { en: 'outside the regime, before tax', ru: 'вне НПД, до налога' },
  tariff: { en: 'Change the contributions', ru: 'Изменить тариф взносов' },
})
