import type { Language } from '@oklad/contract/fields'

const ru = {
  funds: 'Взносы по фондам',
  fundsTable: 'Взносы по фондам и месяцам, таблица прокручивается вбок',
  payments: 'Выплаты по датам',
  byDate:
    'Доход относится ко дню выплаты (ст. 223 НК РФ), поэтому налог по датам может немного отличаться от таблицы по месяцам. Выходной — выплата накануне.',
  noPayments:
    'Выплат с налогом по датам нет: до 2023 года налог с аванса не удерживали, а с выплат самозанятым его не удерживает никто.',
  paymentsTable: 'Выплаты по датам, таблица прокручивается вбок',
  transfersTable: 'Перечисление НДФЛ, таблица прокручивается вбок',
  paidOn: 'Выплата',
  paidFor: 'За что',
  kinds: {
    advance: (month: string) => `${month}, аванс`,
    final: (month: string) => `${month}, расчёт`,
  },
  transferBy: 'Перечислить до',
  withheld: 'Удержан',
}

type AccountantTexts = typeof ru

const en: AccountantTexts = {
  funds: 'Contributions by fund',
  fundsTable: 'Contributions by fund and month, the table scrolls sideways',
  payments: 'Payments by date',
  byDate:
    'Income belongs to the day on which it is paid (Tax Code, article 223), so the tax by date may differ a little from that by month. Before a day off it is paid the day before.',
  noPayments:
    'There are no payments with tax by date: before 2023 no tax was withheld from advances, and none is ever withheld from payments to the self-employed.',
  paymentsTable: 'Payments by date, the table scrolls sideways',
  transfersTable: 'Transfers of the tax, the table scrolls sideways',
  paidOn: 'Paid on',
  paidFor: 'For',
  kinds: {
    advance: (month) => `${month}, advance`,
    final: (month) => `${month}, the rest`,
  },
  transferBy: 'Transfer by',
  withheld: 'Withheld',
}

/** The texts of the accountant's part, which is loaded when it is opened. */
export const accountantTexts: Readonly<Record<Language, AccountantTexts>> = { en, ru }
