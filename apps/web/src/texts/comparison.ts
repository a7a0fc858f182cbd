import { byLanguage } from './by-language.ts'

/** The texts of the comparison, which is loaded when there are several scenarios. */
// biome-ignore format: one text a line
export const comparisonTexts = byLanguage({
  cards: { en: 'The scenarios side by side, scrolls sideways', ru: 'Варианты рядом, прокручиваются вбок' },
  close: { en: 'Close the comparison', ru: 'Закрыть сравнение' },
  net: { en: 'Take-home pay in the first month', ru: 'На руки в первом месяце' },
  inYear: (amount: string) => ({ en: `${amount}, for the year`, ru: `${amount}, за год` }),
  unreachable: (largest: string) => ({ en: `At most ${largest} ₽ a month is possible`, ru: `Возможно не больше ${largest} ₽ в месяц` }),
  beyond: (sum: string) => ({ en: `NPD applies only up to 2.4\u00a0million\u00a0₽ a year: ${sum} are outside it, and their tax is not computed`, ru: `НПД — только до 2,4 млн ₽ в год: вне НПД ещё ${sum}, налог с этой суммы не рассчитан` }),
  facts: {
    TD: {
      vacation: { en: 'Vacation: 28 days, paid', ru: 'Отпуск: 28 дней, оплачивается' },
      sickPay: { en: 'Sick pay: yes', ru: 'Больничный: есть' },
      pension: { en: 'Pension: contributions are paid', ru: 'Пенсия: взносы платит работодатель' },
    },
    GPH: {
      vacation: { en: 'Vacation: not paid', ru: 'Отпуск: не оплачивается' },
      sickPay: { en: 'Sick pay: from the Social Fund, after enough contributions', ru: 'Больничный: от Социального фонда, если взносов достаточно' },
      pension: { en: 'Pension: contributions are paid', ru: 'Пенсия: взносы платит заказчик' },
    },
    SELF_EMPLOYED: {
      vacation: { en: 'Vacation: not paid', ru: 'Отпуск: не оплачивается' },
      sickPay: { en: 'Sick pay: none', ru: 'Больничный: нет' },
      pension: { en: 'Pension: no contributions', ru: 'Пенсия: взносов нет' },
    },
  },
})
