import { capitalised, type Language, monthName } from '@oklad/contract/fields'
import type { Month } from '@oklad/engine'

const ru = {
  heading: (month: Month, year: number) =>
    `Расчётный листок: ${monthName(month, 'ru')} ${year} года`,
  ofMonth: 'За месяц, ₽',
  soFar: 'С начала года, ₽',
  accrued: 'Всего начислено',
  withheld: 'Удержан налог, ставка',
  toPay: 'К выплате',
  employer: 'Взносы работодателя сверх зарплаты',
  payments: 'Выплаты',
  kinds: { advance: 'аванс', final: 'окончательный расчёт' },
  byDate:
    'Налог с них считается по дням выплаты, поэтому вместе они могут отличаться от суммы за месяц.',
  terms: 'Условия',
  computed: (date: string) => `Рассчитано ${date} в Oklad`,
  note: 'Предварительный расчёт по закону, не документ работодателя.',
}

type PayslipTexts = typeof ru

const en: PayslipTexts = {
  heading: (month, year) => `Payslip: ${capitalised(monthName(month, 'en'))} ${year}`,
  ofMonth: 'In the month, ₽',
  soFar: 'Year to date, ₽',
  accrued: 'Gross pay',
  withheld: 'Tax withheld, rate',
  toPay: 'To be paid',
  employer: 'Contributions of the employer beside the pay',
  payments: 'Payments',
  kinds: { advance: 'advance', final: 'the rest' },
  byDate:
    'Their tax is counted by the days of payment, so together they may differ from the sum of the month.',
  terms: 'Terms',
  computed: (date) => `Computed on ${date} by Oklad`,
  note: 'A calculation by the law in advance, not a document of the employer.',
}

/** The texts of the payslip, which is loaded after the first answer. */
export const payslipTexts: Readonly<Record<Language, PayslipTexts>> = { en, ru }
