import { capitalised, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'
import { byLanguage } from './by-language.ts'

/** The texts of the payslip, which is loaded after the first answer. */
export const payslipTexts = byLanguage({
  heading: (month: Month, year: number) => [
    `Расчётный листок: ${monthName(month, 'ru')} ${year} года`,
    `Payslip: ${capitalised(monthName(month, 'en'))} ${year}`,
  ],
  ofMonth: ['За месяц, ₽', 'In the month, ₽'],
  soFar: ['С начала года, ₽', 'Year to date, ₽'],
  accrued: ['Всего начислено', 'Gross pay'],
  withheld: ['Удержан налог, ставка', 'Tax withheld, rate'],
  toPay: ['К выплате', 'To be paid'],
  employer: ['Взносы работодателя сверх зарплаты', 'Contributions of the employer beside the pay'],
  payments: ['Выплаты', 'Payments'],
  kinds: { advance: ['аванс', 'advance'], final: ['окончательный расчёт', 'the rest'] },
  byDate: [
    'Налог с них считается по дням выплаты, поэтому вместе они могут отличаться от суммы за месяц.',
    'Their tax is counted by the days of payment, so together they may differ from the sum of the month.',
  ],
  terms: ['Условия', 'Terms'],
  computed: (date: string) => [`Рассчитано ${date} в Oklad`, `Computed on ${date} by Oklad`],
  note: [
    'Предварительный расчёт по закону, не документ работодателя.',
    'A calculation by the law in advance, not a document of the employer.',
  ],
})
