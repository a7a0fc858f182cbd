import { byLanguage } from './by-language.ts'

/** The texts of the salaries beside one that is sought. */
// biome-ignore format: one text a line
export const neighboursTexts = byLanguage({
  exactly: (salary: string) => ({ en: `exactly ${salary} ₽`, ru: `точно ${salary} ₽` }),
  label: {
    net: {
      every_month: { en: 'Salaries nearby, with the lowest take-home pay of a month', ru: 'Оклады рядом, под каждым — самый низкий месяц на руки' },
      annual: { en: 'Salaries nearby, with the average take-home pay', ru: 'Оклады рядом, под каждым — в среднем на руки' },
      first_month: { en: 'Salaries nearby, with the take-home pay of the first month', ru: 'Оклады рядом, под каждым — на руки в первом месяце' },
    },
    cost: {
      every_month: { en: 'Salaries nearby, with their cost', ru: 'Оклады рядом, под каждым — расходы' },
      annual: { en: 'Salaries nearby, with their average cost', ru: 'Оклады рядом, под каждым — расходы в среднем' },
      first_month: { en: 'Salaries nearby, with the cost of the first month', ru: 'Оклады рядом, под каждым — расходы первого месяца' },
    },
  },
})
