import { byLanguage } from './by-language.ts'

/** The texts of several scenarios, which are loaded after the first answer. */
// biome-ignore format: one text a line
export const scenarioTexts = byLanguage({
  heading: { en: 'Compare', ru: 'Сравнить' },
  scenario: (number: number) => ({ en: `Scenario ${number}`, ru: `Вариант ${number}` }),
  named: (number: number, difference: string) => ({ en: `Scenario ${number}: ${difference}`, ru: `Вариант ${number}: ${difference}` }),
  add: { en: 'Add a scenario', ru: 'Добавить вариант' },
  remove: (number: number) => ({ en: `Remove scenario ${number}`, ru: `Убрать вариант ${number}` }),
  before: { en: 'Before', ru: 'Было' },
  after: { en: 'After', ru: 'Стало' },
  recalculate: { en: 'What changed retroactively?', ru: 'Что изменилось задним числом?' },
  equal: { en: 'Compare at the same:', ru: 'Сравнить при равной сумме:' },
})
