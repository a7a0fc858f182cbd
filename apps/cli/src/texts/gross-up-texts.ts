import type { Language } from '@oklad/contract'

const en = {
  title: {
    annual: (net: string) =>
      `The smallest salary for a net pay of ${net} roubles a month, on average over the year`,
    first_month: (net: string) =>
      `The smallest salary for a net pay of ${net} roubles in the first month`,
    every_month: (net: string) =>
      `The smallest salaries for a net pay of ${net} roubles in every month`,
  },
  salary: 'Monthly salary (оклад)',
  reached: {
    annual: 'Net pay in the year',
    first_month: 'Net pay in the first month',
    every_month: 'Net pay in the year',
  },
  excess: 'Above what was wanted',
  note: 'Tax is withheld in whole roubles, so not every sum can be reached to the kopeck; a salary smaller by a kopeck or more gives less than the net pay wanted.',
}

const ru: typeof en = {
  title: {
    annual: (net) =>
      `Наименьший оклад, с которым за год выходит в среднем ${net} руб. на руки в месяц`,
    first_month: (net) => `Наименьший оклад, с которым в первом месяце выходит ${net} руб. на руки`,
    every_month: (net) =>
      `Наименьшие оклады, с которыми в каждом месяце выходит ${net} руб. на руки`,
  },
  salary: 'Оклад в месяц',
  reached: {
    annual: 'На руки за год',
    first_month: 'На руки в первом месяце',
    every_month: 'На руки за год',
  },
  excess: 'Сверх нужного',
  note: 'НДФЛ удерживается в полных рублях, поэтому не всякая сумма достижима до копейки; с окладом меньше хотя бы на копейку на руки выходит меньше нужного.',
}

/** The words of the report of `gross-up`. */
export const grossUpTexts: Readonly<Record<Language, typeof en>> = { en, ru }
