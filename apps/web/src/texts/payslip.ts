import { capitalised, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

/** The texts of the payslip, which is loaded after the first answer. */
// biome-ignore format: one text a line
export const payslipTexts = byLanguage({
  heading: (month: Month, year: number) => ({ en: `Payslip: ${capitalised(monthName(month, 'en'))} ${year}`, ru: `Расчётный листок: ${monthName(month, 'ru')} ${year} года` }),
  ofMonth: { en: 'In the month, ₽', ru: 'За месяц, ₽' },
  soFar: { en: 'Year to date, ₽', ru: 'С начала года, ₽' },
  accrued: { en: 'Gross pay', ru: 'Всего начислено' },
  withheld: { en: 'Tax withheld', ru: 'Удержан налог' },
  rate: (rate: string) => ({ en: `, rate ${rate}`, ru: `, ставка ${rate}` }),
  toPay: { en: 'To be paid', ru: 'К выплате' },
  debtLeft: (debt: string) => ({ en: `${debt} ₽ still owed`, ru: `остаток долга ${debt} ₽` }),
  employer: { en: 'Employer’s contributions on top of the pay', ru: 'Взносы работодателя сверх зарплаты' },
  payments: { en: 'Payments', ru: 'Выплаты' },
  including: (part: string) => ({ en: `of which ${part}`, ru: `в том числе ${part}` }),
  fund: (days: string) => ({ en: `Paid directly by the Social Fund for ${days}, before tax`, ru: `Заплатит сам Социальный фонд за ${days}, до вычета НДФЛ` }),
  absences: { en: 'Absences', ru: 'Отсутствия' },
  byDate: { en: 'Tax on payments is computed by their dates, so together they may differ from the sum of the month.', ru: 'Налог с выплат считают по их датам, поэтому вместе они могут отличаться от суммы за месяц.' },
  terms: { en: 'Terms', ru: 'Условия' },
  fileName: (year: number) => ({ en: `salary-${year}`, ru: `зарплата-${year}` }),
  head: {
    legend: { en: 'On the payslip', ru: 'В расчётном листке' },
    employee: { en: 'Employee', ru: 'Сотрудник' },
    employer: { en: 'Employer', ru: 'Работодатель' },
    days: { en: 'Days worked', ru: 'Отработано дней' },
    hint: { en: 'Only for printing: it is neither kept nor sent', ru: 'Только для печати: не сохраняется и никуда не уходит' },
  },
  computed: (date: string) => ({ en: `Computed on ${date} by Oklad`, ru: `Рассчитано ${date} в Oklad` }),
})
