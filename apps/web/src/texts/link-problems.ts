import { numericDate } from '@oklad/contract/fields'
import { byLanguage } from './by-language.ts'

/** The texts of the problems of a link, which are loaded where it has any. */
// biome-ignore format: one text a line
export const linkTexts = byLanguage({
  damagedLink: {
    text: (parts: readonly string[], isExample: boolean) => ({ en: `The link is damaged. Not understood: ${parts.map((part) => `“${part}”`).join(', ')}. ${isExample ? 'An example is shown.' : 'It is not counted: check the amount and the terms.'}`, ru: `Ссылка повреждена. Не разобрано: ${parts.map((part) => `«${part}»`).join(', ')}. ${isExample ? 'Показан пример.' : 'В расчёт не вошло: проверьте сумму и условия.'}` }),
    dismiss: { en: 'Got it', ru: 'Понятно' },
  },
  olderLaw: (then: string, now: string) => ({ en: `This link was made under the law as of ${then}. Figures have been added or checked since, last on ${now}: the result may differ.`, ru: `Ссылка сделана по показателям закона на ${numericDate(then, 'ru')}. С тех пор их дополняли или сверяли, последний раз ${numericDate(now, 'ru')}: результат может отличаться.` }),
  newerLaw: (then: string, now: string) => ({ en: `This link was made under the law as of ${then}, and this copy of the page has the law as of ${now}: the result may differ. Connect to the network and reload the page.`, ru: `Ссылка сделана по показателям закона на ${numericDate(then, 'ru')}, а в этой копии страницы они на ${numericDate(now, 'ru')}: результат может отличаться. Подключитесь к сети и обновите страницу.` }),
})
