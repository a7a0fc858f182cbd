import { byLanguage } from './by-language.ts'

/** The texts of the effect of a raise, which is loaded after the first answer. */
// biome-ignore format: one text a line
export const raiseTexts = byLanguage({
  heading: { en: 'After a raise', ru: 'Если прибавят' },
  /** In place of the sum, where the tax is not computed. */
  beyond: { en: 'NPD applies only up to 2.4\u00a0million\u00a0₽ a year', ru: 'НПД только до 2,4 млн ₽ в год' },
  sentence: (raise: string, net: string, tax: string, cost: string, { tax: taxName, payer }: { readonly tax: string; readonly payer: string }, year: number) => ({ en: `A raise of ${raise} ₽ a month in ${year}: ${net} ₽ take-home pay, ${tax} ₽ ${taxName.toLowerCase()}, ${cost} ₽ cost to the ${payer}.`, ru: `Прибавка ${raise} ₽ в месяц за ${year} год: ${net} ₽ на руки, ${tax} ₽ ${taxName}, ${cost} ₽ расходов ${payer}.` }),
})
