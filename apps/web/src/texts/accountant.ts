import { byLanguage } from './by-language.ts'

/** The texts of the accountant's part, which is loaded when it is opened. */
export const accountantTexts = byLanguage({
  funds: ['Взносы по фондам', 'Contributions by fund'],
  fundsTable: [
    'Взносы по фондам и месяцам, таблица прокручивается вбок',
    'Contributions by fund and month, the table scrolls sideways',
  ],
  payments: ['Выплаты по датам', 'Payments by date'],
  byDate: [
    'Доход относится ко дню выплаты (ст. 223 НК РФ), поэтому налог по датам может немного отличаться от таблицы по месяцам. Выходной — выплата накануне.',
    'Income belongs to the day on which it is paid (Tax Code, article 223), so the tax by date may differ a little from that by month. Before a day off it is paid the day before.',
  ],
  noPayments: [
    'Выплат с налогом по датам нет: до 2023 года налог с аванса не удерживали, а с выплат самозанятым его не удерживает никто.',
    'There are no payments with tax by date: before 2023 no tax was withheld from advances, and none is ever withheld from payments to the self-employed.',
  ],
  paymentsTable: [
    'Выплаты по датам, таблица прокручивается вбок',
    'Payments by date, the table scrolls sideways',
  ],
  transfersTable: [
    'Перечисление НДФЛ, таблица прокручивается вбок',
    'Transfers of the tax, the table scrolls sideways',
  ],
  paidOn: ['Выплата', 'Paid on'],
  paidFor: ['За что', 'For'],
  kinds: {
    advance: (month: string) => [`${month}, аванс`, `${month}, advance`],
    final: (month: string) => [`${month}, расчёт`, `${month}, the rest`],
  },
  transferBy: ['Перечислить до', 'Transfer by'],
  withheld: ['Удержан', 'Withheld'],
})
