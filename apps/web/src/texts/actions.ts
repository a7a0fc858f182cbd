import { byLanguage } from './by-language.ts'

/** The texts of the buttons under the answer, which are loaded after it. */
// biome-ignore format: one text a line
export const actionsTexts = byLanguage({
  heading: { en: 'Keep and share', ru: 'Сохранить и поделиться' },
  link: { en: 'Copy the link', ru: 'Скопировать ссылку' },
  linkCopied: { en: 'The link is copied', ru: 'Ссылка скопирована' },
  fileReady: { en: 'The file is in your downloads', ru: 'Файл сохранён в загрузках' },
  payslip: { en: 'Payslip for', ru: 'Листок за' },
  payslipMonth: { en: 'Month of the payslip', ru: 'Месяц расчётного листка' },
  failed: { en: 'That did not work. Please try again.', ru: 'Не получилось. Попробуйте ещё раз.' },
  contracts: { en: 'Compare contracts', ru: 'Сравнить договоры' },
  private: { en: 'The data is in the link itself, not on a server', ru: 'Данные — в самой ссылке, на сервер не уходят' },
})
