import { paymentTitles } from '@oklad/contract/fields'
import { byLanguage } from './by-language.ts'

/** The texts of the accountant's part, which is loaded when it is opened. */
// biome-ignore format: one text a line
export const accountantTexts = byLanguage({
  dueOn: { en: 'Date', ru: 'Срок' },
  deadline: { en: 'What is due', ru: 'Событие' },
  deadlines: {
    advance: { en: 'Advance', ru: 'Аванс' },
    final: { en: 'Final pay', ru: 'Окончательный расчёт' },
    taxNotice: { en: 'Income tax notice', ru: 'Уведомление об НДФЛ' },
    tax: { en: 'Income tax', ru: 'НДФЛ' },
    notice: { en: 'Contributions notice', ru: 'Уведомление о взносах' },
    report: { en: 'Contributions report', ru: 'РСВ за квартал' },
    contributions: { en: 'Contributions', ru: 'Взносы' },
    accidents: { en: 'Accident insurance', ru: 'Взносы на травматизм' },
  },
  payments: { en: 'All payments of the year by date', ru: 'Все выплаты года по датам' },
  byDate: { en: 'Income belongs to the day on which it is paid (Tax Code, article 223), so the tax by date may differ a little from that by month. If payday is a day off, the payment is made the day before.', ru: 'Доход относится ко дню выплаты (ст. 223 НК РФ), поэтому налог по датам может немного отличаться от таблицы по месяцам. Если день выплаты выходной, платят накануне.' },
  byDateOnly: { en: 'By dates of payment, not by months:', ru: 'По датам выплат, а не по месяцам:' },
  noPayments: { en: 'There are no payments with tax by date: before 2023 no tax was withheld from advances, and none is ever withheld from payments to the self-employed.', ru: 'Выплат с налогом по датам нет: до 2023 года налог с аванса не удерживали, а с выплат самозанятым НДФЛ не удерживают вообще.' },
  paymentsTable: { en: 'Payments by date, the table scrolls sideways', ru: 'Выплаты по датам, таблица прокручивается вбок' },
  remittancesTable: { en: 'Remittances of the tax, the table scrolls sideways', ru: 'Перечисление НДФЛ, таблица прокручивается вбок' },
  noticeTable: { en: 'Lines of the income tax notice, the table scrolls sideways', ru: 'Строки уведомления об НДФЛ, таблица прокручивается вбок' },
  ...paymentTitles,
  table: { en: 'Copy the table', ru: 'Скопировать таблицу' },
  tableCopied: { en: 'The table is copied', ru: 'Таблица скопирована' },
})
